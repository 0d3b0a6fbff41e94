//! Made positions and lines with what is said of them, each code at least once.

/// Final positions: a name, the position, what is said of it.
pub(crate) const ENDS: &[(&str, &str, &[&str])] = &[
    (
        "马后炮",
        "4k4/9/r3N4/9/9/4C4/9/9/9/3K5 b",
        &[
            "checkmate e9",
            "check Ce4 screen e7",
            "e8 covered, Ce4 screen e7",
            "d9 covered, Kd0 facing, Ne7 leg e8",
            "f9 covered, Ne7 leg e8",
            "ra7e7 captures-screen e4, becomes-screen Ce4 screen e7",
        ],
    ),
    (
        "卧槽马",
        "4kab2/2N1a4/4b4/9/9/9/9/9/9/3K5 b",
        &["checkmate e9", "check Nc8 leg d8", "e8 own-piece", "d9 covered, Kd0 facing", "f9 own-piece"],
    ),
    (
        "铁门栓",
        "3Rkab2/4a4/4b4/9/9/4C4/9/9/9/3K5 b",
        &[
            "checkmate e9",
            "check Rd9 line",
            "e8 own-piece",
            "d9 protected, Kd0 facing",
            "f9 own-piece",
            "ae8d9 captures-checker d9, pinned Ce4 screen e7",
        ],
    ),
    (
        "双将",
        "3aka3/r8/5N3/9/9/4R4/9/9/9/3K5 b",
        &[
            "checkmate e9",
            "check Re4 line",
            "check Nf7 leg f8",
            "e8 covered, Re4 line",
            "d9 own-piece",
            "f9 own-piece",
            "ra8e8 interposes e4, double-check Nf7 leg f8",
            "ra8f8 blocks-leg f7, double-check Re4 line",
            "ad9e8 interposes e4, double-check Nf7 leg f8",
            "af9e8 interposes e4, double-check Nf7 leg f8",
        ],
    ),
    (
        "白脸将",
        "R3k4/4a4/9/9/9/9/9/9/9/4K4 b",
        &[
            "checkmate e9",
            "check Ra9 line",
            "e8 own-piece",
            "d9 covered, Ra9 line",
            "f9 covered, Ra9 line behind",
            "ae8d9 interposes a9, kings-facing Ke0 facing",
        ],
    ),
    (
        "闷宫",
        "C2ak4/3Pa4/4b4/9/9/9/9/9/9/5K3 b",
        &[
            "checkmate e9",
            "check Ca9 screen d9",
            "e8 own-piece",
            "d9 own-piece",
            "f9 covered, Kf0 facing, Ca9 screen d9 behind",
            "be7c9 adds-screen a9, eye-blocked d8",
        ],
    ),
    (
        "重炮",
        "3aka3/4r4/9/9/9/4C4/4C4/9/9/3K5 b",
        &[
            "checkmate e9",
            "check Ce4 screen e8",
            "e8 own-piece",
            "d9 own-piece",
            "f9 own-piece",
            "re8e4 captures-checker e4, becomes-screen Ce3 screen e4",
            "re8a8 removes-screen e4, pinned Ce3 screen e4",
            "re8b8 removes-screen e4, pinned Ce3 screen e4",
            "re8c8 removes-screen e4, pinned Ce3 screen e4",
            "re8d8 removes-screen e4, pinned Ce3 screen e4",
            "re8f8 removes-screen e4, pinned Ce3 screen e4",
            "re8g8 removes-screen e4, pinned Ce3 screen e4",
            "re8h8 removes-screen e4, pinned Ce3 screen e4",
            "re8i8 removes-screen e4, pinned Ce3 screen e4",
        ],
    ),
    (
        "nothing can take",
        "3k5/9/9/9/3R3c1/1nP6/9/9/9/4K4 b",
        &[
            "checkmate d9",
            "check Rd5 line",
            "d8 covered, Rd5 line",
            "e9 covered, Ke0 facing",
            "nb4d5 captures-checker d5, leg-blocked c4",
            "ch5d5 captures-checker d5, no-screen",
        ],
    ),
    (
        "困毙",
        "nP1k2b2/P3PP1P1/9/9/9/9/9/9/9/4K4 b",
        &[
            "stalemate d9",
            "d8 covered, Pe8 step",
            "e9 covered, Pe8 step",
            "na9b7, leg-blocked a8",
            "na9c8, leg-blocked b9",
            "bg9e7, eye-blocked f8",
            "bg9i7, eye-blocked h8",
        ],
    ),
    (
        "困毙 under a bare cannon",
        "4k4/3P2nP1/6P2/9/9/4C4/9/9/9/5K3 b",
        &[
            "stalemate e9",
            "e8 covered, Pd8 step",
            "d9 covered, Pd8 step",
            "f9 covered, Kf0 facing",
            "ng8f6, leg-blocked g7",
            "ng8h6, leg-blocked g7",
            "ng8e7, becomes-screen Ce4 screen e7",
            "ng8i7, leg-blocked h8",
            "ng8i9, leg-blocked h8",
        ],
    ),
    (
        "a pawn mates, by Black",
        "4k4/9/9/9/9/9/9/9/3ppp3/4K4 w",
        &[
            "checkmate e0",
            "check pe1 step",
            "d0 covered, pd1 step",
            "f0 covered, pf1 step",
            "e1 protected, pd1 step, pf1 step, ke9 facing",
        ],
    ),
];

/// Lines: a name, the position, what is said of each move: its codes, the checks, what hangs and what is given.
pub(crate) const LINES: &[(&str, &str, &[&str])] = &[
    (
        "a rook given, a cannon with a new screen",
        "2b1kn3/4a4/3ab4/9/9/7C1/5R3/9/2R6/5K3 w",
        &[
            "c1c9 captures check sacrifice, direct Rc9 line, c9 hangs, R given",
            "e7c9 captures-checker captures retakes, f9 hangs",
            "h4h9 check, direct Ch9 screen f9",
            "f9e7 removes-screen, c9 hangs",
            "f3f9 check double-check, direct Rf9 line, screened Ch9 screen f9",
        ],
    ),
    (
        "a discovered check",
        "2bk2b2/4a1r2/3a5/9/9/3R5/9/3C5/9/4K4 w",
        &[
            "d4c4 check discovered-check, discovered Cd2 screen d7",
            "d9e9 king-moves, c9 hangs",
            "c4c9 captures check, direct Rc9 line",
        ],
    ),
    ("a quiet end", "3k5/9/4P4/9/9/9/9/9/9/4K4 w", &["e7e8 quiet"]),
];
