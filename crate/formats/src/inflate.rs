//! Unpacking what was deflated, within a bound; of damaged data everything before the damage.

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::{
    TINFL_FLAG_PARSE_ZLIB_HEADER, TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF,
};
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

/// How the data ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Whole,
    /// There is more than was allowed.
    TooLarge,
    /// Cut short, or no such data.
    Damaged,
}

/// What stands around the deflated data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrapper {
    None,
    Zlib,
}

/// The unpacked bytes, at most so many, and how they ended. What stands behind the end of the data is passed over.
pub(crate) fn inflate(mut packed: &[u8], wrapper: Wrapper, most: usize) -> (Vec<u8>, End) {
    let zlib = if wrapper == Wrapper::Zlib { TINFL_FLAG_PARSE_ZLIB_HEADER } else { 0 };
    let flags = zlib | TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let mut state = Box::<DecompressorOxide>::default();
    let mut bytes = vec![0; packed.len().saturating_mul(2).min(most)];
    let mut len = 0;
    let end = loop {
        let (status, read, written) = decompress(&mut state, packed, &mut bytes, len, flags);
        len += written;
        match status {
            TINFLStatus::Done => break End::Whole,
            TINFLStatus::HasMoreOutput if bytes.len() >= most => break End::TooLarge,
            TINFLStatus::HasMoreOutput => {
                packed = packed.get(read..).unwrap_or_default();
                bytes.resize(bytes.len().saturating_mul(2).clamp(1, most), 0);
            }
            _ => break End::Damaged,
        }
    };
    bytes.truncate(len);
    (bytes, end)
}

#[cfg(test)]
mod tests {
    use miniz_oxide::deflate::{compress_to_vec, compress_to_vec_zlib};

    use super::*;

    #[test]
    fn what_came_before_the_damage_comes_out_and_nothing_else() {
        let data: Vec<u8> = (0..3000_u32).flat_map(|n| (n * n).to_le_bytes()).collect();
        for (packed, wrapper) in
            [(compress_to_vec(&data, 6), Wrapper::None), (compress_to_vec_zlib(&data, 6), Wrapper::Zlib)]
        {
            assert_eq!(inflate(&packed, wrapper, 1 << 20), (data.clone(), End::Whole));
            let (part, end) = inflate(&packed[..packed.len() / 2], wrapper, 1 << 20);
            assert!(data.starts_with(&part) && part.len() > data.len() / 3, "{} bytes", part.len());
            assert_eq!(end, End::Damaged);
            let (part, end) = inflate(&packed, wrapper, 5000);
            assert_eq!((part.as_slice(), end), (&data[..5000], End::TooLarge));
            assert_eq!(inflate(&packed, wrapper, data.len()).1, End::Whole);
        }
        assert_eq!(inflate(&[], Wrapper::None, 10), (Vec::new(), End::Damaged));
        assert_eq!(inflate(&[0xFF; 9], Wrapper::Zlib, 10).1, End::Damaged);
    }
}
