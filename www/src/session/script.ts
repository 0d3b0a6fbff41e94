/** For tests: runs a list of events against a session and keeps what came out. Answers of the judge are written by hand. */
import type { AttemptView, Judgement, Puzzle, Verdict } from '../engine/wire';
import { newSession, step } from './step';
import type { Command, Event, Session } from './types';

export const PUZZLE: Puzzle = {
  id: 'test-0001',
  fen: '2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w - - 0 1',
  goal: 'checks',
  mateIn: 3,
  keys: ['b6c8'],
  line: ['b6c8', 'e9d9', 'e4d4', 'e8d7', 'd4d7'],
  tags: ['卧槽马'],
  level: 3,
};

export function viewOf(moves: string[], change: Partial<AttemptView> = {}): AttemptView {
  return {
    moves,
    judgements: [],
    mateIn: 3,
    state: 'solving',
    hintStage: 0,
    wrongTries: 0,
    longerTries: 0,
    solutionShown: false,
    ...change,
  };
}

export function judgementOf(move: string, verdict: Verdict, change: Partial<Judgement> = {}): Judgement {
  return {
    move,
    verdict,
    mateIn: verdict === 'best' || verdict === 'longer' ? 2 : verdict === 'solved' ? 0 : null,
    extra: verdict === 'longer' ? 2 : 0,
    end: verdict === 'solved' ? 'checkmate' : null,
    quiet: false,
    replies: [],
    refutation: [],
    certified: 10,
    nodes: 100,
    ...change,
  };
}

export class Script {
  session: Session = newSession(PUZZLE, { slide: 200 }, 0);
  /** Commands since the last look. */
  commands: Command[] = [];

  /** Feeds events in. */
  send(...events: Event[]): this {
    for (const event of events) {
      const [next, commands] = step(this.session, event);
      this.session = next;
      this.commands.push(...commands);
    }
    return this;
  }

  /** The commands since the last call. */
  take(): Command[] {
    const taken = this.commands;
    this.commands = [];
    return taken;
  }

  /** Lets the timer that is awaited go off. */
  ring(at = 0): this {
    return this.send({ type: 'timer', timer: this.session.timer, at });
  }

  opened(): this {
    return this.send({ type: 'open', at: 0 }, { type: 'answer', answer: { kind: 'view', view: viewOf([]) }, at: 100 });
  }

  play(move: string, judgement: Judgement, view: AttemptView, at = 5000): this {
    return this.send({ type: 'move', move, at: at - 50 }, { type: 'answer', answer: { kind: 'played', judgement, view }, at });
  }
}
