//! Build commands.
fn main() {}
