"""Cross-checks the perft counts of ../data/perft.json with pyffish, a generator of another family.

Not part of the build: `pip install pyffish`, then `python3 cross_check.py` compares every count that is cheap enough and
exits 1 at the first difference; `python3 cross_check.py --fill` writes the missing counts. pyffish is no oracle for the
legality of positions (it accepts kings off the palace, kings facing, an opponent in check): every position of the file
must be a legal one, and the Rust tests check that.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pyffish

DATA = Path(__file__).resolve().parent.parent / "data" / "perft.json"
# pyffish sets the variant up anew in each call (about 2 ms), so deeper counts are left to the native tests.
MAX_INNER_NODES = 6_000


def perft(fen: str, moves: list[str], depth: int) -> int:
    """The number of leaves below `fen` after `moves`; depth 1 is counted in bulk."""
    legal = pyffish.legal_moves("xiangqi", fen, moves)
    if depth == 1:
        return len(legal)
    return sum(perft(fen, [*moves, move], depth - 1) for move in legal)


def counts(case: dict) -> tuple[str, dict[str, int]]:
    """All counts of a position whose inner tree is small enough."""
    found: dict[str, int] = {}
    depth = 1
    while depth == 1 or found[str(depth - 1)] <= MAX_INNER_NODES:
        found[str(depth)] = perft(case["fen"], [], depth)
        depth += 1
        if found[str(depth - 1)] == 0:
            break
    return case["name"], found


def main() -> int:
    fill = "--fill" in sys.argv
    data = json.loads(DATA.read_text(encoding="utf-8"))
    cases = {case["name"]: case for case in data["cases"]}
    bad = 0
    with ProcessPoolExecutor() as pool:
        for name, found in pool.map(counts, cases.values()):
            known = cases[name]["counts"]
            for depth, count in found.items():
                if depth not in known and fill:
                    known[depth] = count
                elif known.get(depth) != count:
                    print(f"{name}: depth {depth}: file {known.get(depth)}, pyffish {count}")
                    bad += 1
            print(f"{name}: {found}")
    if fill:
        DATA.write_text(render(data), encoding="utf-8")
    return 1 if bad else 0


def render(data: dict) -> str:
    """One case a line, so that diffs read."""
    lines = ",\n".join("  " + json.dumps(case, ensure_ascii=False) for case in data["cases"])
    return '{\n "about": ' + json.dumps(data["about"], ensure_ascii=False) + ',\n "cases": [\n' + lines + "\n ]\n}\n"


if __name__ == "__main__":
    sys.exit(main())
