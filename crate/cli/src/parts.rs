//! The files that a file stands for: itself, or those in it where it is an archive.

use std::ops::ControlFlow;
use std::path::Path;

use formats::{Limits, Place, Warning, WarningKind, archive};

use crate::failure::Failure;
use crate::inspect;

/// A file to be read.
pub(crate) struct Part {
    /// Its path in the archive; none where it is in none, or is the nameless one of a gzip.
    pub(crate) name: Option<String>,
    pub(crate) bytes: Vec<u8>,
    /// What is wrong with it before it is read: it could not be unpacked to its end.
    pub(crate) warning: Option<Warning>,
}

/// The files of an archive, or the file itself.
#[derive(Default)]
pub(crate) struct Parts {
    pub(crate) files: Vec<Part>,
    /// Files of an archive that could not be unpacked, by their paths.
    pub(crate) unread: Vec<(String, formats::Failure)>,
    /// What concerns the archive as a whole.
    pub(crate) warnings: Vec<Warning>,
}

/// What is to be read of a file.
///
/// # Errors
/// It cannot be opened, or is an archive with nothing in it.
pub(crate) fn parts(path: &Path) -> Result<Parts, Failure> {
    let bytes = inspect::read_file(path)?;
    let mut parts = Parts::default();
    if !archive::is_archive(&bytes) {
        parts.files.push(Part { name: None, bytes, warning: None });
        return Ok(parts);
    }
    let seen = archive::unpack(&bytes, &Limits::default(), &mut |member, _| {
        match member.fault {
            Some(fault) if member.bytes.is_empty() => parts.unread.push((member.name, fault)),
            fault => {
                let at = Place::Byte(member.bytes.len());
                let warning = fault.map(|_| Warning { kind: WarningKind::Truncated, at });
                let name = Some(member.name).filter(|name| !name.is_empty());
                parts.files.push(Part { name, bytes: member.bytes, warning });
            }
        }
        ControlFlow::Continue(())
    })
    .map_err(|failure| inspect::unread(path, failure))?;
    parts.warnings = seen.warnings(bytes.len());
    Ok(parts)
}
