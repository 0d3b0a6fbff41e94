//! FNV-1a: a hash that is the same on every machine and in every version, for names of files and keys of positions. Not for secrets.

/// 64 bits of some bytes.
pub(crate) fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes
        .into_iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Values of the algorithm's own description.
    #[test]
    fn known_values() {
        assert_eq!(hash([]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(*b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(*b"foobar"), 0x8594_4171_f739_67e8);
    }
}
