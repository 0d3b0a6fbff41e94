# Files of other programs, and what they hold.

import-title = Import
import-about = Open records and exercises of other programs, have each one proved, and put them into your sets
import-summary = { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }, { $mates ->
    [one] { $mates } mate
   *[other] { $mates } mates
  } proved
import-drop = Drop files here
import-drop-note = XQF, CBR, CBL, CBF, PGN, DhtmlXQ, lists of positions, plain moves, our own sets, and zips and gzips of them. Format and encoding are told by content
import-private = Files do not leave this device
import-files = Choose files
import-folder = Choose a folder
import-paste = Paste text
import-paste-note = FEN, DhtmlXQ code, PGN, or moves
import-paste-read = Read
import-pasted = Pasted text
import-clear = Clear
import-work-reading = Reading, { $percent }%
import-work-judging = Proving, { $done } of { $total ->
    [one] { $total } position
   *[other] { $total } positions
  }
import-work-mining = Looking for missed mates, { $done } of { $total ->
    [one] { $total } game
   *[other] { $total } games
  }
import-done = Done: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }, { $mates ->
    [one] { $mates } mate
   *[other] { $mates } mates
  } proved
import-tabs = What came in
import-tab-exercises = Positions
import-tab-games = Games
import-tab-files = Files
import-tab-warnings = Warnings
import-more = Show { $n } more

import-goal = What to prove
goal-choice-either = Mate by checks, else any mate
goal-choice-checks = Mate by checks only
goal-choice-any = Any mate
import-show = Show
import-show-all = All { $n }
import-show-mate = Mates { $n }
import-show-book = Book differs { $n }
import-show-none = No mate { $n }
import-show-open = Not decided { $n }
import-none-here = No positions here
import-no-positions = No positions for exercises were found. Whole games can be searched for missed mates
import-twins = { $n ->
    [one] A position was there already and is listed once
   *[other] { $n } positions were there already and are listed once
  }
import-pick-all = Choose all mates
import-pick-none = Choose none
import-pick = Choose { $n }: { $task }
import-chosen = { $n } chosen
import-judge = Go on proving
found-waiting = Not proved yet
found-at-most = { $side ->
    [red] Red
   *[black] Black
  } mates in { $n } or less
found-no-checks = No mate by checks
found-no-mate = No mate
found-unknown = Not decided
found-failed = Not finished
found-illegal = Breaks the rules: { $reason }
found-any = Quiet moves
keys-several = { $n ->
    [one] { $n } solution
   *[other] { $n } solutions
  }
book-same = Same as the book
book-unfinished = Same as the book, which stops early
book-longer = Book’s ply { $at } is { $by } longer than needed
book-not-forced = No forced mate after the book’s ply { $at }
book-too-slow = No mate in time after the book’s ply { $at }
book-illegal = The book’s ply { $at } is illegal
book-undecided = The book’s ply { $at } is not decided
import-missed = Missed in the game

import-to-set = Add to a set
import-set-where = Which set
import-set-new = A new set
import-set-name = Name of the set
import-set-choice = { $title } ({ $n })
import-set-untitled = Untitled
import-set-add = Add { $n }
import-set-added = { $added } added to “{ $title }”
import-set-left = { $n } found no room: a set holds 60
import-set-cut = { $n ->
    [one] A title was cut to 20 characters
   *[other] { $n } titles were cut to 20 characters
  }
import-set-open = Open the set: link, QR code, print
import-set-failed = Nothing was added
import-save = Save as
import-save-format = Format
format-canju = Set .canju
format-pgn = PGN
format-xqf = XQF, one file each
format-cbr = CBR, one file each
format-cbl = CBL library
format-dhtmlxq = DhtmlXQ
format-fen = FEN list
import-saved = Saved: { $name }
import-saved-many = { $n ->
    [one] { $n } file
   *[other] { $n } files
  } saved
import-losses = This format cannot hold: { $what }
import-no-losses = Nothing is lost
loss-variations = variations
loss-moves = moves
loss-comments = comments
loss-nags = glyphs
loss-tags = some tags
loss-long-texts = long texts
loss-characters = some characters
loss-unread-texts = texts that are no moves
loss-pieces = pieces beyond a set
loss-side-to-move = the side to move
loss-result = the result
loss-counters = counters
loss-records = whole records
loss-braces = braces

import-no-games = No games
import-untitled = Game { $n }
import-players = { $red } – { $black }
import-plies = { $n ->
    [one] { $n } ply
   *[other] { $n } plies
  }
