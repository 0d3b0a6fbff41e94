//! Telling the formats apart by what is in a file. Its name is never asked.

use crate::{archive, cbl, cbr, che, dhtmlxq, fen_list, movetext, wxf, xml};

/// The formats that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// 象棋演播室.
    Xqf,
    /// 象棋桥, one record.
    Cbr,
    /// 象棋桥, a library.
    Cbl,
    /// 象棋桥 2.1, a library.
    CblOld,
    /// 象棋桥, one record as XML.
    Cbf,
    /// 鹏飞象棋.
    Pfc,
    /// Portable game notation.
    Pgn,
    /// 东萍象棋.
    DhtmlXq,
    /// 打虎将, of 广东象棋网.
    DhjHtmlXq,
    /// WXF as `PlayOK` writes it.
    Wxf,
    /// Moves without tags.
    Text,
    /// Positions, one a line.
    Fen,
    /// 弈天.
    Mxq,
    /// QQ象棋.
    Che,
    /// 中游.
    Ccm,
    /// 联众.
    Chn,
    /// An exercise set of our own.
    Canju,
}

impl Format {
    const ALL: [Format; 17] = [
        Format::Canju,
        Format::Xqf,
        Format::Cbr,
        Format::Cbl,
        Format::CblOld,
        Format::Cbf,
        Format::Pfc,
        Format::Pgn,
        Format::DhtmlXq,
        Format::DhjHtmlXq,
        Format::Wxf,
        Format::Text,
        Format::Fen,
        Format::Mxq,
        Format::Che,
        Format::Ccm,
        Format::Chn,
    ];

    /// The short name, which is also the usual extension where there is one.
    pub const fn code(self) -> &'static str {
        match self {
            Format::Xqf => "xqf",
            Format::Cbr => "cbr",
            Format::Cbl => "cbl",
            Format::CblOld => "cbl-2.1",
            Format::Cbf => "cbf",
            Format::Pfc => "pfc",
            Format::Pgn => "pgn",
            Format::DhtmlXq => "dhtmlxq",
            Format::DhjHtmlXq => "dhjhtmlxq",
            Format::Wxf => "wxf",
            Format::Text => "text",
            Format::Fen => "fen",
            Format::Mxq => "mxq",
            Format::Che => "che",
            Format::Ccm => "ccm",
            Format::Chn => "chn",
            Format::Canju => "canju",
        }
    }

    /// The format of a short name.
    pub(crate) fn of_code(code: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.code() == code)
    }
}

/// The format of a file with a signature.
pub(crate) fn by_signature(bytes: &[u8]) -> Option<Format> {
    if bytes.starts_with(cbr::MAGIC) {
        Some(Format::Cbr)
    } else if bytes.starts_with(cbl::MAGIC) {
        Some(Format::Cbl)
    } else if bytes.starts_with(cbl::OLD_MAGIC) && bytes.get(8).is_some_and(|&byte| byte < 0x20) {
        Some(Format::CblOld)
    } else if bytes.starts_with(b"XQ") && bytes.get(2).is_some_and(|&version| version < 0x20) {
        Some(Format::Xqf)
    } else {
        None
    }
}

/// Whether the file is an opening book in an `SQLite` database, which holds positions and no games.
pub(crate) fn is_opening_book(bytes: &[u8]) -> bool {
    bytes.starts_with(b"SQLite format 3\0")
}

/// Whether the file is packed (zip, gzip, rar, 7z): it has to be unpacked first.
pub(crate) fn is_packed(bytes: &[u8]) -> bool {
    let others: [&[u8]; 2] = [b"Rar!\x1A\x07", b"7z\xBC\xAF\x27\x1C"];
    archive::is_archive(bytes) || others.iter().any(|sign| bytes.starts_with(sign))
}

/// The format of a text. Everything that is none of the others may be plain moves.
pub(crate) fn by_text(text: &str) -> Format {
    #[cfg(feature = "sets")]
    if crate::canju::is_set(text) {
        return Format::Canju;
    }
    // A comment in PGN may hold the brackets of another format.
    if movetext::looks_like_tag(text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}')) {
        Format::Pgn
    } else if dhtmlxq::holds_dhj(text) {
        Format::DhjHtmlXq
    } else if dhtmlxq::holds_dhtmlxq(text) {
        Format::DhtmlXq
    } else if let Some(format) = xml::format(text) {
        format
    } else if wxf::is_wxf(text) {
        Format::Wxf
    } else if has_tag(text) {
        Format::Pgn
    } else if che::is_che(text) {
        Format::Che
    } else if fen_list::is_list(text) {
        Format::Fen
    } else {
        Format::Text
    }
}

/// Whether some line begins with a tag of PGN.
fn has_tag(text: &str) -> bool {
    text.lines().any(|line| movetext::looks_like_tag(line.trim_start().trim_start_matches('\u{FEFF}')))
}

/// Whether a text is a web page, from which the mark-up has to be taken first.
pub(crate) fn is_html(text: &str) -> bool {
    let head: String = text.trim_start().chars().take(400).collect::<String>().to_ascii_lowercase();
    head.starts_with("<!doctype html")
        || head.starts_with("<html")
        || head.contains("<body")
        || head.contains("<pre")
}
