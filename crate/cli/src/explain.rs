//! The explanation of a mate as JSON and in words. What is in it is decided by `mate::explain`; `docs/explain.md` describes the
//! fields.

use mate::Mate;
use mate::explain::{self, Barred, Cover, Deed, Defence, End, Explanation, Flight, Parry};
use serde::Serialize;
use xiangqi::{Move, Piece, Position, Square};

/// The `explanation` of an answer.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Told {
    line: Vec<DeedTold>,
    end: EndTold,
    defences: Vec<DefenceTold>,
}

#[derive(Clone, Debug, Serialize)]
struct DeedTold {
    #[serde(rename = "move")]
    mv: String,
    piece: char,
    does: Vec<&'static str>,
    captured: Option<char>,
    parries: Vec<ParryTold>,
    checks: Vec<CheckTold>,
    hanging: Vec<String>,
    given: Option<char>,
}

#[derive(Clone, Debug, Serialize)]
struct ParryTold {
    purpose: &'static str,
    against: String,
}

#[derive(Clone, Debug, Serialize)]
struct CoverTold {
    square: String,
    piece: char,
    way: &'static str,
    via: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct CheckTold {
    origin: &'static str,
    #[serde(flatten)]
    by: CoverTold,
}

#[derive(Clone, Debug, Serialize)]
struct EndTold {
    code: &'static str,
    king: String,
    piece: char,
    checkers: Vec<CoverTold>,
    flights: Vec<FlightTold>,
    barred: Vec<BarredTold>,
}

#[derive(Clone, Debug, Serialize)]
struct FlightTold {
    square: String,
    piece: Option<char>,
    bar: &'static str,
    covers: Vec<FlightCoverTold>,
}

#[derive(Clone, Debug, Serialize)]
struct FlightCoverTold {
    #[serde(flatten)]
    by: CoverTold,
    behind: bool,
}

#[derive(Clone, Debug, Serialize)]
struct BarredTold {
    #[serde(rename = "move")]
    mv: String,
    piece: char,
    code: &'static str,
    parries: Vec<ParryTold>,
    obstacle: Option<ObstacleTold>,
    exposures: Vec<ExposureTold>,
}

#[derive(Clone, Debug, Serialize)]
struct ObstacleTold {
    code: &'static str,
    squares: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
struct ExposureTold {
    cause: &'static str,
    #[serde(flatten)]
    by: CoverTold,
}

#[derive(Clone, Debug, Serialize)]
struct DefenceTold {
    ply: usize,
    reply: DeedTold,
    mate_in: u16,
    exact: bool,
    line: Vec<String>,
    answer: DeedTold,
    end: EndTold,
}

impl Told {
    /// Explains a mate; `position` is the position that was solved.
    pub(crate) fn of(mate: &Mate, position: &Position) -> Option<Told> {
        let Explanation { deeds, end, defences } = Explanation::of(&mate.proof, position, &mate.line)?;
        Some(Told {
            line: deeds.iter().map(deed).collect(),
            end: end_told(&end),
            defences: defences.iter().map(|(index, told)| defence(*index, told)).collect(),
        })
    }

    /// The explanation for people, without what its defences end in.
    pub(crate) fn in_words(&self) -> Vec<String> {
        let mut lines: Vec<String> = self
            .line
            .iter()
            .map(|deed| format!("{} {}: {}", deed.piece, deed.mv, deed.does.join(", ")))
            .collect();
        for defence in &self.defences {
            lines.push(format!(
                "ply {}, {} {} ({}) loses to {}",
                defence.ply,
                defence.reply.piece,
                defence.reply.mv,
                defence.reply.does.join(", "),
                defence.line.join(" ")
            ));
        }
        let end = &self.end;
        lines.push(format!("{}: {} {}", end.code, end.piece, end.king));
        lines.extend(end.checkers.iter().map(|by| format!("  checked by {}", by.in_words())));
        for flight in &end.flights {
            let covers: Vec<String> = flight.covers.iter().map(|cover| cover.by.in_words()).collect();
            lines.push(
                format!("  {} {} {}", flight.square, flight.bar, covers.join(", ")).trim_end().to_owned(),
            );
        }
        for barred in &end.barred {
            let purposes: Vec<&str> = barred.parries.iter().map(|parry| parry.purpose).collect();
            lines.push(format!("  {} {} {}: {}", barred.piece, barred.mv, purposes.join(", "), barred.code));
        }
        lines
    }
}

impl CoverTold {
    fn in_words(&self) -> String {
        let via = self.via.as_ref().map_or_else(String::new, |square| format!(" {square}"));
        format!("{} {} ({}{via})", self.piece, self.square, self.way)
    }
}

fn letter(piece: Option<Piece>) -> Option<char> {
    piece.map(Piece::fen_char)
}

fn squares(list: &[Square]) -> Vec<String> {
    list.iter().map(Square::to_string).collect()
}

fn cover(cover: Cover) -> CoverTold {
    CoverTold {
        square: cover.square.to_string(),
        piece: cover.piece.fen_char(),
        way: cover.way.code(),
        via: cover.way.via().map(|square| square.to_string()),
    }
}

fn parries(list: &[Parry]) -> Vec<ParryTold> {
    let told =
        |parry: &Parry| ParryTold { purpose: parry.purpose.code(), against: parry.against.to_string() };
    list.iter().map(told).collect()
}

fn deed(deed: &Deed) -> DeedTold {
    let check = |check: &explain::Check| CheckTold { origin: check.origin.code(), by: cover(check.by) };
    DeedTold {
        mv: deed.mv.to_string(),
        piece: deed.piece.fen_char(),
        does: deed.codes(),
        captured: letter(deed.captured),
        parries: parries(&deed.parries),
        checks: deed.checks.iter().map(check).collect(),
        hanging: squares(&deed.hanging),
        given: letter(deed.given),
    }
}

fn end_told(end: &End) -> EndTold {
    EndTold {
        code: end.code(),
        king: end.king.to_string(),
        piece: end.piece.fen_char(),
        checkers: end.checkers.iter().map(|&by| cover(by)).collect(),
        flights: end.flights.iter().map(|told| flight(told, end.king)).collect(),
        barred: end.barred.iter().map(barred).collect(),
    }
}

fn flight(flight: &Flight, king: Square) -> FlightTold {
    let told = |by: &Cover| FlightCoverTold { by: cover(*by), behind: flight.is_behind(king, by) };
    FlightTold {
        square: flight.square.to_string(),
        piece: letter(flight.piece),
        bar: flight.bar.code(),
        covers: flight.covers.iter().map(told).collect(),
    }
}

fn barred(barred: &Barred) -> BarredTold {
    let exposure = |told: &explain::Exposure| ExposureTold { cause: told.cause.code(), by: cover(told.by) };
    BarredTold {
        mv: barred.mv.to_string(),
        piece: barred.piece.fen_char(),
        code: barred.code(),
        parries: parries(&barred.parries),
        obstacle: barred.obstacle.as_ref().map(|obstacle| ObstacleTold {
            code: obstacle.reason.code(),
            squares: squares(&obstacle.squares),
        }),
        exposures: barred.exposures.iter().map(exposure).collect(),
    }
}

fn defence(index: usize, defence: &Defence) -> DefenceTold {
    DefenceTold {
        ply: index,
        reply: deed(&defence.reply),
        mate_in: defence.mate_in,
        exact: defence.exact,
        line: defence.line.iter().map(Move::to_string).collect(),
        answer: deed(&defence.answer),
        end: end_told(&defence.end),
    }
}
