/**
 * The wire: every shape that crosses between the wasm module and the page. `crate/wasm/src/wire.rs` holds the same
 * shapes as Rust structs; `wire-check.ts` proves at compile time that the two agree. No behaviour lives here.
 *
 * Squares are "a0".."i9" (file a on Red's left, rank 0 Red's back rank), moves are two squares ("h2e2").
 */

export type Side = 'red' | 'black';
export type Goal = 'checks' | 'any';
/** Piece letters as in FEN: upper case Red, lower case Black. */
export type PieceLetter = 'K' | 'A' | 'B' | 'N' | 'R' | 'C' | 'P' | 'k' | 'a' | 'b' | 'n' | 'r' | 'c' | 'p';

export interface PlacedPiece {
  square: string;
  piece: PieceLetter;
}

/** A fault with a stable code; the page turns the code into words. */
export interface Fault {
  code: string;
  squares: string[];
  message: string;
}

/** Everything that the board and the grid need to know of one position. */
export interface PositionView {
  fen: string;
  turn: Side;
  pieces: PlacedPiece[];
  /** All legal moves. */
  legal: string[];
  /** The square of the king in check, if any, and the pieces that give it. */
  check: string | null;
  checkers: string[];
  status: 'playing' | 'checkmate' | 'stalemate';
}

/** What `readFen` says of a text. */
export interface FenReport {
  ok: boolean;
  fen: string | null;
  warnings: string[];
  errors: Fault[];
}

/** One move in all notations. */
export interface MoveNames {
  iccs: string;
  uci: string;
  chinese: string;
  chineseFilePawns: string;
  traditional: string;
  halfWidth: string;
  short: string;
  wxf: string;
  wxfFilePawns: string;
}

/** What `readMove` says of a text: a move, or why not. */
export interface MoveReading {
  move: string | null;
  error: 'syntax' | 'no-move' | 'ambiguous' | 'illegal' | null;
  candidates: string[];
  /** Where one piece was meant: why its move is not legal. */
  reason: Fault | null;
}

export interface LocalText {
  'zh-Hans': string;
  'zh-Hant': string;
  en: string;
}

export interface Puzzle {
  id: string;
  fen: string;
  goal: Goal;
  mateIn: number;
  keys: string[];
  line: string[];
  tags: string[];
  level: number;
  title?: LocalText;
  source?: string;
}

/** A legal reply of the defender and how many attacker moves it still holds out (exact unless `atMost`). */
export interface Reply {
  move: string;
  mateIn: number;
  atMost: boolean;
}

export type Verdict =
  /** Keeps the shortest mate. */
  | 'best'
  /** Still a forced mate, `extra` moves longer than the shortest. */
  | 'longer'
  /** A check, but the defence in `refutation` ends the attack by checks. */
  | 'check-no-mate'
  /** Not a check, and `refutation` holds. */
  | 'attack-lost'
  /** The defence in `refutation` holds out longer than the task allows; whether a longer mate exists is not known (goal any). */
  | 'too-slow'
  /** The defender has no move left. */
  | 'solved'
  /** Not decided within the limits; never shown as wrong. */
  | 'unknown';

export interface Judgement {
  move: string;
  verdict: Verdict;
  /** Attacker moves that remain after this move (best, longer, solved = 0). */
  mateIn: number | null;
  /** How many moves longer than the shortest (longer). */
  extra: number;
  /** How the game ended (solved). */
  end: 'checkmate' | 'stalemate' | null;
  /** True where the move keeps a mate, but by a quiet move where the task says checks only. */
  quiet: boolean;
  /** All legal replies, longest defence first (best, longer). The first is the one that was played. */
  replies: Reply[];
  /** From the judged move's position: the defender's refuting reply, then the play that follows it (wrong moves). */
  refutation: string[];
  /** How many positions the certificate of this verdict has; it has been checked whenever a judgement exists. */
  certified: number;
  /** Search nodes spent. */
  nodes: number;
}

/** The state of an attempt after each request. */
export interface AttemptView {
  /** From the puzzle's position, attacker and defender by turns. */
  moves: string[];
  /** Judgement of each attacker move that stands, in order. */
  judgements: Judgement[];
  /** Attacker moves to the shortest mate from the current position, if it is the attacker's turn. */
  mateIn: number | null;
  state: 'solving' | 'solved' | 'given-up';
  /** Highest hint stage used (0 to 4), count of wrong tries, whether the whole solution was shown. */
  hintStage: number;
  wrongTries: number;
  longerTries: number;
  solutionShown: boolean;
}

/** Stage 1 theme and length, 2 the piece, 3 the move, 4 the line against the best defence. */
export interface Hint {
  stage: 1 | 2 | 3 | 4;
  tags: string[];
  mateIn: number;
  square: string | null;
  move: string | null;
  line: string[];
}

export interface Progress {
  nodes: number;
  /** Proof and disproof number of the root. */
  pn: number;
  dn: number;
  /** Table fill in percent. */
  table: number;
}

/** An answer of the solver on a position of one's own. */
export interface SolveAnswer {
  verdict: 'mate' | 'no-mate' | 'unknown' | 'illegal';
  goal: Goal;
  mateIn: number | null;
  exact: boolean;
  /** Shortest first moves: all of them if `keysComplete`; none where the defender is to move. */
  keys: string[];
  keysComplete: boolean;
  /** Mate: the main line. No mate: a try of the attacker, or the defender's move at hand, and play in which the defence holds. */
  line: string[];
  certificate: { checked: boolean; positions: number } | null;
  nodes: number;
  why: string | null;
  faults: Fault[];
}

