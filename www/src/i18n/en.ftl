### English. All three files have the same keys and variables (see messages.test.ts).

## Names and navigation

brand = Canju
brand-line = Xiangqi mate puzzles
search-open = Search
nav-label = Main
nav-patterns = Patterns
nav-sets = Sets
nav-me = Me
back = Back
close = Close
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
verdict-longer = Still mate, { $n } { $n ->
    [one] move
   *[other] moves
  } longer
verdict-longer-note = Try for the shortest, no penalty
verdict-quiet = Still mate, but not a check
verdict-quiet-note = This one asks for checks only
verdict-check-no-mate = Check, but no mate
verdict-check-note = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> ends the checks
verdict-check-note-takes = { $side ->
    [red] Red
   *[black] Black
  } <move>{ $move }</move> takes the { $piece } and ends the check
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
verdict-too-slow = Not this fast
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
verdict-solved-note = { $pattern }, { $time }
verdict-solved-time = Time { $time }
time-seconds = { $n } s
time-minutes = { $m } min { $s } s
verdict-hint-theme = { $pattern }, mate in { $n }
verdict-hint-length = Mate in { $n }
verdict-hint-piece = Move the ringed { $piece }
verdict-hint-move = Play <move>{ $move }</move>
verdict-hint-line = Play <move>{ $move }</move>, and this is the defence
verdict-hint-note = Hint { $n } of 4
verdict-solution = Solution
verdict-step-note = Move { $n } of { $total }
verdict-review = Looking back
verdict-given-up = Solution shown
verdict-given-up-note = Start over to play it yourself
verdict-bad-puzzle = This puzzle is not right
verdict-engine = The prover did not load
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
action-undo = Undo
action-defence = Other defence
action-solution = Solution
action-solution-wait = In { $n } s
action-next = Next
action-retry = Try again
action-play-out = Play it out
action-explain = Explain
action-restart = Start over
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

## All first moves

first-moves = All first moves
first-running = Proving each move: { $done } of { $total }
first-best = Shortest mate
first-longer = Mate, but not the shortest
first-wrong = No mate: choose one to see why
first-open = Not decided

## Move box

move-box = Type a move
move-box-hint = C2=5, 炮二平五 or h2e2
move-box-go = Play
move-syntax = Not a move
move-none = No such move here
move-ambiguous = Could be { $moves }
move-nearest = Legal: { $moves }

## Patterns

patterns-summary = { $patterns } patterns, { $total } puzzles, { $solved } solved
patterns-count = { $n } { $n ->
    [one] pattern
   *[other] patterns
  }
filter-label = By piece
filter-length-label = By length
filter-all = All
filter-horse = Horse
filter-cannon = Cannon
filter-rook = Rook
filter-pawn = Pawn
filter-several = Several
filter-length = In { $n }
filter-longer = In { $n } or more
group-horse = Horse mates
group-cannon = Cannon mates
group-rook = Rook mates
group-pawn = Pawn mates
group-several = Mates by several pieces
search-label = Name or pinyin
search-none = No such pattern
search-none-note = Try another name or pinyin
search-clear = Clear
card-new = { $n } { $n ->
    [one] puzzle
   *[other] puzzles
  }
card-done = { $n }, all solved

## Sets

sets-title = Sets
set-count = { $n } { $n ->
    [one] puzzle
   *[other] puzzles
  }
set-start = Start
set-continue = Continue
set-licence = Licence { $licence }
puzzle-link = Puzzle { $n }, { $task }, { $mark }
mark-clean = First try
mark-helped = With help
mark-failed = Not solved
mark-now = Now
mark-none = Not done
marks-label = Progress in this set

library-title = All puzzles
library-about = { $n } puzzles, by pattern, length, level and pieces
library-count = { $n ->
    [1] { $n } puzzle
   *[other] { $n } puzzles
  }
library-none = No such puzzle
library-none-note = Try fewer conditions
drills-title = Pattern drills
drills-about = { $n } patterns, from easy to hard
drills-length = Mate in { $n }
drills-more = { $n } more
pattern-everywhere = All { $n } puzzles of this pattern
fact-length = { $n ->
    [1] { $n } move
   *[other] { $n } moves
  }
