//! What happens when the module itself is at fault: a panic is thrown as a fault, to whoever has called.
//!
//! Afterwards nothing in the module can be trusted: the worker answers every later request with the same fault, and the page
//! drops it and starts another.

use std::panic;

use wasm_bindgen::prelude::*;

use crate::convert::fault;
use crate::json::to_js;

/// Runs once when the module is loaded.
#[wasm_bindgen(start)]
fn start() {
    panic::set_hook(Box::new(|info| {
        // The place is enough to find the cause; its words would bring much formatting code into the module.
        let mut place = String::new();
        if let Some(at) = info.location() {
            place.push_str(at.file());
            place.push(':');
            place.push_str(&at.line().to_string());
        }
        wasm_bindgen::throw_val(to_js(&fault("internal", place)));
    }));
}
