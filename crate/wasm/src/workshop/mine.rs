//! The mates that were on the board in a record's main line.

use formats::Record;
use js_sys::Function;
use mate::{Goal, Solver};
use puzzle::mine::{self, Look, Miner, Quest};
use wasm_bindgen::prelude::*;
use xiangqi::{Move, Position, fen};

use super::records::unpack;
use super::{TABLE, goal_of};
use crate::json::to_js;
use crate::wire;

/// Looks at every position of the main line of a record: `Find[]`. `goal` is `checks` or `any` (up to three moves). `each(ply)` is
/// called after each position.
#[wasm_bindgen(js_name = mineRecord, unchecked_return_type = "Find[]")]
pub fn mine_record(
    parcel: &[u8],
    #[wasm_bindgen(unchecked_param_type = "Goal")] goal: &str,
    #[wasm_bindgen(unchecked_param_type = "(ply: number) => void")] each: &Function,
) -> Result<JsValue, JsValue> {
    let goal = goal_of(goal)?;
    let record = unpack(parcel)?;
    let Ok(start) = Position::try_from_loose(&record.setup) else {
        return Ok(to_js(&Vec::<wire::Find>::new()));
    };
    let mut solver = Solver::new(TABLE);
    let mut miner = Miner::new(start, &main_line(&record), 0, Quest::new(goal));
    let mut finds = Vec::new();
    loop {
        match miner.look(&mut solver) {
            Look::Done => return Ok(to_js(&finds)),
            Look::Nothing => {}
            Look::Mate(find) => finds.push(told(&find, goal)),
        }
        each.call1(&JsValue::NULL, &JsValue::from(miner.ply() as u32))?;
    }
}

fn main_line(record: &Record) -> Vec<Move> {
    let tree = &record.tree;
    tree.legal_line().filter_map(|id| tree.node(id).m).collect()
}

fn told(find: &mine::Find, goal: Goal) -> wire::Find {
    let puzzle = find.proved.puzzle(String::new(), goal);
    let (fate, kept_in) = match find.fate {
        mine::Fate::Unplayed => (wire::Fate::Unplayed, None),
        mine::Fate::Found => (wire::Fate::Found, None),
        mine::Fate::Kept { mate_in } => (wire::Fate::Kept, Some(mate_in)),
        mine::Fate::Missed => (wire::Fate::Missed, None),
        mine::Fate::Undecided => (wire::Fate::Undecided, None),
    };
    wire::Find {
        ply: find.ply as u32,
        fen: fen::write(&puzzle.position.setup()),
        goal: goal.into(),
        mate_in: puzzle.mate_in,
        keys: puzzle.keys,
        line: puzzle.line,
        tags: puzzle.tags,
        level: puzzle.level,
        played: find.played,
        fate,
        kept_in,
    }
}
