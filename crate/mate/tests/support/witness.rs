//! Checks explanations against the rules, by ways that the explaining code does not use: set-ups with pieces added and taken
//! off, judged by `Setup::check`, and `Position::illegality`.

use mate::explain::{Bar, Barred, Cause, Cover, Deed, End, Flight, Origin, Purpose, Way};
use xiangqi::{Board, Color, Move, Piece, Position, Reason, Role, Setup, SetupErrorKind, Square};

/// The pieces that attack the king of a side on any board, the other king on an open file among them, by squares.
fn attackers(board: &Board, of: Color) -> Vec<Square> {
    let setup = Setup { board: board.clone(), turn: of.other(), halfmove: 0, fullmove: 1 };
    let mut squares = Vec::new();
    for error in setup.check().errors {
        match error.kind {
            SetupErrorKind::OpponentInCheck => squares.extend(&error.squares[1..]),
            SetupErrorKind::KingsFacing => {
                let king = |s: &Square| board.piece_at(*s).is_some_and(|piece| piece.color != of);
                squares.extend(error.squares.iter().copied().filter(king));
            }
            _ => {}
        }
    }
    squares.sort();
    squares
}

fn with(board: &Board, square: Square, piece: Option<Piece>) -> Board {
    let mut board = board.clone();
    board.set(square, piece);
    board
}

fn after(board: &Board, mv: Move) -> Board {
    with(&with(board, mv.to, board.piece_at(mv.from)), mv.from, None)
}

/// The points strictly between two of a line, found by asking every point for its distances.
fn between(a: Square, b: Square) -> Vec<Square> {
    let distance = |x: Square, y: Square| x.file().abs_diff(y.file()) + x.rank().abs_diff(y.rank());
    assert!(a.file() == b.file() || a.rank() == b.rank(), "{a} {b}");
    Square::all()
        .filter(|&s| s != a && s != b && (a.file() != b.file() || s.file() == a.file()))
        .filter(|&s| {
            (a.rank() != b.rank() || s.rank() == a.rank())
                && distance(a, s) + distance(s, b) == distance(a, b)
        })
        .collect()
}

/// The attacks on a king: the pieces are named, all of them, and each attacks in the way that is said.
fn check_covers(board: &Board, of: Color, king: Square, covers: &[Cover]) {
    let squares: Vec<Square> = covers.iter().map(|cover| cover.square).collect();
    assert_eq!(squares, attackers(board, of), "{board:?}");
    for cover in covers {
        let still = |board: &Board| attackers(board, of).contains(&cover.square);
        assert_eq!(board.piece_at(cover.square), Some(cover.piece));
        assert!(!still(&with(board, cover.square, None)));
        let stone = Some(Piece { color: of, role: Role::Advisor });
        match cover.way {
            Way::Line | Way::Facing => {
                let role = if cover.way == Way::Line { Role::Rook } else { Role::King };
                assert_eq!(cover.piece.role, role);
                for square in between(cover.square, king) {
                    assert_eq!(board.piece_at(square), None);
                    assert!(!still(&with(board, square, stone)), "{square} shuts the line");
                }
            }
            Way::Screen(screen) => {
                assert_eq!(cover.piece.role, Role::Cannon);
                let line = between(cover.square, king);
                let pieces: Vec<Square> = line.into_iter().filter(|&s| board.piece_at(s).is_some()).collect();
                assert_eq!(pieces, [screen]);
                assert!(!still(&with(board, screen, None)), "{screen} is the screen");
            }
            Way::Leg(leg) => {
                assert_eq!((cover.piece.role, board.piece_at(leg)), (Role::Horse, None));
                assert!(!still(&with(board, leg, stone)), "{leg} is the leg");
            }
            Way::Step => assert_eq!(cover.piece.role, Role::Pawn),
        }
    }
}

