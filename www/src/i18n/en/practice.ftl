## Sets

set-count = { $n } { $n ->
    [one] puzzle
   *[other] puzzles
  }
storage-library = Library, { $n } sets

## Me

me-marks = Your record
me-settings = Settings
me-offline = Offline and storage
offline-ready-note = Puzzles work without a network
offline-saving-note = When it is done, puzzles work without a network
offline-none = This browser cannot work offline
offline-none-note = Private mode, or an insecure connection
storage-size = { $size } in all
storage-engine = App and prover
storage-lost = Progress cannot be saved
storage-lost-note = The browser refuses storage; progress is lost when the page closes
storage-note = Progress is only on this device
storage-kept = The browser will keep it
storage-not-kept = The browser may clear it when space runs out
install = Install
install-note = Opens like an app, without a browser tab
version = Version { $version }
update-check = Check for updates

## About

about = About and licences
about-proof = Every move is judged by proof. “Mate” means that every defence has been answered and the answers checked; “no mate” means that a defence that holds was found; when neither is known, the page says so.
about-privacy = No account, no tracking, no requests except for this page’s own files.
about-code = Program: MIT or Apache-2.0
about-puzzles = Puzzles: CC0 1.0
about-fonts = Fonts: subsets of Noto Serif SC and TC, SIL Open Font License 1.1
about-fonts-text = Full text of the font licence
about-stalemate = The side that has no legal move loses

## Today and practice

percent = { $n }%
times = { $n }×
days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
list-comma = ,{" "}
when-today = today
when-tomorrow = tomorrow
when-days = in { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
mode-learn = Learn
mode-practise = Practise
mode-exam = Exam
mode-review = Review
mode-mistakes = Retry mistakes
mode-daily = Puzzle of the day
mode-storm-3 = Storm, 3 min
mode-storm-5 = Storm, 5 min
mode-streak = Streak
mode-cycles = Cycles
mode-weak = Weak spots
mode-note-learn = Hints are free, nothing is counted
mode-note-practise = No hurry, with hints and solutions
mode-note-exam = No hints, one try each
mode-note-review = Back just before you forget
mode-note-mistakes = Missed in the last week
mode-note-daily = The same for everyone
mode-note-storm-3 = A mistake costs ten seconds
mode-note-storm-5 = A mistake costs ten seconds
mode-note-streak = Harder and harder until you miss
mode-note-cycles = The same set again and again, timed
mode-note-weak = Your hardest patterns
mode-start = Start
modes-title = Ways to practise
modes-note = Storms, streaks, exams, or set by set
modes-alone = Every day
modes-races = Test yourself
modes-by-set = Practise a set
choose-set = Choose a set
best-score = Best: { $n }
weak-none = No clear weak spot
cycles-label = Cycles so far
cycle-n = Cycle { $n }
cycle-open = { $n } of { $total } so far
due-title = To review
due-minutes = { $count ->
    [one] puzzle
   *[other] puzzles
  }, about { $n } min
due-count = { $n } to review
due-start = Start review
due-none = Nothing to review today
due-next = { $n } due { $when }
due-how = Puzzles you missed, needed a hint for or took long over come back here
continue-title = Carry on
continue-new = Start here
daily-same = Same for everyone
daily-open = Not done today
daily-start = Solve it
daily-again = Again
mistakes-count = { $n } in seven days
mistakes-none = No mistakes in the last seven days
mistakes-start = Try them again
calendar-title = Practice calendar
calendar-note = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }, { $days ->
    [one] { $days } day
   *[other] { $days } days
  } with practice, { $row } in a row
heat-label = Practice on { $days ->
    [one] { $days } day
   *[other] { $days } days
  } of { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }, { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
  }
heat-cell = { $date }: { $n ->
    [0] no puzzles
    [one] 1 puzzle
   *[other] { $n } puzzles
  }
heat-few = Fewer
heat-many = More
rates-title = First-try rate by pattern
rates-note = Red: below 50%, worth training
rates-order = Lowest first
rates-none = A pattern appears here after { $n } puzzles
progress-open = Full progress
progress-title = Progress
progress-summary = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
  } on { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
progress-none = No results yet
progress-none-note = After a few puzzles: rates, times, strong and weak patterns
progress-begin = Solve a few
figure-first = First try
figure-solved = Solved
figure-time = Average time
figure-row = Days in a row
ranks-title = Strong and weak
ranks-strong = Strong
ranks-weak = Needs work
ranks-train = Train weak patterns
curve-title = First-try rate over time
curve-key-week = A week
curve-key-mean = Four-week average
curve-label = First-try rate of { $n } weeks, from { $first }% to { $last }%
curve-point = Week of { $date }: { $rate }% of { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
  }, four weeks { $mean }%
by-length = By length
rates-length = { $kind ->
    [one] In { $least }
    [more] In { $least } or more
   *[range] In { $least }–{ $most }
  }
by-level = By level
level-n = Level { $n }
sure-note = Thin line: likely range. Choose a name to train it
review-summary = { $n } in rotation
review-how = Intervals follow the FSRS algorithm: the surer you are, the longer they get
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
run-empty-other = Nothing to do here
run-empty-note = Try another way to practise, or come back later
run-over-done = Done
run-over-time = Time is up
run-over-mistakes = Run over
run-over-stopped = Ended
result-none = Nothing done this time
result-solved = { $n } solved
result-of = of { $total }, { $clean } on the first try
result-best = Best so far
result-record = New best (was { $n })
result-combo = Longest streak
result-time = Time
result-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
  }
