//! Size budgets of the built page, in bytes after gzip where a host would compress. What the first visit really transfers
//! is measured in the browser (`tests/e2e/first-load.spec.ts`); this check needs no browser and names the file at fault.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::run::Failure;

/// One kilobyte of the budgets.
const KB: usize = 1024;

/// Limits: html with css; main script with everything that it imports at once, but for the outlines of the pieces, which
/// have their own; engine; the workshop, which comes when records are read; and all that a visitor ends up with for use without
/// a network, packs of puzzles and workshop included.
const PAGE: usize = 12 * KB;
const MAIN_SCRIPT: usize = 45 * KB;
const GLYPHS: usize = 10 * KB;
const ENGINE_GZIP: usize = 90 * KB;
const ENGINE_RAW: usize = 250 * KB;
const WORKSHOP_GZIP: usize = 360 * KB;
const INSTALL: usize = 1536 * KB;

/// One line of the table.
struct Line {
    name: &'static str,
    bytes: usize,
    limit: usize,
    files: Vec<PathBuf>,
}

/// Size after gzip at the strength that static hosts use.
pub(crate) fn gzip_size(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to a Vec cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().map_or(usize::MAX, |out| out.len())
}

/// `61.2 KB`.
pub(crate) fn kilobytes(bytes: usize) -> String {
    format!("{:.1} KB", bytes as f64 / KB as f64)
}

/// Prints the table of sizes.
///
/// # Errors
/// `dist` cannot be read.
pub(crate) fn report(dist: &Path) -> Result<(), Failure> {
    for line in measure(dist)? {
        println!("{:24} {:>10}  of {:>10}", line.name, kilobytes(line.bytes), kilobytes(line.limit));
    }
    Ok(())
}

/// Prints the table and fails if a line is over its limit.
///
/// # Errors
/// Over a limit, each with its files; or `dist` cannot be read.
pub(crate) fn check(dist: &Path) -> Result<(), Failure> {
    report(dist)?;
    let mut over = String::new();
    for line in measure(dist)?.iter().filter(|line| line.bytes > line.limit) {
        let files: Vec<String> = line.files.iter().map(|file| file.display().to_string()).collect();
        let _ = write!(
            over,
            " {} is {} bytes, limit {} ({});",
            line.name,
            line.bytes,
            line.limit,
            files.join(", ")
        );
    }
    if over.is_empty() { Ok(()) } else { Err(Failure::new(format!("over budget:{over}"))) }
}

fn measure(dist: &Path) -> Result<Vec<Line>, Failure> {
    let index = dist.join("index.html");
    let html = fs::read_to_string(&index).map_err(|error| Failure::io("read", &index, &error))?;
    let mut page = vec![index];
    page.extend(linked(dist, &html, "href", "css"));
    let mut scripts = BTreeSet::new();
    for script in linked(dist, &html, "src", "js") {
        add_with_imports(&script, &mut scripts)?;
    }
    let (glyphs, scripts): (Vec<PathBuf>, Vec<PathBuf>) =
        scripts.into_iter().partition(|path| named(path, "glyphs-"));
    if scripts.is_empty() || glyphs.is_empty() {
        return Err(Failure::new("index.html loads no script, or no glyphs apart from it"));
    }
    let everything = files_under(dist)?;
    let modules = everything.iter().filter(|path| path.extension().is_some_and(|ext| ext == "wasm")).cloned();
    let (workshop, engine): (Vec<PathBuf>, Vec<PathBuf>) =
        modules.partition(|path| named(path, "canju_workshop"));
    if engine.is_empty() || workshop.is_empty() {
        return Err(Failure::new("dist lacks a wasm module"));
    }
    Ok(vec![
        line("html and css, gzip", PAGE, page, gzip_size)?,
        line("main script, gzip", MAIN_SCRIPT, scripts, gzip_size)?,
        line("glyphs, gzip", GLYPHS, glyphs, gzip_size)?,
        line("engine, gzip", ENGINE_GZIP, engine.clone(), gzip_size)?,
        line("engine, raw", ENGINE_RAW, engine, <[u8]>::len)?,
        line("workshop, gzip", WORKSHOP_GZIP, workshop, gzip_size)?,
        line("whole install, gzip", INSTALL, everything, gzip_size)?,
    ])
}

