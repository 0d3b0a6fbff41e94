## Names and navigation

analyse = Analyse this position
close = Close

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
move-unclear = More than one piece can: say which
move-nearest = Legal: { $moves }

## Me

setting-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
setting-labels = File numbers
labels-off = Hidden
setting-speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
speed-class = Class
setting-sounds = Sounds
settings-all = All settings
setting-notation = Notation
notation-auto = Match language
notation-chinese = 马八进七
notation-file-pawns = 前三平二
notation-traditional = 馬八進七
notation-wxf = H8+7
notation-iccs = B6-C8
setting-pieces = Pieces
pieces-traditional = 俥傌
pieces-simplified = 车马

## States

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

## Why it is over, and why a reply loses

why-reply = Why it fails
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

## Projector

projector-open = Show to a class
keys-sound = Sounds on or off
projector-hide = Hide the task
projector-show = Show the task
projector-hidden = What would you play?
projector-vote = Vote
projector-vote-how = Move on the board; each move is one vote
projector-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }
projector-fewer = One vote less for { $move }
projector-more = One vote more for { $move }
projector-clear = Clear the votes
projector-leave = Leave

## Hints

only-next-move = Only the next move
