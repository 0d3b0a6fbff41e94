//! Any text as a FEN: never a panic; what was read is written and read back without a warning; a position that passes its
//! check has sound legal moves.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::{Position, fen};

fuzz_target!(|text: &str| {
    let Ok(parsed) = fen::parse(text) else { return };
    let again = fen::parse(&fen::write(&parsed.setup)).expect("what is written can be read");
    assert_eq!(again.setup, parsed.setup);
    assert!(again.warnings.is_empty() && again.moves.is_empty());
    let Ok(position) = Position::try_from(parsed.setup) else { return };
    let moves = position.legal_moves();
    assert_eq!(moves.len(), position.legal_count());
    for &m in &*moves {
        assert_eq!(position.illegality(m), None, "{m}");
        let mut after = position.clone();
        let undo = after.play_unchecked(m);
        assert_eq!(position.gives_check(m), after.is_check(), "{m}");
        assert!(after.setup().check().is_playable(), "{m}");
        after.undo(undo);
        assert_eq!(after.hash(), position.hash(), "{m}");
    }
});
