## The analysis board

analysis-title = Analysis
analysis-edit = Edit position
analysis-tools = Moves and board
analysis-no-position = This link has no position
analysis-cut = The link is incomplete: the moves up to here could be read
walk-first = First position
walk-back = Back one move
walk-forward = Forward one move
walk-last = Last move
tree-empty = Make a move on the board
tree-promote = Make this the main line
tree-remove = Remove this move and what follows
tree-full = No room for more moves
comment-title = Comment
comment-start = For the position
comment-to = For { $move }
comment-save = Save
line-best = Main line
line-holds = How it holds
line-play = Play up to here

## What is asked

ask-label = Question
ask-goal = Kind of mate
ask-goal-of = { $goal ->
    [checks] By checks
   *[any] Any moves
  }
ask-attacker = Who mates
ask-attacker-of = { $side ->
    [red] Red mates
   *[black] Black mates
  }
ask-effort = How far to look
ask-effort-of = { $effort ->
    [quick] Quick
   *[thorough] Thorough
  }

## The proof

proof-label = Live proof
proof-side = { $side ->
    [red] Red
   *[black] Black
  }
proof-kind = { $goal ->
    [checks] by checks
   *[any] by any moves
  }
proof-over = { $end ->
    [checkmate] Checkmate: { $side ->
        [red] Red wins
       *[black] Black wins
      }
   *[stalemate] No move left: { $side ->
        [red] Red wins
       *[black] Black wins
      }
  }
proof-searching = Looking for a proof…
proof-nodes = { NUMBER($n) } positions so far
proof-stopped = Stopped
proof-stopped-note = Nothing was decided
proof-unknown = Not decided within these limits
proof-unknown-note = { NUMBER($n) } positions searched
proof-perpetual = Only perpetual check holds, which the rules forbid: not judged
proof-illegal = Not a legal position
proof-mate = { proof-side } mates in { $n } { proof-kind }, { $keys ->
    [one] 1 solution
   *[other] { $keys } solutions
  }
proof-at-most = { $exact ->
    [yes] { proof-side } mates in { $n } { proof-kind }
   *[no] { proof-side } mates in at most { $n } { proof-kind }
  }
proof-keys-open = Whether there are more solutions is not decided
proof-length-open = Whether it is shorter is not decided
proof-awaited = { $exact ->
    [yes] Whatever is played, { proof-side } mates in { $n } { proof-kind }
   *[no] Whatever is played, { proof-side } mates in at most { $n } { proof-kind }
  }
proof-certified = { $n ->
    [one] Proved, 1 position checked
   *[other] Proved, { NUMBER($n) } positions checked
  }
proof-several = Not a good exercise: <move>{ $moves }</move>
proof-none = { proof-side } has no mate { proof-kind }
proof-no-check = There is no check to give
proof-broken = No mate { proof-kind }: { proof-side } <move>{ $move }</move> holds
proof-tried = The longest try is { proof-side } <move>{ $move }</move>
proof-held = { proof-side } <move>{ $move }</move> holds
proof-more = Search further

## Copy and paste

copy-title = Copy
copy-kind = { $kind ->
    [fen] Position (FEN)
    [link] Link
    [chinese] Moves, 炮二平五
    [traditional] Moves, 炮二平五 (traditional)
    [wxf] Moves, C2=5
    [iccs] Moves, H2-E2
   *[pgn] PGN
  }
copy-done = Copied
copy-failed = Copy it by hand
paste-title = Paste
paste-note = A position (FEN), a link, or moves in any notation
paste-go = Paste
paste-unread = Read up to “{ $text }”: { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
paste-broken = Not all of its moves are legal here; the others are on the board
fault-paste-unknown = Neither a position nor moves that are legal here

## The editor

edit-title = Editor
edit-tools = Editor tools
edit-undo = Undo
edit-redo = Redo
edit-clear = Clear
edit-paste = Paste
edit-start = Starting position
edit-mirror = Mirror left and right
edit-swap = Swap the sides
edit-turn = To move
edit-turn-of = { $side ->
    [red] Red to move
   *[black] Black to move
  }
edit-analyse = Analyse
edit-help = Choose a piece and tap points, or drag it; drag a piece off the board to remove it
edit-help-brush = Tap points on the board; tap the piece again to put it away
edit-help-held = Tap a point for this piece
edit-put = { $piece } placed
edit-lifted = { $piece } removed
edit-faulty = The pieces cannot stand like this
edit-no-king = { $side ->
    [red] Red has no king
   *[black] Black has no king
  }
edit-many-kings = { $side ->
    [red] Red has more than one king
   *[black] Black has more than one king
  }
palette-label = Pieces
palette-piece = { $piece }, { $n } left
palette-eraser = Eraser
edit-solve = Solve it
advice-level = Level { $n }
advice-replies = { $n ->
    [one] 1 defence
   *[other] { $n } defences
  }
advice-wrong = { $n ->
    [0] no wrong check
    [one] 1 wrong check
   *[other] { $n } wrong checks
  }
advice-no-duals = no duals
advice-duals-open = more duals not ruled out
advice-duals-main = { $n ->
    [one] 1 dual at move { $turn }
   *[other] { $n } duals at move { $turn }
  }
advice-duals-side = side lines: { $n ->
    [one] 1 dual at move { $turn }
   *[other] { $n } duals at move { $turn }
  }
advice-unique = One change would leave a single solution
advice-idle = { $n ->
    [one] This piece does nothing
   *[other] Each of these pieces does nothing by itself
  }
advice-remove = remove { $piece }, { $point }
advice-add = add { $piece }, { $point }
advice-looking = Trying pieces one by one…
advice-none = No single change found that leaves one solution

## Own sets

add-title = Add to a set
add-note = Choose a set, or name a new one
add-undecided = Not proved yet; it is added as undecided
add-done = Added to “{ $set }”
add-full = “{ $set }” is full
add-untitled = Untitled
add-count = { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
  }
add-new = Add
add-new-title = Title of the new set
