//! Times perft from the start: `cargo run --release -p xiangqi --example perft [depth]`.

use std::time::Instant;

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    let mut position = xiangqi::Position::start();
    let start = Instant::now();
    let leaves = xiangqi::perft(&mut position, depth);
    let seconds = start.elapsed().as_secs_f64();
    println!("perft({depth}) = {leaves} in {seconds:.3} s, {:.1} M/s", leaves as f64 / seconds / 1e6);
}
