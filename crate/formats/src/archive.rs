//! Zip archives, in which collections are handed on: their files one after the other, within bounds, those of a zip inside the
//! zip too; and gzip, in which a single file lies. Nothing is written anywhere; a name is only a name.
//!
//! What is damaged does not take the rest along: a file that could be unpacked in part is given with that part and its fault.

mod crc;
mod directory;
mod gzip;

use std::ops::ControlFlow;

use crate::detect;
use crate::failure::{Failure, FailureKind};
use crate::inflate::{End, Wrapper, inflate};
use crate::limits::Limits;
use crate::warning::{Place, Warning, WarningKind};
use directory::{Directory, Entry, Method};

/// How deep a zip may lie in others.
const MOST_DEPTH: usize = 1;

/// A file that unpacks to more than this must not be so many times as long as it was packed.
const FREE: usize = 16 << 20;
const MOST_RATIO: usize = 250;

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its path in the archive, behind that of the zip that it was in, with slashes. Empty where a gzip does not say it.
    pub name: String,
    /// What it holds, as far as it could be unpacked.
    pub bytes: Vec<u8>,
    /// Why that is not all, or nothing.
    pub fault: Option<Failure>,
}

/// Whether a file is an archive that is unpacked here: a zip, or a gzip.
pub fn is_archive(bytes: &[u8]) -> bool {
    gzip::is_gzip(bytes) || is_zip(bytes)
}

fn is_zip(bytes: &[u8]) -> bool {
    [b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08"].iter().any(|sign| bytes.starts_with(*sign))
}

/// What is known of an archive as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// The directory at the end of it, or of a zip in it, is not whole; the files were found by their own heads.
    pub damaged: bool,
    /// It has more files than are taken.
    pub more: bool,
}

impl Unpacked {
    /// The same as warnings about the file: of its end, at which the directory should be.
    pub fn warnings(self, len: usize) -> Vec<Warning> {
        let all = [(self.damaged, WarningKind::Truncated), (self.more, WarningKind::TooManyFiles)];
        all.into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, kind)| Warning { kind, at: Place::Byte(len) })
            .collect()
    }
}

/// Gives the files of an archive one by one, with the byte of it that has been reached, until the last or until they are no longer
/// wanted. Folders, and what macOS puts beside the files for itself, are none.
///
/// # Errors
/// There is no file in it, or it is an archive that is not unpacked here.
pub fn unpack(
    bytes: &[u8],
    limits: &Limits,
    each: &mut dyn FnMut(Member, usize) -> ControlFlow<()>,
) -> Result<Unpacked, Failure> {
    if detect::is_packed(bytes) && !is_archive(bytes) {
        return Err(Failure::new(FailureKind::Archive, 0));
    }
    let mut unpacking = Unpacking {
        bytes_left: limits.bytes,
        members_left: limits.members,
        given: 0,
        seen: Unpacked::default(),
        is_stopped: false,
    };
    unpacking.archive(bytes, "", 0, each);
    if unpacking.given == 0 {
        return Err(Failure::new(FailureKind::NoFiles, 0));
    }
    Ok(unpacking.seen)
}

struct Unpacking {
    bytes_left: usize,
    members_left: usize,
    given: usize,
    seen: Unpacked,
    is_stopped: bool,
}

impl Unpacking {
    fn archive(
        &mut self,
        bytes: &[u8],
        before: &str,
        depth: usize,
        each: &mut dyn FnMut(Member, usize) -> ControlFlow<()>,
    ) {
        let directory =
            gzip::member(bytes).map_or_else(|| directory::read(bytes, self.members_left), Directory::of_one);
        self.seen.damaged |= !directory.whole;
        self.seen.more |= directory.more;
        for entry in directory.entries {
            if self.members_left == 0 {
                self.seen.more = true;
                break;
            }
            self.members_left -= 1;
            let at = entry.data.saturating_add(entry.packed).min(bytes.len());
            let name = format!("{before}{}", entry.name);
            let name = name.trim_end_matches('/').to_owned();
            let (inner, mut fault) = self.member(bytes, &entry);
            if is_archive(&inner) {
                if depth < MOST_DEPTH {
                    let given = self.given;
                    let mut inside = |member: Member, _: usize| each(member, at);
                    self.archive(&inner, &format!("{name}/"), depth + 1, &mut inside);
                    if self.is_stopped {
                        break;
                    }
                    if self.given > given {
                        continue;
                    }
                }
                fault = Some(if depth < MOST_DEPTH { FailureKind::NoFiles } else { FailureKind::Archive });
            }
            let fault = fault.map(|kind| Failure::new(kind, entry.head));
            self.given += 1;
            // What is an archive is not read as anything else.
            let bytes = if is_archive(&inner) { Vec::new() } else { inner };
            if each(Member { name, bytes, fault }, at).is_break() {
                self.is_stopped = true;
                break;
            }
        }
    }

    /// What a file holds, and why that is not all.
    fn member(&mut self, bytes: &[u8], entry: &Entry) -> (Vec<u8>, Option<FailureKind>) {
        let packed = bytes.get(entry.data..).unwrap_or_default();
        let packed = &packed[..entry.packed.min(packed.len())];
        let most = self.bytes_left.min(FREE.max(packed.len().saturating_mul(MOST_RATIO)));
        let (unpacked, fault) = match entry.method {
            Method::Encrypted => (Vec::new(), Some(FailureKind::Encrypted)),
            Method::Unknown => (Vec::new(), Some(FailureKind::UnknownPacking)),
            Method::Stored if packed.len() > most => (Vec::new(), Some(FailureKind::TooLarge)),
            Method::Stored => (packed.to_vec(), None),
            Method::Deflated => match inflate(packed, Wrapper::None, most) {
                (unpacked, End::Whole) => (unpacked, None),
                (_, End::TooLarge) => (Vec::new(), Some(FailureKind::TooLarge)),
                (unpacked, End::Damaged) => (unpacked, Some(FailureKind::BadCompression)),
            },
        };
        self.bytes_left -= unpacked.len();
        let sound = fault.is_some() || entry.sum.is_none_or(|sum| sum == crc::crc32(&unpacked));
        (unpacked, if sound { fault } else { Some(FailureKind::BadCompression) })
    }
}

#[cfg(test)]
mod tests;
