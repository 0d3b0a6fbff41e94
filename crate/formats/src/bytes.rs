//! Reading fixed layouts out of a slice: nothing here can read past the end.

/// A little-endian `u16` at an offset.
pub(crate) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().copied().map(u16::from_le_bytes)
}

/// A little-endian `u32` at an offset.
pub(crate) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().copied().map(u32::from_le_bytes)
}

/// A place in a slice that moves on as it is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(bytes: &'a [u8], at: usize) -> Cursor<'a> {
        Cursor { bytes, at }
    }

    /// The offset of the next byte.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// How many bytes are left.
    pub(crate) fn left(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    /// The next bytes, or nothing (and no step) when there are not so many.
    pub(crate) fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(len)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }

    pub(crate) fn u8(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    pub(crate) fn u16(&mut self) -> Option<u16> {
        self.take(2).and_then(|bytes| u16_at(bytes, 0))
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.take(4).and_then(|bytes| u32_at(bytes, 0))
    }

    /// Everything that is left.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        self.at = self.bytes.len();
        rest
    }
}

/// UTF-16LE up to the first zero. A half character at the end is left out.
pub(crate) fn utf16_until_zero(bytes: &[u8]) -> String {
    let units: Vec<u16> = bytes
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
        .take_while(|&u| u != 0)
        .collect();
    String::from_utf16_lossy(&units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_past_the_end() {
        let mut cursor = Cursor::new(&[1, 2, 3], 0);
        assert_eq!(cursor.u16(), Some(0x0201));
        assert_eq!(cursor.u16(), None);
        assert_eq!(cursor.take(usize::MAX), None);
        assert_eq!((cursor.left(), cursor.u8(), cursor.u8()), (1, Some(3), None));
        assert_eq!(u32_at(&[0; 4], 1), None);
        assert_eq!(Cursor::new(&[1], 9).rest(), &[] as &[u8]);
    }

    #[test]
    fn utf16_ends_at_zero_or_with_the_field() {
        assert_eq!(utf16_until_zero(&[0xAE, 0x70, 0, 0, 0xAE, 0x70]), "炮");
        assert_eq!(utf16_until_zero(&[0xAE, 0x70, 7]), "炮");
    }
}