fact-lengths = { $least } to { $most } moves
fact-level = Level { $n }
fact-levels = Levels { $least }–{ $most }
range = { $least }–{ $most }
range-more = { $least }+
filters = Filter
filters-set = Filter · { $n }
filters-clear = Clear filters
facet-pattern = Pattern
facet-pack = Set
facet-length = Moves
facet-length-of = { $range } moves
facet-level = Level
facet-pieces = Pieces that mate
facet-only = How pieces count
only-no = Among them
only-yes = Exactly
facet-status = Your results
status-new = Not done
status-failed = Not solved
status-solved = Solved
status-due = Due
facet-goal = Task
goal-all = All
goal-checks = Checks only
goal-any = Quiet moves too
facet-sort = Order
sort-filed = As filed
sort-easy = Easy first
parts-label = Pages
parts-first = First page
parts-back = Page before
parts-forward = Next page
parts-last = Last page
parts-where = { $first }–{ $last } / { $total }
puzzle-waiting = Opening
puzzle-previous = Puzzle before
puzzle-next = Next puzzle
example-start = Starting position
example-step = { $n } / { $total }
example-failed = The example could not be opened
pack-failed = “{ $pack }” could not be opened
fault-fetch = Check the network and try again
fault-bundle-magic = This file is no file of the library
fault-bundle-short = The file of the library is incomplete; load it again
fault-bundle-long = The file of the library is too long; load it again
fault-bundle-count = Numbers in the file of the library do not match; load it again
fault-bundle-code = The file of the library has unknown entries; load it again
fault-bundle-position = The file of the library has an impossible position; load it again
fault-bundle-text = The contents of the library cannot be read; load them again
storage-library = Library, { $n } sets

## First run

first-title = Try one
first-line = No login. Every move is judged by proof.
first-tip = Tap a piece, then its point
first-start = Start with mate in one
first-browse = See all patterns
saving = Saving for offline use

## Me

me-marks = Your record
me-settings = Settings
me-offline = Offline and storage
setting-language = Language
setting-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
setting-labels = File numbers
labels-on = Shown
labels-off = Hidden
setting-speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
setting-notation = Notation
notation-auto = By language
notation-chinese = 马八进七
notation-file-pawns = 前三平二
notation-wxf = H8+7
notation-iccs = B6-C8
setting-pieces = Pieces
pieces-traditional = 俥傌
pieces-simplified = 车马
offline-ready = Ready offline
offline-ready-note = Puzzles work without a network
offline-saving-note = When it is done, puzzles work without a network
offline-none = This browser cannot work offline
offline-none-note = Private mode, or not a secure connection
storage-size = { $size } in all
storage-engine = App and prover
storage-lost = Progress cannot be kept
storage-lost-note = The browser refuses storage; progress is lost when the page closes
storage-note = Progress is only on this device
storage-kept = The browser has agreed to keep it
storage-not-kept = The browser may clear it when space runs out
install = Install
install-note = Opens like an app, without a browser tab
update-ready = New version ready
update-now = Update now
version = Version { $version }
update-check = Check for updates
update-none = Up to date

## About

about = About and licences
about-proof = Every move is judged by proof. “Mate” means that an answer to every defence was found and checked; “no mate” means that a defence was found that holds; with neither, the page says that it does not know.
about-privacy = No account, no statistics, no requests but for this page’s own files.
about-code = Program: MIT or Apache-2.0
about-puzzles = Puzzles: CC0 1.0
about-fonts = Fonts: subsets of Noto Serif SC and TC, SIL Open Font License 1.1
about-fonts-text = Full text of the font licence
about-stalemate = The side that has no legal move loses

## States

not-found = No such page
not-found-note = The link may be wrong, or the puzzle has a new name
go-home = All patterns
load-failed = Could not be opened
load-failed-note = Check the network and try again
last-of-set = The set is done
last-of-set-note = { $clean } of { $total } at the first try
empty-set = No puzzles in this set yet
keys-title = Keys
keys-hint = Hint
keys-solution = Solution
keys-undo = Undo
keys-next = Next puzzle
keys-flip = Flip the board
keys-step = Step through the moves
keys-box = Type a move
keys-board = On the board: arrows move, Enter picks up and puts down
keys-help = This list

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
fault-too-many-king = Too many kings
fault-too-many-advisor = More than two advisors
fault-too-many-elephant = More than two elephants
fault-too-many-horse = More than two horses
fault-too-many-rook = More than two rooks
fault-too-many-cannon = More than two cannons
fault-too-many-pawn = More than five pawns
fault-too-many-pieces = More than sixteen pieces of one side
fault-opponent-in-check = The side not to move is in check
fault-unreachable-pawns = Two pawns on one file before the river

## The board (for screen readers)

board-label = Board
board-square = File { $file } rank { $rank }, { $content }
board-point = file { $file } rank { $rank }
board-empty = empty
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
why-reply = Why it fails
why-reply-title = Why <move>{ $move }</move> fails
why-count = { $n } / { $total }
why-piece = { $side ->
    [red] { $n ->
        [1] the red { $piece }
       *[other] { COUNT($n) } red { $piece }s
      }
   *[black] { $n ->
        [1] the black { $piece }
       *[other] { COUNT($n) } black { $piece }s
      }
  }
