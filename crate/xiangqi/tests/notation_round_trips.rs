//! Written texts read back, texts of one position that never coincide, and every text of a form held against a plain
//! list of the legal moves that it describes.

mod random;

use std::collections::HashMap;

use random::{Rng, game_positions, placements};
use xiangqi::notation::{Mode, MoveNames, ReadErrorKind, read};
use xiangqi::{Board, Color, Move, Piece, Position, Role, Setup, Square};

/// Positions in which pawns crowd on one to three files, with a few other pieces: games seldom have them.
fn pawn_crowds(rng: &mut Rng) -> impl Iterator<Item = Position> + '_ {
    core::iter::from_fn(move || {
        loop {
            let mut board = Board::EMPTY;
            let mut put = |square: Option<Square>, color, role| {
                if let Some(square) = square.filter(|&square| board.piece_at(square).is_none()) {
                    board.set(square, Some(Piece { color, role }));
                }
            };
            put(Square::new(3 + rng.below(3) as u8, rng.below(3) as u8), Color::Red, Role::King);
            put(Square::new(3 + rng.below(3) as u8, 7 + rng.below(3) as u8), Color::Black, Role::King);
            let files: Vec<u8> = (0..=rng.below(3)).map(|_| rng.below(9) as u8).collect();
            for color in Color::ALL {
                for _ in 0..2 + rng.below(4) {
                    let rank = rng.below(5) as u8 + if color == Color::Red { 5 } else { 0 };
                    put(Square::new(files[rng.below(files.len())], rank), color, Role::Pawn);
                }
                for role in [Role::Rook, Role::Cannon] {
                    put(Square::from_index(rng.below(90)), color, role);
                }
            }
            let turn = Color::ALL[rng.below(2)];
            if let Ok(position) = Position::try_from(Setup { board, turn, halfmove: 0, fullmove: 1 }) {
                return Some(position);
            }
        }
    })
}

fn positions() -> Vec<Position> {
    let mut positions: Vec<Position> = (0..40).flat_map(|seed| game_positions(seed, 120)).collect();
    let mut rng = Rng::new(21);
    positions.extend(placements(&mut rng).take(1_500));
    positions.extend(pawn_crowds(&mut rng).take(4_000));
    positions
}

fn names_of(position: &Position, m: Move) -> MoveNames {
    MoveNames::of(position, m).unwrap_or_else(|e| panic!("{position:?} {m}: {e}"))
}

