//! Taking columns off a file with every length checked before anything is made of it.

use super::FaultCode;

/// What is left of a file.
pub(super) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// A file, its first four bytes checked and taken off.
    pub(super) fn after(magic: [u8; 4], file: &'a [u8]) -> Result<Bytes<'a>, FaultCode> {
        file.strip_prefix(&magic).map(Bytes).ok_or(FaultCode::Magic)
    }

    /// The next so many bytes.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], FaultCode> {
        let (head, tail) = self.0.split_at_checked(count).ok_or(FaultCode::Short)?;
        self.0 = tail;
        Ok(head)
    }

    /// The next number of four bytes, as a length.
    pub(super) fn length(&mut self) -> Result<usize, FaultCode> {
        Ok(self.number()? as usize)
    }

    /// The next number of four bytes.
    pub(super) fn number(&mut self) -> Result<u32, FaultCode> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    /// Nothing may be left.
    pub(super) fn end(&self) -> Result<(), FaultCode> {
        if self.0.is_empty() { Ok(()) } else { Err(FaultCode::Long) }
    }
}
