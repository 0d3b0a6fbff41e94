## Names and navigation

search-open = Search

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
set-start = Start
set-continue = Continue
set-licence = Licence { $licence }
puzzle-link = Puzzle { $n }, { $task }, { $mark }
sets-edit = Position editor
sets-board = Analysis board
sets-import = Import records
library-about = { $n } puzzles, by pattern, length, level and pieces
library-count = { $n ->
    [1] { $n } puzzle
   *[other] { $n } puzzles
  }
library-none = No puzzles match
library-none-note = Try fewer filters
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
only-no = Including
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
sort-filed = Original order
sort-easy = Easy first
parts-label = Pages
parts-first = First page
parts-back = Previous page
parts-forward = Next page
parts-last = Last page
parts-where = { $first }–{ $last } / { $total }
puzzle-waiting = Opening
example-start = Starting position
example-step = { $n } / { $total }
example-failed = The example could not be opened
pack-failed = “{ $pack }” could not be opened

## States

empty-set = No puzzles in this set yet
