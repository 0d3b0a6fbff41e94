/**
 * Compile-time proof that the hand-written wire and the one that Rust writes are the same: each pair must be assignable
 * both ways. Nothing runs; the build fails where the two part.
 */
import type * as rust from './pkg/canju_wasm.js';
import type * as wire from './wire';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** One `true` for each shape; `never` is not assignable to it. */
export const AGREED: {
  fault: Same<wire.Fault, rust.Fault>;
  position: Same<wire.PositionView, rust.PositionView>;
  fen: Same<wire.FenReport, rust.FenReport>;
  names: Same<wire.MoveNames, rust.MoveNames>;
  reading: Same<wire.MoveReading, rust.MoveReading>;
  puzzle: Same<wire.Puzzle, rust.Puzzle>;
  judgement: Same<wire.Judgement, rust.Judgement>;
  attempt: Same<wire.AttemptView, rust.AttemptView>;
  hint: Same<wire.Hint, rust.Hint>;
  progress: Same<wire.Progress, rust.Progress>;
  solve: Same<wire.SolveAnswer, rust.SolveAnswer>;
  explanation: Same<wire.Explanation, rust.Explanation>;
  request: Same<wire.Request, rust.SearchRequest>;
  response: Same<wire.Response, rust.SearchResponse>;
  rules: Same<wire.Rules, Pick<typeof rust, keyof wire.Rules>>;
} = {
  fault: true,
  position: true,
  fen: true,
  names: true,
  reading: true,
  puzzle: true,
  judgement: true,
  attempt: true,
  hint: true,
  progress: true,
  solve: true,
  explanation: true,
  request: true,
  response: true,
  rules: true,
};
