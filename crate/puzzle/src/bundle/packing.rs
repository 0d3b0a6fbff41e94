//! Files in their packed form: the four bytes that say what they are, then all the rest as one zlib stream (RFC 1950). Hosts do not
//! compress files that they do not know, and every browser can unpack this by itself.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::FaultCode;
use crate::pack::bounds;

/// Bytes before the stream.
const MAGIC: usize = 4;
/// How hard to look for repetitions, of 10: files are packed once and fetched often.
const EFFORT: u8 = 9;

/// The packed form of a file; one of less than four bytes stays as it is.
pub fn pack(raw: &[u8]) -> Vec<u8> {
    let (magic, rest) = raw.split_at(raw.len().min(MAGIC));
    let mut out = magic.to_vec();
    if magic.len() == MAGIC {
        out.extend(compress_to_vec_zlib(rest, EFFORT));
    }
    out
}

/// The file that was packed.
///
/// # Errors
/// `short` where the stream breaks off or is none, `count` where it is longer than a file of packs may be.
pub fn unpack(file: &[u8]) -> Result<Vec<u8>, FaultCode> {
    let (magic, stream) = file.split_at_checked(MAGIC).ok_or(FaultCode::Magic)?;
    let rest =
        decompress_to_vec_zlib_with_limit(stream, bounds::FILE_BYTES).map_err(|failed| {
            match failed.status {
                miniz_oxide::inflate::TINFLStatus::HasMoreOutput => FaultCode::Count,
                _ => FaultCode::Short,
            }
        })?;
    Ok([magic, &rest].concat())
}
