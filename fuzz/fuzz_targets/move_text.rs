//! Any text as a move in some position: never a panic; what it names is legal, and every notation of that move names it.
//!
//! The input is a FEN, a line break and the text; the length of the text chooses the mode.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::Position;
use xiangqi::notation::{Mode, MoveNames, read};

fuzz_target!(|input: &str| {
    let Some((fen, text)) = input.split_once('\n') else { return };
    let Ok(position) = Position::from_fen(fen) else { return };
    let mode = [Mode::Auto, Mode::Uci, Mode::Keypad][text.len() % 3];
    match read(&position, text, mode) {
        Ok(m) => {
            assert!(position.is_legal(m), "{m}");
            let names = MoveNames::of(&position, m).expect("a legal move has names");
            for (name, mode) in [
                (&names.iccs, Mode::Auto),
                (&names.uci, Mode::Uci),
                (&names.chinese, Mode::Auto),
                (&names.chinese_file_pawns, Mode::Auto),
                (&names.traditional, Mode::Auto),
                (&names.half_width, Mode::Auto),
                (&names.short, Mode::Auto),
                (&names.wxf, Mode::Auto),
                (&names.wxf_file_pawns, Mode::Auto),
            ] {
                assert_eq!(read(&position, name, mode), Ok(m), "{name}");
            }
        }
        Err(error) => {
            assert_ne!(error.candidates.len(), 1);
            assert!(error.candidates.iter().all(|&m| position.is_legal(m)));
        }
    }
});
