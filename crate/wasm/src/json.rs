//! Writing the shapes of the wire: JSON text, which JavaScript reads into plain objects in one go.
//!
//! By hand, because serde with its reader of JavaScript values made 15 of 207 KB of the module's code, and every field was
//! a call across the border. Names are those of the Rust fields and variants in the spelling of the wire, made by one rule
//! each, so that `wire.rs` (whose TypeScript `tsify` writes by the same rules) is the only place that names them.

use js_sys::JSON;
use wasm_bindgen::JsValue;
use xiangqi::{Move, Square};

/// A value that can be written.
pub(crate) trait Json {
    /// Appends it to the text.
    fn write(&self, text: &mut Text);
}

/// A value as a JavaScript value. What is written here is always JSON; if it were not, it would be null.
pub(crate) fn to_js(value: &impl Json) -> JsValue {
    let mut text = Text(String::with_capacity(1024));
    value.write(&mut text);
    JSON::parse(&text.0).unwrap_or(JsValue::NULL)
}

/// JSON in the making.
pub(crate) struct Text(String);

impl Text {
    /// Begins an object or a list, after its bracket nothing has been written yet.
    pub(crate) fn open(&mut self, bracket: char) {
        self.0.push(bracket);
    }

    /// Ends it.
    pub(crate) fn close(&mut self, bracket: char) {
        self.0.push(bracket);
    }

    /// A comma, but for the first of an object or a list.
    fn next(&mut self) {
        if !self.0.ends_with(['{', '[']) {
            self.0.push(',');
        }
    }

    /// A field by the name that it has in Rust: `mate_in` is written as `mateIn`, `r#move` as `move`.
    pub(crate) fn field(&mut self, name: &str, value: &impl Json) {
        self.key(name);
        value.write(self);
    }

    /// Apart, because there is a `field` for every type of value.
    #[inline(never)]
    fn key(&mut self, name: &str) {
        self.next();
        self.0.push('"');
        let mut upper = false;
        for letter in name.strip_prefix("r#").unwrap_or(name).chars() {
            if upper {
                self.0.push(letter.to_ascii_uppercase());
            } else if letter != '_' {
                self.0.push(letter);
            }
            upper = letter == '_';
        }
        self.0.push_str("\":");
    }

    /// A variant by the name that it has in Rust: `NoMate` is written as `"no-mate"`.
    pub(crate) fn word(&mut self, name: &str) {
        self.0.push('"');
        for (index, letter) in name.char_indices() {
            if index > 0 && letter.is_ascii_uppercase() {
                self.0.push('-');
            }
            self.0.push(letter.to_ascii_lowercase());
        }
        self.0.push('"');
    }

    /// The tag of a variant with fields.
    pub(crate) fn kind(&mut self, name: &str) {
        self.0.push_str("\"kind\":");
        self.word(name);
    }

    fn number(&mut self, number: u64) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.0.push(char::from(b'0' + (number % 10) as u8));
    }
}

impl Json for str {
    fn write(&self, text: &mut Text) {
        text.0.push('"');
        for letter in self.chars() {
            if letter == '"' || letter == '\\' || letter == '\n' {
                text.0.push('\\');
            }
            // Comments have lines; nobody needs to read another control character back.
            text.0.push(match letter {
                '\n' => 'n',
                control if control < ' ' => ' ',
                letter => letter,
            });
        }
        text.0.push('"');
    }
}

impl Json for String {
    fn write(&self, text: &mut Text) {
        self.as_str().write(text);
    }
}

impl Json for &str {
    fn write(&self, text: &mut Text) {
        (**self).write(text);
    }
}

impl Json for char {
    fn write(&self, text: &mut Text) {
        self.encode_utf8(&mut [0; 4]).write(text);
    }
}

impl Json for bool {
    fn write(&self, text: &mut Text) {
        text.0.push_str(if *self { "true" } else { "false" });
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Json for $number {
            fn write(&self, text: &mut Text) {
                text.number(u64::from(*self));
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64);

impl Json for Square {
    fn write(&self, text: &mut Text) {
        text.0.push('"');
        square(*self, text);
        text.0.push('"');
    }
}

impl Json for Move {
    fn write(&self, text: &mut Text) {
        text.0.push('"');
        square(self.from, text);
        square(self.to, text);
        text.0.push('"');
    }
}

/// The name of a square, `a0` to `i9`.
fn square(square: Square, text: &mut Text) {
    text.0.push(char::from(b'a' + square.file()));
    text.0.push(char::from(b'0' + square.rank()));
}

impl<T: Json> Json for Box<T> {
    fn write(&self, text: &mut Text) {
        (**self).write(text);
    }
}

impl<T: Json> Json for Option<T> {
    fn write(&self, text: &mut Text) {
        match self {
            Some(value) => value.write(text),
            None => text.0.push_str("null"),
        }
    }
}

impl<T: Json> Json for Vec<T> {
    fn write(&self, text: &mut Text) {
        text.open('[');
        for value in self {
            text.next();
            value.write(text);
        }
        text.close(']');
    }
}

/// Writes a struct with all its fields; one that is left out does not compile.
macro_rules! object {
    ($name:ident { $($field:ident),* $(,)? }) => {
        impl $crate::json::Json for $name {
            fn write(&self, text: &mut $crate::json::Text) {
                let $name { $($field),* } = self;
                text.open('{');
                $(text.field(stringify!($field), $field);)*
                text.close('}');
            }
        }
    };
}

/// Writes an enum without fields as a word.
macro_rules! words {
    ($name:ident { $($variant:ident),* $(,)? }) => {
        impl $crate::json::Json for $name {
            fn write(&self, text: &mut $crate::json::Text) {
                text.word(match self {
                    $($name::$variant => stringify!($variant),)*
                });
            }
        }
    };
}

/// Writes an enum whose variants have fields as an object with its `kind`.
macro_rules! kinds {
    ($name:ident { $($variant:ident { $($field:ident),* }),* $(,)? }) => {
        impl $crate::json::Json for $name {
            fn write(&self, text: &mut $crate::json::Text) {
                text.open('{');
                match self {
                    $($name::$variant { $($field),* } => {
                        text.kind(stringify!($variant));
                        $(text.field(stringify!($field), $field);)*
                    })*
                }
                text.close('}');
            }
        }
    };
}

pub(crate) use {kinds, object, words};

#[cfg(test)]
mod tests {
    use super::{Json, Text};

    fn written(value: &impl Json) -> String {
        let mut text = Text(String::new());
        value.write(&mut text);
        text.0
    }

    struct Sample {
        r#move: xiangqi::Move,
        mate_in: Option<u16>,
        extra_long_name: Vec<u64>,
    }
    object!(Sample { r#move, mate_in, extra_long_name });

    #[test]
    fn fields_are_spelt_as_on_the_wire() {
        let sample = Sample {
            r#move: "h2e2".parse().expect("a move"),
            mate_in: None,
            extra_long_name: vec![0, 10, u64::MAX],
        };
        let wanted = r#"{"move":"h2e2","mateIn":null,"extraLongName":[0,10,18446744073709551615]}"#;
        assert_eq!(written(&sample), wanted);
    }

    #[test]
    fn texts_cannot_break_out() {
        assert_eq!(written(&"a\"b\\c\nd\te"), r#""a\"b\\c\nd e""#);
        assert_eq!(written(&vec!["车", ""]), r#"["车",""]"#);
    }

    #[test]
    fn words_have_hyphens() {
        let mut text = Text(String::new());
        text.word("CheckNoMate");
        assert_eq!(text.0, "\"check-no-mate\"");
    }
}
