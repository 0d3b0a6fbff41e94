//! Games written down move by move.

use super::*;
use crate::detect::Format;

fn scribe(fen: &str) -> Scribe {
    let setup = xiangqi::fen::parse(fen).unwrap().setup;
    Scribe::new(Record::new(Format::Pgn, setup), Ranks::FromZero, 1000, &Limits::default())
}

fn codes(record: &Record) -> Vec<&'static str> {
    record.warnings.iter().map(|warning| warning.kind.code()).collect()
}

#[test]
fn variations_come_back_to_the_line_they_left() {
    let mut s = scribe("startpos");
    s.play("炮二平五");
    s.play("马8进7");
    assert!(s.open());
    s.comment("b");
    s.play("炮8平5");
    s.play("马二进三");
    assert!(s.open());
    s.play("马八进七");
    s.close();
    s.close();
    s.play("马二进三");
    s.nag(1);
    let record = s.finish();
    let lines: Vec<String> = record
        .tree
        .preorder()
        .skip(1)
        .map(|(id, depth)| format!("{depth}{}", record.tree.node(id).m.unwrap()))
        .collect();
    assert_eq!(lines, ["1h2e2", "2h9g7", "3h0g2", "2h7e7", "3h0g2", "3b0c2"]);
    assert_eq!(record.tree.comment_count(), 1);
    assert!(record.warnings.is_empty());
}

#[test]
fn an_illegal_move_is_kept_as_text_and_a_variation_may_follow() {
    let mut s = scribe("startpos");
    s.play("炮二平五");
    s.play("马8进9进");
    s.play("马二进三");
    assert!(s.open());
    s.play("马8进7");
    s.close();
    let record = s.finish();
    assert_eq!(record.tree.move_count(), 2);
    let kept: Vec<_> =
        record.tree.preorder().filter_map(|(id, _)| record.tree.node(id).text.clone()).collect();
    assert_eq!(kept, ["马8进9进 马二进三"]);
    assert_eq!(codes(&record), ["unread-move"]);
}

#[test]
fn brackets_without_moves_are_remarks() {
    let mut s = scribe("startpos");
    assert!(!s.open());
    s.play("炮二平五");
    assert!(s.open());
    s.stray("红先");
    s.close();
    let record = s.finish();
    let first = record.tree.main_line().next().unwrap();
    assert_eq!(&*record.tree.node(first).comment, "红先");
}

#[test]
fn the_first_move_or_dots_turn_the_side() {
    let mut s = scribe("4k4/9/9/9/9/9/9/9/9/4R1K2 w");
    s.play("将5平4");
    assert_eq!(
        s.finish().setup.turn,
        Color::Red,
        "the king is attacked: no move of Black is legal with Red to move"
    );
    let mut s = scribe("startpos");
    s.dots();
    s.play("马8进7");
    let record = s.finish();
    assert_eq!(record.setup.turn, Color::Black);
    assert_eq!(codes(&record), ["side-turned"]);
}

#[test]
fn coordinates_go_on_where_no_position_is_known() {
    let mut s = scribe("9/9/4n4/9/9/9/9/9/9/7CR w");
    assert!(s.play("I0-I5"));
    assert!(s.play("i5h5"));
    let record = s.finish();
    assert_eq!(record.tree.move_count(), 2);
    assert_eq!(record.tree.leaf_count(), 1);
}
