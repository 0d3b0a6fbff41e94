//! The bundle: packs in the form in which the page loads them. A table of contents in JSON, one index of all puzzles, and one
//! packed binary file a pack, small without a host that compresses; `docs/packs.md` describes every byte.
//!
//! [`write()`] makes the files of a library, [`read()`] takes them in again with every bound checked. Nothing here touches a
//! disk, and nothing is proved: that is [`mod@crate::verify`].

mod bytes;
mod contents;
mod examples;
mod fault;
mod index;
mod moves;
mod names;
mod numbers;
mod order;
pub mod packing;
mod roles;
mod shelf;

pub use fault::{Fault, FaultCode, Unbundled};
pub use index::Entry;
pub use order::sort;

use crate::fnv;
use crate::pack::{Kind, Pack};
use contents::Contents;
use names::NameCodes;

/// The name of the table of contents; the other files are named in it.
pub const CONTENTS: &str = "library.json";

/// A pack and what kind of pack it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// What it is for.
    pub kind: Kind,
    /// The pack.
    pub pack: Pack,
}

/// One file of a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// [`CONTENTS`], or a name with a hash of the content.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
}

impl File {
    fn hashed(stem: &str, raw: &[u8]) -> File {
        let bytes = packing::pack(raw);
        let hash = fnv::hash(bytes.iter().copied());
        File { name: format!("{stem}.{:08x}.bin", (hash >> 32) ^ (hash & 0xffff_ffff)), bytes }
    }

    /// Whether a name is one that [`write()`] gives to a file with a hash, so that a writer knows an older file of its own.
    pub fn is_hashed_name(name: &str) -> bool {
        let hex = |text: &str| text.len() == 8 && text.bytes().all(|b| b.is_ascii_hexdigit());
        name.strip_suffix(".bin").and_then(|stem| stem.rsplit_once('.')).is_some_and(|(_, hash)| hex(hash))
    }
}

/// The files of a library, the table of contents first, then the index, then the packs in the order given (see [`sort`]).
///
/// # Errors
/// The first thing that the form has no place for.
pub fn write(library: &[Listed]) -> Result<Vec<File>, Unbundled> {
    let names = NameCodes::of_catalogue();
    let mut index = Vec::new();
    let mut packs = Vec::new();
    for listed in library {
        if packs.iter().any(|(other, _): &(&Listed, File)| other.pack.id == listed.pack.id) {
            return Err(Unbundled { pack: listed.pack.id.clone(), puzzle: None, code: "repeated-id" });
        }
        index.extend(index::entries(&listed.pack, &names)?);
        packs.push((listed, File::hashed(&listed.pack.id, &shelf::write(&listed.pack, &names)?)));
    }
    let index = File::hashed("index", &index::write(&index));
    let contents = contents::write(&names, &index, &packs, &examples::choose(library));
    let mut files = vec![File { name: CONTENTS.to_owned(), bytes: contents.into_bytes() }, index];
    files.extend(packs.into_iter().map(|(_, file)| file));
    Ok(files)
}

/// The library of a bundle, its files found by name. The index is checked against the packs.
///
/// # Errors
/// The first file that is not there or not what it should be.
pub fn read(files: &[File]) -> Result<Vec<Listed>, Fault> {
    let bytes = |name: &str| {
        let found = files.iter().find(|file| file.name == name);
        found.map(|file| file.bytes.as_slice()).ok_or_else(|| Fault::new(name, FaultCode::Missing))
    };
    let contents = Contents::read(bytes(CONTENTS)?).map_err(|code| Fault::new(CONTENTS, code))?;
    let index = read_index(bytes(&contents.index)?).map_err(|code| Fault::new(&contents.index, code))?;
    let mut library = Vec::new();
    let mut entries = Vec::new();
    for row in &contents.packs {
        let fault = |code| Fault::new(&row.file, code);
        let raw = packing::unpack(bytes(&row.file)?).map_err(fault)?;
        let pack = shelf::read(&raw, row, &contents.names).map_err(fault)?;
        let of_pack = index::entries(&pack, &contents.names).map_err(|_| fault(FaultCode::Code))?;
        entries.extend(of_pack);
        library.push(Listed { kind: row.kind, pack });
    }
    if index != entries {
        return Err(Fault::new(&contents.index, FaultCode::Count));
    }
    Ok(library)
}

/// Reads an index by itself.
///
/// # Errors
/// What is wrong with it.
pub fn read_index(bytes: &[u8]) -> Result<Vec<Entry>, FaultCode> {
    index::read(&packing::unpack(bytes)?)
}
