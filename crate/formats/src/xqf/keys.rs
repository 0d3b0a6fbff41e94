//! The scrambling of XQF: key bytes of the header move the piece table, the squares, the lengths and every byte of the
//! tree.

use super::layout;

/// What the key bytes of a header amount to. All zero up to version 1.0.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    /// Taken from the squares of the piece table.
    pub(super) table: u8,
    /// How far the table is turned, from version 1.2 on.
    pub(super) rotation: usize,
    /// Taken from the squares of a move.
    pub(super) from: u8,
    pub(super) to: u8,
    /// Taken from the length of a comment.
    pub(super) length: u32,
    /// Taken from the bytes of the tree, over and over.
    pub(super) stream: [u8; 32],
    /// Whether the key bytes add up to zero, as they do in every file that a program wrote.
    pub(super) sound: bool,
}

/// The text that the stream is cut from.
const STREAM_TEXT: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

impl Keys {
    /// The keys of a header of at least 16 bytes.
    pub(super) fn of(header: &[u8], version: u8) -> Keys {
        let byte = |at: usize| header.get(at).copied().unwrap_or_default();
        if version <= layout::PLAIN_UP_TO {
            let stream = [0; 32];
            return Keys { table: 0, rotation: 0, from: 0, to: 0, length: 0, stream, sound: true };
        }
        let sum = byte(layout::KEY_SUM);
        let [table_key, from_key, to_key] = [0, 1, 2].map(|i| byte(layout::KEY_SQUARES + i));
        let table = spread(table_key).wrapping_mul(table_key);
        let from = spread(from_key).wrapping_mul(table);
        let to = spread(to_key).wrapping_mul(from);
        let mask = byte(layout::KEY_MASK);
        let bits = |i: usize| (byte(layout::KEY_SUM + i) & mask) | byte(layout::KEY_OR + i);
        Keys {
            table,
            rotation: if version >= layout::ROTATED_FROM { usize::from(table) + 1 } else { 0 },
            from,
            to,
            length: (u32::from(sum) * 256 + u32::from(table_key)) % 32_000 + 767,
            stream: std::array::from_fn(|i| STREAM_TEXT[i] & bits(i % 4)),
            sound: [table_key, from_key, to_key].iter().fold(sum, |sum, key| sum.wrapping_add(*key)) == 0,
        }
    }

    /// Takes the stream off the bytes behind the header.
    pub(super) fn unscramble(&self, body: &[u8]) -> Vec<u8> {
        body.iter().zip(self.stream.iter().cycle()).map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }
}

/// 54 k² + 221, in a byte.
const fn spread(key: u8) -> u8 {
    key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_keys_move_nothing_but_the_table_and_the_length() {
        let keys = Keys::of(&[0; 16], 18);
        assert_eq!((keys.table, keys.from, keys.to, keys.rotation, keys.length), (0, 0, 0, 1, 767));
        assert!(keys.sound);
        assert_eq!(keys.unscramble(&[7, 8]), [7, 8]);
    }

    #[test]
    fn keys_by_hand() {
        let mut header = [0; 16];
        header[layout::KEY_MASK] = 0xFF;
        header[layout::KEY_OR] = 0x01;
        header[layout::KEY_SUM..layout::KEY_SUM + 4].copy_from_slice(&[250, 1, 2, 3]);
        let keys = Keys::of(&header, 12);
        // 54 + 221 = 275 = 19 mod 256; times 1.
        assert_eq!(keys.table, 19);
        // (54 * 4 + 221) mod 256 = 181; 181 * 19 = 3439 = 111 mod 256.
        assert_eq!(keys.from, 111);
        // (54 * 9 + 221) mod 256 = 195; 195 * 111 = 21645 = 141 mod 256.
        assert_eq!(keys.to, 141);
        assert_eq!(keys.length, (250 * 256 + 1) % 32_000 + 767);
        assert_eq!(keys.stream[0], 0xFB & b'[');
        assert!(keys.sound);
        assert_eq!(Keys::of(&header, 11).rotation, 0);
        assert_eq!(Keys::of(&header, 10).from, 0);
    }
}
