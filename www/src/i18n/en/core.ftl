### English. All three files have the same keys and variables (see messages.test.ts).

## Names and navigation

brand = Canju
brand-line = Xiangqi mate puzzles
nav-label = Main
nav-patterns = Patterns
nav-sets = Sets
nav-teach = Class
nav-me = Me
back = Back
note-seen = Got it
cancel = Cancel
settings = Settings
more = More
skip-to-main = Skip to content

## The task

task = <side>{ $side ->
    [red] Red
   *[black] Black
  }</side> mates in { $n }
task-thumb = <side>{ $side ->
    [red] Red
   *[black] Black
  }</side> in { $n }
task-plain = { $side ->
    [red] Red
   *[black] Black
  } mates in { $n }
puzzle-of = Puzzle { $n } of { $total }
count-of = { $n } / { $total }
piece-word = { $piece ->
    [K] king
    [A] advisor
    [B] elephant
    [N] horse
    [R] rook
    [C] cannon
    [P] pawn
    [k] king
    [a] advisor
    [b] elephant
    [n] horse
    [r] rook
    [c] cannon
   *[p] pawn
  }

## Verdicts

verdict-loading = Setting up the board
verdict-idle = { $side ->
    [red] Red to move
   *[black] Black to move
  }
verdict-right = Correct, { COUNT($n) } to go
verdict-replied = { $side ->
    [red] Red replies
   *[black] Black replies
  } <move>{ $move }</move>
verdict-replied-longest = { $side ->
    [red] Red replies
   *[black] Black replies
  } <move>{ $move }</move><extra>, the longest defence</extra>
verdict-longer = Still mate, +{ $n }
verdict-longer-note = Try shorter, no penalty
verdict-quiet = Still mate, but not a check
verdict-quiet-note = Every move must give check
note-quiet = Quiet moves are allowed
verdict-check-no-mate = Check, but no mate
verdict-check-note = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> ends the checks
verdict-check-note-takes = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> takes the { $piece }
verdict-checks-spent = No check is left: the attack ends here
verdict-attack-lost = Attack lost
verdict-lost-note = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> holds
verdict-lost-note-takes = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> takes the { $piece } and holds
verdict-lost-alone = The defence holds
verdict-too-slow = Too slow
verdict-slow-note = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> holds out longer; whether it mates later was not decided, so it does not count
verdict-thinking = Still thinking…
verdict-thinking-note = { $n } s so far
verdict-unknown = Not decided
verdict-unknown-note = Beyond the search limit, so it does not count
verdict-solved = { $end ->
    [checkmate] Mate
   *[stalemate] Stalemate wins
  }{ $result ->
    [clean] , first try
   *[helped] {""}
  }
verdict-solved-longer = { $end ->
    [checkmate] Mate
   *[stalemate] Stalemate
  }, { $n } longer
verdict-shortest = Shortest
verdict-solved-note = { $pattern }, { $time }
verdict-solved-time = Time { $time }
time-seconds = { $n } s
time-minutes = { $m } min { $s } s
verdict-hint-theme = { $pattern }, mate in { $n }
verdict-hint-length = Mate in { $n }
verdict-hint-piece = Move the ringed { $piece }
verdict-hint-move = Play <move>{ $move }</move>
verdict-hint-line = Play <move>{ $move }</move> and see the reply
verdict-hint-note = Hint { $n } of 4
verdict-solution = Solution
verdict-step-note = Move { $n } of { $total }
verdict-review = Looking back
verdict-given-up = Solution shown
verdict-given-up-note = Restart to play it yourself
verdict-bad-puzzle = This puzzle is faulty
verdict-engine = Prover not loaded
verdict-engine-note = Check the network and try again
verdict-replay = Show it again
retry-load = Try again

## Move list

moves-label = Moves
note-only = Only move
note-longer = { $n } longer
note-your-move = Your move
note-wrong = Not this
note-again = Move { ORDINAL($n) } again
note-checkmate = Mate
note-stalemate = Stalemate
note-solution = Solution

## Buttons

actions-label = Actions
action-hint = Hint
action-peek = Look
action-undo = Undo
action-defence = Other defence
action-solution = Solution
action-solution-wait = Solution, in a few seconds
action-next = Next
action-retry = Try again
action-play-out = Play it out
action-explain = Explain
action-restart = Restart
action-reload = { retry-load }
action-share = Share
action-flip = Flip the board
action-previous = Back
action-forward = Forward
action-play = Play
action-pause = Pause
action-resume = Resume
action-keys = Keyboard shortcuts
link-copied = Link copied
defences-title = { $side ->
    [red] Red’s defences: { $n }
   *[black] Black’s defences: { $n }
  }
defence-left = mate in { $n }
defence-at-most = mate in { $n } or less
defence-only = Only one defence

## Sets

mark-clean = First try
mark-helped = With help
mark-failed = Not solved
mark-now = Now
mark-none = Not done
marks-label = Progress in this set

library-title = All puzzles
puzzle-previous = Previous puzzle
puzzle-next = Next puzzle
fault-fetch = Check the network and try again
fault-bundle-magic = This is not a library file
fault-bundle-short = The library file is incomplete; download it again
fault-bundle-long = The library file is too long; download it again
fault-bundle-count = Numbers in the library file do not match; download it again
fault-bundle-code = The library file has unknown entries; download it again
fault-bundle-position = The library file has an impossible position; download it again
fault-bundle-text = The library index cannot be read; download it again

## First run

