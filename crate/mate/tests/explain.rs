//! Explanations of random final positions and of proofs, checked by `support/witness.rs`, and of made positions that show each code.

#[path = "support/random.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod random;
#[path = "support/told.rs"]
mod told;
#[path = "support/witness.rs"]
mod witness;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use mate::explain::{Cover, Deed, Defence, End, Explanation, deeds};
use mate::{Answer, Goal, Limits, Mate, Solver};
use random::{Random, mirror, swap};
use told::{ENDS, LINES};
use witness::{check_deed, check_end};
use xiangqi::{Color, Move, Position};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a good FEN")
}

/// How often each code occurs.
type Codes = BTreeMap<&'static str, usize>;

/// Counts every code of an explanation.
fn count(end: &End, codes: &mut Codes) {
    let mut add = |code: &'static str| *codes.entry(code).or_default() += 1;
    add(end.code());
    end.checkers.iter().for_each(|checker| add(checker.way.code()));
    for flight in &end.flights {
        add(flight.bar.code());
        flight.covers.iter().for_each(|cover| add(cover.way.code()));
    }
    for barred in &end.barred {
        barred.obstacle.iter().for_each(|obstacle| add(obstacle.reason.code()));
        barred.exposures.iter().for_each(|exposure| add(exposure.cause.code()));
        barred.parries.iter().for_each(|parry| add(parry.purpose.code()));
    }
}

/// Calls `visit` with every position in which a move from a seeded random one has just taken the last reply away.
fn each_end(seed: u64, positions: usize, mut visit: impl FnMut(&Position)) {
    let mut random = Random(seed);
    for round in 0..positions {
        let mut position = random.position(2 + round % 4, round % 7);
        for &mv in &position.legal_moves() {
            let undo = position.play_unchecked(mv);
            if !position.has_legal_move() {
                visit(&position);
            }
            position.undo(undo);
        }
    }
}

#[test]
fn thousands_of_random_ends_are_explained_rightly() {
    let mut codes = Codes::new();
    let mut seen = 0_usize;
    each_end(1, 20_000, |position| {
        seen += 1;
        // Of 困毙, three times as frequent here, a part is enough.
        if !position.is_check() && !seen.is_multiple_of(8) {
            return;
        }
        let end = End::of(position).expect("the game is over");
        check_end(position, &end);
        count(&end, &mut codes);
        // The same by Black, or in the mirror.
        let other = if seen.is_multiple_of(2) { swap(position) } else { mirror(position) };
        let twin = End::of(&other).expect("over, too");
        check_end(&other, &twin);
        assert_eq!((twin.checkers.len(), twin.barred.len()), (end.checkers.len(), end.barred.len()));
    });
    println!("{codes:?}");
    assert!(codes["checkmate"] > 2_000 && codes["stalemate"] > 500, "{codes:?}");
    let all = "line screen leg step facing own-piece covered protected leg-blocked eye-blocked no-screen double-check pinned \
               kings-facing becomes-screen captures-checker interposes adds-screen removes-screen captures-screen \
               blocks-leg";
    for code in all.split_whitespace() {
        assert!(codes.contains_key(code), "{code} does not occur: {codes:?}");
    }
}

#[test]
fn a_position_with_a_move_left_has_no_end() {
    assert_eq!(End::of(&Position::start()), None);
}

fn solve(position: &Position, goal: Goal, depth: u16) -> Option<Mate> {
    match Solver::new(1 << 20).solve(position, goal, Limits { depth, nodes: 200_000, ..Limits::default() }) {
        Answer::Mate(mate) => Some(mate),
        _ => None,
    }
}

/// Checks the deeds of a line and its end against the rules.
fn check_line(root: &Position, line: &[Move], list: &[Deed], end: &End) {
    let mut at = root.clone();
    assert_eq!(list.len(), line.len());
    for (&mv, deed) in line.iter().zip(list) {
        assert_eq!(deed.mv, mv);
        check_deed(&at, deed);
        at.play(mv).expect("legal");
    }
    check_end(&at, end);
    for (index, deed) in list.iter().enumerate() {
        let taken = list.get(index + 1).and_then(|reply| reply.captured);
        let won = list[index..].iter().filter(|later| later.attacks).filter_map(|later| later.captured);
        let won = won.map(|piece| WORTH[piece.role.index()]).sum::<u32>();
        let given = taken.filter(|piece| deed.attacks && won < WORTH[piece.role.index()]);
        assert_eq!(deed.given, given, "{line:?} ply {index}");
    }
}

