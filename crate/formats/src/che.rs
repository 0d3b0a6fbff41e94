//! CHE of QQ象棋: numbers between blanks. A count, then ten numbers a move: piece, 32, side, rank and file from, rank and
//! file to, 0, number, 0.
//!
//! Files are counted from one side or the other, and the start position is its own mirror image: the numbers of the pieces tell.

use xiangqi::{Move, Setup, Square};

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::record::Record;
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

const HEAD: usize = 2;
const PER_MOVE: usize = 10;

/// Whether a text is a list of numbers of this shape.
pub(crate) fn is_che(text: &str) -> bool {
    let mut numbers = text.split_ascii_whitespace().map(str::parse::<u32>);
    let (Some(Ok(_)), Some(Ok(count @ 1..=2000))) = (numbers.next(), numbers.next()) else { return false };
    let Some(Ok(piece)) = numbers.next() else { return false };
    piece < 32
        && numbers.next() == Some(Ok(32))
        && text
            .split_ascii_whitespace()
            .take(HEAD + count as usize * PER_MOVE)
            .all(|word| word.bytes().all(|b| b.is_ascii_digit()))
}

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let numbers: Vec<u32> = text.split_ascii_whitespace().map_while(|word| word.parse().ok()).collect();
    let count = numbers.get(1).copied().unwrap_or_default() as usize;
    let rows: Vec<&[u32]> =
        numbers.get(HEAD..).unwrap_or_default().chunks_exact(PER_MOVE).take(count).collect();
    let limit = reading.node_limit();
    if rows.is_empty() {
        return Err(Failure::new(FailureKind::Truncated, text.len()));
    }
    let mirrored = is_mirrored(&rows);
    let mut record = Record::new(Format::Che, Setup::start());
    let mut parent = NodeId::ROOT;
    if rows.len() > limit {
        record.warn(WarningKind::TooManyNodes, Place::Ply(limit + 1));
    }
    for (index, row) in rows.iter().take(limit).enumerate() {
        let square = |rank: u32, file: u32| {
            let square = Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)?;
            Some(if mirrored { square.mirror() } else { square })
        };
        let m = square(row[3], row[4]).zip(square(row[5], row[6])).map(|(from, to)| Move::new(from, to));
        parent = record.tree.add(parent, m);
        if m.is_none() {
            record.tree.node_mut(parent).text = Some(format!("{:?}", &row[3..7]));
            record.warn(WarningKind::OffBoard, Place::Ply(index + 1));
        }
    }
    if rows.len() < count {
        record.warn(WarningKind::Truncated, Place::Ply(rows.len()));
    }
    referee::settle_side(&mut record, None);
    referee::judge(&mut record);
    reading.give_text(record, text.len());
    Ok(())
}

/// Whether the files run from Red's right hand. The first move of a piece that has a twin starts on the home file of its
/// number, or on the mirror image of that.
fn is_mirrored(rows: &[&[u32]]) -> bool {
    let mut seen = [false; 32];
    for row in rows {
        let Some(seen) = seen.get_mut(row[0] as usize) else { continue };
        if std::mem::replace(seen, true) {
            continue;
        }
        match home_file(row[0]) {
            Some(home) if home != 4 => return row[4] == 8 - home,
            _ => {}
        }
    }
    true
}

/// The file on which the piece of a number starts a game, from Red's left.
fn home_file(piece: u32) -> Option<u32> {
    const BLACK: [u32; 16] = [4, 5, 3, 6, 2, 7, 1, 8, 0, 7, 1, 8, 6, 4, 2, 0];
    const RED: [u32; 16] = [4, 3, 5, 2, 6, 1, 7, 0, 8, 1, 7, 0, 2, 4, 6, 8];
    let files = if piece < 16 { &BLACK } else { &RED };
    files.get((piece % 16) as usize).copied().filter(|_| piece < 32)
}