import-branches = { $n ->
    [one] { $n } line
   *[other] { $n } lines
  }
import-comments = { $n ->
    [one] { $n } comment
   *[other] { $n } comments
  }
import-notes = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
  }
import-mine = Find missed mates
import-mine-note = Searches whole games for mates by checks that either side missed
import-mined = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } searched, { $missed ->
    [one] { $missed } missed mate
   *[other] { $missed } missed mates
  }
import-mined-unfinished = { $n ->
    [one] { $n } game has a fault and was
   *[other] { $n } games have faults and were
  } not searched to the end; see Warnings

import-file-waiting = Waiting
import-file-reading = Reading
import-file-read = { $format }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
import-file-zip = archive, { $games ->
    [one] { $games } file
   *[other] { $games } files
  }
import-file-cancelled = Stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
import-encoding = Encoding of { $name }
import-encoding-auto = Automatic ({ $encoding })
import-remove = Remove { $name }
unread-empty = The file is empty
unread-too-large = The file is larger than 256 MB
unread-unknown-format = Not a known format
unread-truncated = Cut off before the first position (byte { $at })
unread-unknown-version = A version that is not known
unread-no-games = The library holds no game
unread-opening-book = An opening book, which holds no games
unread-archive = RAR and 7z are not opened here; take the files out first, or pack them as zip
unread-encrypted = Locked with a password; unlock it first
unread-unknown-packing = Packed in a way that is not opened here; pack it as plain zip
unread-no-files = The archive holds no file
unread-too-many-files = More than 20,000 files; those from here on were left out
unread-bad-compression = The compressed part is damaged (byte { $at })
unread-broken-markup = The mark-up is broken (byte { $at })
unread-file-gone = The file can no longer be read; choose it again
unread-set-newer = The set is of a newer version; update first
unread-set-empty = The set is empty
unread-set = The file of the set is damaged ({ $code })
unread-other = It cannot be read ({ $code })

import-no-warnings = No warnings: everything was read
import-warnings-note = Everything that was read is kept. These are the places that were not understood, or were bent
warning-truncated = Truncated; what came before is kept
warning-bad-length = A length that cannot be true; reading stopped there
warning-bad-value = A value that is not known; reading stopped there
warning-key-checksum = The check sum of the keys does not fit
warning-newer-version = A newer version, read as the newest known
warning-encoding-guessed = The encoding is a guess; it can be chosen by hand
warning-bad-bytes = Bytes that mean nothing in the encoding
warning-too-many-nodes = Too many moves; the rest was left out
warning-too-many-games = Too many games; the rest was left out
warning-too-many-files = More than 20,000 files in an archive; the rest was left out
warning-too-deep = Variations nested too deep
warning-more-warnings = More warnings than are kept
warning-more-moments = More marked positions than are taken of one game; those from here on were left out
warning-illegal-move = An illegal move; its line stops there
warning-ambiguous-move = A text that fits several moves, kept as text
warning-unread-move = A text that is no move, kept as text
warning-off-board = A point off the board
warning-side-turned = The side to move was turned to that of the first move
warning-stray-text = Text between moves became a comment
warning-passed-over = A line without a position was passed over
warning-bad-fen = The position cannot be read
warning-point-taken = Two pieces on one point; one was left out
warning-unclosed = A comment or variation is never closed
warning-lost-branch = A variation leaves a line that is not there
warning-deleted-skipped = A deleted game was skipped
warning-recovered = Recovered without the index; it may have been deleted
warning-not-a-game = An entry of the index holds no game
warning-doctype-ignored = A document type was ignored
warning-broken-markup = Broken mark-up; reading stopped there
warning-moves-rank-base = Ranks of the moves may count from 0 or from 1
warning-moves-cut = Moves behind the position were not read to their end
warning-width-folded = Full-width characters were folded
warning-underscores = Underscores stood for blanks
warning-url-escapes = Escapes of an address were undone
warning-pocket = An empty pocket was dropped
warning-side-letter = An unusual letter for the side to move
warning-tail = The last fields of the FEN were not understood
warning-halfmove-clamped = The count without captures was out of range
warning-fullmove-clamped = The move number was out of range
warning-other = { $code }
at-byte = byte { $at }
at-line = line { $at }
at-ply = ply { $at }
at-game = game { $at }
at-setup = set-up

record-gone = This game is gone; import it again
record-moves = Moves
record-start = Start
record-others = Also here
record-tags = About the record
record-stops = What follows is not legal, so the line stops here
record-text = In the file: { $text }
record-step = Ply { $n } of { $total }
record-first = To the start
record-last = To the end