/// Half pawns, in the order of the letters K A B N R C P.
const WORTH: [u32; 7] = [0, 4, 4, 8, 18, 8, 3];

#[test]
fn a_problem_that_begins_with_the_defender_is_explained_like_the_rest_of_the_line() {
    let whole = position("2b1kn3/4a4/3ab4/9/9/7C1/5R3/9/2R6/5K3 w");
    let mate = solve(&whole, Goal::Checks, 3).expect("a mate in 3");
    let told = Explanation::of(&mate.proof, &whole, &mate.line).expect("its own line");
    let mut rest = whole.clone();
    rest.play(mate.line[0]).expect("legal");
    let Answer::Mate(mate) =
        Solver::new(1 << 20).solve_for(&rest, Color::Red, Goal::Checks, Limits::default())
    else {
        panic!("a mate in 2 after the key")
    };
    let later = Explanation::of(&mate.proof, &rest, &mate.line).expect("its own line");
    check_line(&rest, &mate.line, &later.deeds, &later.end);
    assert_eq!((later.deeds.len(), &later.end), (told.deeds.len() - 1, &told.end));
    assert!(
        later
            .deeds
            .iter()
            .zip(&told.deeds[1..])
            .all(|(a, b)| (a.mv, a.attacks, &a.checks) == (b.mv, b.attacks, &b.checks))
    );
    assert_eq!(later.defences.len(), told.defences.len());
    assert_eq!((later.defences[0].0, told.defences[0].0), (0, 1));
    // And when nothing is left to play.
    let over = position("4k4/9/r3N4/9/9/4C4/9/9/9/3K5 b");
    let Answer::Mate(mate) =
        Solver::new(1 << 20).solve_for(&over, Color::Red, Goal::Checks, Limits::default())
    else {
        panic!("mate in 0")
    };
    let explanation = Explanation::of(&mate.proof, &over, &mate.line).expect("an end");
    assert!(explanation.deeds.is_empty() && explanation.defences.is_empty());
    assert_eq!(Some(explanation.end), End::of(&over));
}

/// Checks the explanation of a mate and counts its codes. Returns how many replies it refutes.
fn check_explanation(position: &Position, mate: &Mate, codes: &mut Codes) -> usize {
    let explanation = Explanation::of(&mate.proof, position, &mate.line).expect("its own line");
    check_line(position, &mate.line, &explanation.deeds, &explanation.end);
    let mut expected = Vec::new();
    let mut at = position.clone();
    for (index, &mv) in mate.line.iter().enumerate() {
        if index % 2 == 1 {
            let mut replies = at.legal_moves();
            replies.as_mut_slice().sort();
            expected.extend(replies.iter().map(|&reply| (index, reply)));
            for (_, defence) in explanation.defences.iter().filter(|(ply, _)| *ply == index) {
                check_defence(&at, defence);
                if defence.reply.mv == mv {
                    assert_eq!(defence.reply, explanation.deeds[index]);
                }
            }
        }
        at.play(mv).expect("legal");
    }
    let found: Vec<(usize, Move)> = explanation.defences.iter().map(|(ply, d)| (*ply, d.reply.mv)).collect();
    assert_eq!(found, expected, "every legal reply on the way is refuted");
    let list = explanation.deeds.iter().chain(explanation.defences.iter().map(|(_, d)| &d.answer));
    list.flat_map(Deed::codes).for_each(|code| *codes.entry(code).or_default() += 1);
    found.len()
}

#[test]
fn proofs_of_random_mates_are_explained_rightly() {
    let mut random = Random(5);
    let mut codes = Codes::new();
    let (mut mates, mut defences) = (0, 0);
    for round in 0..6_000 {
        let position = random.position(3 + round % 3, 2 + round % 4);
        let goal = if round % 8 == 0 { Goal::Any } else { Goal::Checks };
        if let Some(mate) = solve(&position, goal, if goal == Goal::Any { 2 } else { 4 }) {
            mates += 1;
            defences += check_explanation(&position, &mate, &mut codes);
        }
    }
    println!("{mates} mates, {defences} defences, {codes:?}");
    assert!(mates > 500 && defences > 500, "{mates} {defences}");
    let all = "captures retakes check double-check discovered-check quiet sacrifice king-moves captures-checker interposes";
    for code in all.split_whitespace() {
        assert!(codes.contains_key(code), "{code} does not occur: {codes:?}");
    }
}

