//! The worker's object. A request is begun and then, where it needs a search, stepped; who steps it and how often, and what
//! waits meanwhile, is the business of the worker's own file (`www/src/engine/desk.ts`).

use wasm_bindgen::prelude::*;

use crate::engine::Engine;
use crate::json::to_js;
use crate::wire::{Fault, Request, Response};

/// The sizes of table that may be asked for, in mebibytes.
const TABLE_MB: (u32, u32) = (1, 256);

/// Judges, solves and keeps the attempt; lives in a worker.
#[wasm_bindgen]
pub struct Searcher {
    engine: Engine,
    /// The request that is being worked on.
    id: u32,
}

#[wasm_bindgen]
impl Searcher {
    /// A searcher with a table of so many mebibytes, 1 to 256, allocated at once and never given back: drop the worker to
    /// free it.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(js_name = tableMb)] table_mb: u32) -> Searcher {
        let bytes = table_mb.clamp(TABLE_MB.0, TABLE_MB.1) as usize * 1024 * 1024;
        Searcher { engine: Engine::new(bytes), id: 0 }
    }

    /// Carries out the request of this id, and drops the search of the one before it. Gives the final message, or null where
    /// a search has begun.
    #[wasm_bindgen(unchecked_return_type = "SearchResponse | null")]
    pub fn begin(
        &mut self,
        id: u32,
        #[wasm_bindgen(unchecked_param_type = "SearchRequest")] request: &JsValue,
    ) -> JsValue {
        self.id = id;
        let answer = Request::read(request).and_then(|request| self.engine.begin(request));
        self.say(answer)
    }

    /// Works on the search for about so many nodes: a `progress` message or the final one; null where none runs.
    #[wasm_bindgen(unchecked_return_type = "SearchResponse | null")]
    pub fn step(&mut self, nodes: u32) -> JsValue {
        let answer = self.engine.step(u64::from(nodes));
        self.say(answer)
    }

    /// Drops the search. The attempt is as before it, and the table keeps what was learnt.
    pub fn stop(&mut self) {
        self.engine.stop();
    }

    fn say(&self, answer: Result<Option<Response>, Fault>) -> JsValue {
        match answer {
            Ok(None) => JsValue::NULL,
            Ok(Some(response)) => to_js(&response),
            Err(fault) => to_js(&Response::Error { id: self.id, fault }),
        }
    }
}
