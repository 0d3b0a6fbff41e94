//! A JSON object as a list of named raw values that keep their place in the file.
//!
//! A derived reader would stop at the first fault and forget where a field stood. This one keeps each value as the slice of
//! the file that it is, so that every fault of a pack is found in one reading, each with its line and column. It knows
//! nothing of packs.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// The fields of one object, in the order of the file, repeated names included.
#[derive(Debug)]
pub struct Fields<'a>(pub Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AllFields;
        impl<'de> Visitor<'de> for AllFields {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(entry) = map.next_entry::<String, &'de RawValue>()? {
                    fields.push(entry);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(AllFields)
    }
}

/// Where a raw value starts in the text that it was read from; 0 if it is not a slice of it.
pub fn offset_in(text: &str, raw: &RawValue) -> usize {
    let start = raw.get().as_ptr() as usize;
    start.checked_sub(text.as_ptr() as usize).filter(|&o| o <= text.len()).unwrap_or(0)
}
