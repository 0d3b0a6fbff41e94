//! Files of game halls that have closed: MXQ (弈天), CCM (中游), CHN (联众). All of them start from the start of a game and hold one
//! line of moves.
//!
//! CCM and CHN have no signature. A file is taken for one of them only when every move in it is legal.

use xiangqi::{Move, Position, Setup, Square};

use crate::bytes::{Cursor, u16_at};
use crate::detect::Format;
use crate::encoding;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

/// Strings before the moves of an MXQ.
const MXQ_HEAD: usize = 12;
const MXQ_END: &[u8] = b"Ends";

/// Whether a file is a list of strings with a length byte each, whose thirteenth is a move or the end.
pub(crate) fn is_mxq(bytes: &[u8]) -> bool {
    let mut strings = mxq_strings(bytes);
    (0..MXQ_HEAD).all(|_| strings.next().is_some())
        && strings.next().is_some_and(|string| string == MXQ_END || mxq_move(string).is_some())
}

fn mxq_strings(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut cursor = Cursor::new(bytes, 0);
    std::iter::from_fn(move || {
        let len = cursor.u8()?;
        cursor.take(len.into())
    })
}

/// `3A?3B`: file as a digit, rank as a letter from A.
fn mxq_move(string: &[u8]) -> Option<Move> {
    let &[from_file, from_rank, _, to_file, to_rank] = string else { return None };
    let square = |file: u8, rank: u8| (file.wrapping_sub(b'0'), rank.wrapping_sub(b'A'));
    referee::move_of(square(from_file, from_rank), square(to_file, to_rank))
}

pub(crate) fn read_mxq(bytes: &[u8], reading: &mut Reading) -> Result<(), Failure> {
    let mut strings = mxq_strings(bytes);
    let head: Vec<&[u8]> = strings.by_ref().take(MXQ_HEAD).collect();
    if head.len() < MXQ_HEAD {
        return Err(Failure::new(FailureKind::Truncated, bytes.len()));
    }
    let mut record = Record::new(Format::Mxq, Setup::start());
    let encoding = reading.options.encoding.unwrap_or_else(|| encoding::guess(&head).0);
    reading.encoding = Some(encoding);
    let text = |index: usize| encoding.decode(head[index]).0.trim().to_owned();
    for (index, name) in [(0, "Site"), (1, "Date"), (2, "Title"), (3, "RedElo"), (4, "BlackElo")] {
        record.tags.set(name, text(index));
    }
    let title = text(2);
    for (word, result) in [
        ("-胜-", GameResult::RedWins),
        ("-勝-", GameResult::RedWins),
        ("-和-", GameResult::Draw),
        ("-负-", GameResult::BlackWins),
        ("-負-", GameResult::BlackWins),
    ] {
        if let Some((red, black)) = title.split_once(word) {
            record.result = result;
            record.tags.set("Red", red.trim());
            record.tags.set("Black", black.trim());
        }
    }
    record.tree.add_comment(NodeId::ROOT, &text(10));
    let mut ended = false;
    let mut moves = Vec::new();
    for string in strings.by_ref() {
        ended = string == MXQ_END;
        if ended {
            break;
        }
        moves.push(mxq_move(string));
    }
    if !ended {
        record.warn(WarningKind::Truncated, Place::Byte(bytes.len()));
    }
    give_line(record, &moves, bytes.len(), reading);
    Ok(())
}

fn give_line(mut record: Record, moves: &[Option<Move>], at: usize, reading: &mut Reading) {
    let mut parent = NodeId::ROOT;
    let limit = reading.node_limit();
    if moves.len() > limit {
        record.warn(WarningKind::TooManyNodes, Place::Ply(limit + 1));
    }
    for (index, m) in moves.iter().take(limit).enumerate() {
        parent = record.tree.add(parent, *m);
        if m.is_none() {
            record.tree.node_mut(parent).text = Some("?".into());
            record.warn(WarningKind::OffBoard, Place::Ply(index + 1));
        }
    }
    referee::settle_side(&mut record, None);
    referee::judge(&mut record);
    reading.give(record, at);
}

const CCM_ROW: usize = 7;
const CHN_HEAD: usize = 188;
const CHN_ROW: usize = 32;

/// The moves of a CCM, if it is one: files in bytes 3 and 4, rows from the top in 5 and 6.
fn ccm_moves(bytes: &[u8]) -> Option<Vec<Move>> {
    let rows = bytes.chunks(CCM_ROW).filter(|row| row.len() == CCM_ROW);
    legal_line(rows.map(|row| [row[3], row[5], row[4], row[6]]).collect())
}