fn check_flights(position: &Position, end: &End) {
    let us = position.turn();
    let near = |s: &Square| s.file().abs_diff(end.king.file()) + s.rank().abs_diff(end.king.rank()) == 1;
    let squares: Vec<Square> = Square::all().filter(|s| s.in_palace(us) && near(s)).collect();
    assert_eq!(end.flights.iter().map(|flight| flight.square).collect::<Vec<_>>(), squares);
    for Flight { square, piece, bar, covers } in &end.flights {
        let mv = Move::new(end.king, *square);
        let reason = position.illegality(mv).expect("the game is over");
        assert_eq!(position.piece_at(*square), *piece);
        match bar {
            Bar::Free => panic!("{square} is free"),
            Bar::OwnPiece => {
                assert_eq!(reason.reason, Reason::OwnPiece);
                assert!(covers.is_empty());
                continue;
            }
            Bar::Covered => assert!(piece.is_none()),
            Bar::Protected => assert!(piece.is_some_and(|piece| piece.color != us)),
        }
        assert!(!covers.is_empty());
        let board = after(&position.board(), mv);
        check_covers(&board, us, *square, covers);
        let named = covers.iter().filter(|cover| cover.way != Way::Facing).map(|cover| cover.square);
        match reason.reason {
            Reason::LeavesKingInCheck => assert!(named.eq(reason.squares)),
            Reason::KingsFacing => assert_eq!(named.count(), 0),
            other => panic!("{other:?}"),
        }
        // Without all that is named the king could go there: nothing is missing.
        let bare = covers.iter().fold(board, |board, cover| with(&board, cover.square, None));
        assert!(attackers(&bare, us).iter().all(|s| *s != *square && bare.piece_at(*s).is_some()));
        for cover in covers {
            let line = matches!(cover.way, Way::Line | Way::Screen(_) | Way::Facing);
            let over = line && between(cover.square, *square).contains(&end.king);
            let flight = Flight { square: *square, piece: *piece, bar: *bar, covers: Vec::new() };
            assert_eq!(flight.is_behind(end.king, cover), over);
        }
    }
}

fn check_exposures(position: &Position, end: &End, barred: &Barred) {
    let us = position.turn();
    let board = position.board();
    let mv = barred.mv;
    let then = after(&board, mv);
    let attacks: Vec<Cover> = barred.exposures.iter().map(|exposure| exposure.by).collect();
    check_covers(&then, us, end.king, &attacks);
    let before = attackers(&board, us);
    let lifted = attackers(&with(&board, mv.from, None), us);
    for exposure in &barred.exposures {
        let by = exposure.by.square;
        match exposure.cause {
            Cause::DoubleCheck => assert!(end.checkers.len() > 1 && before.contains(&by)),
            Cause::Pinned => {
                assert!(!before.contains(&by) && lifted.contains(&by));
                assert_ne!(exposure.by.piece.role, Role::King);
            }
            Cause::KingsFacing => {
                assert!(!before.contains(&by) && lifted.contains(&by));
                assert_eq!(exposure.by.piece.role, Role::King);
            }
            Cause::BecomesScreen => {
                assert_eq!(exposure.by.way, Way::Screen(mv.to));
                assert!(!attackers(&with(&then, mv.to, None), us).contains(&by));
                let was = |cover: &Cover| cover.square == by && cover.way == Way::Screen(mv.from);
                let stays = end.checkers.iter().any(was);
                assert!(!stays, "a screen that stays on its line is none that it becomes");
            }
        }
    }
}

/// The point that hinders a horse or an elephant: the one next to it, or in the middle.
fn hinders(mv: Move, square: Square) -> bool {
    let twice = |from: u8, to: u8| (from + to, from.abs_diff(to));
    let (files, wide) = twice(mv.from.file(), mv.to.file());
    let (ranks, high) = twice(mv.from.rank(), mv.to.rank());
    let file = if wide == 2 { files / 2 } else { mv.from.file() };
    let rank = if high == 2 { ranks / 2 } else { mv.from.rank() };
    Square::new(file, rank) == Some(square)
}

fn check_barred(position: &Position, end: &End) {
    let us = position.turn();
    let board = position.board();
    let before = attackers(&board, us);
    let mut expected = Vec::new();
    for (from, piece) in board.pieces().filter(|(_, piece)| piece.color == us && piece.role != Role::King) {
        for to in Square::all() {
            let mv = Move::new(from, to);
            let illegality = position.illegality(mv).expect("the game is over");
            let hindered =
                matches!(illegality.reason, Reason::LegBlocked | Reason::EyeBlocked | Reason::NoScreen);
            let possible = matches!(illegality.reason, Reason::LeavesKingInCheck | Reason::KingsFacing);
            if !hindered && !possible {
                continue;
            }
            let then = attackers(&after(&board, mv), us);
            let stops = before.iter().any(|checker| !then.contains(checker));
            let on_screen = end.checkers.iter().any(|checker| checker.way == Way::Screen(to));
            if before.is_empty() || stops || on_screen {
                expected.push(mv);
                let barred = end.barred.iter().find(|barred| barred.mv == mv);
                let barred = barred.unwrap_or_else(|| panic!("{mv} is missing\n{position:?}"));
                assert_eq!((barred.piece, &barred.obstacle), (piece, &hindered.then_some(illegality)));
            }
        }
    }
    assert_eq!(end.barred.iter().map(|barred| barred.mv).collect::<Vec<_>>(), expected, "{position:?}");
    for barred in &end.barred {
        let mv = barred.mv;
        assert!(
            barred.obstacle.is_some() || !barred.exposures.is_empty(),
            "{mv} has no reason\n{position:?}"
        );
        assert!(!barred.code().is_empty());
        check_exposures(position, end, barred);
        if let Some(obstacle) = &barred.obstacle {
            if obstacle.reason == Reason::NoScreen {
                assert!(board.piece_at(mv.to).is_some());
                assert!(between(mv.from, mv.to).iter().all(|&s| board.piece_at(s).is_none()));
            } else {
                let [square] = obstacle.squares[..] else { panic!("{obstacle:?}") };
                assert!(board.piece_at(square).is_some() && hinders(mv, square), "{mv} {square}");
            }
        }
        check_parries(&board, us, &end.checkers, mv, barred.parries.iter().map(|p| (p.purpose, p.against)));
    }
}

