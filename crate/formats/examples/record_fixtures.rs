//! Writes the binary fixtures of `tests/data/formats`: `cargo run -p formats --example record_fixtures`.
//!
//! The layouts are put together here by hand and share nothing with the readers. The texts beside them were typed.

use std::path::{Path, PathBuf};

/// The moves of the sample as squares, with what marks a tree of them: has a reply, has an alternative later, comment.
const TREE: [(&str, bool, bool, &str); 7] = [
    ("h2e2", true, false, ""),
    ("h9g7", true, true, ""),
    ("h0g2", true, false, "跳马"),
    ("i9h9", true, false, ""),
    ("i0h0", false, false, ""),
    ("h7e7", true, false, "列炮"),
    ("h0g2", false, false, ""),
];

/// Red's and Black's pieces at the start of a game in the order of the piece tables: file and rank.
const START: [(u8, u8); 32] = [
    (8, 0),
    (7, 0),
    (6, 0),
    (5, 0),
    (4, 0),
    (3, 0),
    (2, 0),
    (1, 0),
    (0, 0),
    (7, 2),
    (1, 2),
    (8, 3),
    (6, 3),
    (4, 3),
    (2, 3),
    (0, 3),
    (0, 9),
    (1, 9),
    (2, 9),
    (3, 9),
    (4, 9),
    (5, 9),
    (6, 9),
    (7, 9),
    (8, 9),
    (1, 7),
    (7, 7),
    (0, 6),
    (2, 6),
    (4, 6),
    (6, 6),
    (8, 6),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/formats");
    let write = |name: &str, bytes: &[u8]| {
        let path: PathBuf = folder.join(name);
        std::fs::write(&path, bytes).expect("the folder is there");
        println!("{} {}", bytes.len(), path.display());
    };
    for (name, version, keys) in [
        ("tree_v10.xqf", 10, [0; 9]),
        ("tree_v11.xqf", 11, [0xFF, 1, 2, 4, 8, 0, 17, 33, 206]),
        ("tree_v12.xqf", 12, [0x5A, 0, 0, 0, 0, 201, 7, 9, 39]),
        ("tree_v18.xqf", 18, [0xF0, 3, 5, 7, 11, 120, 100, 30, 6]),
    ] {
        let bytes = xqf(version, keys);
        write(name, &bytes);
        if version == 18 {
            write("truncated.xqf", &bytes[..bytes.len() - 9]);
        }
    }
    write("tree_v1.cbr", &cbr_v1());
    write("tree_v2.cbr", &cbr_v2());
    let library = old_library();
    write("library_plain_2.1.cbl", &old_file(0, library.len(), &library));
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&library, 6);
    write("library_zlib_2.1.cbl", &old_file(2, library.len(), &packed));
    write("game.mxq", &mxq());
    write("game.ccm", &ccm());
    write("game.chn", &chn());
}

/// Files and ranks of a move.
fn squares(m: &str) -> [u8; 4] {
    let b = m.as_bytes();
    [b[0] - b'a', b[1] - b'0', b[2] - b'a', b[3] - b'0']
}

fn gbk(text: &str) -> Vec<u8> {
    encoding_rs::GBK.encode(text).0.into_owned()
}

fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// The nine key bytes are mask, four of "or", and the sum with the three keys that add up to zero with it.
fn xqf(version: u8, keys: [u8; 9]) -> Vec<u8> {
    let [mask, or @ .., sum, xy, from, to] = keys;
    assert_eq!(sum.wrapping_add(xy).wrapping_add(from).wrapping_add(to), 0, "version {version}");
    let mut bytes = vec![0; 0x400];
    bytes[..3].copy_from_slice(&[b'X', b'Q', version]);
    bytes[3] = mask;
    bytes[8..12].copy_from_slice(&or);
    bytes[12..16].copy_from_slice(&[sum, xy, from, to]);
    let wide = |key: u8| u32::from(key) * u32::from(key) * 54 + 221;
    let scrambled = version > 10;
    let table = if scrambled { (wide(xy) * u32::from(xy)) as u8 } else { 0 };
    let from_key = if scrambled { (wide(from) * u32::from(table)) as u8 } else { 0 };
    let to_key = if scrambled { (wide(to) * u32::from(from_key)) as u8 } else { 0 };
    let turn = if version >= 12 { usize::from(table) + 1 } else { 0 };
    for (place, (file, rank)) in START.into_iter().enumerate() {
        let i = (place + 32 * 256 - turn) % 32;
        bytes[0x10 + i] = (file * 10 + rank).wrapping_add(table);
    }
    bytes[0x33] = 1;
    for (at, text) in [(0x50, "列炮与屏风马"), (0xD0, "试验"), (0x130, "甲"), (0x140, "乙")] {
        let text = gbk(text);
        bytes[at] = text.len() as u8;
        bytes[at + 1..=at + text.len()].copy_from_slice(&text);
    }
    let length_key = if scrambled { (u32::from(sum) * 256 + u32::from(xy)) % 32_000 + 767 } else { 0 };
    let stream: Vec<u8> = b"[(C) Copyright Mr. Dong Shiwei.]"
        .iter()
        .zip([sum, xy, from, to].iter().zip(or).cycle())
        .map(|(c, (key, or))| if scrambled { c & ((key & mask) | or) } else { 0 })
        .collect();
    let mut body = Vec::new();
    let mut entry = |squares: [u8; 2], child: bool, sibling: bool, comment: &str| {
        let text = gbk(comment);
        let mut flags = 0x1F;
        if scrambled {
            flags =
                u8::from(child) * 0x80 + u8::from(sibling) * 0x40 + u8::from(!text.is_empty()) * 0x20 + 0x13;
        } else {
            flags &= u8::from(sibling) * 0x0F;
            flags |= u8::from(child) * 0xF0;
        }
        body.extend([squares[0], squares[1], flags, 0x7F]);
        if !scrambled || !text.is_empty() {
            body.extend((text.len() as u32 + length_key).to_le_bytes());
            body.extend(text);
        }
    };
    entry([0x18, 0x20], true, false, "说明");
    for (m, child, sibling, comment) in TREE {
        let [a, b, c, d] = squares(m);
        let from = (a * 10 + b + 24).wrapping_add(from_key);
        let to = (c * 10 + d + 32).wrapping_add(to_key);
        entry([from, to], child, sibling, comment);
    }
    bytes.extend(body.iter().zip(stream.iter().cycle()).map(|(byte, key)| byte.wrapping_add(*key)));
    bytes
}

/// The board of 象棋桥 from the upper left.
fn ccbridge_board() -> [u8; 90] {
    const NIBBLES: [u8; 16] = [1, 2, 3, 4, 5, 4, 3, 2, 1, 6, 6, 7, 7, 7, 7, 7];
    let mut board = [0; 90];
    for (place, (file, rank)) in START.into_iter().enumerate() {
        let color = if place < 16 { 0x10 } else { 0x20 };
        board[usize::from(9 - rank) * 9 + usize::from(file)] = color + NIBBLES[place % 16];
    }
    board
}

fn ccbridge_tree(square: impl Fn(u8, u8) -> u8) -> Vec<u8> {
    let mut bytes = vec![4, 0, 0, 0];
    let comment = |text: &str, bytes: &mut Vec<u8>| {
        let text = utf16(text);
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text);
    };
    comment("说明", &mut bytes);
    for (m, child, sibling, text) in TREE {
        let [a, b, c, d] = squares(m);
        let marks = u8::from(!child) + u8::from(sibling) * 2 + u8::from(!text.is_empty()) * 4;
        bytes.extend([marks, 0, square(a, b), square(c, d)]);
        if !text.is_empty() {
            comment(text, &mut bytes);
        }
    }
    bytes
}

fn ccbridge(version: u8, len: usize, texts: &[(usize, &str)]) -> Vec<u8> {
    let mut bytes = vec![0; len];
    bytes[..16].copy_from_slice(b"CCBridge Record\0");
    bytes[19] = version;
    for (at, text) in texts {
        let text = utf16(text);
        bytes[*at..at + text.len()].copy_from_slice(&text);
    }
    bytes
}

fn cbr_v1() -> Vec<u8> {
    let mut bytes =
        ccbridge(1, 1958, &[(52, "列炮与屏风马"), (564, "试验"), (948, "甲"), (1172, "乙"), (756, "2026")]);
    bytes[1784] = 1;
    bytes[1820] = 1;
    bytes[1856] = 1;
    bytes[1860] = 1;
    bytes[1864..1954].copy_from_slice(&ccbridge_board());
    bytes[1954..1958].fill(0xFF);
    bytes.extend(ccbridge_tree(|file, rank| file << 4 | (9 - rank)));
    bytes
}

