//! The recipe: which packs a library has, what may stand in them, and how much.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use mate::Goal;
use puzzle::pack::LocalText;
use puzzle::pattern::{CATALOGUE, Entry, Text};
use serde::Deserialize;

use crate::failure::Failure;

/// A recipe as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Search nodes that the proof of a puzzle may cost.
    nodes: u64,
    packs: Vec<Rule>,
}

/// What is said of one pack, or of one for each pattern or length.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    /// The file below the folder of the library, without `.json`. `{key}` makes one pack a pattern, `{n}` one a length.
    path: String,
    /// What the names of the files begin with from which it is filled; any if there is none.
    #[serde(default)]
    from: Vec<String>,
    goal: Option<Asked>,
    /// Shortest and longest mate.
    mate_in: (u16, u16),
    /// Fewest and most first moves.
    #[serde(default = "any_keys")]
    keys: (usize, usize),
    /// A name that must be among the tags; of a pack of a pattern its own.
    tag: Option<String>,
    /// How many patterns its lines must end in.
    #[serde(default)]
    ends: usize,
    /// Whether no first move may give check.
    #[serde(default)]
    quiet: bool,
    /// The least taste.
    taste: Option<i32>,
    /// Fewer make no pack.
    #[serde(default)]
    least: usize,
    most: usize,
    /// The most of one length.
    most_of_length: Option<usize>,
    /// The most with one idea.
    #[serde(default = "one")]
    most_of_idea: usize,
    #[serde(default)]
    order: Order,
    /// `{n}` is the length, `{name}` and `{sentence}` are those of the pattern.
    title: Words,
    description: Words,
    /// Titles of single puzzles by their FEN.
    #[serde(default)]
    titles: HashMap<String, Words>,
}

fn any_keys() -> (usize, usize) {
    (1, usize::MAX)
}

fn one() -> usize {
    1
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Asked {
    Checks,
    Any,
}

/// What rises from puzzle to puzzle.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Order {
    #[default]
    Level,
    Length,
}

/// A text in three languages.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(rename = "zh-Hans")]
    hans: String,
    #[serde(rename = "zh-Hant")]
    hant: String,
    en: String,
}

/// A recipe with every pack by itself.
pub(super) struct Recipe {
    pub(super) nodes: u64,
    pub(super) shelves: Vec<Shelf>,
}

/// One pack that is to be filled.
pub(super) struct Shelf {
    /// The file below the folder of the library, without `.json`.
    pub(super) path: String,
    pub(super) from: Vec<String>,
    pub(super) goal: Option<Goal>,
    pub(super) mate_in: (u16, u16),
    pub(super) keys: (usize, usize),
    pub(super) tag: Option<String>,
    pub(super) ends: usize,
    pub(super) quiet: bool,
    pub(super) taste: i32,
    pub(super) least: usize,
    pub(super) most: usize,
    pub(super) most_of_length: usize,
    pub(super) most_of_idea: usize,
    pub(super) order: Order,
    pub(super) title: LocalText,
    pub(super) description: LocalText,
    pub(super) titles: HashMap<String, LocalText>,
}

impl Shelf {
    /// The pack's id: the name of its file.
    pub(super) fn id(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    fn of(rule: &Rule, pattern: Option<&Entry>, length: Option<u16>) -> Shelf {
        let fill = |text: &str, of: fn(&Text) -> &'static str| {
            let number = length.map_or_else(String::new, |n| n.to_string());
            let text = text.replace("{n}", &number);
            pattern.map_or(text.clone(), |entry| {
                text.replace("{key}", entry.key)
                    .replace("{name}", of(&entry.name))
                    .replace("{sentence}", of(&entry.sentence))
            })
        };
        let words = |words: &Words| LocalText {
            zh_hans: fill(&words.hans, |text| text.zh_hans),
            zh_hant: fill(&words.hant, |text| text.zh_hant),
            en: fill(&words.en, |text| text.en),
        };
        Shelf {
            path: fill(&rule.path, |text| text.en),
            from: rule.from.clone(),
            goal: rule.goal.map(|asked| match asked {
                Asked::Checks => Goal::Checks,
                Asked::Any => Goal::Any,
            }),
            mate_in: length.map_or(rule.mate_in, |n| (n, n)),
            keys: rule.keys,
            tag: pattern.map(|entry| entry.name.zh_hans.to_owned()).or_else(|| rule.tag.clone()),
            ends: rule.ends,
            quiet: rule.quiet,
            taste: rule.taste.unwrap_or(i32::MIN),
            least: rule.least.max(1),
            most: rule.most,
            most_of_length: rule.most_of_length.unwrap_or(usize::MAX),
            most_of_idea: rule.most_of_idea,
            order: rule.order,
            title: words(&rule.title),
            description: words(&rule.description),
            titles: rule.titles.iter().map(|(fen, title)| (fen.clone(), words(title))).collect(),
        }
    }
}

/// Reads a recipe.
///
/// # Errors
/// `file` where it cannot be read, `recipe` where it is none.
pub(super) fn read(path: &Path) -> Result<Recipe, Failure> {
    let place = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let written: Written = serde_json::from_str(&text)
        .map_err(|error| Failure::new("recipe", format!("{place}: {error}")).with("path", place.as_str()))?;
    let mut shelves = Vec::new();
    for rule in &written.packs {
        if rule.path.contains("{key}") {
            shelves.extend(CATALOGUE.iter().map(|entry| Shelf::of(rule, Some(entry), None)));
        } else if rule.path.contains("{n}") {
            let (low, high) = rule.mate_in;
            shelves.extend((low..=high).map(|n| Shelf::of(rule, None, Some(n))));
        } else {
            shelves.push(Shelf::of(rule, None, None));
        }
    }
    Ok(Recipe { nodes: written.nodes, shelves })
}
