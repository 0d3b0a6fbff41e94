//! The first field: ten rows of nine points, Black's back rank first.

use super::{Char, FenError, FenErrorKind, FenWarning, Warnings, Word};
use crate::{Board, Piece, Square};

/// Reads the board and drops a pocket behind it.
pub(super) fn read(word: Word, warnings: &mut Warnings) -> Result<Board, FenError> {
    let word = without_pocket(word, warnings);
    refuse_bad_chars(word)?;
    let found = word.split(|c| c.value == '/').count();
    if found != 10 {
        let offset = word.last().map_or(0, |c| c.offset);
        return Err(FenError::new(FenErrorKind::RowCount { found }, offset));
    }
    let mut board = Board::EMPTY;
    for (row, chars) in (0u8..).zip(word.split(|c| c.value == '/')) {
        read_row(row, chars, &mut board)?;
    }
    Ok(board)
}

fn without_pocket<'a>(word: Word<'a>, warnings: &mut Warnings) -> Word<'a> {
    if let [.., Char { value: ']', .. }] = word
        && let Some(open) = word.iter().position(|c| c.value == '[')
        && open > 0
    {
        warnings.add(FenWarning::Pocket);
        &word[..open]
    } else {
        word
    }
}

/// Characters are judged before rows: a stray character is the cause, a row too narrow only its effect.
fn refuse_bad_chars(word: Word) -> Result<(), FenError> {
    for (row, chars) in word.split(|c| c.value == '/').enumerate() {
        let mut column = 1;
        for c in chars {
            let kind = match c.value {
                '0' => FenErrorKind::DigitZero,
                gap @ '1'..='9' => {
                    column += gap as usize - '0' as usize;
                    continue;
                }
                letter if Piece::from_fen_char(letter).is_some() => {
                    column += 1;
                    continue;
                }
                found => FenErrorKind::BadChar { found },
            };
            let (row, column) = (u8::try_from(row + 1).ok(), u8::try_from(column).ok());
            return Err(FenError { kind, offset: c.offset, row, column });
        }
    }
    Ok(())
}

fn read_row(row: u8, chars: Word, board: &mut Board) -> Result<(), FenError> {
    let mut file = 0usize;
    for c in chars {
        if let Some(gap) = c.value.to_digit(10) {
            file += gap as usize;
        } else {
            let square = u8::try_from(file).ok().and_then(|file| Square::new(file, 9 - row));
            if let Some(square) = square {
                board.set(square, Piece::from_fen_char(c.value));
            }
            file += 1;
        }
    }
    if file == 9 {
        return Ok(());
    }
    let offset = chars.first().map_or(0, |c| c.offset);
    Err(FenError { kind: FenErrorKind::RowWidth { found: file }, offset, row: Some(row + 1), column: None })
}
