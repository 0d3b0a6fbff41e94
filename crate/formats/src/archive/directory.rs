//! What files a zip says that it has: by the directory at its end, or, where that is cut off, by the head of each file.
//! The layout is that of PKWARE's APPNOTE, sections 4.3 and 4.4.

use crate::bytes::{Cursor, u16_at, u32_at};
use crate::encoding::{self, Encoding};

const HEAD: &[u8] = b"PK\x03\x04";
const ROW: &[u8] = b"PK\x01\x02";
const END: &[u8] = b"PK\x05\x06";
const END_LEN: usize = 22;
const HEAD_LEN: usize = 30;

/// Bits of the flags: locked, sizes only behind the data, name in UTF-8.
const LOCKED: u16 = 1;
const SIZES_LATER: u16 = 1 << 3;
const UTF_8: u16 = 1 << 11;

/// Fields that some programs add: sizes of 64 bits, the name in UTF-8.
const EXTRA_SIZES: u16 = 0x0001;
const EXTRA_NAME: u16 = 0x7075;

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    Stored,
    Deflated,
    Encrypted,
    Unknown,
}

/// A file of the archive.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) method: Method,
    /// Offset of its own head.
    pub(super) head: usize,
    /// Offset and length of the packed data; it may reach beyond the end of the archive.
    pub(super) data: usize,
    pub(super) packed: usize,
    /// CRC-32 of the unpacked data, where it is known.
    pub(super) sum: Option<u32>,
}

impl Entry {
    /// Whether it is a file that a person put there.
    fn is_file(&self) -> bool {
        let last = self.name.rsplit('/').next().unwrap_or_default();
        !last.is_empty() && last != ".DS_Store" && !self.name.starts_with("__MACOSX/")
    }
}

/// An entry whose name has not been decoded yet.
struct Raw<'a> {
    name: &'a [u8],
    in_utf8: bool,
    entry: Entry,
}

/// The files of an archive: without its folders, and without what macOS puts beside the files for itself.
pub(super) struct Directory {
    pub(super) entries: Vec<Entry>,
    /// Whether this is what stands at its end, and not what was found by heads.
    pub(super) whole: bool,
    /// Whether there are more than were asked for.
    pub(super) more: bool,
}

impl Directory {
    /// That of an archive with one file.
    pub(super) fn of_one(entry: Entry) -> Directory {
        Directory { entries: vec![entry], whole: true, more: false }
    }
}

/// The files of an archive, at most so many.
pub(super) fn read(bytes: &[u8], most: usize) -> Directory {
    let by_directory = rows(bytes, most.saturating_add(1));
    let whole = by_directory.is_some();
    let mut raw = by_directory.unwrap_or_else(|| heads(bytes, most.saturating_add(1)));
    let more = raw.len() > most;
    raw.truncate(most);
    // Programs of Chinese systems write names in the encoding of the system and say nothing of it.
    let names: Vec<&[u8]> = raw.iter().filter(|raw| !raw.in_utf8).map(|raw| raw.name).collect();
    let guessed = encoding::guess(&names).0;
    let decoded = raw.into_iter().map(|Raw { name, in_utf8, entry }| {
        let encoding = if in_utf8 { Encoding::UTF_8 } else { guessed };
        let name: String = encoding.decode(name).0.chars().filter(|c| !c.is_control()).collect();
        Entry { name: name.replace('\\', "/"), ..entry }
    });
    Directory { entries: decoded.filter(Entry::is_file).collect(), whole, more }
}

/// The rows of the directory, or nothing where it is not whole.
fn rows(bytes: &[u8], most: usize) -> Option<Vec<Raw<'_>>> {
    let from = bytes.len().saturating_sub(END_LEN + usize::from(u16::MAX));
    let end = bytes[from..].windows(END.len()).rposition(|window| window == END)? + from;
    let (size, offset) = (u32_at(bytes, end + 12)? as usize, u32_at(bytes, end + 16)? as usize);
    // Something may stand before the archive; offsets are then those from its own beginning.
    let start = end.checked_sub(size).filter(|&start| bytes[start..].starts_with(ROW) || size == 0);
    let (start, base) = match start {
        Some(start) => (start, start.saturating_sub(offset)),
        // A directory of 64 bits stands between the rows and the end.
        None => (offset, 0),
    };
    let mut cursor = Cursor::new(bytes, start);
    let mut found = Vec::new();
    while found.len() < most && bytes.get(cursor.at()..).is_some_and(|rest| rest.starts_with(ROW)) {
        found.push(row(&mut cursor, bytes, base)?);
    }
    let told = usize::from(u16_at(bytes, end + 10)?);
    (found.len() == most || found.len() >= told || told == usize::from(u16::MAX)).then_some(found)
}