/// Each purpose is what the board shows, and stops the check that it is meant against.
fn check_parries(
    board: &Board,
    us: Color,
    checkers: &[Cover],
    mv: Move,
    parries: impl Iterator<Item = (Purpose, Square)>,
) {
    let then = attackers(&after(board, mv), us);
    let mut stopped = Vec::new();
    for (purpose, against) in parries {
        let checker = checkers.iter().find(|checker| checker.square == against).expect("a checker");
        assert_eq!(then.contains(&against), purpose == Purpose::CapturesScreen, "{mv} {purpose:?} {board:?}");
        if purpose != Purpose::CapturesScreen {
            stopped.push(against);
        }
        match purpose {
            Purpose::CapturesChecker => assert_eq!(mv.to, against),
            Purpose::Interposes => assert_eq!(checker.way, Way::Line),
            Purpose::AddsScreen => {
                let Way::Screen(screen) = checker.way else { panic!("{checker:?}") };
                assert!(screen != mv.from && screen != mv.to && board.piece_at(mv.to).is_none());
            }
            Purpose::RemovesScreen => assert_eq!(checker.way, Way::Screen(mv.from)),
            Purpose::CapturesScreen => {
                assert_eq!(checker.way, Way::Screen(mv.to));
                assert!(board.piece_at(mv.to).is_some_and(|piece| piece.color != us));
            }
            Purpose::BlocksLeg => assert_eq!(checker.way, Way::Leg(mv.to)),
            Purpose::KingMoves => {
                assert_eq!(board.piece_at(mv.from).map(|piece| piece.role), Some(Role::King));
            }
        }
    }
    // Every check that the move stops is named.
    let gone = checkers.iter().map(|checker| checker.square).filter(|square| !then.contains(square));
    assert!(gone.eq(stopped), "{mv} {board:?}");
}

/// Checks the explanation of a final position.
pub(crate) fn check_end(position: &Position, end: &End) {
    let us = position.turn();
    let outcome = position.outcome().expect("the game is over");
    let mated = matches!(outcome, xiangqi::Outcome::Checkmate { .. });
    assert_eq!(end.code(), if mated { "checkmate" } else { "stalemate" });
    assert_eq!((end.king, Some(end.piece)), (position.king(us), position.piece_at(end.king)));
    check_covers(&position.board(), us, end.king, &end.checkers);
    check_flights(position, end);
    check_barred(position, end);
}

/// Checks what is said about a legal move, all but the gift, which is a matter of the line.
#[allow(dead_code, reason = "not every test that includes this file has lines")]
pub(crate) fn check_deed(position: &Position, deed: &Deed) {
    let us = position.turn();
    let board = position.board();
    let mv = deed.mv;
    let checkers = mate::explain::covers(&board, position.king(us), us.other());
    check_covers(&board, us, position.king(us), &checkers);
    assert_eq!((Some(deed.piece), deed.captured), (position.piece_at(mv.from), position.piece_at(mv.to)));
    check_parries(&board, us, &checkers, mv, deed.parries.iter().map(|p| (p.purpose, p.against)));
    let mut next = position.clone();
    next.play(mv).expect("legal");
    let checks: Vec<Cover> = deed.checks.iter().map(|check| check.by).collect();
    check_covers(&next.board(), us.other(), next.king(us.other()), &checks);
    assert_eq!(next.is_check(), !checks.is_empty());
    let lifted = attackers(&with(&board, mv.from, None), us.other());
    for check in &deed.checks {
        let square = check.by.square;
        match check.origin {
            Origin::Direct => assert_eq!(square, mv.to),
            Origin::Discovered => assert!(square != mv.to && lifted.contains(&square), "{mv} {board:?}"),
            Origin::Screened => {
                assert_eq!(check.by.way, Way::Screen(mv.to));
                assert!(!attackers(&with(&next.board(), mv.to, None), us.other()).contains(&square));
            }
        }
    }
    for square in Square::all() {
        let taken = next.board().pieces().any(|(from, _)| next.is_legal(Move::new(from, square)));
        let own = next.piece_at(square).is_some_and(|piece| piece.color == us);
        assert_eq!(deed.hanging.contains(&square), own && taken, "{mv} {square}");
    }
    assert!(deed.hanging.is_sorted_by(|a, b| a < b));
}