fn cbr_v2() -> Vec<u8> {
    let mut bytes =
        ccbridge(2, 2214, &[(180, "列炮与屏风马"), (692, "试验"), (1076, "甲"), (1300, "乙"), (884, "2026")]);
    bytes[2040] = 1;
    bytes[2076] = 1;
    bytes[2112] = 1;
    bytes[2116] = 1;
    bytes[2120..2210].copy_from_slice(&ccbridge_board());
    bytes[2210..2214].fill(0xFF);
    bytes.extend(ccbridge_tree(|file, rank| (9 - rank) * 9 + file));
    bytes
}

fn old_file(packing: u32, unpacked: usize, data: &[u8]) -> Vec<u8> {
    let mut bytes = b"CCBridge".to_vec();
    for number in [0x15, packing, unpacked as u32] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(data);
    bytes
}

/// Two games: the tree, and an ending in which Black begins.
fn old_library() -> Vec<u8> {
    let string = |text: &str| {
        let text = gbk(text);
        [&(text.len() as u32).to_le_bytes(), text.as_slice()].concat()
    };
    let mut bytes = ["一库", "", "", "某人", ""].map(string).concat();
    bytes.extend([b'0'; 38]);
    bytes.extend(2_u32.to_le_bytes());
    bytes.extend(string("库的||说明"));
    let board = |pieces: &[(u8, u8)], places: &[usize]| {
        let mut table = [0; 32];
        for (place, (file, rank)) in places.iter().zip(pieces) {
            table[*place] = (file + 1) << 4 | (10 - rank);
        }
        table
    };
    let whole = board(&START, &(0..32).collect::<Vec<_>>());
    let ending = board(&[(5, 0), (3, 9), (4, 2)], &[4, 20, 27]);
    let moves = [(1, "h2e2", ""), (2, "h9g7", ""), (3, "h0g2", "跳马"), (4, "i9h9", ""), (5, "i0h0", "")];
    let branch = [(2, "h7e7", "列炮||两行"), (3, "h0g2", "")];
    for (table, red_first, title, result, moves) in [
        (whole, 1, "列炮与屏风马", 1_u32, [moves.as_slice(), &branch].concat()),
        (ending, 0, "困毙", 2, vec![(1, "e2e1", "")]),
    ] {
        let mut game = table.to_vec();
        game.extend(2_u32.to_le_bytes());
        game.extend(string("试验"));
        game.extend(1_u32.to_le_bytes());
        game.extend([title, "", "", "某地", "2026", "甲", "乙"].map(string).concat());
        game.extend(result.to_le_bytes());
        game.extend(["", "", "", "", "说明"].map(string).concat());
        game.push(red_first);
        game.extend([b'0'; 38]);
        game.extend((moves.len() as u32).to_le_bytes());
        for (index, m, _) in &moves {
            let [a, b, c, d] = squares(m);
            game.extend((*index as u16).to_le_bytes());
            game.extend([a << 4 | (9 - b), c << 4 | (9 - d), 0x12, 0x34]);
        }
        for (_, _, comment) in &moves {
            game.extend(gbk(comment));
            game.extend(b"\r\n");
        }
        bytes.extend((game.len() as u32 + 4).to_le_bytes());
        bytes.extend(game);
    }
    bytes
}

fn main_line() -> impl Iterator<Item = [u8; 4]> {
    TREE.into_iter().take(5).map(|(m, ..)| squares(m))
}

fn mxq() -> Vec<u8> {
    let title = gbk("甲-胜-乙");
    let comment = gbk("说明");
    let head: [&[u8]; 12] =
        [b"hall", b"2004-1-2", &title, b"1000", b"900", b"", b"", b"", b"", b"", &comment, b""];
    let mut bytes = Vec::new();
    let mut string = |text: &[u8]| {
        bytes.push(text.len() as u8);
        bytes.extend(text);
    };
    head.into_iter().for_each(&mut string);
    for [a, b, c, d] in main_line() {
        string(&[b'0' + a, b'A' + b, b'-', b'0' + c, b'A' + d]);
    }
    string(b"Ends");
    bytes
}

fn ccm() -> Vec<u8> {
    main_line().flat_map(|[a, b, c, d]| [9, 9, 9, a, c, 9 - b, 9 - d]).collect()
}

/// Seen from Black's side, as half of those files are.
fn chn() -> Vec<u8> {
    let mut bytes = vec![0; 188];
    for [a, b, c, d] in main_line() {
        let mut row = [0; 32];
        for (i, number) in [8 - a, b, 8 - c, d].into_iter().enumerate() {
            row[4 + 2 * i] = number;
        }
        bytes.extend(row);
    }
    bytes
}
