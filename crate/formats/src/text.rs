//! Plain moves, with or without a few lines before them that say what they are.

use xiangqi::Setup;

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::pgn::{read_moves, set_fen};
use crate::reading::Reading;
use crate::record::Record;
use crate::tree::NodeId;

mod lines;

use lines::Kind;

/// Labels of the lines before the moves, and the tags they fill.
const LABELS: [(&str, &str); 24] = [
    ("标题", "Title"),
    ("標題", "Title"),
    ("棋局", "Title"),
    ("对局", "Title"),
    ("赛事", "Event"),
    ("賽事", "Event"),
    ("比赛", "Event"),
    ("比赛名称", "Event"),
    ("日期", "Date"),
    ("时间", "Date"),
    ("比赛日期", "Date"),
    ("地点", "Site"),
    ("地點", "Site"),
    ("轮次", "Round"),
    ("红方", "Red"),
    ("紅方", "Red"),
    ("红", "Red"),
    ("黑方", "Black"),
    ("黑", "Black"),
    ("开局", "Opening"),
    ("布局", "Opening"),
    ("注释", "Annotator"),
    ("评注", "Annotator"),
    ("作者", "Author"),
];

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let beginnings = lines::beginnings(text);
    for (index, &at) in beginnings.iter().enumerate() {
        let end = beginnings.get(index + 1).copied().unwrap_or(text.len());
        if reading.is_stopped() || !read_games(&text[..end], at, reading) {
            break;
        }
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::UnknownFormat, 0));
    }
    Ok(())
}

/// Reads the games from an offset to the end; false when there is none and none came before.
fn read_games(text: &str, mut at: usize, reading: &mut Reading) -> bool {
    while !reading.is_stopped() && at < text.len() {
        let mut record = Record::new(Format::Text, Setup::start());
        let moves_at = read_head(text, at, &mut record);
        let game = read_moves(text, moves_at, &record, reading);
        let is_game = game.record.tree.move_count() > 0 || record.setup != Setup::start();
        if !is_game && reading.games == 0 {
            return false;
        }
        if game.end <= at {
            break;
        }
        at = game.end;
        if is_game {
            reading.give_text(game.record, at);
        }
    }
    true
}

/// Reads the lines before the first move; gives where the moves begin.
fn read_head(text: &str, from: usize, record: &mut Record) -> usize {
    let mut at = from;
    let mut titled = false;
    for line in text[from..].split_inclusive('\n') {
        if !read_head_line(line, &mut titled, record) {
            break;
        }
        at += line.len();
    }
    at
}

/// Takes a line before the moves; false when it holds moves.
fn read_head_line(line: &str, titled: &mut bool, record: &mut Record) -> bool {
    match lines::kind(line) {
        Kind::Blank => {}
        Kind::Moves => return false,
        Kind::Position(parts) => {
            set_fen(record, parts.fen);
            let title = if parts.before.eq_ignore_ascii_case("fen") { parts.after } else { parts.before };
            record.tags.set("Title", title);
            *titled |= !title.is_empty();
        }
        Kind::Label(label, value) => {
            if let Some((_, tag)) = LABELS.iter().find(|(name, _)| *name == label) {
                record.tags.set(tag, value);
            } else {
                record.take_result(value);
            }
        }
        Kind::Prose(line) if *titled => record.tree.add_comment(NodeId::ROOT, line),
        Kind::Prose(line) => {
            *titled = true;
            record.tags.set("Title", line);
        }
    }
    true
}

fn is_label(text: &str) -> bool {
    matches!(text, "结果" | "結果" | "棋局结果" | "对局结果") || LABELS.iter().any(|(name, _)| *name == text)
}

#[cfg(test)]
mod tests {
    use crate::{Import, Options, WarningKind, read};

    const ONE: &str = "3k5/9/9/R8/1R7/9/9/9/9/5K3 w";
    const TWO: &str = "3k5/9/9/9/R8/1R7/9/9/9/5K3 w";

    fn titles(text: &str) -> Vec<(String, usize)> {
        let Import { records, .. } = read(text.as_bytes(), &Options::default()).unwrap();
        records.iter().map(|record| (record.title().to_owned(), record.tree.move_count())).collect()
    }

    #[test]
    fn a_position_begins_a_game_with_the_line_before_it_as_its_title() {
        let bare = format!("第1题 红先胜\n{ONE}\n第2题 红先胜\n{TWO}\n");
        assert_eq!(titles(&bare), [("第1题 红先胜".into(), 0), ("第2题 红先胜".into(), 0)]);
        let solved = format!("第1题\n{ONE}\n1.车八平六 将4平5\n\n第2题\n{TWO}\n1.车九平六\n");
        assert_eq!(titles(&solved), [("第1题".into(), 2), ("第2题".into(), 1)]);
    }

    #[test]
    fn labels_behind_moves_begin_a_game() {
        let text =
            "红方：甲\n黑方：乙\n1. 炮二平五 马8进7\n结果：红胜\n\n红方：丙\n黑方：丁\n1. 兵七进一 卒7进1\n";
        let records = read(text.as_bytes(), &Options::default()).unwrap().records;
        let reds: Vec<_> = records.iter().map(|record| record.tags.get("Red")).collect();
        assert_eq!(reds, [Some("甲"), Some("丙")]);
        let same = "红方：甲\n1. 炮二平五 马8进7\n注释：稳健\n2. 马二进三 车9平8\n";
        assert_eq!(titles(same), [(String::new(), 4)]);
    }

    #[test]
    fn headings_and_first_moves_begin_a_game() {
        let moves = "炮二平五 马8进7\n马二进三 车9平8\n";
        let [first, second] = ["第一局 甲胜乙", "第2局"].map(|title| (title.to_owned(), 4));
        for between in ["", "\n"] {
            assert_eq!(
                titles(&format!("第一局 甲胜乙\n{moves}{between}第2局\n{moves}")),
                [first.clone(), second.clone()]
            );
        }
        let numbered = "1. 炮二平五 马8进7\n";
        assert_eq!(titles(&format!("甲\n{numbered}\n乙\n\n{numbered}")).len(), 2);
        // Of one position every line is a line of it.
        assert_eq!(titles(&format!("{ONE}\n1.车八平六 将4平5\n又\n1.车八平六\n")).len(), 1);
    }

    #[test]
    fn moves_may_be_a_sentence() {
        assert_eq!(titles("1.炮二平五；马8进7；2.马二进三，车9平8。"), [(String::new(), 4)]);
        let import = read("1.炮二平五；马8进7；2.马二进三；".as_bytes(), &Options::default()).unwrap();
        assert!(import.records[0].warnings.is_empty(), "{:?}", import.records[0].warnings);
    }

    #[test]
    fn lines_of_a_list_without_a_position_are_titles_or_told() {
        let text = format!("id,fen\n红先胜\n{ONE}\n{ONE}\n-----\n闲话\n又一句\n{TWO}\n{TWO}\n{ONE}\n{TWO}\n");
        let import = read(text.as_bytes(), &Options::default()).unwrap();
        let titles: Vec<&str> = import.records.iter().map(crate::Record::title).collect();
        assert_eq!(titles, ["红先胜", "", "又一句", "", "", ""]);
        let told: Vec<_> = import.summary.warnings.iter().map(|w| (w.kind, w.at.number())).collect();
        assert_eq!(told, [(WarningKind::PassedOver, 6)]);
    }
}
