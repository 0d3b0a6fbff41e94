//! Reading a request: a plain JavaScript object becomes one variant, or a fault that names the field.
//!
//! By hand, because serde's reader for it (with its buffer for tagged enums and its texts for every wrong type) made a
//! quarter of the module: 117 of 415 KB.

use js_sys::{Array, Reflect};
use puzzle::Puzzle;
use wasm_bindgen::{JsCast, JsValue};
use xiangqi::{Move, Position};

use crate::convert::{fault, first_fault, parse_move};
use crate::wire::{Fault, Goal, Request, Side};

/// The longest list that is read: more than any line or key list of a pack has.
const MAX_LIST: u32 = 4096;

/// The largest integer that a JavaScript number holds exactly.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

impl Request {
    /// Reads a request. A cancel is none: it is not carried out but heard, by the queue before the searcher.
    ///
    /// # Errors
    /// `bad-request`, with the name of the field that is missing or of another type; or what is wrong with a move or with the
    /// position of a puzzle.
    pub(crate) fn read(value: &JsValue) -> Result<Request, Fault> {
        let fields = Object(value);
        let id = fields.whole("id")? as u32;
        Ok(match fields.text("kind")?.as_str() {
            "open" => Request::Open { id, puzzle: fields.puzzle()? },
            "play" => Request::Play { id, r#move: fields.r#move()? },
            "defend" => Request::Defend { id, r#move: fields.r#move()? },
            "take-back" => Request::TakeBack { id },
            "restart" => Request::Restart { id },
            "hint" => Request::Hint { id },
            "give-up" => Request::GiveUp { id },
            "graph" => Request::Graph { id },
            "explain" => Request::Explain {
                id,
                turn: fields.whole_or_none("turn")?.map(|turn| turn as u32),
                r#move: if fields.is_missing("move") { None } else { Some(fields.r#move()?) },
            },
            "solve" => Request::Solve {
                id,
                fen: fields.text("fen")?,
                goal: fields.goal()?,
                attacker: fields.side_or_none("attacker")?,
                nodes: fields.whole_or_none("nodes")?,
                fresh: fields.field("fresh").as_bool(),
                quick: fields.field("quick").as_bool(),
            },
            "judge" => Request::Judge {
                id,
                puzzle: fields.puzzle()?,
                r#move: fields.r#move()?,
                fresh: fields.field("fresh").as_bool(),
            },
            _ => return Err(bad("kind")),
        })
    }
}

/// A value whose fields are read by name. One that is no object has none.
struct Object<'a>(&'a JsValue);

impl Object<'_> {
    fn field(&self, name: &str) -> JsValue {
        Reflect::get(self.0, &JsValue::from_str(name)).unwrap_or(JsValue::UNDEFINED)
    }

    fn text(&self, name: &str) -> Result<String, Fault> {
        self.field(name).as_string().ok_or_else(|| bad(name))
    }

    fn r#move(&self) -> Result<Move, Fault> {
        parse_move(&self.text("move")?)
    }

    /// A whole number that is not negative.
    fn whole(&self, name: &str) -> Result<u64, Fault> {
        let number = self.field(name).as_f64().filter(|n| (0.0..=MAX_SAFE).contains(n) && n.fract() == 0.0);
        number.map(|n| n as u64).ok_or_else(|| bad(name))
    }

    fn is_missing(&self, name: &str) -> bool {
        let field = self.field(name);
        field.is_undefined() || field.is_null()
    }

    fn whole_or_none(&self, name: &str) -> Result<Option<u64>, Fault> {
        if self.is_missing(name) { Ok(None) } else { self.whole(name).map(Some) }
    }

    fn goal(&self) -> Result<Goal, Fault> {
        match self.text("goal")?.as_str() {
            "checks" => Ok(Goal::Checks),
            "any" => Ok(Goal::Any),
            _ => Err(bad("goal")),
        }
    }

    fn side_or_none(&self, name: &str) -> Result<Option<Side>, Fault> {
        if self.is_missing(name) {
            return Ok(None);
        }
        match self.text(name)?.as_str() {
            "red" => Ok(Some(Side::Red)),
            "black" => Ok(Some(Side::Black)),
            _ => Err(bad(name)),
        }
    }

    fn texts(&self, name: &str) -> Result<Vec<String>, Fault> {
        let list = self.field(name).dyn_into::<Array>().ok().filter(|list| list.length() <= MAX_LIST);
        let list = list.ok_or_else(|| bad(name))?;
        let mut texts = Vec::new();
        for index in 0..list.length() {
            texts.push(list.get(index).as_string().ok_or_else(|| bad(name))?);
        }
        Ok(texts)
    }

    fn moves(&self, name: &str) -> Result<Vec<Move>, Fault> {
        let mut moves = Vec::new();
        for text in self.texts(name)? {
            moves.push(parse_move(&text)?);
        }
        Ok(moves)
    }

    /// What the engine needs of the puzzle in the field `puzzle`; its names are the page's own business.
    fn puzzle(&self) -> Result<Puzzle, Fault> {
        let value = self.field("puzzle");
        let fields = Object(&value);
        Ok(Puzzle {
            id: fields.text("id")?,
            goal: fields.goal()?.into(),
            mate_in: u16::try_from(fields.whole("mateIn")?).map_err(|_| bad("mateIn"))?,
            keys: fields.moves("keys")?,
            line: fields.moves("line")?,
            tags: fields.texts("tags")?,
            level: u8::try_from(fields.whole("level")?).map_err(|_| bad("level"))?,
            position: Position::from_fen(&fields.text("fen")?).map_err(first_fault)?,
            title: None,
            source: None,
        })
    }
}

fn bad(field: &str) -> Fault {
    let mut fault = fault("bad-request", "missing, or not of the right kind: ");
    fault.message.push_str(field);
    fault
}