first-title = Try a puzzle
first-line = No login. Every move is judged by proof.
first-tip = Pick a piece, then a point
first-start = Start with mate in one
first-browse = See all patterns
saving = Saving for offline use

## Me

setting-language = Language
offline-ready = Ready offline
update-ready = New version ready
update-now = Update now
update-none = Up to date

## States

not-found = No such page
not-found-note = The link may be wrong, or the puzzle has a new name
go-home = All patterns
load-failed = Could not be opened
load-failed-note = Check the network and try again
next-soon = Next puzzle coming up
next-stay = Stay
last-of-set = Set complete
last-of-set-note = { $clean } of { $total } on the first try

## Why a move is not legal

fault-empty-square = There is no piece here
fault-not-your-piece = That is the other side’s piece
fault-own-piece = Your own piece is there
fault-geometry = { $piece ->
    [N] The horse goes one straight, one diagonal
    [n] The horse goes one straight, one diagonal
    [B] The elephant goes two diagonally
    [b] The elephant goes two diagonally
    [A] The advisor goes one diagonally
    [a] The advisor goes one diagonally
    [K] The king goes one straight
    [k] The king goes one straight
    [P] The pawn goes one point
    [p] The pawn goes one point
    [R] The rook goes straight
    [r] The rook goes straight
    [C] The cannon goes straight
    [c] The cannon goes straight
   *[other] It does not move like that
  }
fault-path-blocked = A piece is in the way
fault-leg-blocked = Horse’s leg is blocked
fault-eye-blocked = { $piece ->
    [B] Elephant’s eye is blocked
   *[other] Elephant’s eye is blocked
  }
fault-no-screen = Cannon needs a screen
fault-too-many-screens = Cannon has more than one screen
fault-crosses-river = { $piece ->
    [B] Elephants stay on their side of the river
   *[other] Elephants stay on their side of the river
  }
fault-leaves-palace = It may not leave the palace
fault-pawn-backward = { $piece ->
    [P] Pawns do not go back
   *[other] Pawns do not go back
  }
fault-pawn-sideways = { $piece ->
    [P] Pawns go sideways only over the river
   *[other] Pawns go sideways only over the river
  }
fault-leaves-king-in-check = Leaves the king in check
fault-kings-facing = Kings would face
fault-note-leg-blocked = A piece stands in front of it
fault-note-eye-blocked = A piece stands in the middle
fault-note-no-screen = It takes over exactly one piece
fault-note-too-many-screens = It takes over exactly one piece
fault-note-leaves-king-in-check = Your own king could be taken
fault-note-kings-facing = Nothing would stand between the kings

## What is wrong with a position

fault-king-count = Each side needs one king
fault-king-square = A king is outside its palace
fault-advisor-square = An advisor is off its points
fault-elephant-square = An elephant is off its points
fault-pawn-square = A pawn is where it cannot be
fault-too-many-kings = Too many kings
fault-too-many-advisors = More than two advisors
fault-too-many-elephants = More than two elephants
fault-too-many-horses = More than two horses
fault-too-many-rooks = More than two rooks
fault-too-many-cannons = More than two cannons
fault-too-many-pawns = More than five pawns
fault-too-many-pieces = More than sixteen pieces of one side
fault-opponent-in-check = The side not to move is in check
fault-unreachable-pawns = Two pawns on one file before the river

## The board (for screen readers)

board-label = Board
board-square = File { $file } rank { $rank }, { $content }
board-point = file { $file } rank { $rank }
board-empty = empty
board-veiled = not seen
board-piece = { $piece ->
    [K] red king
    [A] red advisor
    [B] red elephant
    [N] red horse
    [R] red rook
    [C] red cannon
    [P] red pawn
    [k] black king
    [a] black advisor
    [b] black elephant
    [n] black horse
    [r] black rook
    [c] black cannon
   *[p] black pawn
  }
board-can-move = can go here
board-can-capture = can take
board-picked = Picked up { $piece }
board-put-back = Put back
board-no-piece = No { $piece }
board-edge = Edge
board-moves = Can go to { $squares }
board-no-moves = No moves
board-captures = Can take { $squares }
board-no-captures = Nothing to take
board-around = Around: { $list }
board-around-piece = { board-direction } { $distance } { $piece }
board-around-none = Nothing around
board-around-screen = { board-direction } { $distance } screen { $piece }, behind it { $behind }
board-leg-blocked = { board-direction } leg blocked by { $piece }
board-direction = { $direction ->
    [forward] ahead
    [back] behind
    [left] left
   *[right] right
  }
board-check-by = Check by { $pieces }
board-no-check = No check
board-king-free = King can go to { $squares }
board-king-stuck = King has no free point
board-last = Last move { $move }
board-takes = { $move } takes the { $piece }
board-gives-check = { $move }, check
board-no-last = No move yet
board-separator = {", "}

## Other

fault-no-puzzle = No puzzle is open
fault-game-over = This game is over
fault-not-your-turn = Not your turn yet
fault-other = Something went wrong ({ $code })

## Why it is over, and why a reply loses

why-title = { $end ->
    [stalemate] Why is it stalemate?
   *[checkmate] Why is it mate?
  }
why-label = Explanation
why-defences = Why the defences fail
why-reply-title = Why <move>{ $move }</move> fails
why-count = { $n } / { $total }

## Today and practice

nav-today = Today
nav-review = Review
nav-due = { $n } to review
sounds-on = Sounds on
sounds-off = Sounds off
