//! The fields `[DhtmlXQ_key]value[/DhtmlXQ_key]` of a text, and what is done to their values on the way into a page.

/// A field: its key in lower case and its value as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field<'a> {
    pub(super) key: &'a str,
    pub(super) value: &'a str,
    /// The offset behind it.
    pub(super) end: usize,
    /// Whether its closing tag is missing.
    pub(super) open: bool,
}

/// Whether a text holds such a record.
pub(crate) fn holds(text: &str) -> bool {
    next_field(text, "dhtmlxq_", 0).is_some()
}

/// The next field behind an offset, of keys that begin with a prefix.
pub(super) fn next_field<'a>(text: &'a str, prefix: &str, from: usize) -> Option<Field<'a>> {
    let mut at = from;
    loop {
        at += text.get(at..)?.find('[')?;
        let inner = &text[at + 1..];
        let is_field = inner.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
        if let Some(key) = is_field.then(|| key_of(&inner[prefix.len()..])).flatten() {
            let value_at = at + 1 + prefix.len() + key.len() + 1;
            let (value, end, open) = value_of(text, prefix, key, value_at);
            return Some(Field { key, value, end, open });
        }
        at += 1;
    }
}

fn key_of(text: &str) -> Option<&str> {
    let len = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    (len > 0 && text[len..].starts_with(']')).then_some(&text[..len])
}

/// The value up to its closing tag; where that is missing, up to the next opening one.
fn value_of<'a>(text: &'a str, prefix: &str, key: &str, at: usize) -> (&'a str, usize, bool) {
    let rest = &text[at..];
    let mut from = 0;
    while let Some(bracket) = rest[from..].find('[').map(|found| from + found) {
        let inner = &rest[bracket + 1..];
        if let Some(closing) = inner.strip_prefix('/') {
            let name_len = prefix.len() + key.len();
            let own = closing.get(..prefix.len()).is_some_and(|s| s.eq_ignore_ascii_case(prefix))
                && closing.get(prefix.len()..name_len).is_some_and(|s| s.eq_ignore_ascii_case(key))
                && closing[name_len..].starts_with(']');
            // Some programs close a numbered comment with its bare name.
            let ours = closing.get(..prefix.len()).is_some_and(|s| s.eq_ignore_ascii_case(prefix));
            if own || ours {
                let end = bracket + 1 + inner.find(']').map_or(inner.len(), |close| close + 1);
                return (&rest[..bracket], at + end, false);
            }
        } else if inner.get(..prefix.len()).is_some_and(|s| s.eq_ignore_ascii_case(prefix)) {
            return (&rest[..bracket], at + bracket, true);
        }
        from = bracket + 1;
    }
    (rest, at + rest.len(), true)
}

/// A value as text: `||` and `<br>` are line breaks, mark-up is dropped, `\uXXXX` and the entities of HTML are resolved.
pub(super) fn text_of(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find(['|', '<', '&', '\\', '\r']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let (decoded, len) = special(rest);
        match decoded {
            Some(decoded) => text.push_str(&decoded),
            None => text.push_str(&rest[..len]),
        }
        rest = &rest[len..];
    }
    text.push_str(rest);
    text
}

/// What a special character and those behind it stand for, and how long that is. Nothing when it stands for itself.
fn special(text: &str) -> (Option<String>, usize) {
    if text.starts_with("||") {
        return (Some("\n".to_owned()), 2);
    }
    if text.starts_with("\r\n") {
        return (Some("\n".to_owned()), 2);
    }
    if text.starts_with('\r') {
        return (Some("\n".to_owned()), 1);
    }
    if text.starts_with("\\u")
        && let Some(digits) = text.get(2..6)
        && let Some(c) = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
    {
        return (Some(c.to_string()), 6);
    }
    if text.starts_with('&')
        && let Some((decoded, len)) = crate::html::entity(text)
    {
        return (Some(decoded), len);
    }
    if text.starts_with('<')
        && let Some(len) = crate::html::tag_len(text)
    {
        let is_break = text[1..len].trim_start_matches('/').to_ascii_lowercase().starts_with("br");
        return (Some(if is_break { "\n".to_owned() } else { String::new() }), len);
    }
    (None, 1)
}

/// The decimal digits of a value, wherever they stand in it.
pub(super) fn digits_of(value: &str) -> Vec<u8> {
    let plain = text_of(value);
    plain.bytes().filter(u8::is_ascii_digit).collect()
}

/// Whether a value is digits and blanks, and not some older way to write moves.
pub(super) fn holds_only_digits(value: &str) -> bool {
    text_of(value).chars().all(|c| c.is_ascii_digit() || c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_wherever_they_stand() {
        let text = "x [DhtmlXQ][dhtmlxq_Title]a[b]c[/DhtmlXQ_title]\n[DhtmlXQ_red]open\n[DhtmlXQ_comment0_3]z[/DhtmlXQ_comment]";
        let mut at = 0;
        let mut found = Vec::new();
        while let Some(field) = next_field(text, "DhtmlXQ_", at) {
            at = field.end;
            found.push((field.key, field.value, field.open));
        }
        assert_eq!(found, [("Title", "a[b]c", false), ("red", "open\n", true), ("comment0_3", "z", false)]);
    }

    #[test]
    fn values_are_decoded() {
        assert_eq!(text_of("a||b<br/>c&nbsp;&lt;d&#20013;\\u70ae|e<i>f</i>\r\n"), "a\nb\nc <d中炮|ef\n");
        assert_eq!(text_of("5 < 6 \\ux"), "5 < 6 \\ux");
        assert_eq!(digits_of("77 47<br>70-62"), b"77477062");
    }
}