result-puzzles = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
  }
result-list = Puzzle by puzzle
result-line = Puzzle { $n }, { $mark }
result-again = Again
result-mistakes = Retry mistakes
result-home = Back to Today
data-open = Back up and restore
data-open-note = Progress is only on this device. Back it up
data-save-title = Back up
data-save-note = { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
  }, { $cards ->
    [one] { $cards } review
   *[other] { $cards } reviews
  }, { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
  } and the settings, in one file
data-save = Save a backup
data-saved = Saved as { $name }
data-restore-title = Restore
data-restore-note = Adds the progress in the file to yours; nothing here is lost
data-restore = Choose a backup
data-restored = Added: { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
  }, { $cards ->
    [one] { $cards } review
   *[other] { $cards } reviews
  }.
data-dropped = { $n ->
    [one] A record could not be read and was left out.
   *[other] { $n } records could not be read and were left out.
  }
data-clear-title = Delete
data-clear-note = Deletes all progress and settings on this device. Back up first
data-clear = Delete everything
data-clear-sure = This cannot be undone. Are you sure?
data-clear-yes = Delete
data-cleared = Everything was deleted
restore-backup-too-big = The file is too big for a backup
restore-backup-not-json = Not a backup, or incomplete
restore-backup-foreign = This file is from another program
restore-backup-newer = This backup is from a newer version; update first
restore-backup-damaged = The backup is damaged; nothing was changed
restore-backup-failed = It could not be saved; nothing was changed

## Lines, defences, reading, memory

mode-defences = Every defence
mode-write = Write the line
mode-read = Read notation
mode-blindfold = Blindfold
mode-note-defences = Solve against every reply
mode-note-write = Enter both sides’ moves; judged when you hand in
mode-note-read = Find the position after a written move, or play it
mode-note-blindfold = Pieces fade; a look costs a hint
modes-deeper = Look deeper
run-defences = Defences { $n } of { $total }
write-judging = Proving each move
write-turn = { $side ->
    [red] Enter Red’s move
   *[black] Enter Black’s move
  }
write-how = You move both sides; defend as long as you can
write-more = Once it is mate, hand in
write-hand-in = Hand in
write-correct = Correct it
write-right = { $end ->
    [stalemate] All right: stalemate
   *[checkmate] All right: mate
  }
write-right-note = Every move is proved
write-longer = Mate, but { $n ->
    [one] { $n } move
   *[other] { $n } moves
  } longer
write-wrong = Move { $n }, <move>{ $move }</move>, loses the mate
write-wrong-check = <move>{ $move }</move> ends the mate by checks
write-wrong-lost = <move>{ $move }</move> holds
write-soft = Move { $n }: <move>{ $move }</move> gives in too soon
write-soft-note = <move>{ $move }</move> holds out { $n } longer
write-short = Not finished yet
write-short-note = All right so far, { $n } more to mate
write-quiet = Move { $n }: <move>{ $move }</move> is no check
write-slow = Move { $n }: <move>{ $move }</move> is too slow
write-unknown = Move { $n }: <move>{ $move }</move> is not decided
write-open-note = Not counted as wrong; try another
write-solution-note = Step through it with the arrows
read-choose = Which board follows?
read-play = Play the written move
read-right = Right
read-wrong = Not this one
read-option-open = { $sign }, after { $move }
read-option-right = { $sign }, after { $move }, the right one
read-option-wrong = { $sign }, after { $move }, your choice
read-option-other = { $sign }, after { $move }
setting-reading = Notation to practise

## Settings

settings-note = Board, pieces, notation, sound
settings-preview = How the board looks
settings-looks = Appearance
settings-words = Language
settings-pace = Speed
settings-sound = Sound
settings-practice = Practice
setting-board = Board
ground-plain = Auto
ground-wood = Wood
ground-paper = Paper
ground-green = Green
ground-slate = Slate
pieces-letters = Letters
pieces-pictures = Pictures
setting-dark-discs = Dark pieces for Black
setting-dark-discs-note = Tells the sides apart without colour
labels-traditional = Chinese for Red, Arabic for Black
labels-arabic = Arabic for both
labels-chinese = Chinese for both
labels-iccs = Letters a to i
setting-show-last = Mark the last move
setting-show-check = Mark checks
setting-auto-next = Next puzzle automatically
setting-auto-next-note = Tap anything to stay
setting-volume = Volume
setting-voice = Announce 将军 and 绝杀
setting-voice-note = Uses the system’s Chinese voice
setting-vibration = Vibrate on moves
setting-vibration-note = On phones that support it
setting-cards = What goes into review
setting-cards-note = Puzzles already in review stay
cards-failed = Failed
cards-unsure = Unsure
cards-all = All
setting-fade = Blindfold: pieces fade
fade-3 = After 3 s
fade-5 = After 5 s
fade-10 = After 10 s
fade-move = After my move
backup-remind = Progress is only on this device. Back it up
backup-remind-note = { $n ->
    [one] { $n } attempt
   *[other] { $n } attempts
  } since the last backup
backup-later = Later
set-kind-pattern = Pattern
set-kind-length = Length
set-kind-level = Level
set-kind-pack = Set
set-length = Mate in { $n }
