/** What practice has on the page in place of a solving session: a line that is written, or a move that is read. Types only. */
import type { Reading } from './reading';
import type { Writing, WritingEvent } from './writing';

export type Drill = { kind: 'write'; writing: Writing } | { kind: 'read'; reading: Reading };

type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never;

/** What the reader does; the rest of the events comes from the judge. */
export type DrillEvent = Untimed<Exclude<WritingEvent, { type: 'judged' | 'solution' }>> | { type: 'answer'; move: string };
