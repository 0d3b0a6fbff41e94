//! Prints the table of pattern names as JSON: `cargo run -p puzzle --example names > puzzles/patterns.json`.

fn main() {
    print!("{}", puzzle::pattern::catalogue_json());
}
