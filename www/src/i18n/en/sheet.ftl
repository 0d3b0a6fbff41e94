### Worksheets: what stands on the paper, and the options

sheet-title = Worksheet
sheet-heading = Mate puzzles
sheet-class = Class
sheet-pupil = No.
sheet-date = Date
sheet-task-open = { $side ->
    [red] Red
   *[black] Black
  } to move and mate
sheet-page = Worksheet, page { $n } of { $total }
sheet-board = Board of exercise { $n }
sheet-scan = Scan to solve the same set on a phone.
sheet-legend = Open discs are Red, solid discs are Black. Red plays up the page.
sheet-foot = Canju · page { $n } of { $total }

## Answers

key-heading = Answers
key-proved = Every answer is proved; the defences listed are all legal replies
key-page = Answers, page { $n } of { $total }
key-foot = Canju · answers { $n } / { $total }
key-count = { $n } { $n ->
    [one] solution
   *[other] solutions
  }
key-comma = {", "}
key-waiting = Being proved…
key-no-mate = { $goal ->
    [checks] No mate by checks (proved). Change the exercise, or allow quiet moves.
   *[any] No mate (proved). Change the exercise.
  }
key-unknown = Not decided within the limits: no answer is given.
key-fault = This position cannot be judged: { $code }
key-also = Move 1 may also be { $moves }
key-only-defence = After move 1 { $side ->
    [red] Red
   *[black] Black
  } has only { $move }.
key-defences = Defences after move 1: { $moves }
key-defence = { $move } ({ $n } left)
key-defence-at-most = { $move } (at most { $n } left)
key-dual = Move { $n } may also be { $moves }
key-at-most = The mate is proved; whether there is a shorter one is not decided.
key-perhaps = Whether other first moves are as good is not decided.
key-note = Note: { $text }

## Options

sheet-options = Options of the worksheet
sheet-paper = Paper
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-per-page = On a page
sheet-boards = { $n }
sheet-large = Large print
sheet-lengths = Say in how many moves
sheet-lines = Answer lines
sheet-code = QR code of the set
sheet-key = With answers
sheet-print = Print
sheet-proving = Proving the answers: { $done } / { $total }
sheet-proved = All answers are proved
sheet-unproved = { $n } { $n ->
    [one] exercise is
   *[other] exercises are
  } not decided or no mate: the answers say so
sheet-no-code = The set is too large for one QR code; give it to pupils as a file
sheet-none = There is no such set
sheet-none-note = It may have been deleted, or be on another device.
sheet-empty = The set has no exercises yet
sheet-to-sets = My sets
