//! Records that other programs write: read with bounds, kept whole, written back.
//!
//! A file of any known format becomes [`Record`]s: tags, set-up, a tree of moves with comments, result, and what could not be
//! read, as data with its place. Nothing here solves or grades, and nothing opens files: bytes come in, bytes go out.
//!
//! ```
//! let text = "[Event \"example\"]\n\n1. 炮二平五 马８进７ 2. 马二进三 *\n";
//! let import = formats::read(text.as_bytes(), &formats::Options::default()).unwrap();
//! assert_eq!(import.records[0].title(), "example");
//! assert_eq!(import.records[0].tree.move_count(), 3);
//! ```
//!
//! What is read and written, field by field, is told in `docs/formats.md`.

pub mod archive;
mod bytes;
#[cfg(feature = "sets")]
pub mod canju;
pub mod cbl;
pub mod cbr;
mod che;
mod detect;
pub mod dhtmlxq;
mod encoding;
mod failure;
pub mod fen_list;
mod html;
mod inflate;
mod legacy;
mod limits;
mod loss;
pub mod moments;
mod movetext;
pub mod parcel;
pub mod pgn;
mod preorder;
mod reading;
mod record;
mod referee;
pub mod tags;
mod text;
mod tree;
mod warning;
mod wxf;
mod xml;
pub mod xqf;

use std::ops::ControlFlow;

pub use detect::Format;
pub use encoding::Encoding;
pub use failure::{Failure, FailureKind};
pub use limits::Limits;
pub use loss::{Loss, LossKind, Written};
pub use reading::{Options, Sink, carry};
pub use record::{GameResult, Record};
pub use tags::Tags;
pub use tree::{Node, NodeId, Preorder, Standing, Tree};
pub use warning::{MAX_WARNINGS, Place, Warning, WarningKind};

use reading::Reading;

/// What a file holds.
#[derive(Clone, Debug)]
pub struct Import {
    /// The records in the order of the file; for libraries, in the order in which they are shown.
    pub records: Vec<Record>,
    /// What is known of the file as a whole.
    pub summary: Summary,
}

/// What is known of a file as a whole.
#[derive(Clone, Debug)]
pub struct Summary {
    /// What it is.
    pub format: Format,
    /// The encoding of its texts; none where the format leaves no choice.
    pub encoding: Option<Encoding>,
    /// How many records were given.
    pub games: usize,
    /// What concerns no single record.
    pub warnings: Vec<Warning>,
}

/// Reads everything in a file.
///
/// # Errors
/// Nothing at all could be read, and why. Whatever could be is in the records, with warnings for the rest.
pub fn read(bytes: &[u8], options: &Options) -> Result<Import, Failure> {
    let mut records = Vec::new();
    let summary = read_each(bytes, options, &mut |record, _| {
        records.push(record);
        ControlFlow::Continue(())
    })?;
    Ok(Import { records, summary })
}

/// Reads a file record by record, so that a library of any size takes the memory of one game, and can be given up half way.
/// The sink is also told how many bytes of the file have been read.
///
/// # Errors
/// As [`read`].
pub fn read_each(bytes: &[u8], options: &Options, each: &mut Sink) -> Result<Summary, Failure> {
    if bytes.len() > options.limits.bytes {
        return Err(Failure::new(FailureKind::TooLarge, options.limits.bytes));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Failure::new(FailureKind::Empty, 0));
    }
    if detect::is_packed(bytes) {
        return Err(Failure::new(FailureKind::Archive, 0));
    }
    if detect::is_opening_book(bytes) {
        return Err(Failure::new(FailureKind::OpeningBook, 0));
    }
    let mut reading = Reading::new(*options, each);
    let format = match detect::by_signature(bytes) {
        Some(format) => {
            match format {
                Format::Cbr => cbr::read(bytes, &mut reading),
                Format::Cbl => cbl::read(bytes, &mut reading),
                Format::CblOld => cbl::read_old(bytes, &mut reading),
                _ => xqf::read(bytes, &mut reading),
            }?;
            format
        }
        None if legacy::is_mxq(bytes) => {
            legacy::read_mxq(bytes, &mut reading)?;
            Format::Mxq
        }
        None if encoding::is_binary(bytes) => {
            legacy::read_unsigned(bytes, &mut reading).ok_or(Failure::new(FailureKind::UnknownFormat, 0))?
        }
        None => match read_text(bytes, &mut reading) {
            Ok(format) => format,
            Err(failure) => legacy::read_unsigned(bytes, &mut reading).ok_or(failure)?,
        },
    };
    let Reading { encoding, games, warnings, .. } = reading;
    Ok(Summary { format, encoding, games, warnings })
}

fn read_text(bytes: &[u8], reading: &mut Reading) -> Result<Format, Failure> {
    let decoded = encoding::decode(bytes, reading.options.encoding);
    let mut text = decoded.text;
    let mut format = detect::by_text(&text);
    if matches!(format, Format::Text | Format::Pgn | Format::Fen) && detect::is_html(&text) {
        text = html::to_text(&text).into();
        format = detect::by_text(&text);
    }
    reading.begin_text(text.len(), bytes.len());
    match format {
        #[cfg(feature = "sets")]
        Format::Canju => canju::read(&text, reading),
        Format::DhtmlXq => dhtmlxq::read(&text, reading),
        Format::DhjHtmlXq => dhtmlxq::read_dhj(&text, reading),
        Format::Cbf | Format::Pfc => xml::read(&text, format, reading),
        Format::Wxf => wxf::read(&text, reading),
        Format::Pgn => pgn::read(&text, reading),
        Format::Che => che::read(&text, reading),
        Format::Fen => fen_list::read(&text, reading),
        _ => text::read(&text, reading),
    }?;
    reading.encoding = Some(decoded.encoding);
    if !decoded.sure {
        reading.warn(WarningKind::EncodingGuessed, Place::Byte(0));
    }
    if decoded.bad_bytes {
        reading.warn(WarningKind::BadBytes, Place::Byte(0));
    }
    Ok(format)
}