fn line(
    name: &'static str,
    limit: usize,
    files: Vec<PathBuf>,
    size: fn(&[u8]) -> usize,
) -> Result<Line, Failure> {
    let mut bytes = 0;
    for file in &files {
        bytes += size(&fs::read(file).map_err(|error| Failure::io("read", file, &error))?);
    }
    Ok(Line { name, bytes, limit, files })
}

fn add_with_imports(script: &Path, found: &mut BTreeSet<PathBuf>) -> Result<(), Failure> {
    if !found.insert(script.to_path_buf()) {
        return Ok(());
    }
    let text = fs::read_to_string(script).map_err(|error| Failure::io("read", script, &error))?;
    let folder = script.parent().unwrap_or(script);
    for name in static_imports(&text) {
        let path = folder.join(name);
        if path.is_file() {
            add_with_imports(&path, found)?;
        }
    }
    Ok(())
}

/// Files of the same folder that a built script loads before it runs: `from"./x.js"` and `import"./x.js"`, not `import("./x.js")`.
fn static_imports(script: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for keyword in ["from", "import"] {
        for (at, _) in script.match_indices(keyword) {
            let after = script[at + keyword.len()..].trim_start();
            let Some(quote @ ('"' | '\'' | '`')) = after.chars().next() else {
                continue;
            };
            if let Some(name) = after[1..].split(quote).next().and_then(|name| name.strip_prefix("./")) {
                names.push(name);
            }
        }
    }
    names
}

fn named(path: &Path, start: &str) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start))
}

/// Files of the build with this extension that an attribute of the page names. What is only fetched early is no part of a script.
fn linked(dist: &Path, html: &str, attribute: &str, extension: &str) -> Vec<PathBuf> {
    values(html, attribute)
        .filter_map(|name| name.strip_prefix("./"))
        .map(|name| dist.join(name))
        .filter(|path| path.extension().is_some_and(|ext| ext == extension) && path.is_file())
        .collect()
}

/// The values of an attribute, in double quotes.
fn values<'a>(html: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    let start = attribute.len() + 2;
    html.match_indices(attribute)
        .filter(move |&(at, _)| html[at + attribute.len()..].starts_with("=\""))
        .filter_map(move |(at, _)| html[at + start..].split('"').next())
}

fn files_under(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| Failure::io("read", folder, &error))?;
    for entry in entries {
        let path = entry.map_err(|error| Failure::io("read", folder, &error))?.path();
        if path.is_dir() {
            files.extend(files_under(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::{gzip_size, static_imports, values};

    #[test]
    fn finds_what_a_script_loads_at_once() {
        let script =
            r#"import{a as b}from"./one-1.js";import"./two-2.js";const c=()=>import("./late-3.js");"#;
        assert_eq!(static_imports(script), ["one-1.js", "two-2.js"]);
    }

    #[test]
    fn finds_links_of_a_page() {
        let html = r#"<link href="./a.css"><script src="./b.js">const words = { href: "./c.css" };</script>"#;
        assert_eq!(values(html, "href").collect::<Vec<_>>(), ["./a.css"]);
        assert_eq!(values(html, "src").collect::<Vec<_>>(), ["./b.js"]);
    }

    #[test]
    fn gzip_shrinks_repetition_and_not_noise() {
        assert!(gzip_size(&[7; 10_000]) < 100);
        let mut state = 1_u32;
        let noise: Vec<u8> = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .take(10_000)
        .collect();
        assert!(gzip_size(&noise) > 9_900);
    }
}