#[test]
fn every_fortieth_mate_of_the_corpus_is_explained_rightly() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora/check_mates.tsv");
    let Ok(text) = fs::read_to_string(&path) else {
        println!("skipped: no {}", path.display());
        return;
    };
    let mut codes = Codes::new();
    let mut defences = 0;
    for line in text.lines().skip(1).step_by(40) {
        // A few rows have pieces on points where they cannot stand.
        let Ok(position) = Position::from_fen(line.split('\t').nth(5).expect("a FEN")) else { continue };
        let mate = solve(&position, Goal::Checks, 500).unwrap_or_else(|| panic!("{line}"));
        defences += check_explanation(&position, &mate, &mut codes);
    }
    println!("{defences} defences, {codes:?}");
    assert!(defences > 500);
}

fn check_defence(before: &Position, defence: &Defence) {
    check_deed(before, &defence.reply);
    assert!(!defence.reply.attacks && defence.answer.attacks);
    let mut after = before.clone();
    after.play(defence.reply.mv).expect("legal");
    check_deed(&after, &defence.answer);
    assert_eq!(defence.line[0], defence.answer.mv);
    assert_eq!(defence.answer.retakes, defence.line[0].to == defence.reply.mv.to);
    assert!(defence.line.len() < 2 * usize::from(defence.mate_in));
    check_line(&after, &defence.line, &deeds(&after, &defence.line).expect("legal"), &defence.end);
}

/// `Ce4 screen e7`.
fn cover(cover: Cover) -> String {
    let via = cover.way.via().map_or_else(String::new, |square| format!(" {square}"));
    format!("{}{} {}{via}", cover.piece.fen_char(), cover.square, cover.way.code())
}

/// An explanation as lines of text, for comparison.
fn describe(end: &End) -> Vec<String> {
    let mut lines = vec![format!("{} {}", end.code(), end.king)];
    lines.extend(end.checkers.iter().map(|checker| format!("check {}", cover(*checker))));
    for flight in &end.flights {
        let mut parts = vec![format!("{} {}", flight.square, flight.bar.code())];
        for by in &flight.covers {
            parts.push(cover(*by) + if flight.is_behind(end.king, by) { " behind" } else { "" });
        }
        lines.push(parts.join(", "));
    }
    for barred in &end.barred {
        let mut words = vec![format!("{}{}", barred.piece.fen_char(), barred.mv)];
        words
            .extend(barred.parries.iter().map(|parry| format!("{} {}", parry.purpose.code(), parry.against)));
        let mut parts = vec![words.join(" ")];
        parts.extend(barred.obstacle.iter().map(ToString::to_string));
        let exposures = barred.exposures.iter();
        parts.extend(exposures.map(|exposure| format!("{} {}", exposure.cause.code(), cover(exposure.by))));
        lines.push(parts.join(", "));
    }
    lines
}

#[test]
fn made_positions_show_each_code() {
    for (name, fen, expected) in ENDS {
        let position = position(fen);
        let end = End::of(&position).unwrap_or_else(|| panic!("{name} is not over"));
        check_end(&position, &end);
        assert_eq!(describe(&end), *expected, "{name}");
    }
}

#[test]
fn lines_are_told_move_by_move() {
    for (name, fen, told) in LINES {
        let position = position(fen);
        let line: Vec<Move> = told.iter().map(|text| text[..4].parse().expect("a move")).collect();
        let list = deeds(&position, &line).expect("legal");
        let mut last = position.clone();
        for &mv in &line {
            last.play(mv).expect("legal");
        }
        check_line(&position, &line, &list, &End::of(&last).expect("over"));
        assert_eq!(list.iter().map(tell).collect::<Vec<_>>(), *told, "{name}");
    }
}

/// A move as text: its codes, what checks and from where the check comes, what hangs.
fn tell(deed: &Deed) -> String {
    let mut parts = vec![format!("{} {}", deed.mv, deed.codes().join(" "))];
    parts.extend(deed.checks.iter().map(|check| format!("{} {}", check.origin.code(), cover(check.by))));
    parts.extend(deed.hanging.iter().map(|square| format!("{square} hangs")));
    parts.extend(deed.given.iter().map(|piece| format!("{} given", piece.fen_char())));
    parts.join(", ")
}