why-over = { $check }; { $flights }; { $help }.
why-check = Check by { $piece }
why-check-screen = Check by { $piece } over { $screen }
why-check-twin = Check by { $side ->
    [red] Red
   *[black] Black
  }’s two cannons, one behind the other
why-check-double = Double check by { $pieces }
why-no-check = { $side ->
    [red] Red
   *[black] Black
  } is not in check but has no move
why-flights-covered = { $n ->
    [1] the { $king }’s only escape is covered by { $pieces }
   *[other] the { $king }’s { COUNT($n) } escapes are covered by { $pieces }
  }
why-flights-mixed = the { $king }’s escapes: { COUNT($n) } covered by { $pieces }, { COUNT($own) } self-blocked
why-flights-own = the { $king }’s escapes are all self-blocked
why-help = { $n ->
    [0] { $end ->
        [stalemate] no other piece can move
       *[checkmate] no other piece can help
      }
    [1] { $end ->
        [stalemate] the one move that seems possible is not legal
       *[checkmate] the one move that seems to help is not legal
      }
   *[other] { $end ->
        [stalemate] the { COUNT($n) } moves that seem possible are not legal
       *[checkmate] the { COUNT($n) } moves that seem to help are not legal
      }
  }
why-by-plain = { $piece }
why-by-behind = { $piece } that gives check
why-by-screen = { $piece } (over { $screen })
why-by-screen-behind = { $piece } that gives check (over { $screen })
why-by-facing = { $piece } (facing)
why-flight-own = <move>{ $move }</move>: its own { $piece } stands there.
why-flight-covered = <move>{ $move }</move>: covered by { $pieces }.
why-flight-protected = <move>{ $move }</move> takes the { $piece }, but it is protected by { $pieces }.
why-barred = <move>{ $move }</move> would { $purpose }, but { $reason }.
why-barred-quiet = <move>{ $move }</move> is not legal: { $reason }.
why-would-capture-checker = capture { $piece }
why-would-interpose = interpose
why-would-add-screen = add a second screen
why-would-remove-screen = take the screen away
why-would-capture-screen = capture the screen
why-would-block-leg = block the horse’s leg
why-would-move-king = step away
why-but-leg = the horse’s leg is blocked
why-but-eye = the elephant’s eye is blocked
why-but-no-screen = it has no screen to jump
why-but-double = { $piece } still gives check
why-but-pinned = { $piece } pins it
why-but-facing = the kings would face each other
why-but-screen = it would become the screen of { $piece }
why-reply-mate = <move>{ $move }</move> { $does }, but <move>{ $answer }</move> { $end ->
    [stalemate] stalemates
   *[checkmate] mates
  }. { $check }; { $flights }.
why-reply-line = <move>{ $move }</move> { $does }, but <move>{ $answer }</move> { $then }: mate { $exact ->
    [yes] in { $n }
   *[no] in at most { $n }
  }.
why-does-capture-checker = captures { $piece } that gives check
why-does-interpose = interposes
why-does-add-screen = adds a second screen
why-does-remove-screen = takes the screen away
why-does-capture-screen = captures the screen
why-does-block-leg = blocks the horse’s leg
why-does-move-king = steps out of check
why-does-defend = defends
why-does-capture = captures { $piece }
why-does-retake = recaptures { $piece }
why-does-check = gives check
why-does-double-check = gives double check
why-does-discover = gives a discovered check
why-does-quiet = makes a quiet move
why-does-sacrifice = sacrifices

## Today and practice

