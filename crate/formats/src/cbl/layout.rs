//! Where what stands in a CBL.

/// The signature, zero included.
pub(crate) const MAGIC: &[u8; 16] = b"CCBridgeLibrary\0";
/// The signature of version 2.1 and its neighbours.
pub(crate) const OLD_MAGIC: &[u8; 8] = b"CCBridge";

pub(super) const VERSION: usize = 16;
pub(super) const GUID: usize = 20;
pub(super) const ALL_ONES: usize = 52;
/// How many entries the index has room for: not how many games there are.
pub(super) const CAPACITY: usize = 60;
pub(super) const NAME: (usize, usize) = (64, 512);
pub(super) const INDEX: usize = 66_624;
pub(super) const ENTRY_LEN: usize = 276;
/// Records begin at multiples of this behind the index.
pub(super) const BLOCK_LEN: usize = 4096;

/// Offsets in an entry of the index.
pub(super) const STATE: usize = 0;
pub(super) const ORDER: usize = 4;
pub(super) const BLOCKS: usize = 8;
pub(super) const USED: usize = 12;
pub(super) const ENTRY_GUID: usize = 20;
pub(super) const ENTRY_TITLE: (usize, usize) = (100, 176);

/// The low byte of a state; the bytes above it may hold anything.
pub(super) const LIVE: u8 = 7;
pub(super) const DELETED: u8 = 5;
pub(super) const UNUSED: u8 = 0;

/// The tag that keeps the library's name with each of its records.
pub(super) const LIBRARY_TAG: &str = "Library";