/// The moves of a CHN, if it is one: four 16-bit numbers behind the first four bytes of each row.
fn chn_moves(bytes: &[u8]) -> Option<Vec<Move>> {
    let rows = bytes.get(CHN_HEAD..)?.chunks_exact(CHN_ROW);
    let number = |row: &[u8], at| u16_at(row, at).and_then(|n| u8::try_from(n).ok()).unwrap_or(u8::MAX);
    legal_line(rows.map(|row| [4, 6, 8, 10].map(|at| number(row, at))).collect())
}

/// Files and rows as moves, turned when the first mover sits at the top; only when all of them are legal.
fn legal_line(rows: Vec<[u8; 4]>) -> Option<Vec<Move>> {
    let turned = rows.first()?[1] < 5;
    let mut position = Position::start();
    let mut moves = Vec::with_capacity(rows.len());
    for [from_file, from_row, to_file, to_row] in rows {
        let square = |file: u8, row: u8| {
            let square = Square::new(file, 9_u8.checked_sub(row)?)?;
            Some(if turned { square.rotate() } else { square })
        };
        let m = Move::new(square(from_file, from_row)?, square(to_file, to_row)?);
        position.play(m).ok()?;
        moves.push(m);
    }
    Some(moves)
}

/// Reads a file without a signature, if its moves prove what it is.
pub(crate) fn read_unsigned(bytes: &[u8], reading: &mut Reading) -> Option<Format> {
    let found = ccm_moves(bytes)
        .map(|moves| (Format::Ccm, moves))
        .or_else(|| chn_moves(bytes).map(|moves| (Format::Chn, moves)));
    let (format, moves) = found?;
    let moves: Vec<Option<Move>> = moves.into_iter().map(Some).collect();
    give_line(Record::new(format, Setup::start()), &moves, bytes.len(), reading);
    Some(format)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, read};

    fn main_line(bytes: &[u8]) -> (Format, Vec<String>) {
        let import = read(bytes, &Options::default()).unwrap();
        let record = &import.records[0];
        let moves = record.tree.main_line().map(|id| record.tree.node(id).m.unwrap().to_string()).collect();
        (record.format, moves)
    }

    #[test]
    fn mxq() {
        let mut bytes = Vec::new();
        let (title, _, _) = encoding_rs::GB18030.encode("甲-胜-乙");
        for string in
            [b"hall".as_slice(), b"2004", &title, b"1000", b"900", b"", b"", b"", b"", b"", b"hi", b""]
        {
            bytes.push(string.len() as u8);
            bytes.extend(string);
        }
        for string in [b"7C-4C", b"7J-6H"] {
            bytes.push(5);
            bytes.extend(string);
        }
        let (format, moves) = main_line(&[bytes.as_slice(), b"\x04Ends"].concat());
        assert_eq!((format, moves), (Format::Mxq, vec!["h2e2".to_owned(), "h9g7".to_owned()]));
        let cut = read(&bytes, &Options::default()).unwrap();
        assert_eq!(cut.records[0].warnings[0].kind, WarningKind::Truncated);
        assert_eq!(cut.records[0].tags.get("Red"), Some("甲"));
        assert_eq!(cut.records[0].result, GameResult::RedWins);
    }

    #[test]
    fn ccm_and_chn_from_either_side() {
        let rows: [[u8; 4]; 2] = [[7, 7, 4, 7], [7, 0, 6, 2]];
        let turned = rows.map(|[a, b, c, d]| [8 - a, 9 - b, 8 - c, 9 - d]);
        for rows in [rows, turned] {
            let ccm: Vec<u8> = rows.iter().flat_map(|&[a, b, c, d]| [0, 0, 0, a, c, b, d]).collect();
            let mut chn = vec![0; CHN_HEAD];
            for row in rows {
                chn.extend([0; 4]);
                chn.extend(row.iter().flat_map(|&n| u16::from(n).to_le_bytes()));
                chn.extend([0; 20]);
            }
            let expected = vec!["h2e2".to_owned(), "h9g7".to_owned()];
            assert_eq!(main_line(&ccm), (Format::Ccm, expected.clone()));
            assert_eq!(main_line(&chn), (Format::Chn, expected));
        }
        assert!(read(&[0; 700], &Options::default()).is_err());
    }
}