nav-today = Today
nav-review = Review
nav-due = { $n } to review
percent = { $n }%
times = { $n }×
days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
list-comma = ,{" "}
when-today = today
when-tomorrow = tomorrow
when-days = in { $n } days
mode-learn = Learn
mode-practise = Practise
mode-exam = Exam
mode-review = Review
mode-mistakes = Mistakes again
mode-daily = Puzzle of the day
mode-storm-3 = Storm, 3 minutes
mode-storm-5 = Storm, 5 minutes
mode-streak = Streak
mode-cycles = Cycles
mode-weak = Weak spots
mode-note-learn = Hints are free, nothing is counted
mode-note-practise = No hurry, with hints and solutions
mode-note-exam = No hints, one try each
mode-note-review = See them again just before they fade
mode-note-mistakes = What was not solved at once in the last week
mode-note-daily = One a day, the same for everybody
mode-note-storm-3 = Easy to hard; a mistake costs ten seconds
mode-note-storm-5 = Easy to hard; a mistake costs ten seconds
mode-note-streak = Harder and harder, until the first mistake
mode-note-cycles = The same set again and again, each time against the clock
mode-note-weak = From the patterns you are least sure of
mode-start = Start
modes-title = Ways to practise
modes-note = Storms, streaks, exams, or set by set
modes-alone = Every day
modes-races = Test yourself
modes-by-set = One set
choose-set = Choose a set
best-none = Not tried yet
best-score = Best: { $n }
weak-none = No clear weak spot
cycles-label = Cycles so far
cycle-n = Cycle { $n }
cycle-open = { $n } of { $total } so far
due-title = To review
due-minutes = puzzles, about { $n } min
due-count = { $n } to review
due-start = Start review
due-none = Nothing to review today
due-next = Next { $when }: { $n }
due-how = Puzzles that went wrong, needed a hint or took long come back here
daily-same = Same for everybody
daily-open = Not done today
daily-start = Solve it
daily-again = Once more
mistakes-count = { $n } in seven days
mistakes-none = None in the last seven days
mistakes-start = Try them again
calendar-title = Practice days
calendar-note = { $weeks } weeks, { $days } days with practice, { $row } in a row
heat-label = Practice on { $days } days of { $weeks } weeks, { $n } puzzles
heat-cell = { $date }: { $n }
heat-few = Fewer
heat-many = More
rates-title = Solved at first try, by pattern
rates-note = Red: below 50%, worth training
rates-order = Lowest first
rates-none = A pattern shows here after { $n } puzzles of it
progress-open = All results
progress-title = Progress
progress-summary = { $n } puzzles on { $days } days
progress-none = No results yet
progress-none-note = After a few puzzles: rates, times, strong and weak patterns
progress-begin = Practise a few
figure-first = First try
figure-solved = Solved
figure-time = Mean time
figure-row = Days in a row
ranks-title = Strong and weak
ranks-strong = Strong: { $names }
ranks-weak = To train: { $names }
ranks-train = Train the weak ones
curve-title = First-try rate over time
curve-note = One point a week
curve-label = First-try rate of { $n } weeks, from { $first }% to { $last }%
curve-point = Week of { $date }: { $rate }%, { $n } puzzles
by-length = By length
by-level = By level
level-n = Level { $n }
sure-note = The thin line is the likely range; a name trains it
review-summary = { $n } in rotation
review-how = Intervals follow the FSRS algorithm: the surer you are, the longer they grow
forecast-title = The next two weeks
forecast-day = { $date }: { $n }
run-stop = End practice
run-of = Puzzle { $n } of { $total }
run-score = { $n } solved
run-combo = { $n } in a row
run-time = Time left
run-gain = { $sign ->
    [plus] +{ $n } s
   *[minus] −{ $n } s
  }
run-empty-review = Nothing to review today
run-empty-mistakes = No mistakes in the last seven days
run-empty-weak = No clear weak spot
run-empty-other = There is nothing to do here
run-empty-note = Choose another way, or come back later
run-over-done = Done
run-over-time = Time is up
run-over-mistakes = The run ends here
run-over-stopped = Ended
result-solved = { $n } solved
result-of = of { $total }, { $clean } at the first try
result-best = Best so far
result-record = A new best; before it was { $n }
result-combo = Longest row
result-time = Time
result-moves = { $n } moves
result-puzzles = { $n } puzzles
result-list = Puzzle by puzzle
result-line = Puzzle { $n }, { $mark }
result-again = Once more
result-mistakes = Try the mistakes again
result-home = Back to today
data-title = Data
data-open = Back up and restore
data-open-note = Progress is only on this device. Back it up
data-save-title = Back up
data-save-note = { $attempts } attempts, { $cards } reviews, { $runs } runs and the settings, in one file
data-save = Save a backup
data-saved = Saved as { $name }
data-restore-title = Restore
data-restore-note = What is in the file joins what is here; nothing here is lost
data-restore = Choose a backup
data-restored = { $attempts } attempts and { $cards } reviews were added.
data-dropped = { $n } records could not be read and were left out.
data-clear-title = Delete
data-clear-note = Deletes all progress and settings on this device. Back up first
data-clear = Delete everything
data-clear-sure = This cannot be undone. Are you sure?
data-clear-yes = Delete
data-cleared = Everything was deleted
restore-backup-too-big = The file is too big for a backup
restore-backup-not-json = Not a backup, or not complete
restore-backup-foreign = A file of another program
restore-backup-newer = From a newer version: update first
restore-backup-damaged = The backup is damaged; nothing was changed
restore-backup-failed = It could not be stored; nothing was changed
