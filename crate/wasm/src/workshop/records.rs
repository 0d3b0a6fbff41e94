//! Files into records and records into files. A record crosses as a parcel of bytes (`formats::parcel`), which the page keeps
//! without looking into it.

use formats::pgn::{MoveStyle, PgnStyle};
use formats::{
    Encoding, Format, Options, Record, Written, carry, cbl, cbr, dhtmlxq, fen_list, parcel, pgn, read_each,
    xqf,
};
use js_sys::{Array, Function, Uint8Array};
use wasm_bindgen::prelude::*;
use xiangqi::{Position, fen};

use super::heads::{head, note, view};
use crate::convert::{fault, first_fault};
use crate::json::to_js;
use crate::wire::{FileReport, LossNote, RecordBatch, Unread};

/// Records are given in batches of so many, or of so many bytes.
const BATCH: usize = 64;
const BATCH_BYTES: usize = 1 << 18;

/// Reads a file. `each(batch, parcels)` is called with a `RecordBatch` and its parcels, one behind the other, as the file is
/// read. `encoding` is a label as web pages use them, where it is known better than by guessing.
#[wasm_bindgen(js_name = readRecords, unchecked_return_type = "FileReport")]
pub fn read_records(
    bytes: &[u8],
    #[wasm_bindgen(unchecked_param_type = "string | undefined")] encoding: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "(batch: RecordBatch, parcels: Uint8Array) => void")]
    each: &Function,
) -> Result<JsValue, JsValue> {
    let encoding = match encoding.as_string().as_deref().map(Encoding::for_label) {
        Some(None) => return Err(to_js(&fault("encoding", "no such encoding"))),
        known => known.flatten(),
    };
    let mut batch = Batch { each, records: Vec::new(), parcels: Vec::new() };
    let options = Options { encoding, ..Options::default() };
    let result = carry(|mind| read_each(bytes, &options, &mut |record, at| mind(batch.take(&record, at))))?;
    batch.give(bytes.len())?;
    let report = match result {
        Ok(summary) => FileReport {
            format: Some(summary.format.code()),
            encoding: summary.encoding.map(Encoding::name),
            games: summary.games as u32,
            warnings: summary.warnings.iter().map(note).collect(),
            failure: None,
        },
        Err(failure) => FileReport {
            format: None,
            encoding: None,
            games: 0,
            warnings: Vec::new(),
            failure: Some(Unread { code: failure.kind.code(), at: failure.at as u32 }),
        },
    };
    Ok(to_js(&report))
}

/// Records that wait to be given.
struct Batch<'a> {
    each: &'a Function,
    records: Vec<crate::wire::RecordHead>,
    parcels: Vec<u8>,
}

impl Batch<'_> {
    fn take(&mut self, record: &Record, at: usize) -> Result<(), JsValue> {
        let parcel = parcel::pack(record);
        self.records.push(head(record, parcel.len()));
        self.parcels.extend(parcel);
        if self.records.len() < BATCH && self.parcels.len() < BATCH_BYTES { Ok(()) } else { self.give(at) }
    }

    fn give(&mut self, at: usize) -> Result<(), JsValue> {
        let records = std::mem::take(&mut self.records);
        let parcels = Uint8Array::from(self.parcels.as_slice());
        self.parcels.clear();
        self.each
            .call2(&JsValue::NULL, &to_js(&RecordBatch { read: at as u32, records }), &parcels)
            .map(|_| ())
    }
}

/// The whole of a record.
#[wasm_bindgen(js_name = viewRecord, unchecked_return_type = "RecordView")]
pub fn view_record(parcel: &[u8]) -> Result<JsValue, JsValue> {
    Ok(to_js(&view(&unpack(parcel)?)))
}

/// A record made of a position, moves of two squares apart by blanks (one that is not legal ends them), a title and a comment.
/// `notes` are comments on other lines, each line of play before its comment.
#[wasm_bindgen(js_name = makeRecord)]
pub fn make_record(
    fen: &str,
    moves: &str,
    title: String,
    comment: String,
    #[wasm_bindgen(unchecked_param_type = "string[]")] notes: &Array,
) -> Result<Uint8Array, JsValue> {
    let mut position = Position::from_fen_loose(fen).map_err(|error| to_js(&first_fault(error)))?;
    let mut record = Record::new(Format::Fen, fen::parse(fen).map_err(|_| no_record())?.setup);
    record.tags.set("Title", title);
    record.tree.node_mut(formats::NodeId::ROOT).comment = comment;
    let mut last = formats::NodeId::ROOT;
    for m in moves.split_ascii_whitespace().map_while(|text| text.parse().ok()) {
        if position.play(m).is_err() {
            break;
        }
        last = record.tree.add(last, Some(m));
    }
    let notes: Vec<String> = notes.iter().filter_map(|text| text.as_string()).collect();
    for note in notes.chunks_exact(2) {
        let line = note[0].split_ascii_whitespace().map_while(|text| text.parse().ok());
        let at = record.tree.add_line(line);
        record.tree.node_mut(at).comment.clone_from(&note[1]);
    }
    Ok(Uint8Array::from(parcel::pack(&record).as_slice()))
}

/// A file of records: an array of its bytes and of what it does not hold (`LossNote[]`). `format` is `fen`, `pgn`, `dhtmlxq`,
/// `xqf`, `cbr` (one record) or `cbl`; `notation` (`chinese`, `wxf`, `iccs`) and `encoding` are for `pgn`.
#[wasm_bindgen(js_name = writeRecords, unchecked_return_type = "[Uint8Array, LossNote[]]")]
pub fn write_records(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array[]")] parcels: &Array,
    format: &str,
    notation: &str,
    encoding: &str,
) -> Result<JsValue, JsValue> {
    let mut records = Vec::new();
    for each in parcels.iter() {
        records.push(unpack(&Uint8Array::new(&each).to_vec())?);
    }
    let written: Written = match (format, records.as_slice()) {
        ("fen", _) => fen_list::write(&records),
        ("pgn", _) => {
            let moves = match notation {
                "wxf" => MoveStyle::Wxf,
                "iccs" => MoveStyle::Iccs,
                _ => MoveStyle::Chinese,
            };
            let encoding =
                Encoding::for_label(encoding).ok_or_else(|| to_js(&fault("encoding", "no such encoding")))?;
            pgn::write(&records, &PgnStyle::new(moves, encoding))
        }
        ("dhtmlxq", _) => dhtmlxq::write(&records),
        ("cbl", _) => cbl::write(&records),
        ("xqf", [record]) => xqf::write(record),
        ("cbr", [record]) => cbr::write(record),
        _ => return Err(to_js(&fault("bad-request", "no such format, or more than one record"))),
    };
    let losses: Vec<LossNote> = written
        .losses
        .iter()
        .map(|loss| LossNote { record: loss.record as u32, code: loss.kind.code() })
        .collect();
    Ok(Array::of2(&Uint8Array::from(written.bytes.as_slice()), &to_js(&losses)).into())
}

pub(super) fn unpack(bytes: &[u8]) -> Result<Record, JsValue> {
    parcel::unpack(bytes).ok_or_else(no_record)
}

fn no_record() -> JsValue {
    to_js(&fault("bad-request", "not a record"))
}
