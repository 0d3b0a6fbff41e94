//! From explanations to the shapes of the wire.

use mate::explain;
use xiangqi::notation::MoveNames;
use xiangqi::{Move, Piece, Position, Square};

use crate::wire;

/// The explanation of an end; `position` is that in which it ends.
pub(crate) fn ending(position: &Position, end: explain::End) -> wire::Explanation {
    wire::Explanation { refuted: None, ending: written(position, end) }
}

/// The explanation of a lost reply; `position` is that in which it is played. Nothing where its moves are not of that position.
pub(crate) fn refuted(position: &Position, defence: explain::Defence) -> Option<wire::Explanation> {
    let mut at = position.clone();
    let reply = deed(&at, &defence.reply);
    at.play(defence.reply.mv).ok()?;
    let answer = deed(&at, &defence.answer);
    for &mv in &defence.line {
        at.play(mv).ok()?;
    }
    let explain::Defence { mate_in, exact, line, end, .. } = defence;
    Some(wire::Explanation {
        refuted: Some(Box::new(wire::Refuted { reply, mate_in, exact, line, answer })),
        ending: written(&at, end),
    })
}

fn written(position: &Position, end: explain::End) -> wire::Ending {
    let code = end.code();
    let explain::End { king, piece, checkers, flights, barred } = end;
    wire::Ending {
        code,
        king,
        piece: piece.fen_char(),
        checkers: checkers.into_iter().map(|by| cover(by, false)).collect(),
        flights: flights.iter().map(|flight| self::flight(position, king, flight)).collect(),
        barred: barred.iter().map(|barred| self::barred(position, barred)).collect(),
    }
}

fn cover(by: explain::Cover, behind: bool) -> wire::Cover {
    let explain::Cover { square, piece, way } = by;
    wire::Cover { square, piece: piece.fen_char(), way: way.code(), via: way.via(), behind }
}

fn flight(position: &Position, king: Square, flight: &explain::Flight) -> wire::Flight {
    wire::Flight {
        square: flight.square,
        piece: flight.piece.map(Piece::fen_char),
        bar: flight.bar.code(),
        covers: flight.covers.iter().map(|by| cover(*by, flight.is_behind(king, by))).collect(),
        names: names(position, Move::new(king, flight.square)),
    }
}

fn barred(position: &Position, barred: &explain::Barred) -> wire::Barred {
    wire::Barred {
        r#move: barred.mv,
        names: names(position, barred.mv),
        parries: barred
            .parries
            .iter()
            .map(|parry| wire::Parry { purpose: parry.purpose.code(), against: parry.against })
            .collect(),
        obstacle: barred.obstacle.as_ref().map(|obstacle| wire::Obstacle {
            code: obstacle.reason.code(),
            squares: obstacle.squares.clone(),
        }),
        exposures: barred
            .exposures
            .iter()
            .map(|exposure| wire::Exposure { cause: exposure.cause.code(), by: cover(exposure.by, false) })
            .collect(),
    }
}

fn deed(position: &Position, deed: &explain::Deed) -> wire::Deed {
    wire::Deed {
        r#move: deed.mv,
        names: names(position, deed.mv),
        piece: deed.piece.fen_char(),
        captured: deed.captured.map(Piece::fen_char),
        does: deed.codes(),
    }
}

fn names(position: &Position, mv: Move) -> Option<wire::MoveNames> {
    MoveNames::of_barred(position, mv).map(wire::MoveNames::from)
}
