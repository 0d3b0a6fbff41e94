//! Seeded chance for tests: the same on every machine and in every run.

#![allow(dead_code)]

/// A small generator (xorshift64*).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn draw(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        (self.draw() >> 16) % limit
    }

    /// A comment of the kind that is hard to keep: brackets, bars, line breaks, moves, entities.
    pub(crate) fn comment(&mut self) -> String {
        const PARTS: [&str; 14] = [
            "红方优势",
            "如改走炮二平五，则马8进7",
            "(一)士4进5，",
            "[DhtmlXQ_title]",
            "||",
            "\n",
            "&amp; <br> ",
            "\\u70ae \\",
            "  两格  ",
            "１－０ 1-0 *",
            "; $3 [Event \"x\"]",
            "　　段落",
            "Plain words.",
            "“五羊杯”",
        ];
        let parts: String =
            (0..=self.below(4)).map(|_| PARTS[self.below(PARTS.len() as u64) as usize]).collect();
        let text = parts.trim_matches(|c: char| c.is_ascii_whitespace());
        if text.is_empty() { "注".to_owned() } else { text.to_owned() }
    }
}
