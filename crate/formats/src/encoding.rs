//! From bytes to text: byte order marks, UTF-8, and telling GB18030 from Big5 by what the text would say.
//!
//! Every guess can be overruled by hand, with any encoding that has a label on the web.

mod score;

use std::borrow::Cow;
use std::fmt;

use encoding_rs::{BIG5, GB18030, UTF_8, UTF_16BE, UTF_16LE};

/// A text encoding.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Encoding(&'static encoding_rs::Encoding);

impl Encoding {
    /// UTF-8.
    pub const UTF_8: Encoding = Encoding(UTF_8);
    /// GB18030, of which GBK and GB2312 are parts.
    pub const GB18030: Encoding = Encoding(GB18030);
    /// Big5 with the characters of Hong Kong.
    pub const BIG5: Encoding = Encoding(BIG5);

    /// The encoding of a label as web pages use them: `gbk`, `big5`, `windows-1258`.
    pub fn for_label(label: &str) -> Option<Encoding> {
        encoding_rs::Encoding::for_label(label.as_bytes()).map(Encoding)
    }

    /// The name in lower case: `utf-8`, `gb18030`, `big5`.
    pub fn name(self) -> String {
        self.0.name().to_ascii_lowercase()
    }

    /// The text of bytes, and whether some of them mean nothing. Those become U+FFFD.
    pub(crate) fn decode(self, bytes: &[u8]) -> (Cow<'_, str>, bool) {
        self.0.decode_without_bom_handling(bytes)
    }

    /// The bytes of a text, and whether all of it could be encoded; a question mark stands for what could not.
    pub(crate) fn encode(self, text: &str) -> (Vec<u8>, bool) {
        let (bytes, _, unmappable) = self.0.encode(text);
        if !unmappable {
            return (bytes.into_owned(), true);
        }
        let encoded = text.chars().flat_map(|c| self.encode_char(c).unwrap_or_else(|| b"?".to_vec()));
        (encoded.collect(), false)
    }

    /// The bytes of a character, or nothing when the encoding has none for it.
    pub(crate) fn encode_char(self, c: char) -> Option<Vec<u8>> {
        if self.0 == UTF_8 {
            return Some(c.to_string().into_bytes());
        }
        let text = c.to_string();
        let (bytes, _, unmappable) = self.0.encode(&text);
        (!unmappable).then(|| bytes.into_owned())
    }
}

impl fmt::Debug for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// A decoded text and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct Decoded<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) encoding: Encoding,
    /// Whether the encoding is beyond doubt.
    pub(crate) sure: bool,
    /// Whether some bytes mean nothing in it.
    pub(crate) bad_bytes: bool,
}

/// Decodes a whole text. A byte order mark decides; without one an encoding chosen by hand; without that the content.
pub(crate) fn decode(bytes: &[u8], by_hand: Option<Encoding>) -> Decoded<'_> {
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) {
        return decode_as(Encoding(encoding), &bytes[mark..], true);
    }
    if let Some(encoding) = by_hand {
        return decode_as(encoding, bytes, true);
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return decode_as(encoding, bytes, true);
    }
    let (encoding, sure) = guess(&[bytes]);
    decode_as(encoding, bytes, sure)
}

fn decode_as(encoding: Encoding, bytes: &[u8], sure: bool) -> Decoded<'_> {
    let (text, bad_bytes) = encoding.decode(bytes);
    Decoded { text, encoding, sure, bad_bytes }
}

/// UTF-16 gives itself away by the zero bytes of its ASCII part.
fn utf16_without_mark(bytes: &[u8]) -> Option<Encoding> {
    let sample = &bytes[..bytes.len().min(1024)];
    let zeros = |odd| sample.iter().skip(odd).step_by(2).filter(|&&b| b == 0).count() * 8;
    match (zeros(0) > sample.len(), zeros(1) > sample.len()) {
        (true, false) => Some(Encoding(UTF_16BE)),
        (false, true) => Some(Encoding(UTF_16LE)),
        _ => None,
    }
}

