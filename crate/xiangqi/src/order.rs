//! Sorting the short lists of this domain: the moves of a position, the replies to one, never more than some dozens.

/// Sorts by a key, keeping the order of equals.
///
/// Insertion sort, which for lists of moves is as fast as any. The standard sorts would be compiled anew for every type of
/// element, and five of them were an eighth of the wasm module (35 of 290 KB). Quadratic: not for long lists.
///
/// ```
/// let mut words = ["rook", "pawn", "king", "cannon"];
/// xiangqi::order::by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["rook", "pawn", "king", "cannon"]);
/// xiangqi::order::by_key(&mut words, |word| *word);
/// assert_eq!(words, ["cannon", "king", "pawn", "rook"]);
/// ```
pub fn by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}
