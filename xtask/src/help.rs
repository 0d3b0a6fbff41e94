//! The text of `cargo xtask help`.

/// All commands, one line each, with their options.
pub(crate) const TEXT: &str = "\
Canju build commands: cargo xtask COMMAND

  serve [--port N]          prepare everything and serve the page for development; prints the address
  serve --dist [--port N]   serve the built folder dist/ as a static host would
  dist                      build the folder dist/ for any static host (relative URLs)
  test                      everything CI runs: Rust, wasm, page, browser, budgets
  test --rust|--web|--e2e   one part of it (several may be named)
  verify [PATH...]          re-prove every puzzle of the packs (default: puzzles/)
  wasm [--names]            build the engine for the page and for node, print its size; --names keeps function names
  shots [NAME...]           screenshots of every screen into shots/ (NAME: only files whose name has this part)
  bench [--sample K]        against Fairy-Stockfish, with ../shared/corpora: every K-th row of what takes long (default 22)
  bench --quick|--full      parts of the corpora in two minutes; all of it in hours
  bench --differential N    the mates that Fairy-Stockfish claims on N positions are certified or refuted
  bench --formats           the record files that we write, read again by cchess (PyPI) in an environment of its own
  fuzz [--minutes N] [TARGET...]   run the fuzz targets, N minutes each (default 1)
  setup [--browser] [--fonts]      install what is missing and nothing else
  help                      this text

Environment: CANJU_CHROMIUM is the browser to test with; CARGO_TARGET_DIR is honoured.
";
