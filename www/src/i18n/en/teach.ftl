### Lessons: sets, links, homework, results.

## The page of lessons

teach-title = Class
teach-about = Sets, links, results
sets-own = My sets
sets-none = No sets yet
sets-none-note = Make one from the library or from your own positions
set-new = New set
set-open = Open a file
set-import = Import records
set-untitled = Untitled
exercises-count = { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
  }
opened-set = “{ $title }”, { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
  }. What is it for?
opened-keep = Add to my sets
opened-solve = Solve it
classes-kept = Saved results
class-count = { $n ->
    [one] 1 result
   *[other] { $n } results
  }
homework-here = Homework
homework-here-note = On this device only
homework-handed = Handed in
homework-done = { $done } of { $total } done
homework-drop = Delete “{ $title }”
undo = Undo

## Privacy

privacy-title = Privacy
privacy-1 = No accounts, no log-in, no cookies.
privacy-2 = The page requests its own files and nothing else; making, solving and collecting work offline.
privacy-3 = A set travels after the # of its link, which browsers never send to a server. It contains no answers.
privacy-4 = A result code holds a class number or two pictures, never a name.
privacy-5 = Nothing is collected, so there is nothing to consent to.
privacy-delete = Delete everything on this device

## Making a set

builder-title = Set title
set-send = Send
set-gone = This set is not on this device
set-gone-note = It may have been deleted, or made on another device
set-open-count = { $n } not decided
builder-empty = No exercises yet
builder-empty-note = Up to 60
set-more = More
set-preview = Preview as a pupil
set-print = Print a worksheet
set-duplicate = Duplicate
set-copy-of = { $title } copy
set-remove = Delete this set
set-removed = “{ $title }” deleted
add-library = From the library
add-own = Add positions
exercises-added = { $n } added{ $left ->
    [0] {""}
   *[other] , no room for { $left }
  }
exercise-n = Exercise { $n }
exercise-of = Exercise { $n } of { $total }
exercise-link = Exercise { $n }, { $task }, { $mark }
exercise-task-open = { $side ->
    [red] Red to move
   *[black] Black to move
  }
exercise-move = Move exercise { $n } of { $count }
exercise-moved = Now exercise { $n } of { $count }
exercise-edit = Exercise { $n }, { $task }, change
exercise-remove = Remove exercise { $n }
exercise-removed = Exercise { $n } removed
exercise-title = Title
exercise-note = Note before solving
notes-count = { $n ->
    [one] 1 note
   *[other] { $n } notes
  }
notes-title = Notes on moves
notes-about = Shown when the pupil plays the move
notes-move = Move
notes-text = What to say
notes-add = Add
notes-remove = Remove the note on { $move }

## Choosing from the library

pick-pattern = Pattern
pick-any = Any
pick-length = Moves
pick-length-of = { $range } moves
pick-level = Level
pick-level-of = Level { $n }
pick-count = How many
pick-seed = Draw number
pick-seed-note = The same number draws the same exercises
pick-again = Draw again
pick-waiting = Drawing
pick-fits = { $n ->
    [0] Nothing matches. Loosen the conditions
   *[other] { $n } match
  }
pick-add = Add { $n }

## Own positions

own-text = Paste positions, one per line
own-placeholder = FEN, optionally followed by moves; or moves alone
own-editor = Set one up on the board
own-goal = Task
own-goal-checks = Mate by checks
own-goal-any = Quiet moves too
own-side = { $side ->
    [red] Red to move
   *[black] Black to move
  }
own-fault-text = No position in this line
own-fault-move = { $move } cannot be played
own-left-long = Line { $line } is longer than 4,000 characters and was not read
own-left-more = Nothing after line { $line } was read ({ $n } lines): a set holds 60 positions

## Proofs

sum-library = From the library, proved
sum-searching = Proving
sum-mate = { $goal ->
    [checks] Mate in { $n } by checks
   *[any] Mate in { $n }
  }, { $keys ->
    [one] 1 solution
   *[other] { $keys } solutions
  }
sum-mate-some = { $goal ->
    [checks] Mate in { $n } by checks
   *[any] Mate in { $n }
  }, perhaps more than one solution
sum-mate-bound = { $goal ->
    [checks] Mate by checks in { $n } or less
   *[any] Mate in { $n } or less
  }
sum-none = { $goal ->
    [checks] No mate by checks
   *[any] No mate
  }
sum-unknown = Not decided within the limits
sum-more = Search further

## Terms

options-title = Terms
option-locked = Solutions after hand-in
option-locked-note = On trust, not encrypted
option-hints = Hints allowed
option-tries = Wrong moves allowed
option-tries-note = Then the exercise ends
option-tries-n = { $n ->
    [0] Any number
   *[other] { $n }
  }
option-defence = Defence
option-defence-longest = The longest
option-defence-free = Others too
option-defence-all = Every one
option-defence-note-longest = The longest defence only
option-defence-note-free = The pupil may try other defences
option-defence-note-all = Every defence to the first move must be answered
option-minutes = Time
option-minutes-n = { $n ->
    [0] No limit
   *[other] { $n } min
  }
terms-hints = Hints are allowed
terms-no-hints = No hints
terms-tries = { $n ->
    [one] One wrong move ends an exercise
   *[other] { $n } wrong moves end an exercise
  }
terms-locked = Solutions after you hand in
terms-all = Answer every defence
terms-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  } from the first exercise on

## Sending

send-title = Send to pupils
send-qr = QR code of “{ $title }”
send-line = { $title }, { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
  }. Scan and solve, no login