fn row<'a>(cursor: &mut Cursor<'a>, bytes: &[u8], base: usize) -> Option<Raw<'a>> {
    let fixed = cursor.take(46)?;
    let field = |at| u16_at(fixed, at).map(usize::from);
    let name = cursor.take(field(28)?)?;
    let extra = cursor.take(field(30)?)?;
    cursor.take(field(32)?)?;
    let (flags, method) = (u16_at(fixed, 8)?, u16_at(fixed, 10)?);
    let unpacked = u32_at(fixed, 24)?;
    let (mut packed, mut head) = (u32_at(fixed, 20)? as usize, u32_at(fixed, 42)? as usize);
    if let Some(sizes) = extra_field(extra, EXTRA_SIZES) {
        // Of unpacked size, packed size and offset those are here that do not fit above, in this order.
        let mut wide = Cursor::new(sizes, if unpacked == u32::MAX { 8 } else { 0 });
        for value in [&mut packed, &mut head] {
            if *value == u32::MAX as usize {
                let low = wide.u32()?;
                *value = if wide.u32()? == 0 { low as usize } else { usize::MAX };
            }
        }
    }
    let head = head.saturating_add(base);
    // The name and extra field of the file's own head may be of other lengths than those here.
    let lens = u16_at(bytes, head.saturating_add(26)).zip(u16_at(bytes, head.saturating_add(28)));
    let data =
        lens.map_or(usize::MAX, |(name, extra)| head + HEAD_LEN + usize::from(name) + usize::from(extra));
    let sum = u32_at(fixed, 16);
    let entry = Entry { name: String::new(), method: method_of(flags, method), head, data, packed, sum };
    Some(named(name, extra, flags, entry))
}

/// The heads of files from the beginning on, where there is no directory.
fn heads(bytes: &[u8], most: usize) -> Vec<Raw<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while found.len() < most {
        let Some(head) = next_head(bytes, at) else { break };
        at = head + HEAD.len();
        let Some(raw) = own_head(bytes, head) else { continue };
        at = raw.entry.data.saturating_add(raw.entry.packed).min(bytes.len());
        found.push(raw);
    }
    found
}

fn next_head(bytes: &[u8], from: usize) -> Option<usize> {
    bytes.get(from..)?.windows(HEAD.len()).position(|window| window == HEAD).map(|at| at + from)
}

fn own_head(bytes: &[u8], head: usize) -> Option<Raw<'_>> {
    let mut cursor = Cursor::new(bytes, head);
    let fixed = cursor.take(HEAD_LEN)?;
    let (flags, method) = (u16_at(fixed, 6)?, u16_at(fixed, 8)?);
    let name = cursor.take(u16_at(fixed, 26)?.into())?;
    let extra = cursor.take(u16_at(fixed, 28)?.into())?;
    let data = cursor.at();
    let later = flags & SIZES_LATER != 0;
    // Where the length is told only behind the data, they end at the latest where the next file begins.
    let packed = match u32_at(fixed, 18)? as usize {
        0 if later => next_head(bytes, data).unwrap_or(bytes.len()) - data,
        packed => packed,
    };
    let sum = u32_at(fixed, 14).filter(|_| !later);
    let entry = Entry { name: String::new(), method: method_of(flags, method), head, data, packed, sum };
    Some(named(name, extra, flags, entry))
}

fn named<'a>(name: &'a [u8], extra: &'a [u8], flags: u16, entry: Entry) -> Raw<'a> {
    // One byte of version and the sum of the other name stand before it.
    match extra_field(extra, EXTRA_NAME).and_then(|field| field.get(5..)) {
        Some(name) => Raw { name, in_utf8: true, entry },
        None => Raw { name, in_utf8: flags & UTF_8 != 0, entry },
    }
}

fn extra_field(extra: &[u8], wanted: u16) -> Option<&[u8]> {
    let mut cursor = Cursor::new(extra, 0);
    loop {
        let (id, len) = (cursor.u16()?, cursor.u16()?);
        let field = cursor.take(len.into())?;
        if id == wanted {
            return Some(field);
        }
    }
}

const fn method_of(flags: u16, method: u16) -> Method {
    match method {
        _ if flags & LOCKED != 0 => Method::Encrypted,
        0 => Method::Stored,
        8 => Method::Deflated,
        99 => Method::Encrypted,
        _ => Method::Unknown,
    }
}
