/** Compile-time proof that the hand-written shapes of the workshop and those that Rust writes are the same. Nothing runs. */
import type * as rust from './pkg/canju_workshop.js';
import type * as wire from './wire';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

export const AGREED: {
  note: Same<wire.Note, rust.Note>;
  report: Same<wire.FileReport, rust.FileReport>;
  member: Same<wire.MemberHead, rust.MemberHead>;
  batch: Same<wire.RecordBatch, rust.RecordBatch>;
  view: Same<wire.RecordView, rust.RecordView>;
  loss: Same<wire.LossNote, rust.LossNote>;
  find: Same<wire.Find, rust.Find>;
  advice: Same<wire.AdvicePart, rust.AdvicePart>;
} = { note: true, report: true, member: true, batch: true, view: true, loss: true, find: true, advice: true };
