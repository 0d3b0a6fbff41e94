//! Just enough of HTML to get at the text of a page.

/// The character reference that a text begins with, and its length.
pub(crate) fn entity(text: &str) -> Option<(String, usize)> {
    let end = text.bytes().take(12).position(|byte| byte == b';')?;
    let name = text.get(1..end)?;
    let c = match name {
        "nbsp" | "ensp" | "emsp" => ' ',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "ldquo" => '“',
        "rdquo" => '”',
        "mdash" => '—',
        "hellip" => '…',
        "middot" => '·',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((c.to_string(), end + 1))
}

/// The length of the tag that a text begins with; nothing when the bracket is only a sign.
pub(crate) fn tag_len(text: &str) -> Option<usize> {
    let next = text.as_bytes().get(1)?;
    if !(next.is_ascii_alphabetic() || matches!(next, b'/' | b'!')) {
        return None;
    }
    text.bytes().take(4096).position(|byte| byte == b'>').map(|at| at + 1)
}

/// The text of a page, line by line.
pub(crate) fn to_text(page: &str) -> String {
    let mut text = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(at) = rest.find(['<', '&']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with('&') {
            let (decoded, len) = entity(rest).unwrap_or_else(|| ("&".to_owned(), 1));
            text.push_str(&decoded);
            rest = &rest[len..];
            continue;
        }
        let Some(len) = tag_len(rest) else {
            text.push('<');
            rest = &rest[1..];
            continue;
        };
        let name: String = rest[1..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '/')
            .collect::<String>()
            .to_ascii_lowercase();
        rest = &rest[len..];
        if let "script" | "style" = name.as_str() {
            let close = format!("</{name}");
            rest = find_ignoring_case(rest, &close).map_or("", |end| &rest[end..]);
        } else if !matches!(
            name.as_str(),
            "b" | "/b" | "i" | "/i" | "span" | "/span" | "font" | "/font" | "a" | "/a"
        ) {
            text.push('\n');
        }
    }
    text.push_str(rest);
    text
}

fn find_ignoring_case(text: &str, lower: &str) -> Option<usize> {
    text.as_bytes().windows(lower.len()).position(|window| window.eq_ignore_ascii_case(lower.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_becomes_text() {
        let page =
            "<html><SCRIPT>var a = '<b>';</SCRIPT><p>1. 炮二平五&nbsp;<b>马8</b>进7<br>&#50; &x; 3 < 4";
        let text = to_text(page);
        assert_eq!(
            text.split_whitespace().collect::<Vec<_>>(),
            ["1.", "炮二平五", "马8进7", "2", "&x;", "3", "<", "4"]
        );
    }
}
