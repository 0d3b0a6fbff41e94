//! Where the pieces of a pattern like to stand before it happens: the bias of random placement.
//!
//! A skeleton does not make the pattern, it only makes it likely; whether a placement has a mate, and which, is for the
//! solver and the namer to say. Red attacks, the defender's palace is d7 to f9.

use xiangqi::Role;

use super::rng::Rng;
use super::wish::{Theme, Wish};

/// A rectangle of the board: files a to b and ranks from to.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    /// First and last file, 0 to 8.
    pub files: (u8, u8),
    /// First and last rank, 0 to 9.
    pub ranks: (u8, u8),
}

const fn zone(f0: u8, f1: u8, r0: u8, r1: u8) -> Zone {
    Zone { files: (f0, f1), ranks: (r0, r1) }
}

/// How the defender's king and guards stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Court {
    /// King on its back rank, mostly at home; any plausible guards.
    Home,
    /// King on its back rank with all the guards about, and own pieces close to it.
    Crowded,
    /// King anywhere in the palace, few guards.
    Out,
    /// King on e9 with an advisor on e8.
    Heart,
    /// King alone or nearly, few pieces in all: endings in which a side runs out of moves.
    Bare,
}

/// The bias for one pattern.
#[derive(Debug)]
pub struct Skeleton {
    /// The pattern's simplified name.
    pub name: &'static str,
    /// The attacker's pieces that must be there.
    pub pieces: &'static [(Role, Zone)],
    /// Pieces of which one or two are added at random.
    pub helpers: &'static [(Role, Zone)],
    /// The defender's side.
    pub court: Court,
}

const ANY: Zone = zone(0, 8, 1, 9);
const UPPER: Zone = zone(0, 8, 4, 9);
const MIDDLE: Zone = zone(4, 4, 2, 6);
const CENTRE: Zone = zone(2, 6, 4, 8);
const NEAR: Zone = zone(2, 6, 7, 8);
const STEEDS: Zone = zone(0, 8, 3, 8);
const BACK: Zone = zone(0, 8, 9, 9);
const HIGH: Zone = zone(0, 8, 7, 9);
const RIGHT: Zone = zone(5, 8, 2, 9);
const COMMON: &[(Role, Zone)] =
    &[(Role::Rook, ANY), (Role::Cannon, ANY), (Role::Horse, STEEDS), (Role::Pawn, CENTRE)];
const NO_CANNON: &[(Role, Zone)] = &[(Role::Rook, ANY), (Role::Horse, STEEDS), (Role::Pawn, CENTRE)];

