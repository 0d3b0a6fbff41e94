/** Carries out what is practised without a solving session: lines that are written, and moves that are read. */
import type { Puzzle } from '../engine/wire';
import type { Drill, DrillEvent } from '../practice/drill';
import { judgeLine, type Judge } from '../practice/judge-line';
import { answerReading, questionOf, startReading, type Script } from '../practice/reading';
import type { Result } from '../practice/run';
import { startWriting, writingStep, type WritingCommand, type WritingEvent } from '../practice/writing';
import type { Referee } from '../session/present';
import type { AttemptRecord } from '../session/types';

/** What practice lends. */
export interface DrillHost {
  /** Rejects where the engine cannot be had. */
  referee(): Promise<Referee>;
  ask: Judge;
  now(): number;
  script(): Script;
  show(drill: Drill): void;
  /** The puzzle takes what the reader does. */
  ready(): void;
  /** It has its outcome. */
  settle(result: Result, took: number): void;
  keep(attempt: AttemptRecord): void;
}

export interface Desk {
  send(event: DrillEvent): void;
  /** What becomes of it if the page is closed now; null for nothing. */
  left(): AttemptRecord | null;
  /** Whatever is still under way is dropped. */
  close(): void;
}

export async function openWriting(puzzle: Puzzle, host: DrillHost): Promise<Desk> {
  await host.referee();
  let writing = startWriting(puzzle, host.now());
  let open = true;

  const send = (event: WritingEvent) => {
    if (!open) return;
    const [next, commands] = writingStep(writing, event);
    if (next === writing) return;
    writing = next;
    host.show({ kind: 'write', writing });
    for (const command of commands) void carryOut(command);
  };

  const carryOut = async (command: WritingCommand) => {
    switch (command.do) {
      case 'judge':
        send({ type: 'judged', end: await judgeLine(puzzle, command.moves, host.ask), at: host.now() });
        return;
      case 'solve': {
        await host.ask({ kind: 'open', puzzle });
        const answer = await host.ask({ kind: 'give-up' });
        send({ type: 'solution', line: answer.kind === 'solution' ? answer.line : puzzle.line });
        return;
      }
      case 'record':
        host.keep(command.attempt);
        host.settle(command.attempt.result, command.attempt.took);
    }
  };

  host.show({ kind: 'write', writing });
  host.ready();
  return {
    send: (event) => event.type !== 'answer' && send({ ...event, at: host.now() } as WritingEvent),
    left() {
      const [, [command]] = writingStep(writing, { type: 'abandon', at: host.now() });
      return command?.do === 'record' ? command.attempt : null;
    },
    close: () => (open = false),
  };
}

/** `n` counts the questions of the run, which has a seed of its own. */
export async function openReading(puzzle: Puzzle, n: number, seed: string, host: DrillHost): Promise<Desk> {
  let reading = startReading(questionOf(puzzle, await host.referee(), host.script(), n, seed), host.now());
  host.show({ kind: 'read', reading });
  host.ready();
  return {
    send(event) {
      if (event.type !== 'answer') return;
      const before = reading;
      reading = answerReading(reading, event.move);
      host.show({ kind: 'read', reading });
      if (before.right === null && reading.right !== null) host.settle(reading.right ? 'clean' : 'failed', host.now() - reading.startedAt);
    },
    left: () => null,
    close: () => undefined,
  };
}
