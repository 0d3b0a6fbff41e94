//! A record as a parcel of bytes: for handing on between the parts of the program, whole and small. No file looks like this.
//!
//! Warnings do not travel: whoever has read a record has told of them already. Moves are judged anew when it is unpacked.

use xiangqi::{Move, Square, fen};

use crate::bytes::Cursor;
use crate::detect::Format;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::NodeId;

/// In the place of a move: there is none.
const NO_MOVE: u16 = u16::MAX;

/// Marks of a node: what follows its move.
const TEXT: u8 = 1;
const COMMENT: u8 = 2;
const NAGS: u8 = 4;

/// Results in the order of their numbers.
const RESULTS: [GameResult; 4] =
    [GameResult::Unknown, GameResult::RedWins, GameResult::BlackWins, GameResult::Draw];

/// A record as bytes.
pub fn pack(record: &Record) -> Vec<u8> {
    let mut out = Vec::new();
    put_text(&mut out, record.format.code());
    put_text(&mut out, &record.fen());
    out.push(RESULTS.iter().position(|&result| result == record.result).unwrap_or_default() as u8);
    put_number(&mut out, record.tags.iter().count());
    for (name, value) in record.tags.iter() {
        put_text(&mut out, name);
        put_text(&mut out, value);
    }
    let mut depth_before = 0;
    for (id, depth) in record.tree.preorder() {
        let node = record.tree.node(id);
        // How many levels up from the node before the parent of this one is.
        put_number(&mut out, (depth_before + 1_usize).saturating_sub(depth));
        depth_before = depth;
        let m = node.m.map_or(NO_MOVE, |m| (90 * m.from.index() + m.to.index()) as u16);
        out.extend(m.to_le_bytes());
        let has =
            [(node.text.is_some(), TEXT), (!node.comment.is_empty(), COMMENT), (!node.nags.is_empty(), NAGS)];
        let marks: u8 = has.iter().filter(|(there, _)| *there).map(|(_, mark)| mark).sum();
        out.push(marks);
        if let Some(text) = &node.text {
            put_text(&mut out, text);
        }
        if !node.comment.is_empty() {
            put_text(&mut out, &node.comment);
        }
        if !node.nags.is_empty() {
            put_number(&mut out, node.nags.len());
            out.extend(&node.nags);
        }
    }
    out
}

/// The record of a parcel; nothing where the bytes are none.
pub fn unpack(bytes: &[u8]) -> Option<Record> {
    let mut from = Cursor::new(bytes, 0);
    let format = Format::of_code(&take_text(&mut from)?)?;
    let setup = fen::parse(&take_text(&mut from)?).ok()?.setup;
    let mut record = Record::new(format, setup);
    record.result = *RESULTS.get(usize::from(from.u8()?))?;
    for _ in 0..take_number(&mut from)? {
        let name = take_text(&mut from)?;
        record.tags.set(&name, take_text(&mut from)?);
    }
    let mut before = NodeId::ROOT;
    let mut is_root = true;
    while from.left() > 0 {
        let up = take_number(&mut from)?;
        let m = match from.u16()? {
            NO_MOVE => None,
            number => Some(move_of(number)?),
        };
        let here = if is_root {
            NodeId::ROOT
        } else {
            for _ in 0..up {
                before = record.tree.parent(before)?;
            }
            record.tree.add(before, m)
        };
        let marks = from.u8()?;
        let node = record.tree.node_mut(here);
        if marks & TEXT != 0 {
            node.text = Some(take_text(&mut from)?);
        }
        if marks & COMMENT != 0 {
            node.comment = take_text(&mut from)?;
        }
        if marks & NAGS != 0 {
            let len = take_number(&mut from)?;
            node.nags = from.take(len)?.into();
        }
        before = here;
        is_root = false;
    }
    referee::judge(&mut record);
    record.warnings.clear();
    Some(record)
}

fn move_of(number: u16) -> Option<Move> {
    let (from, to) = (usize::from(number / 90), usize::from(number % 90));
    Some(Move::new(Square::from_index(from)?, Square::from_index(to)?))
}

/// Seven bits a byte, the lowest first; the high bit says that another follows.
fn put_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn take_number(from: &mut Cursor) -> Option<usize> {
    let mut number = 0;
    for shift in (0..28).step_by(7) {
        let byte = from.u8()?;
        number |= usize::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len());
    out.extend(text.as_bytes());
}

fn take_text(from: &mut Cursor) -> Option<String> {
    let len = take_number(from)?;
    String::from_utf8(from.take(len)?.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, read};

    const GAME: &str = "[Title \"题\"]\n[Red \"甲\"]\n[Result \"1-0\"]\n\n{前言\n第二行} 1. 炮二平五! (1. 马二进三 马８进７ (1... 卒７进１)) 1... 马８进７ {好} 2. 车九进八 1-0\n";

    fn sample() -> Record {
        read(GAME.as_bytes(), &Options::default()).unwrap().records.remove(0)
    }

    #[test]
    fn nothing_gets_lost_on_the_way() {
        let record = sample();
        assert_eq!(record.tree.len(), 7);
        let again = unpack(&pack(&record)).unwrap();
        assert_eq!(again, Record { warnings: Vec::new(), ..record });
    }

    #[test]
    fn a_cut_parcel_is_none_or_shorter() {
        let parcel = pack(&sample());
        for end in 0..parcel.len() {
            if let Some(record) = unpack(&parcel[..end]) {
                assert!(record.tree.len() <= 7);
            }
        }
        assert!(unpack(&[0xFF; 64]).is_none());
    }
}
