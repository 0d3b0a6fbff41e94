//! Where the short-stepping pieces can go on an empty board, computed by the compiler.

use crate::{Color, Square};

/// Up to eight steps from a point, each with the point that must be free (leg or eye; the target itself when there is
/// none).
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    len: u8,
    steps: [Step; 8],
}

/// One step.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The point that must be free.
    pub(crate) gate: u8,
    /// The point of arrival.
    pub(crate) to: u8,
}

impl Steps {
    const NONE: Steps = Steps { len: 0, steps: [Step { gate: 0, to: 0 }; 8] };

    /// The steps in a fixed order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Step> {
        self.steps.iter().take(self.len as usize).copied()
    }

    const fn push(mut self, gate: u8, to: u8) -> Steps {
        self.steps[self.len as usize] = Step { gate, to };
        self.len += 1;
        self
    }
}

/// The steps from each point. Its length is a power of two, so that a masked index is always in range and costs no test.
pub(crate) struct Table([Steps; 128]);

impl Table {
    /// The steps from a point.
    pub(crate) const fn from(&self, point: u8) -> &Steps {
        &self.0[point as usize % 128]
    }
}

/// A horse's steps, the gate being its leg.
pub(crate) static HORSE: Table =
    leaps(&[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)], Area::Board, Color::Red);
/// An elephant's steps for each side, the gate being its eye.
pub(crate) static ELEPHANT: [Table; 2] = for_both(&[(2, 2), (2, -2), (-2, 2), (-2, -2)], Area::Half);
/// An advisor's steps for each side.
pub(crate) static ADVISOR: [Table; 2] = for_both(&[(1, 1), (1, -1), (-1, 1), (-1, -1)], Area::Palace);
/// A king's steps for each side.
pub(crate) static KING: [Table; 2] = for_both(&[(0, 1), (0, -1), (1, 0), (-1, 0)], Area::Palace);
/// A pawn's steps for each side.
pub(crate) static PAWN: [Table; 2] = [pawn_steps(Color::Red), pawn_steps(Color::Black)];

/// Where a piece may go.
#[derive(Clone, Copy)]
enum Area {
    Board,
    Palace,
    Half,
}

impl Area {
    const fn holds(self, to: Square, color: Color) -> bool {
        match self {
            Area::Board => true,
            Area::Palace => to.in_palace(color),
            Area::Half => to.on_own_half(color),
        }
    }
}

const fn for_both(deltas: &[(i8, i8)], area: Area) -> [Table; 2] {
    [leaps(deltas, area, Color::Red), leaps(deltas, area, Color::Black)]
}

const fn leaps(deltas: &[(i8, i8)], area: Area, color: Color) -> Table {
    let mut table = [Steps::NONE; 128];
    let mut from = 0;
    while from < 90 {
        let mut i = 0;
        while i < deltas.len() {
            let (files, ranks) = deltas[i];
            let (file, rank) = (from % 9 + files, from / 9 + ranks);
            if file >= 0 && file < 9 && rank >= 0 && rank < 10 {
                let to = (rank * 9 + file) as u8;
                // Halves round to zero, which gives the leg of a horse, the eye of an elephant and, for single
                // steps, the point of departure; those have no gate and name their target.
                let gate = from + files / 2 + ranks / 2 * 9;
                let gate = if gate == from { to } else { gate as u8 };
                if area.holds(Square::raw(to), color) {
                    table[from as usize] = table[from as usize].push(gate, to);
                }
            }
            i += 1;
        }
        from += 1;
    }
    Table(table)
}

const fn pawn_steps(color: Color) -> Table {
    let mut table = [Steps::NONE; 128];
    let mut from = 0_u8;
    while from < 90 {
        let (file, rank) = (from % 9, from / 9);
        let (ahead, crossed) = match color {
            Color::Red => (rank < 9, rank >= 5),
            Color::Black => (rank > 0, rank <= 4),
        };
        let mut steps = Steps::NONE;
        if ahead {
            let to = if matches!(color, Color::Red) { from + 9 } else { from - 9 };
            steps = steps.push(to, to);
        }
        if crossed && file > 0 {
            steps = steps.push(from - 1, from - 1);
        }
        if crossed && file < 8 {
            steps = steps.push(from + 1, from + 1);
        }
        table[from as usize] = steps;
        from += 1;
    }
    Table(table)
}