/// Whether bytes are no text in any encoding: control characters all over, and not in the pattern of UTF-16.
pub(crate) fn is_binary(bytes: &[u8]) -> bool {
    let sample = &bytes[..bytes.len().min(4096)];
    let is_control = |byte: u8| byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0C | 0x1A | 0x1B);
    let controls = sample.iter().filter(|&&byte| is_control(byte)).count();
    controls * 10 > sample.len()
        && encoding_rs::Encoding::for_bom(bytes).is_none()
        && utf16_without_mark(bytes).is_none()
}

/// How much of the parts is looked at.
const SAMPLE: usize = 128 * 1024;

/// The encoding that makes the most of some strings of one file, and whether that is beyond doubt.
pub(crate) fn guess(parts: &[&[u8]]) -> (Encoding, bool) {
    if parts.iter().all(|part| part.is_ascii()) {
        return (Encoding::UTF_8, true);
    }
    // A few words of GBK may be UTF-8 as well (联通), but then of two-byte characters only.
    let utf8: Option<Vec<&str>> = parts.iter().map(|part| std::str::from_utf8(part).ok()).collect();
    if utf8.is_some_and(|parts| parts.iter().any(|part| part.chars().any(|c| c >= '\u{800}'))) {
        return (Encoding::UTF_8, true);
    }
    let mut left = SAMPLE;
    let mut sample: Vec<&[u8]> = Vec::new();
    for part in parts.iter().filter(|part| !part.is_ascii()) {
        let cut = part.len().min(left);
        sample.push(&part[..cut]);
        left -= cut;
    }
    let score =
        |encoding: Encoding| sample.iter().map(|part| score::SCALE.score(&encoding.decode(part).0)).sum();
    let scores: [(Encoding, i64); 3] =
        [Encoding::GB18030, Encoding::BIG5, Encoding::UTF_8].map(|encoding| (encoding, score(encoding)));
    let mut best = scores[0];
    for other in &scores[1..] {
        if other.1 > best.1 {
            best = *other;
        }
    }
    let second = scores.iter().filter(|s| s.0 != best.0).map(|s| s.1).max().unwrap_or_default();
    (best.0, best.1 > 0 && best.1 - second.max(0) >= 4 + best.1 / 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIMPLIFIED: &str = "1. 炮二平五 马８进７ 2. 马二进三 车９平８ {红方先手}";
    const TRADITIONAL: &str = "1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ {紅方先手}";

    #[test]
    fn moves_tell_the_encoding() {
        for (text, encoding) in
            [(SIMPLIFIED, Encoding::GB18030), (TRADITIONAL, Encoding::BIG5), (TRADITIONAL, Encoding::GB18030)]
        {
            let (bytes, _, bad) = encoding.0.encode(text);
            assert!(!bad);
            let decoded = decode(&bytes, None);
            assert_eq!((decoded.encoding, decoded.sure), (encoding, true));
            assert_eq!(decoded.text, text);
        }
    }

    #[test]
    fn titles_without_moves_tell_it_too() {
        for (text, encoding) in [
            ("第一局 象棋残局", Encoding::GB18030),
            ("第一局 象棋殘局", Encoding::BIG5),
            ("野马操田", Encoding::GB18030),
        ] {
            let (bytes, _, _) = encoding.0.encode(text);
            assert_eq!(guess(&[&bytes]).0, encoding, "{text}");
        }
    }

    #[test]
    fn marks_hands_and_zero_bytes_decide() {
        assert_eq!(decode(b"\xEF\xBB\xBFa", Some(Encoding::BIG5)).text, "a");
        let little: Vec<u8> = "[Event \"x\"]".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(&little, None).text, "[Event \"x\"]");
        let vietnamese = Encoding::for_label("windows-1258").unwrap();
        assert_eq!(decode(b"\xD0", Some(vietnamese)).text, "Đ");
        assert!(decode(b"plain", None).sure);
    }

    #[test]
    fn a_cut_character_does_not_spoil_utf_8() {
        let text = SIMPLIFIED.as_bytes();
        let end = SIMPLIFIED.find('手').unwrap() + 1;
        let decoded = decode(&text[..end], None);
        assert_eq!(decoded.encoding, Encoding::UTF_8);
        assert!(decoded.bad_bytes);
    }
}
