//! Cutting the moves part of a game into tokens, without knowing a position. Every byte of the text is in some token or
//! between two.

mod shape;

use super::glyph::{self, plain_width};
use crate::record::GameResult;
pub(crate) use shape::looks_like_tag;
use shape::{
    comment_end, coordinates_len, framed_number, is_latin_move_char, looks_like_latin_move, number_at,
    result_at, run_len, word_len,
};

/// A piece of text with its byte offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) kind: TokenKind,
    /// The text; of comments what is inside the braces.
    pub(crate) text: &'a str,
    /// Where the token begins.
    pub(crate) at: usize,
}

/// What a token is by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Something that may be a move.
    Move,
    /// A move number, whatever stands behind it.
    Number(u32),
    /// Dots in the place of a move.
    Dots,
    /// `{…}` or `;…`.
    Comment,
    /// A comment without its end; it was cut before the next game.
    OpenComment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$7` or `!?`
    Nag(u8),
    /// `1-0` and its like.
    Result(GameResult),
    /// Anything else.
    Word,
    /// The beginning of a line of tags: another game.
    Tags,
}

/// The tokens of a text.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line_start: bool,
    /// Whether a blank line came before the token read last.
    blank_line: bool,
}

impl<'a> Lexer<'a> {
    /// Begins at an offset of the text, which must be the beginning of a character.
    pub(crate) fn new(text: &'a str, at: usize) -> Lexer<'a> {
        Lexer { text, at, line_start: true, blank_line: false }
    }

    /// Where the next token is looked for.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// Whether a blank line came before the token read last.
    pub(crate) const fn after_blank_line(&self) -> bool {
        self.blank_line
    }

    /// Goes back, to read part of a token anew.
    pub(crate) fn rewind(&mut self, at: usize) {
        self.at = at;
        self.line_start = false;
    }

    /// The text up to the bracket that closes one already read, or to the end of the line; moves on behind it.
    pub(crate) fn until_close(&mut self) -> &'a str {
        let rest = self.rest();
        let mut depth = 0_usize;
        for (at, c) in rest.char_indices() {
            match c {
                '(' | '（' => depth += 1,
                ')' | '）' if depth == 0 => {
                    self.at += at + c.len_utf8();
                    return &rest[..at];
                }
                ')' | '）' => depth -= 1,
                '\n' => break,
                _ => {}
            }
        }
        let end = rest.find('\n').unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        let mut newlines = usize::from(self.line_start);
        let end = rest
            .char_indices()
            .find(|&(_, c)| {
                newlines += usize::from(c == '\n');
                !(c.is_whitespace() || glyph::is_invisible(c))
            })
            .map_or(rest.len(), |(at, _)| at);
        self.line_start |= rest[..end].contains('\n');
        self.blank_line = newlines > 1;
        self.at += end;
    }

    /// A token of the next `len` bytes, at least one character: whatever it is, reading goes on.
    fn token(&mut self, kind: TokenKind, len: usize) -> Token<'a> {
        let len = len.max(self.rest().chars().next().map_or(0, char::len_utf8));
        let token = Token { kind, text: &self.text[self.at..self.at + len], at: self.at };
        self.at += len;
        token
    }

    fn comment(&mut self) -> Token<'a> {
        let rest = self.rest();
        let at = self.at;
        let inside = &rest[1..];
        let (kind, inside, len) = match comment_end(inside) {
            Ok(end) => (TokenKind::Comment, &inside[..end], end + 2),
            Err(end) => {
                self.line_start = true;
                (TokenKind::OpenComment, &inside[..end], end + 1)
            }
        };
        self.at += len;
        Token { kind, text: inside, at }
    }

    fn next_token(&mut self) -> Option<Token<'a>> {
        self.skip_space();
        let line_start = std::mem::take(&mut self.line_start);
        let rest = self.rest();
        let first = rest.chars().next()?;
        if let Some((number, len)) = framed_number(rest) {
            return Some(self.token(TokenKind::Number(number), len));
        }
        Some(match plain_width(first) {
            '{' if first == '{' => self.comment(),
            ';' if first == ';' => {
                let len = rest.find('\n').unwrap_or(rest.len());
                let token = self.token(TokenKind::Comment, len);
                Token { text: token.text[1..].trim(), ..token }
            }
            '%' if line_start => {
                let len = rest.find('\n').unwrap_or(rest.len());
                self.token(TokenKind::Word, len)
            }
            '[' if line_start && looks_like_tag(rest) => {
                Token { kind: TokenKind::Tags, text: "", at: self.at }
            }
            '(' => self.token(TokenKind::Open, first.len_utf8()),
            ')' => self.token(TokenKind::Close, first.len_utf8()),
            '$' => {
                let number = &rest[first.len_utf8()..];
                let digits = number.bytes().take(3).take_while(u8::is_ascii_digit).count();
                let nag = number[..digits].parse().unwrap_or(0);
                self.token(TokenKind::Nag(nag), first.len_utf8() + digits)
            }
            '!' | '?' => self.praise(),
            '.' | '…' | '·' | '。' => {
                let len = run_len(rest, |c| matches!(plain_width(c), '.' | '…' | '·' | '。'));
                let kind = if rest[..len].chars().count() > 1 || first == '…' {
                    TokenKind::Dots
                } else {
                    TokenKind::Word
                };
                self.token(kind, len)
            }
            '*' => {
                let len = run_len(rest, |c| plain_width(c) == '*');
                let kind = if len == first.len_utf8() {
                    TokenKind::Result(GameResult::Unknown)
                } else {
                    TokenKind::Word
                };
                self.token(kind, len)
            }
            // Between moves that are written as a sentence.
            ',' | ';' | '、' if goes_on(&rest[first.len_utf8()..]) => {
                self.token(TokenKind::Word, first.len_utf8())
            }
            // ① and beyond number moves.
            _ if matches!(first, '①'..='⑳' | '㉑'..='㉟') => {
                self.token(TokenKind::Number(0), first.len_utf8())
            }
            plain => self.word_or_move(rest, plain),
        })
    }

    /// `!`, `?` and their pairs; three and more count as two.
    fn praise(&mut self) -> Token<'a> {
        let rest = self.rest();
        let len = run_len(rest, |c| matches!(plain_width(c), '!' | '?'));
        let mut marks = rest[..len].chars().map(plain_width);
        let nag = match (marks.next(), marks.next()) {
            (Some('!'), None) => 1,
            (Some('?'), None) => 2,
            (Some('!'), Some('!')) => 3,
            (Some('?'), Some('?')) => 4,
            (Some('!'), _) => 5,
            _ => 6,
        };
        self.token(TokenKind::Nag(nag), len)
    }

    fn word_or_move(&mut self, rest: &'a str, first: char) -> Token<'a> {
        if let Some((result, len)) = result_at(rest) {
            return self.token(TokenKind::Result(result), len);
        }
        if first.is_ascii_digit()
            && let Some((number, len)) = number_at(rest)
        {
            return self.token(TokenKind::Number(number), len);
        }
        if let Some(len) = glyph::move_len(rest) {
            return self.token(TokenKind::Move, len);
        }
        if first.is_ascii_alphanumeric() || matches!(first, '+' | '-') {
            if let Some(len) = coordinates_len(rest) {
                return self.token(TokenKind::Move, len);
            }
            let len = run_len(rest, is_latin_move_char);
            if looks_like_latin_move(&rest[..len]) {
                return self.token(TokenKind::Move, len);
            }
            return self.token(TokenKind::Word, len.max(1));
        }
        let len = word_len(rest);
        self.token(TokenKind::Word, len)
    }
}

/// Whether a text begins with a move, a number of one, or a result.
fn goes_on(text: &str) -> bool {
    let text = text.trim_start();
    let is_digit = text.chars().next().is_some_and(|c| plain_width(c).is_ascii_digit());
    (is_digit && number_at(text).is_some())
        || glyph::move_len(text).is_some()
        || framed_number(text).is_some()
        || result_at(text).is_some()
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.next_token()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        Lexer::new(text, 0).map(|token| (token.kind, token.text)).collect()
    }

    fn moves(text: &str) -> Vec<&str> {
        Lexer::new(text, 0).filter(|token| token.kind == TokenKind::Move).map(|token| token.text).collect()
    }

    #[test]
    fn moves_glued_and_apart() {
        assert_eq!(
            moves("1.兵七进一炮2平32.兵三进一炮8平53.马二进三马8进7"),
            ["兵七进一", "炮2平3", "兵三进一", "炮8平5", "马二进三", "马8进7"]
        );
        assert_eq!(moves("1. H2-D2 G6-G5\n2. H0-G2 H9-G7"), ["H2-D2", "G6-G5", "H0-G2", "H9-G7"]);
        assert_eq!(moves("1.Che3 Che8 2.Ng3 Rxd10+ Cbe8# 1-0"), ["Che3", "Che8", "Ng3", "Rxd10+", "Cbe8#"]);
        assert_eq!(
            moves("1. C8.5 c2.5 2. 14=5 +C-2 C+-2 24+1"),
            ["C8.5", "c2.5", "14=5", "+C-2", "C+-2", "24+1"]
        );
        assert_eq!(moves("h2e2h9g7 b0c2"), ["h2e2", "h9g7", "b0c2"]);
        assert_eq!(moves("①炮二平五　马８进７②马二进三"), ["炮二平五", "马８进７", "马二进三"]);
        assert_eq!(
            moves("（1）炮二平五 马８进７(2) 马二进三（十一）车九平八"),
            ["炮二平五", "马８进７", "马二进三", "车九平八"]
        );
        assert_eq!(kinds("第2回合：马二进三")[0], (TokenKind::Number(2), "第2回合："));
        assert_eq!(kinds("(1. 马二进三")[0].0, TokenKind::Open);
        assert_eq!(moves("2003-10-12 C48: x, 12 e 10-1"), ["C48"]);
    }

    #[test]
    fn everything_else_is_told_apart() {
        use TokenKind::{Close, Comment, Dots, Move, Nag, Number, Open, Result, Word};
        assert_eq!(
            kinds("1. …… 炮８平５ {a (b} $14 !? (2. x) ; rest\n1/2-1/2 *"),
            [
                (Number(1), "1."),
                (Dots, "……"),
                (Move, "炮８平５"),
                (Comment, "a (b"),
                (Nag(14), "$14"),
                (Nag(5), "!?"),
                (Open, "("),
                (Number(2), "2."),
                (Word, "x"),
                (Close, ")"),
                (Comment, "rest"),
                (Result(GameResult::Draw), "1/2-1/2"),
                (Result(GameResult::Unknown), "*"),
            ]
        );
        assert_eq!(
            kinds("1... 3.          马８进７"),
            [(Number(1), "1"), (Dots, "..."), (Number(3), "3."), (Move, "马８进７"),]
        );
    }

    #[test]
    fn an_open_comment_ends_before_the_next_game() {
        let tokens = kinds("1. h2e2 {open\n[Event \"b\"]\n1. h2e2 {closed}");
        assert_eq!(tokens[2], (TokenKind::OpenComment, "open\n"));
        assert_eq!(tokens[3].0, TokenKind::Tags);
    }
}
