//! The one place that reads a clock: how long a slice of the search took, and how large the next one may be.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// Milliseconds that a slice should take. Between two slices the worker's messages are heard, so this bounds how long a
/// cancel waits; each pause costs up to four milliseconds of idling, so it must not be too short either.
const SLICE: f64 = 16.0;

/// The smallest and the largest slice in search nodes.
const NODES: (f64, f64) = (200.0, 200_000.0);

/// Milliseconds between two progress messages.
const PROGRESS: f64 = 100.0;

/// Milliseconds since some moment, never going back.
pub(crate) fn now() -> f64 {
    let performance = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"));
    match performance.ok().filter(JsValue::is_object) {
        Some(performance) => performance.unchecked_into::<Performance>().now(),
        None => js_sys::Date::now(),
    }
}

/// Sizes the slices of one search.
pub(crate) struct Pace {
    nodes: f64,
    slice_began: f64,
    last_progress: f64,
}

impl Pace {
    /// Starts with a small slice: most questions are answered within it.
    pub(crate) fn new() -> Pace {
        let now = now();
        Pace { nodes: 2_000.0, slice_began: now, last_progress: now }
    }

    /// The nodes for the slice that begins now.
    pub(crate) fn begin(&mut self) -> u64 {
        self.slice_began = now();
        self.nodes as u64
    }

    /// Ends the slice; true when it is time for a progress message.
    pub(crate) fn end(&mut self) -> bool {
        let now = now();
        let took = (now - self.slice_began).max(0.1);
        // At most twice as many at once: the first slices are no good measure of the later ones.
        self.nodes = (self.nodes * (SLICE / took).min(2.0)).clamp(NODES.0, NODES.1);
        let due = now - self.last_progress >= PROGRESS;
        if due {
            self.last_progress = now;
        }
        due
    }
}
