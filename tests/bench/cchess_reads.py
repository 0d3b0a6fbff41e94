"""What cchess, an independent reader, finds in record files: `cchess_reads.py FILE...` prints one JSON array a file.

Each game is {"fen", "moves", "lines"}: its board and side to move, the squares of its main line, how many lines its tree has.
A file that it cannot read is {"error"}.
"""
import contextlib
import json
import pathlib
import sys

from cchess.game import Game


def games(path):
    """The games of a file, by its extension as cchess does it."""
    if pathlib.Path(path).suffix == ".cbl":
        return Game.read_from_lib(path)["games"]
    return [Game.read_from(path)]


def told(game):
    lines = game.dump_iccs_moves()
    return {"fen": game.init_board.to_fen(), "moves": lines[0] if lines else [], "lines": max(1, len(lines))}


for path in sys.argv[1:]:
    try:
        # It prints remarks of its own.
        with contextlib.redirect_stdout(sys.stderr):
            found = [told(game) for game in games(path)]
    except Exception as error:  # noqa: BLE001 - whatever it raises is the answer
        found = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(found), flush=True)
