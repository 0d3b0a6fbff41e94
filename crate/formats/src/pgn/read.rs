//! Reading PGN: tags, then moves, game by game.

use super::tags;
use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::movetext::{Lexer, Ranks, Scribe, TokenKind};
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::warning::{Place, WarningKind};
use xiangqi::Setup;

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let mut at = preamble_len(text);
    while !reading.is_stopped() {
        let Some((record, end)) = read_game(text, at, reading) else { break };
        at = end;
        reading.give_text(record, at);
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::UnknownFormat, 0));
    }
    Ok(())
}

/// The length of what stands before the first tag.
fn preamble_len(text: &str) -> usize {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let indented = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
        if crate::movetext::looks_like_tag(indented) {
            return at + line.len() - indented.len();
        }
        at += line.len();
    }
    0
}

/// Reads the game that begins at an offset; gives where it ends. Nothing when there is none.
fn read_game(text: &str, at: usize, reading: &Reading) -> Option<(Record, usize)> {
    let mut record = Record::new(Format::Pgn, Setup::start());
    let moves_at = read_tags(text, at, &mut record);
    let best = read_moves(text, moves_at, &record, reading);
    let nothing = moves_at == at && best.record.tree.len() == 1 && best.record.tree.comment_count() == 0;
    // Text that is neither tags nor moves ends the file, but only there.
    if best.end <= at || (nothing && text[best.end..].trim().is_empty()) {
        return None;
    }
    Some((best.record, best.end))
}

/// Reads tags up to the moves, or up to the tags of the next game; gives where they end.
fn read_tags(text: &str, mut at: usize, record: &mut Record) -> usize {
    let mut names: Vec<String> = Vec::new();
    let mut end = at;
    loop {
        let rest = &text[at..];
        let indented = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
        at += rest.len() - indented.len();
        if !indented.starts_with('[') {
            return end;
        }
        let Some(pair) = tags::pair(indented) else { return end };
        let name = pair.name.to_ascii_lowercase();
        if names.contains(&name) {
            return end;
        }
        tags::apply(record, &pair.name, &pair.value);
        names.push(name);
        at += pair.len;
        end = at;
    }
}

/// A game's moves as they were read best.
pub(crate) struct Ended {
    pub(crate) record: Record,
    /// Where the next game may begin.
    pub(crate) end: usize,
}

/// Reads the moves behind an offset into a copy of a record. Whether ranks count from 0 or from 1 is tried when a text does not
/// prove it: the way that goes further is taken.
pub(crate) fn read_moves(text: &str, at: usize, record: &Record, reading: &Reading) -> Ended {
    let attempt = |ranks| {
        let limits = reading.options.limits;
        let scribe = Scribe::new(record.clone(), ranks, reading.node_limit(), &limits);
        play_tokens(Lexer::new(text, at), scribe)
    };
    let (mut scribe, mut end) = attempt(Ranks::FromZero);
    if scribe.has_stopped() || scribe.is_empty() {
        let (other, other_end) = attempt(Ranks::FromOne);
        if other.success() > scribe.success() {
            (scribe, end) = (other, other_end);
        }
    }
    Ended { record: scribe.finish(), end }
}

/// Feeds tokens to a scribe up to the end of the game.
fn play_tokens(mut lexer: Lexer, mut scribe: Scribe) -> (Scribe, usize) {
    let mut ended = false;
    while let Some(token) = lexer.next() {
        match token.kind {
            TokenKind::Tags => {
                lexer.rewind(token.at);
                break;
            }
            // A first move behind a result, or after a blank line when there are moves already, is another game without tags.
            TokenKind::Number(1)
                if !scribe.in_variation()
                    && (ended || (lexer.after_blank_line() && scribe.record().tree.len() > 2)) =>
            {
                lexer.rewind(token.at);
                break;
            }
            TokenKind::Comment => scribe.comment(token.text),
            TokenKind::OpenComment => {
                scribe.comment(token.text);
                warn(&mut scribe, WarningKind::Unclosed);
            }
            // Behind the result variations of the last move may stand. Moves there are kept as text; words are those between games.
            TokenKind::Move if ended && !scribe.in_variation() => scribe.stray(token.text),
            TokenKind::Word | TokenKind::Nag(_) if ended && !scribe.in_variation() => {}
            TokenKind::Result(result) => {
                let first = !ended && !scribe.in_variation();
                ended |= first;
                if first && result != GameResult::Unknown {
                    scribe.record_mut().result = result;
                }
            }
            TokenKind::Move => {
                if !scribe.play(token.text) {
                    scribe.stray(token.text);
                }
            }
            TokenKind::Dots => scribe.dots(),
            TokenKind::Number(_) => {}
            TokenKind::Nag(nag) => scribe.nag(nag),
            TokenKind::Open => {
                if !scribe.open() {
                    let remark = lexer.until_close();
                    scribe.comment(remark);
                }
            }
            TokenKind::Close => scribe.close(),
            TokenKind::Word => match GameResult::from_text(token.text) {
                Some(result) if !scribe.in_variation() && !scribe.is_empty() => {
                    if result != GameResult::Unknown {
                        scribe.record_mut().result = result;
                    }
                }
                _ => scribe.stray(token.text),
            },
        }
    }
    if scribe.in_variation() {
        warn(&mut scribe, WarningKind::Unclosed);
    }
    (scribe, lexer.at())
}

fn warn(scribe: &mut Scribe, kind: WarningKind) {
    let moves = scribe.record().tree.len() - 1;
    scribe.record_mut().warn(kind, Place::Ply(moves));
}

#[cfg(test)]
mod tests {
    use crate::{GameResult, Options, Record, WarningKind, read};

    fn records(moves: &str) -> Vec<Record> {
        read(format!("[Event \"x\"]\n\n{moves}\n").as_bytes(), &Options::default()).unwrap().records
    }

    #[test]
    fn what_stands_behind_a_result_is_not_lost() {
        let varied = &records("1. 炮二平五 马８进７ 1-0 (1... 马２进３ 2. 马二进三)")[0];
        assert_eq!((varied.tree.move_count(), varied.tree.leaf_count()), (4, 2));
        assert_eq!((varied.result, varied.warnings.len()), (GameResult::RedWins, 0));
        let told = &records("1. 炮二平五 马８进７ 1-0 红胜 马二进三")[0];
        assert_eq!((told.tree.move_count(), told.tree.comment_count()), (2, 1));
        assert_eq!(told.warnings.iter().map(|w| w.kind).collect::<Vec<_>>(), [WarningKind::StrayText]);
        let two = records("1. 炮二平五 马８进７ 1-0\n1. 兵七进一 卒７进１ 0-1");
        let results: Vec<_> = two.iter().map(|record| (record.tree.move_count(), record.result)).collect();
        assert_eq!(results, [(2, GameResult::RedWins), (2, GameResult::BlackWins)]);
    }
}
