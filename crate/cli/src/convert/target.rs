//! What is written, and where: one file that grows, a library that is written at the end, or a file a game.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use formats::pgn::{MoveStyle, PgnStyle};
use formats::{Encoding, Record, Written, canju, cbl, cbr, dhtmlxq, fen_list, pgn, xqf};

use super::report::Report;
use crate::args::{ConvertArgs, Notation, To};
use crate::failure::Failure;
use crate::inspect;

/// The format to write.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    Fen,
    Pgn(PgnStyle),
    DhtmlXq,
    Xqf,
    Cbr,
    Cbl,
    Canju,
}

impl Target {
    /// What the arguments ask for, by name or by the extension of the output.
    ///
    /// # Errors
    /// Neither tells, or the encoding is unknown.
    pub(super) fn of(args: &ConvertArgs) -> Result<Target, Failure> {
        let encoding = inspect::encoding(args.encoding.as_deref())?.unwrap_or(Encoding::UTF_8);
        let notation = match args.notation {
            Notation::Chinese => MoveStyle::Chinese,
            Notation::Wxf => MoveStyle::Wxf,
            Notation::Iccs => MoveStyle::Iccs,
        };
        let extension = args.output.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        let to = args.to.or(match extension.as_deref() {
            Some("fen" | "epd") => Some(To::Fen),
            Some("pgn") => Some(To::Pgn),
            Some("ubb" | "dhtmlxq") => Some(To::Dhtmlxq),
            Some("xqf") => Some(To::Xqf),
            Some("cbr") => Some(To::Cbr),
            Some("cbl") => Some(To::Cbl),
            Some("canju") => Some(To::Canju),
            _ => None,
        });
        Ok(match to {
            Some(To::Fen) => Target::Fen,
            Some(To::Pgn) => Target::Pgn(PgnStyle::new(notation, encoding)),
            Some(To::Dhtmlxq) => Target::DhtmlXq,
            Some(To::Xqf) => Target::Xqf,
            Some(To::Cbr) => Target::Cbr,
            Some(To::Cbl) => Target::Cbl,
            Some(To::Canju) => Target::Canju,
            None => {
                let message = format!("{}: what to write? Say it with --to", args.output.display());
                return Err(Failure::new("no-target", message));
            }
        })
    }

    /// Whether a file holds more than one record.
    pub(super) const fn holds_many(self) -> bool {
        !matches!(self, Target::Xqf | Target::Cbr)
    }

    pub(super) const fn extension(self) -> &'static str {
        match self {
            Target::Fen => "fen",
            Target::Pgn(_) => "pgn",
            Target::DhtmlXq => "txt",
            Target::Xqf => "xqf",
            Target::Cbr => "cbr",
            Target::Cbl => "cbl",
            Target::Canju => "canju",
        }
    }

    fn write(self, records: &[Record]) -> Written {
        match (self, records) {
            (Target::Fen, _) => fen_list::write(records),
            (Target::Pgn(style), _) => pgn::write(records, &style),
            (Target::DhtmlXq, _) => dhtmlxq::write(records),
            (Target::Cbl, _) => cbl::write(records),
            (Target::Canju, _) => canju::write(records),
            (Target::Xqf, [record, ..]) => xqf::write(record),
            (Target::Cbr, [record, ..]) => cbr::write(record),
            (Target::Xqf | Target::Cbr, []) => Written::default(),
        }
    }
}

/// Takes records and writes them as their target asks.
pub(super) struct Sink {
    target: Target,
    output: PathBuf,
    open: Option<File>,
    /// What is not written yet: the games of a library or a set, or the first game, which is a file of its own if no second comes.
    held: Vec<Record>,
    taken: usize,
}

impl Sink {
    pub(super) fn new(target: Target, output: &Path) -> Sink {
        Sink { target, output: output.to_owned(), open: None, held: Vec::new(), taken: 0 }
    }

    /// Takes one record.
    ///
    /// # Errors
    /// Something cannot be written.
    pub(super) fn put(&mut self, record: Record, report: &mut Report) -> Result<(), Failure> {
        self.taken += 1;
        match self.target {
            Target::Cbl | Target::Canju => self.held.push(record),
            Target::Xqf | Target::Cbr if self.taken == 1 => self.held.push(record),
            Target::Xqf | Target::Cbr => {
                if let Some(first) = self.held.pop() {
                    self.put_numbered(&first, 1, report)?;
                }
                self.put_numbered(&record, self.taken, report)?;
            }
            Target::Fen | Target::Pgn(_) | Target::DhtmlXq => self.append(&record, report)?,
        }
        Ok(())
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    /// Something cannot be written.
    pub(super) fn finish(mut self, report: &mut Report) -> Result<(), Failure> {
        let held = std::mem::take(&mut self.held);
        if held.is_empty() {
            return Ok(());
        }
        let written = self.target.write(&held);
        report.losses(&written.losses);
        let path = match self.target {
            Target::Xqf | Target::Cbr if self.output.is_dir() => {
                self.output.join(file_name(&held[0], 1, self.target))
            }
            _ => self.output,
        };
        write_file(&path, &written.bytes)?;
        report.outputs += 1;
        Ok(())
    }

    /// One of several records of a format that holds one: the output is a folder.
    fn put_numbered(&self, record: &Record, number: usize, report: &mut Report) -> Result<(), Failure> {
        let folder = if self.output.is_dir() { self.output.clone() } else { self.output.with_extension("") };
        let written = self.target.write(std::slice::from_ref(record));
        report.losses(&written.losses);
        report.outputs += 1;
        write_file(&folder.join(file_name(record, number, self.target)), &written.bytes)
    }

    fn append(&mut self, record: &Record, report: &mut Report) -> Result<(), Failure> {
        let written = self.target.write(std::slice::from_ref(record));
        report.losses(&written.losses);
        if self.open.is_none() {
            make_folder(&self.output)?;
            report.outputs += 1;
            self.open = Some(File::create(&self.output).map_err(|error| unwritten(&self.output, &error))?);
        }
        let Some(file) = &mut self.open else { return Ok(()) };
        file.write_all(&written.bytes).map_err(|error| unwritten(&self.output, &error))
    }
}

/// Number and title, without the characters that some system refuses.
fn file_name(record: &Record, number: usize, target: Target) -> String {
    let title: String = record
        .title()
        .chars()
        .map(|c| if c.is_control() || "/\\:*?\"<>|".contains(c) { '_' } else { c })
        .take(60)
        .collect();
    let title = title.trim().trim_end_matches('.');
    let space = if title.is_empty() { "" } else { " " };
    format!("{number:04}{space}{title}.{}", target.extension())
}

fn make_folder(path: &Path) -> Result<(), Failure> {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => {
            fs::create_dir_all(parent).map_err(|error| unwritten(parent, &error))
        }
        _ => Ok(()),
    }
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    make_folder(path)?;
    fs::write(path, bytes).map_err(|error| unwritten(path, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    let place = path.display().to_string();
    Failure::new("output", format!("{place}: {error}")).with("path", place)
}
