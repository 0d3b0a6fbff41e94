//! `canju convert IN OUT`: records of any format into another, one file or a folder of them.
//!
//! Games go from the reader to the writer one by one. What the target cannot hold is counted and told at the end.

mod report;
mod target;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use formats::{Options, Record, carry};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::ConvertArgs;
use crate::failure::Failure;
use crate::parts::{Part, parts};
use crate::{inspect, output};
use report::Report;
use target::{Sink, Target};

pub(crate) fn run(args: &ConvertArgs) -> Result<ExitCode, Failure> {
    let target = Target::of(args)?;
    let options =
        Options { encoding: inspect::encoding(args.from_encoding.as_deref())?, ..Options::default() };
    let mut report = Report::default();
    if args.input.is_dir() {
        convert_folder(args, target, &options, &mut report)?;
    } else {
        refuse_same(&args.input, &args.output)?;
        let mut sink = Sink::new(target, &args.output);
        read_into(&args.input, &options, &mut sink, &mut report)?;
        sink.finish(&mut report)?;
    }
    if report.records == 0 {
        let message = format!("{}: nothing in it could be read", args.input.display());
        return Err(Failure::new("no-records", message).with("unread", report.unread_values()));
    }
    if args.json {
        output::json(&report.to_value())?;
    } else {
        report.in_words().iter().try_for_each(|line| output::line(line))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Every file of a folder and the folders in it: into one file when the output is named like one, otherwise each into a file
/// of its own in the same place of a new folder.
fn convert_folder(
    args: &ConvertArgs,
    target: Target,
    options: &Options,
    report: &mut Report,
) -> Result<(), Failure> {
    let files = files_in(&args.input)?;
    let into_one = target.holds_many() && !args.output.is_dir() && args.output.extension().is_some();
    let bar = progress_bar(files.len());
    let mut one = into_one.then(|| Sink::new(target, &args.output));
    for path in &files {
        let mut own = None;
        let sink = match &mut one {
            Some(sink) => sink,
            None => own.insert(Sink::new(target, &beside(path, args, target))),
        };
        if let Err(failure) = read_into(path, options, sink, report) {
            report.unread(path, &failure);
        }
        if let Some(sink) = own {
            sink.finish(report)?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    one.map_or(Ok(()), |sink| sink.finish(report))
}

/// Where the records of a file of the input folder go in the output folder.
fn beside(path: &Path, args: &ConvertArgs, target: Target) -> PathBuf {
    let place = path.strip_prefix(&args.input).unwrap_or(path);
    // The old extension stays: a.xqf and a.pgn of one folder must not become one file.
    let mut name = place.as_os_str().to_owned();
    name.push(format!(".{}", target.extension()));
    args.output.join(name)
}

fn read_into(path: &Path, options: &Options, sink: &mut Sink, report: &mut Report) -> Result<(), Failure> {
    let parts = parts(path)?;
    let inside = |name: &str| path.join(name);
    for (name, failure) in parts.unread {
        report.unread(&inside(&name), &inspect::unread(path, failure));
    }
    report.warnings(&parts.warnings);
    for part in parts.files {
        let name = part.name.clone();
        match (read_part(path, &part, options, sink, report)?, name) {
            (Ok(()), _) => {}
            (Err(failure), None) => return Err(failure),
            (Err(failure), Some(name)) => report.unread(&inside(&name), &failure),
        }
    }
    Ok(())
}

/// Reads one file; what is inside is why nothing could be read of it.
fn read_part(
    path: &Path,
    part: &Part,
    options: &Options,
    sink: &mut Sink,
    report: &mut Report,
) -> Result<Result<(), Failure>, Failure> {
    let bar = progress_bar(part.bytes.len());
    let mut each = |record: Record, at: usize| {
        bar.set_position(at as u64);
        report.take(&record);
        sink.put(record, report)
    };
    let read =
        carry(|mind| formats::read_each(&part.bytes, options, &mut |record, at| mind(each(record, at))));
    bar.finish_and_clear();
    Ok(match read? {
        Ok(summary) => {
            report.files += 1;
            report.warnings(&summary.warnings);
            report.warnings(part.warning.as_slice());
            Ok(())
        }
        Err(failure) => Err(inspect::unread(path, failure)),
    })
}

/// The files of a folder and the folders in it, in order of their names. Links are not followed.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
        for entry in entries.flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(kind) if kind.is_file() => files.push(entry.path()),
                _ => {}
            }
        }
    }
    files.sort();
    Ok(files)
}

/// An output that is the input would be gone before it is read.
fn refuse_same(input: &Path, output: &Path) -> Result<(), Failure> {
    match (fs::canonicalize(input), fs::canonicalize(output)) {
        (Ok(input), Ok(output)) if input == output => {
            Err(Failure::new("same-file", format!("{} is both read and written", input.display())))
        }
        _ => Ok(()),
    }
}

/// A bar on standard error, drawn only where that is a terminal.
fn progress_bar(len: usize) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{wide_bar} {percent}% {eta}");
    let bar = ProgressBar::with_draw_target(Some(len as u64), target);
    style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style))
}
