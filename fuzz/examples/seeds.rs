//! Writes a seed corpus for every target from the fixtures and packs of the repository:
//! `cargo run --manifest-path fuzz/Cargo.toml --example seeds`. The corpus itself is not kept in the repository.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use formats::{Options, archive, parcel, read};
use serde_json::Value;
use xiangqi::{Color, Position, Role};

fn main() -> io::Result<()> {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = fuzz.join("../tests/data");
    let fens = cases(&data.join("fen.json"), "cases", |case| text(case, "text"))?;
    Corpus::of(fuzz, "fen")?.write(fens)?;
    let read = cases(&data.join("notation.json"), "read", |case| {
        Some(format!("{}\n{}", text(case, "fen")?, text(case, "text")?))
    })?;
    Corpus::of(fuzz, "move_text")?.write(read)?;
    let packs = fuzz.join("../puzzles");
    let mut texts = Vec::new();
    let mut positions = Vec::new();
    for entry in fs::read_dir(&packs)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ext| ext == "json") {
            let text = fs::read_to_string(&path)?;
            positions.extend(puzzles(&text));
            texts.extend(short_pack(&text));
        }
    }
    Corpus::of(fuzz, "pack")?.write(texts)?;
    Corpus::of(fuzz, "solver_tiny_table")?.write(positions)?;
    records(fuzz, &data.join("formats"))
}

/// The record fixtures, for each target those behind whose signature it puts its input.
fn records(fuzz: &Path, folder: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.push(fs::read(entry?.path())?);
    }
    files.sort();
    let parcels = files
        .iter()
        .filter_map(|file| Some(parcel::pack(read(file, &Options::default()).ok()?.records.first()?)));
    Corpus::of(fuzz, "parcel")?.write(parcels.collect())?;
    let sets = files.iter().filter_map(|file| set_without_head(file));
    Corpus::of(fuzz, "format_canju")?.write(sets.collect())?;
    let libraries = files.iter().filter_map(|file| library_of(file));
    Corpus::of(fuzz, "format_cbl")?.write(libraries.collect())?;
    let zips = files.iter().filter(|file| archive::is_archive(file)).cloned();
    Corpus::of(fuzz, "zip")?.write(zips.collect())?;
    for (target, signature) in [
        ("format_any", &b""[..]),
        ("format_xqf", b"XQ"),
        ("format_cbr", b"CCBridge Record\0"),
        ("format_cbl_old", b"CCBridge\x15\0\0\0\0\0\0\0"),
        ("format_pgn", b"[Game \"Chinese Chess\"]"),
        ("format_dhtmlxq", b"[DHJHtmlXQ]"),
        ("format_xml", b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>"),
    ] {
        let seeds = files.iter().filter_map(|file| file.strip_prefix(signature)).map(<[u8]>::to_vec);
        Corpus::of(fuzz, target)?.write(seeds.collect())?;
    }
    Ok(())
}

/// A record in the input of the target `format_cbl`: a library of one live game.
fn library_of(file: &[u8]) -> Option<Vec<u8>> {
    let record = file.strip_prefix(b"CCBridge Record\0")?;
    let entry = [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    Some([&[1], &entry[..], record].concat())
}

/// A set in the input of the target `format_canju`: what stands behind format and version.
fn set_without_head(file: &[u8]) -> Option<String> {
    let mut set: Value = serde_json::from_slice(file).ok()?;
    let fields =
        set.as_object_mut().filter(|fields| fields.get("format").is_some_and(|name| name == "canju-set"))?;
    fields.remove("format");
    fields.remove("version");
    set.to_string().strip_prefix('{').map(str::to_owned)
}

/// One target's folder.
struct Corpus(PathBuf);

impl Corpus {
    fn of(fuzz: &Path, target: &str) -> io::Result<Corpus> {
        let folder = fuzz.join("corpus").join(target);
        fs::create_dir_all(&folder)?;
        Ok(Corpus(folder))
    }

    fn write<T: AsRef<[u8]>>(&self, inputs: Vec<T>) -> io::Result<()> {
        for (index, input) in inputs.iter().enumerate() {
            fs::write(self.0.join(format!("seed-{index:04}")), input)?;
        }
        println!("{}: {} seeds", self.0.display(), inputs.len());
        Ok(())
    }
}

fn cases(path: &Path, list: &str, input: impl Fn(&Value) -> Option<String>) -> io::Result<Vec<String>> {
    let value: Value = serde_json::from_str(&fs::read_to_string(path)?)?;
    Ok(value[list].as_array().into_iter().flatten().filter_map(input).collect())
}

fn text(case: &Value, field: &str) -> Option<String> {
    case[field].as_str().map(str::to_owned)
}

/// A pack of the first puzzle alone: small inputs are mutated best.
fn short_pack(text: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    value["puzzles"].as_array_mut()?.truncate(1);
    Some(value.to_string())
}

/// The positions of a pack in the bytes of the target `solver_tiny_table`.
fn puzzles(text: &str) -> Vec<Vec<u8>> {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    let fens = value["puzzles"].as_array().into_iter().flatten().filter_map(|puzzle| puzzle["fen"].as_str());
    fens.filter_map(|fen| Position::from_fen(fen).ok())
        .map(|position| {
            let mut bytes = vec![u8::from(position.turn() == Color::Black)];
            let mut pieces: Vec<_> = position.board().pieces().collect();
            // The target reads a limited number of pieces: the kings must be among them.
            pieces.sort_by_key(|(_, piece)| piece.role != Role::King);
            for (square, piece) in pieces {
                bytes.push(square.index() as u8);
                bytes.push(((piece.role.index() as u8) << 1) | u8::from(piece.color == Color::Black));
            }
            bytes
        })
        .collect()
}
