//! The two XML formats: CBF of 象棋桥 and PFC of 鹏飞象棋.
//!
//! They are pulled event by event with a stack of our own. Document types are skipped, so that no entity can be declared;
//! the five of XML and character references are all there is.

mod cbf;
mod pfc;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use xiangqi::Setup;

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::record::Record;
use crate::referee;
use crate::warning::{Place, WarningKind};

/// Which of the two a text is.
pub(crate) fn format(text: &str) -> Option<Format> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    if !text.starts_with('<') {
        return None;
    }
    if text.contains("<ChineseChessRecord") {
        return Some(Format::Cbf);
    }
    let root = text.find("<n ")?;
    let tag = &text[root..root + text[root..].find('>')?];
    (tag.contains("version=") && tag.contains(" m=")).then_some(Format::Pfc)
}

/// Reads the record of either.
pub(crate) fn read(text: &str, format: Format, reading: &mut Reading) -> Result<(), Failure> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    let mut record = Record::new(format, Setup::start());
    let mut document = Document { reader: Reader::from_str(text), depth_limit: reading.options.limits.depth };
    document.reader.config_mut().check_end_names = false;
    let limit = reading.node_limit();
    match format {
        Format::Pfc => pfc::read(&mut document, &mut record, limit),
        _ => cbf::read(&mut document, &mut record, limit),
    }
    if record.tree.len() == 1 && record.tags.is_empty() && record.setup == Setup::start() {
        return Err(Failure::new(FailureKind::BrokenMarkup, 0));
    }
    let told = record.setup.turn;
    referee::check_side(&mut record, told);
    referee::judge(&mut record);
    reading.give_text(record, text.len());
    Ok(())
}

/// What the two readers see of an XML text.
enum Piece<'a> {
    Start(BytesStart<'a>),
    Empty(BytesStart<'a>),
    Text(String),
    End,
}

/// An XML text being pulled.
struct Document<'a> {
    reader: Reader<&'a [u8]>,
    depth_limit: usize,
}

impl<'a> Document<'a> {
    /// The next thing of interest; nothing at the end of the text or at its first fault, which the record is told of.
    fn next(&mut self, record: &mut Record) -> Option<Piece<'a>> {
        loop {
            let at = Place::Byte(self.reader.buffer_position() as usize);
            return Some(match self.reader.read_event() {
                Ok(Event::Start(tag)) => Piece::Start(tag),
                Ok(Event::Empty(tag)) => Piece::Empty(tag),
                Ok(Event::End(_)) => Piece::End,
                Ok(Event::Text(text)) => Piece::Text(text.to_string()),
                Ok(Event::CData(text)) => Piece::Text(text.to_string()),
                Ok(Event::GeneralRef(name)) => {
                    let name = name.to_string();
                    Piece::Text(
                        quick_xml::escape::unescape(&format!("&{name};"))
                            .map_or_else(|_| format!("&{name};"), std::borrow::Cow::into_owned),
                    )
                }
                Ok(Event::DocType(_)) => {
                    record.warn(WarningKind::DoctypeIgnored, at);
                    continue;
                }
                Ok(Event::Decl(_) | Event::PI(_) | Event::Comment(_)) => continue,
                Ok(Event::Eof) => return None,
                Err(_) => {
                    record.warn(WarningKind::BrokenMarkup, at);
                    return None;
                }
            });
        }
    }
}

/// The value of an attribute, with references resolved.
fn attribute(tag: &BytesStart, name: &str) -> Option<String> {
    let attribute = tag.attributes().with_checks(false).flatten().find(|a| a.key.as_ref() == name)?;
    let raw = attribute.value.into_owned();
    Some(quick_xml::escape::unescape(&raw).map_or(raw.clone(), std::borrow::Cow::into_owned))
}
