//! What happens when the module itself is at fault: a panic becomes a fault for whoever waits for an answer.
//!
//! Afterwards nothing in the module can be trusted, so every later request is answered with the same fault; the page drops
//! the worker and starts another.

use std::cell::{Cell, RefCell};
use std::panic;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::convert::{fault, send, to_js};
use crate::wire::{Fault, Response};

thread_local! {
    static WAITING: RefCell<Vec<(u32, Function)>> = const { RefCell::new(Vec::new()) };
    static DEAD: Cell<bool> = const { Cell::new(false) };
}

/// Notes who is to be told if the module fails before `leave` is called.
pub(crate) fn enter(id: u32, on_message: &Function) {
    WAITING.with_borrow_mut(|waiting| waiting.push((id, on_message.clone())));
}

/// The request was answered.
pub(crate) fn leave(id: u32) {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|&(other, _)| other != id));
}

/// Whether the module has failed.
pub(crate) fn is_dead() -> bool {
    DEAD.get()
}

/// The fault of a module that has failed.
pub(crate) fn internal() -> Fault {
    fault("internal", "the engine has failed and must be started again")
}

/// Runs once when the module is loaded.
#[wasm_bindgen(start)]
fn start() {
    panic::set_hook(Box::new(|info| {
        DEAD.set(true);
        // The place is enough to find the cause; its words would bring much formatting code into the module.
        let mut place = String::new();
        if let Some(at) = info.location() {
            place.push_str(at.file());
            place.push(':');
            place.push_str(&at.line().to_string());
        }
        let fault = fault("internal", place);
        for (id, on_message) in WAITING.take() {
            send(&on_message, &Response::Error { id, fault: fault.clone() });
        }
        wasm_bindgen::throw_val(to_js(&fault));
    }));
}
