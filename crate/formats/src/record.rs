//! One game or exercise as any of the formats tells it.

use xiangqi::{Setup, fen};

use crate::detect::Format;
use crate::tags::Tags;
use crate::tree::Tree;
use crate::warning::{Place, Warning, WarningKind};

/// A game or exercise with everything that was written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it was read from.
    pub format: Format,
    /// What is told about the game, under the names of PGN; see [`crate::tags`].
    pub tags: Tags,
    /// The position it starts from, which may break the rules: a diagram may have no king.
    pub setup: Setup,
    /// The moves, with alternatives and comments.
    pub tree: Tree,
    /// How it ended.
    pub result: GameResult,
    /// What could not be read, or had to be bent, in the order met.
    pub warnings: Vec<Warning>,
}

impl Record {
    /// A record without moves.
    pub fn new(format: Format, setup: Setup) -> Record {
        Record {
            format,
            tags: Tags::new(),
            setup,
            tree: Tree::new(),
            result: GameResult::Unknown,
            warnings: Vec::new(),
        }
    }

    /// The title; where a format has none, what the game was played for.
    pub fn title(&self) -> &str {
        let title = self.tags.get("Title").unwrap_or_default();
        if title.is_empty() && matches!(self.format, Format::Pgn | Format::Wxf) {
            return self.tags.get("Event").unwrap_or_default();
        }
        title
    }

    /// The set-up as FEN.
    pub fn fen(&self) -> String {
        fen::write(&self.setup)
    }

    /// Takes the result from a text; words that name none are kept as the way it ended.
    pub(crate) fn take_result(&mut self, text: &str) {
        match GameResult::from_text(text) {
            Some(result) => self.result = result,
            None if self.tags.get("Termination").is_none() => self.tags.set("Termination", text),
            None => {}
        }
    }

    pub(crate) fn warn(&mut self, kind: WarningKind, at: Place) {
        crate::warning::push(&mut self.warnings, kind, at);
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Nobody says.
    #[default]
    Unknown,
    /// 红胜.
    RedWins,
    /// 黑胜.
    BlackWins,
    /// 和.
    Draw,
}

impl GameResult {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn token(self) -> &'static str {
        match self {
            GameResult::Unknown => "*",
            GameResult::RedWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
        }
    }

    /// The result that a token or a Chinese phrase names.
    pub fn from_text(text: &str) -> Option<GameResult> {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace() && !"()[]（）【】。.，,；;、!！方先后後".contains(*c))
            .collect();
        Some(match plain.as_str() {
            "1-0" | "1:0" | "红胜" | "紅勝" | "黑负" | "黑負" | "红赢" | "2-0" => {
                GameResult::RedWins
            }
            "0-1" | "0:1" | "黑胜" | "黑勝" | "红负" | "紅負" | "黑赢" | "0-2" => {
                GameResult::BlackWins
            }
            "1/2-1/2" | "½-½" | "1/2" | "和" | "和棋" | "和局" | "红和" | "紅和" | "1-1" | "0.5-0.5" => {
                GameResult::Draw
            }
            "*" | "未知" | "不详" | "未定" => GameResult::Unknown,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_tokens_and_as_words() {
        for result in [GameResult::Unknown, GameResult::RedWins, GameResult::BlackWins, GameResult::Draw] {
            assert_eq!(GameResult::from_text(result.token()), Some(result));
        }
        assert_eq!(GameResult::from_text("（红方先胜）"), Some(GameResult::RedWins));
        assert_eq!(GameResult::from_text("，和棋。"), Some(GameResult::Draw));
        assert_eq!(GameResult::from_text("黑方勝"), Some(GameResult::BlackWins));
        assert_eq!(GameResult::from_text("炮二平五"), None);
        assert_eq!(GameResult::from_text(""), None);
    }

    #[test]
    fn words_that_name_no_result_are_kept() {
        let mut record = Record::new(Format::Pgn, Setup::start());
        record.take_result("红胜");
        record.take_result("黑方超时");
        assert_eq!((record.result, record.tags.get("Termination")), (GameResult::RedWins, Some("黑方超时")));
    }
}