/// The skeletons, in the order in which a beginner meets the patterns.
pub static SKELETONS: &[Skeleton] = &[
    Skeleton { name: "白脸将", pieces: &[(Role::Rook, ANY)], helpers: COMMON, court: Court::Home },
    Skeleton {
        name: "双车错",
        pieces: &[(Role::Rook, ANY), (Role::Rook, ANY)],
        helpers: &[(Role::Pawn, CENTRE)],
        court: Court::Home,
    },
    Skeleton {
        name: "重炮",
        pieces: &[(Role::Cannon, MIDDLE), (Role::Cannon, ANY)],
        helpers: NO_CANNON,
        court: Court::Home,
    },
    Skeleton {
        name: "马后炮",
        pieces: &[(Role::Horse, STEEDS), (Role::Cannon, ANY)],
        helpers: COMMON,
        court: Court::Home,
    },
    Skeleton { name: "闷宫", pieces: &[(Role::Cannon, ANY)], helpers: COMMON, court: Court::Crowded },
    Skeleton {
        name: "铁门栓",
        pieces: &[(Role::Cannon, MIDDLE), (Role::Rook, ANY)],
        helpers: NO_CANNON,
        court: Court::Home,
    },
    Skeleton { name: "卧槽马", pieces: &[(Role::Horse, STEEDS)], helpers: COMMON, court: Court::Home },
    Skeleton { name: "挂角马", pieces: &[(Role::Horse, STEEDS)], helpers: COMMON, court: Court::Home },
    Skeleton {
        name: "钓鱼马",
        pieces: &[(Role::Horse, zone(2, 2, 7, 7)), (Role::Rook, ANY)],
        helpers: COMMON,
        court: Court::Home,
    },
    Skeleton {
        name: "高钓马",
        pieces: &[(Role::Horse, zone(0, 4, 4, 7)), (Role::Rook, ANY)],
        helpers: COMMON,
        court: Court::Out,
    },
    Skeleton {
        name: "侧面虎",
        pieces: &[(Role::Horse, zone(0, 4, 4, 7)), (Role::Rook, ANY)],
        helpers: &[(Role::Pawn, CENTRE)],
        court: Court::Out,
    },
    Skeleton {
        name: "八角马",
        pieces: &[(Role::Horse, CENTRE), (Role::Rook, ANY)],
        helpers: COMMON,
        court: Court::Home,
    },
    Skeleton {
        name: "双马饮泉",
        pieces: &[(Role::Horse, STEEDS), (Role::Horse, UPPER)],
        helpers: &[(Role::Pawn, CENTRE)],
        court: Court::Home,
    },
    Skeleton { name: "空头炮", pieces: &[(Role::Cannon, MIDDLE)], helpers: NO_CANNON, court: Court::Home },
    Skeleton {
        name: "天地炮",
        pieces: &[(Role::Cannon, MIDDLE), (Role::Cannon, BACK)],
        helpers: &[(Role::Rook, ANY), (Role::Pawn, NEAR)],
        court: Court::Home,
    },
    Skeleton {
        name: "夹车炮",
        pieces: &[(Role::Cannon, HIGH), (Role::Cannon, HIGH), (Role::Rook, ANY)],
        helpers: &[(Role::Pawn, NEAR)],
        court: Court::Home,
    },
    Skeleton {
        name: "炮碾丹砂",
        pieces: &[(Role::Cannon, BACK), (Role::Rook, BACK)],
        helpers: COMMON,
        court: Court::Crowded,
    },
    Skeleton {
        name: "双鬼拍门",
        pieces: &[(Role::Pawn, NEAR), (Role::Pawn, NEAR)],
        helpers: COMMON,
        court: Court::Home,
    },
    Skeleton {
        name: "送佛归殿",
        pieces: &[(Role::Pawn, CENTRE), (Role::Pawn, CENTRE)],
        helpers: COMMON,
        court: Court::Out,
    },
    Skeleton {
        name: "老兵搜山",
        pieces: &[(Role::Pawn, BACK), (Role::Rook, ANY)],
        helpers: COMMON,
        court: Court::Home,
    },
    Skeleton { name: "大胆穿心", pieces: &[(Role::Rook, ANY)], helpers: COMMON, court: Court::Heart },
    Skeleton {
        name: "大刀剜心",
        pieces: &[(Role::Rook, zone(3, 4, 1, 8))],
        helpers: COMMON,
        court: Court::Heart,
    },
    Skeleton {
        name: "小刀剜心",
        pieces: &[(Role::Pawn, zone(3, 5, 7, 8))],
        helpers: COMMON,
        court: Court::Heart,
    },
    Skeleton {
        name: "三车闹士",
        pieces: &[(Role::Rook, ANY), (Role::Rook, ANY), (Role::Pawn, NEAR)],
        helpers: &[],
        court: Court::Home,
    },
    Skeleton {
        name: "三子归边",
        pieces: &[(Role::Rook, RIGHT), (Role::Horse, RIGHT), (Role::Cannon, RIGHT)],
        helpers: &[],
        court: Court::Home,
    },
    Skeleton { name: "海底捞月", pieces: &[(Role::Rook, ANY)], helpers: COMMON, court: Court::Out },
    Skeleton { name: "臣压君", pieces: &[], helpers: COMMON, court: Court::Crowded },
    Skeleton { name: "闷杀", pieces: &[(Role::Horse, STEEDS)], helpers: COMMON, court: Court::Crowded },
    Skeleton { name: "双将", pieces: &[], helpers: COMMON, court: Court::Home },
    Skeleton {
        name: "拔簧马",
        pieces: &[(Role::Rook, ANY), (Role::Horse, UPPER)],
        helpers: COMMON,
        court: Court::Home,
    },
    Skeleton {
        name: "困毙",
        pieces: &[],
        helpers: &[(Role::Rook, ANY), (Role::Horse, UPPER), (Role::Pawn, UPPER), (Role::Cannon, ANY)],
        court: Court::Bare,
    },
];

/// The bias for a pattern that has none of its own.
static GENERIC: Skeleton = Skeleton { name: "", pieces: &[], helpers: COMMON, court: Court::Home };

/// The skeleton of a pattern.
pub fn of(name: &str) -> Option<&'static Skeleton> {
    SKELETONS.iter().find(|s| s.name == name)
}

/// A skeleton for a wish: that of its pattern, or one by chance.
pub(super) fn for_wish(rng: &mut Rng, wish: &Wish) -> &'static Skeleton {
    match wish.theme {
        Theme::Named(entry) => of(entry.name.zh_hans).unwrap_or(&GENERIC),
        Theme::Any if rng.chance(30) => &GENERIC,
        Theme::Any => rng.pick(SKELETONS),
    }
}
