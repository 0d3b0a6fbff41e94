//! Ids as steps: the number of each puzzle less the one before, in a byte where it fits.

use super::bytes::Bytes;
use super::{FaultCode, Unbundled};
use crate::pack::Pack;

/// Stands for a step in the list of long ones.
const LONG: u8 = u8::MAX;

/// The ids of a pack as steps, and as they are where one of them is of another form.
pub(super) struct Numbers {
    /// Numbers less the one before.
    pub(super) steps: Vec<u32>,
    /// All ids, where they are no numbers.
    pub(super) ids: Option<Vec<String>>,
}

impl Numbers {
    /// # Errors
    /// `order`: a number that does not rise.
    pub(super) fn of(pack: &Pack) -> Result<Numbers, Unbundled> {
        let numbers: Option<Vec<u32>> = pack.puzzles.iter().map(|puzzle| pack.number_of(puzzle)).collect();
        let Some(numbers) = numbers else {
            let ids = pack.puzzles.iter().map(|puzzle| puzzle.id.clone()).collect();
            return Ok(Numbers { steps: vec![1; pack.puzzles.len()], ids: Some(ids) });
        };
        let mut before = 0;
        let mut steps = Vec::with_capacity(numbers.len());
        for (puzzle, number) in pack.puzzles.iter().zip(numbers) {
            if number <= before {
                let (pack, puzzle) = (pack.id.clone(), Some(puzzle.id.clone()));
                return Err(Unbundled { pack, puzzle, code: "order" });
            }
            steps.push(number - before);
            before = number;
        }
        Ok(Numbers { steps, ids: None })
    }
}

/// The ids that steps stand for, where the pack does not list them.
pub(super) fn ids(pack: &Pack, steps: &[u32]) -> Result<Vec<String>, FaultCode> {
    let mut number = 0_u32;
    let mut ids = Vec::with_capacity(steps.len());
    for &step in steps {
        number = number.checked_add(step).ok_or(FaultCode::Count)?;
        ids.push(pack.id_of(number));
    }
    Ok(ids)
}

/// Writes the column and the list of long steps.
pub(super) fn write(steps: impl Iterator<Item = u32>, out: &mut Vec<u8>) {
    let mut long = Vec::new();
    for step in steps {
        let short = u8::try_from(step).ok().filter(|&step| step != LONG);
        out.push(short.unwrap_or(LONG));
        if short.is_none() {
            long.push(step);
        }
    }
    out.extend((long.len() as u32).to_le_bytes());
    for step in long {
        out.extend(step.to_le_bytes());
    }
}

/// Reads both.
pub(super) fn read(bytes: &mut Bytes, count: usize) -> Result<Vec<u32>, FaultCode> {
    let short = bytes.take(count)?;
    let long = bytes.length()?;
    let is_long = |step: &&u8| **step == LONG;
    if long != short.iter().filter(is_long).count() {
        return Err(FaultCode::Count);
    }
    let mut steps = Vec::with_capacity(count);
    for &step in short {
        let step = if step == LONG { bytes.number()? } else { u32::from(step) };
        steps.push(if step == 0 { Err(FaultCode::Code) } else { Ok(step) }?);
    }
    Ok(steps)
}