send-copy = Copy link
send-copied = Link copied
send-not-copied = The browser does not allow copying; select the text by hand
send-other = Other ways
send-length = The link has { $n } characters
send-long = The link would have { $n } characters, more than { $most }; chat apps would cut it. Send the file, or use fewer exercises
send-file = Save as a file

## Pupils

homework-title = Homework
homework-before = Before you start
homework-start = Start
homework-on = Continue
start-who = First say who you are
start-done = All done. Hand it in
start-proving = Proving your teacher’s positions. A moment, please
start-open = The rest could not be decided on this device; search further
homework-exercises = Exercises
homework-look = Look at each
homework-overview = Back to the exercises
homework-time = Time left
homework-mistakes = { $n ->
    [one] Look at 1 mistake
   *[other] Look at { $n } mistakes
  }
homework-again = Do it again
tries-left = { $n ->
    [one] 1 try left
   *[other] { $n } tries left
  }
preview-note = Preview as a pupil. Nothing is saved
preview-back = Back to the set
pupil-who = Who are you?
pupil-by-number = Class number
pupil-by-pictures = Two pictures
pupil-number = Class number
pupil-number-choose = Choose
pupil-tag = No. { $tag }
pupil-first = Choose the first picture
pupil-second = Now a second one
pupil-pair = You are { $tag }. Remember it
pupil-note = No name needed. Your work stays on this device
handing-in = Hand in
hand-in-sure = You cannot change anything after that
hand-in-sure-open = { $n } not done yet; you cannot change anything after that
result-title = Handed in
result-who = No. { $tag }
result-code = Result code
result-copy = Copy result code
result-copied = Copied. Send it to your teacher
result-message = { $title }, result of no. { $tag }: { $code }
result-qr = QR code of the result
result-note = Send the code to your teacher, or let it be scanned. It contains no name

## Collecting

collect-title = Collect results
collect-about = Paste or scan codes; everything stays on this device
collect-add = Enter result codes
collect-paste = Paste codes, links or a whole chat
collect-take = Enter
collect-taken = { $n } entered{ $same ->
    [0] {""}
   *[other] , { $same } known already
  }{ $damaged ->
    [0] {""}
   *[other] , { $damaged } damaged
  }
collect-damaged = These look like codes but contain a mistake. Ask for them again:
collect-foreign = { $n ->
    [one] One code is
   *[other] { $n } codes are
  } of another set, or of this one before it was changed. Paste the link of that set, or open its file first
collect-none = No results yet
collect-none-note = Pupils get a code when they hand in
collect-set = Set
collect-removed = Results cleared
collect-scan = Scan
scan-waiting = Hold the code up to the camera
scan-camera = Camera
scan-found = Got it. Next one, please
scan-count = { $n } so far
scan-foreign = This is not a result code
scan-nothing = No code found in the picture
scan-no-camera = No camera available; read from pictures instead
scan-no-picture = This picture cannot be opened
scan-picture = Read from pictures
class-summary = { $codes ->
    [one] 1 result
   *[other] { $codes } results
  }, { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
  }
class-table = Table of results
class-pupil = Pupil
class-look = Wrong moves in exercise { $n }
class-clean = First try
class-time = Time
class-minutes = { $n } min
class-time-minutes = Time (min)
class-all = Class
class-wrong = Wrong first moves
cell = { $word }{ $wrong ->
    [0] {""}
   *[other] , { $tries } wrong
  }{ $hint ->
    [0] {""}
   *[other] , hint { $hint }
  }, about { $seconds } s
class-mark-clean = First try
class-mark-helped = With a hint or another try
class-mark-failed = Not solved
class-mark-none = Not done
class-again = No. { $tags } handed in more than once; the last one counts
class-odd = { $n } with a different number of exercises, left out
class-hardest = Hardest first
class-keep = Keep on this device
class-keep-note = Otherwise it is gone when you leave this page
class-remove = Clear these results
class-previous = Previous exercise
class-next = Next exercise
wrong-title = Exercise { $n }, most common wrong moves
wrong-count = { $n ->
    [one] 1 pupil
   *[other] { $n } pupils
  }
wrong-none = Nobody got the first move wrong
wrong-solved = { $done } tried, { $solved } solved, { $clean } of them on the first try
wrong-board = Explain on the big board

## What is wrong with links and files

fault-link-home = Home
fault-exercise = (exercise { $n })
fault-link-empty = There is no set in this link
fault-note-link-empty = Ask for it again, or for the file
fault-link-cut = Link incomplete
fault-note-link-cut = The end is missing. Ask for it again, or for the file
fault-link-damaged = Link damaged
fault-note-link-damaged = Some characters have changed. Ask for it again, or for the file
fault-link-newer = This set was made with a newer version
fault-note-link-newer = Update this page, then open the link again
fault-link-puzzle = A puzzle of this set is not in the library here
fault-note-link-puzzle = Update this page, then open the link again
fault-link-library = The library here differs from the teacher’s
fault-note-link-library = Update this page, then open the link again
fault-homework-gone = This homework is not on this device
fault-note-homework-gone = Open it with the link from your teacher
fault-set-too-big = The file is too large
fault-set-not-json = The file cannot be read
fault-set-foreign = This is not a set file
fault-set-newer = The file was saved by a newer version; update first
fault-set-damaged = The file is damaged
fault-set-title = The title is not valid
fault-set-options = The terms are not valid
fault-set-empty = There are no exercises in it
fault-set-too-many = More than 60 exercises
fault-exercise-damaged = An exercise is damaged
fault-exercise-fen = The position of an exercise cannot be read
fault-exercise-text = A text in an exercise is too long
fault-exercise-notes = The notes of an exercise are not valid