/** A piece that attacks a point. */
export interface Cover {
  square: string;
  piece: PieceLetter;
  /** A rook's line, a cannon over its screen, a horse by its free leg, a pawn's step, the other king along an open file. */
  way: 'line' | 'screen' | 'leg' | 'step' | 'facing';
  /** The screen or the leg. */
  via: string | null;
  /** Its line runs over the point where the king stands, to this one behind it. */
  behind: boolean;
}

/** A point next to the king, and why it cannot go there; `names` are those of the king's move. */
export interface Flight {
  square: string;
  piece: PieceLetter | null;
  bar: 'own-piece' | 'covered' | 'protected';
  covers: Cover[];
  names: MoveNames | null;
}

export interface Parry {
  purpose: 'captures-checker' | 'interposes' | 'adds-screen' | 'removes-screen' | 'captures-screen' | 'blocks-leg' | 'king-moves';
  /** The piece that checks. */
  against: string;
}

export interface Obstacle {
  code: 'leg-blocked' | 'eye-blocked' | 'no-screen';
  squares: string[];
}

export interface Exposure {
  cause: 'double-check' | 'pinned' | 'kings-facing' | 'becomes-screen';
  by: Cover;
}

/** A move that would help (without a check any move) and is not legal: by an obstacle, or by what would attack the king. */
export interface Barred {
  move: string;
  names: MoveNames | null;
  parries: Parry[];
  obstacle: Obstacle | null;
  exposures: Exposure[];
}

/** Why the game is over. */
export interface Ending {
  code: 'checkmate' | 'stalemate';
  king: string;
  piece: PieceLetter;
  checkers: Cover[];
  flights: Flight[];
  barred: Barred[];
}

export type DeedCode =
  | Parry['purpose']
  | 'parries-nothing'
  | 'captures'
  | 'retakes'
  | 'check'
  | 'double-check'
  | 'discovered-check'
  | 'quiet'
  | 'sacrifice';

/** What a move does. */
export interface Deed {
  move: string;
  names: MoveNames | null;
  piece: PieceLetter;
  captured: PieceLetter | null;
  does: DeedCode[];
}

/** How a reply is refuted: by `line`, whose first move is the answer. `exact`: `mateIn` is the distance, else an upper bound. */
export interface Refuted {
  reply: Deed;
  mateIn: number;
  exact: boolean;
  line: string[];
  answer: Deed;
}

/** Why the game is over; of a reply (`refuted`), how it loses and why the line against it ends where it does. */
export interface Explanation {
  refuted: Refuted | null;
  ending: Ending;
}

/**
 * Requests to the search worker. Every request has an id; `cancel` names the id of the request to stop.
 * `graph`: the whole solution of the position at hand, which is solved now if it was not yet. `judge`: one first move of a
 * position, whose `mateIn` is believed; the attempt that was open ends. `fresh` forgets what the table holds, so that answer
 * and cost depend on the question alone; `quick` asks for the verdict only, whose length is an upper bound; `attacker` is who
 * is to mate, the side to move unless told. `explain`: why the
 * game is over at the end of the line, or why the reply `move` to the attacker move number `turn` (0 is the first) loses.
 */
export type Request =
  | { id: number; kind: 'open'; puzzle: Puzzle }
  | { id: number; kind: 'play'; move: string }
  | { id: number; kind: 'defend'; move: string }
  | { id: number; kind: 'take-back' }
  | { id: number; kind: 'restart' }
  | { id: number; kind: 'hint' }
  | { id: number; kind: 'give-up' }
  | { id: number; kind: 'graph' }
  | { id: number; kind: 'explain'; turn?: number; move?: string }
  | { id: number; kind: 'solve'; fen: string; goal: Goal; attacker?: Side; nodes?: number; fresh?: boolean; quick?: boolean }
  | { id: number; kind: 'judge'; puzzle: Puzzle; move: string; fresh?: boolean }
  | { id: number; kind: 'cancel'; of: number };

/**
 * Answers of the worker.
 * `play`: a wrong move is judged but not kept in the view's moves (the page shows it and its refutation, then goes back);
 * a right move is kept together with the defender's longest reply. `defend` exchanges the last defender reply for another.
 * `graph`: null where the solution was not found within the limits, or is too large; its numbers are read in `foresight.ts`.
 */
export type Response =
  | { id: number; kind: 'ready' }
  | { id: number; kind: 'view'; view: AttemptView }
  | { id: number; kind: 'played'; judgement: Judgement; view: AttemptView }
  | { id: number; kind: 'hint'; hint: Hint; view: AttemptView }
  | { id: number; kind: 'solution'; line: string[]; view: AttemptView }
  | { id: number; kind: 'graph'; graph: number[] | null }
  | { id: number; kind: 'explained'; explanation: Explanation }
  | { id: number; kind: 'solved'; answer: SolveAnswer }
  | { id: number; kind: 'judged'; judgement: Judgement }
  | { id: number; kind: 'progress'; progress: Progress }
  | { id: number; kind: 'cancelled' }
  | { id: number; kind: 'error'; fault: Fault };

/** The synchronous functions of the module on the page (camelCase names of the wasm exports). */
export interface Rules {
  readFen(text: string): FenReport;
  /** Throws a Fault on a bad FEN. */
  position(fen: string): PositionView;
  /** The position after a legal move; throws a Fault whose code is the reason when the move is not legal. */
  play(fen: string, move: string): PositionView;
  /** Why a move is not legal; null when it is. */
  whyIllegal(fen: string, move: string): Fault | null;
  notate(fen: string, move: string): MoveNames;
  readMove(fen: string, text: string, mode: 'auto' | 'uci' | 'keypad'): MoveReading;
}