/// All nine texts with the mode that reads each; the last says whether the keypad mode reads it the same.
fn texts(names: MoveNames) -> [(&'static str, String, Mode, bool); 9] {
    let digits_first = names.wxf_file_pawns.starts_with(|c: char| c.is_ascii_digit());
    [
        ("iccs", names.iccs, Mode::Auto, true),
        ("uci", names.uci, Mode::Uci, false),
        ("chinese", names.chinese, Mode::Auto, true),
        ("chinese_file_pawns", names.chinese_file_pawns, Mode::Auto, true),
        ("traditional", names.traditional, Mode::Auto, true),
        ("half_width", names.half_width, Mode::Auto, true),
        ("short", names.short, Mode::Auto, true),
        ("wxf", names.wxf, Mode::Auto, true),
        // 14=5 is a king's move to the keypad: there is no reading of it that serves both.
        ("wxf_file_pawns", names.wxf_file_pawns, Mode::Auto, !digits_first),
    ]
}

#[test]
fn every_text_reads_back_and_no_two_moves_share_one() {
    let (mut moves, mut crowded) = (0, 0);
    for position in positions() {
        let mut seen: HashMap<(&str, String), Move> = HashMap::new();
        for &m in &position.legal_moves() {
            let names = names_of(&position, m);
            crowded += usize::from(names.chinese != names.chinese_file_pawns);
            for (notation, text, mode, keypad) in texts(names) {
                assert_eq!(read(&position, &text, mode), Ok(m), "{position:?} {notation} {text}");
                if keypad {
                    assert_eq!(read(&position, &text, Mode::Keypad), Ok(m), "{position:?} {notation} {text}");
                }
                // Words mean the same whatever coordinates mean.
                if notation != "uci" && notation != "iccs" {
                    assert_eq!(read(&position, &text, Mode::Uci), Ok(m), "{position:?} {notation} {text}");
                }
                let before = seen.insert((notation, text), m);
                assert_eq!(before, None, "{position:?} {notation} {m}");
            }
            moves += 1;
        }
    }
    println!("{moves} moves, {crowded} of them by pawns that the two ways name differently");
    assert!(moves > 100_000 && crowded > 2_000, "{moves} {crowded}");
}

/// A legal move in plain terms: role, file number, direction (`=+-`), number, and the square it starts from.
struct Plain {
    role: Role,
    file: u8,
    op: char,
    number: u8,
    m: Move,
}

fn plain(position: &Position, m: Move) -> Plain {
    let color = position.turn();
    let role = position.piece_at(m.from).expect("a piece moves").role;
    let height = |square: Square| i32::from(square.rank_for(color));
    let rise = height(m.to) - height(m.from);
    let op = match rise {
        0 => '=',
        1.. => '+',
        _ => '-',
    };
    let by_steps = rise != 0 && !matches!(role, Role::Advisor | Role::Elephant | Role::Horse);
    let number = if by_steps { rise.unsigned_abs() as u8 } else { m.to.file_number(color) };
    Plain { role, file: m.from.file_number(color), op, number, m }
}

fn expect(position: &Position, text: &str, mut fitting: Vec<Move>) {
    fitting.sort_unstable();
    match read(position, text, Mode::Auto) {
        Ok(m) => assert_eq!(fitting, [m], "{position:?} {text}"),
        Err(error) if error.kind == ReadErrorKind::Ambiguous => {
            let mut candidates = error.candidates;
            candidates.sort_unstable();
            assert!(
                fitting.len() > 1 && candidates == fitting,
                "{position:?} {text} {candidates:?} {fitting:?}"
            );
        }
        Err(error) => {
            assert_eq!(error.kind, ReadErrorKind::NoMove, "{position:?} {text}");
            assert!(fitting.is_empty(), "{position:?} {text} {fitting:?}");
        }
    }
}

/// The pieces like the one on a square that stand on its file, the one nearest the enemy first.
fn column(position: &Position, square: Square) -> Vec<Square> {
    let mut squares: Vec<Square> = Square::all()
        .filter(|other| {
            other.file() == square.file() && position.piece_at(*other) == position.piece_at(square)
        })
        .collect();
    squares.sort_by_key(|square| core::cmp::Reverse(square.rank_for(position.turn())));
    squares
}

#[test]
fn every_text_of_a_form_means_exactly_the_legal_moves_it_describes() {
    let mut rng = Rng::new(8);
    let mut chosen: Vec<Position> = (50..54).flat_map(|seed| game_positions(seed, 60)).step_by(4).collect();
    chosen.extend(placements(&mut rng).take(60));
    chosen.extend(pawn_crowds(&mut rng).take(60));
    for position in &chosen {
        let legal: Vec<Plain> = position.legal_moves().iter().map(|&m| plain(position, m)).collect();
        for role in Role::ALL {
            for op in ['=', '+', '-'] {
                for number in 1..=9 {
                    let with = |keep: &dyn Fn(&Plain) -> bool| -> Vec<Move> {
                        legal
                            .iter()
                            .filter(|p| p.role == role && p.op == op && p.number == number && keep(p))
                            .map(|p| p.m)
                            .collect()
                    };
                    let letter = role.letter();
                    for file in 1..=9 {
                        expect(position, &format!("{letter}{file}{op}{number}"), with(&|p| p.file == file));
                    }
                    let shared = |p: &Plain| column(position, p.m.from);
                    let is_first = |p: &Plain| shared(p).len() > 1 && shared(p).first() == Some(&p.m.from);
                    let is_last = |p: &Plain| shared(p).len() > 1 && shared(p).last() == Some(&p.m.from);
                    let is_middle = |p: &Plain| shared(p).len() == 3 && shared(p)[1] == p.m.from;
                    expect(position, &format!("+{letter}{op}{number}"), with(&is_first));
                    expect(position, &format!("{letter}-{op}{number}"), with(&is_last));
                    expect(position, &format!("{letter}.{op}{number}"), with(&is_middle));
                    for file in 1..=9 {
                        if role == Role::Pawn {
                            for n in 1..=5u8 {
                                let nth = |p: &Plain| {
                                    let column = shared(p);
                                    let at = column.iter().position(|&square| square == p.m.from);
                                    p.file == file && column.len() > 1 && at == Some(usize::from(n) - 1)
                                };
                                expect(position, &format!("{n}{file}{op}{number}"), with(&nth));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(chosen.len() > 150, "{}", chosen.len());
}
