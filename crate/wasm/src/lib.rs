//! The wasm binding.
