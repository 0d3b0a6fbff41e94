//! CRC-32 as zip has it (ISO 3309, the polynomial reversed), four bits at a step: a table of 64 bytes is enough for files that
//! are read once.

const TABLE: [u32; 16] = {
    let mut table = [0; 16];
    let mut n = 0;
    while n < 16 {
        let mut sum = n as u32;
        let mut bit = 0;
        while bit < 4 {
            sum = (sum >> 1) ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
            bit += 1;
        }
        table[n] = sum;
        n += 1;
    }
    table
};

/// The check sum of bytes.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        let sum = sum ^ u32::from(byte);
        let sum = (sum >> 4) ^ TABLE[(sum & 15) as usize];
        (sum >> 4) ^ TABLE[(sum & 15) as usize]
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_check_value_of_the_catalogues() {
        assert_eq!(super::crc32(b"123456789"), 0xCBF4_3926);
    }
}
