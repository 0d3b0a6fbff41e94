//! How much is read at most. Every limit ends in a named warning or failure, never in a crash or a long wait.

/// The most that is read of one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file, and of what it unpacks to.
    pub bytes: usize,
    /// Files of an archive.
    pub members: usize,
    /// Nodes of one record.
    pub nodes: usize,
    /// Nodes of all records of the file together.
    pub total_nodes: usize,
    /// Records of the file.
    pub games: usize,
    /// Variations inside each other in text; elements inside each other in XML.
    pub depth: usize,
}

impl Default for Limits {
    /// 256 MiB, twenty thousand files, half a million nodes a record, eight million in all, two hundred thousand games, depth
    /// 1000.
    fn default() -> Limits {
        Limits {
            bytes: 256 << 20,
            members: 20_000,
            nodes: 500_000,
            total_nodes: 8_000_000,
            games: 200_000,
            depth: 1000,
        }
    }
}
