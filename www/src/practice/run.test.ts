import { describe, expect, it } from 'vitest';
import { MODES, RULES, type Mode } from './mode';
import { runStep, score, startRun, timeLeft, type Outcome, type Run, type RunCommand, type RunEvent } from './run';

const QUEUE = ['a', 'b', 'c'];

class Script {
  run: Run;
  commands: RunCommand[];

  constructor(mode: Mode, queue = QUEUE, outcomes: readonly Outcome[] = []) {
    const [run, commands] = startRun({ id: 'run-1', mode, from: '', queue, at: 0, outcomes });
    this.run = run;
    this.commands = [...commands];
  }

  send(...events: RunEvent[]): this {
    for (const event of events) {
      const [run, commands] = runStep(this.run, event);
      this.run = run;
      this.commands.push(...commands);
    }
    return this;
  }

  take(): RunCommand[] {
    const taken = this.commands;
    this.commands = [];
    return taken;
  }

  /** A puzzle shown, and a first move made. */
  begin(at: number): this {
    return this.send({ type: 'shown', at }, { type: 'moved', at });
  }

  solve(at: number, result: 'clean' | 'helped' = 'clean'): this {
    return this.begin(at - 10).send({ type: 'right', at }, { type: 'recorded', result, took: 10, at });
  }

  miss(at: number): this {
    return this.begin(at - 10).send({ type: 'wrong', at }, { type: 'went-back', took: 10, at: at + 5 });
  }
}

describe('every mode', () => {
  it.each(MODES)('%s opens the first puzzle and ends after the last', (mode) => {
    const script = new Script(mode);
    expect(script.take()).toEqual([{ do: 'open', puzzle: 'a' }]);
    for (let n = 0; n < 3; n += 1) {
      script.solve(1000 * (n + 1));
      if (!RULES[mode].hurry) script.send({ type: 'next', at: 1000 * (n + 1) });
    }
    expect(script.run).toMatchObject({ phase: 'over', ending: 'done' });
    expect(script.run.outcomes.map(({ puzzle }) => puzzle)).toEqual(QUEUE);
    expect(script.take().at(-1)).toEqual({ do: 'finish' });
    expect(score(script.run)).toBe(3);
  });

  it.each(MODES)('%s can be stopped, and hears nothing afterwards', (mode) => {
    const script = new Script(mode).begin(5).send({ type: 'stop', at: 9 });
    const over = script.run;
    expect(over).toMatchObject({ phase: 'over', ending: 'stopped', endedAt: 9 });
    expect(script.send({ type: 'next', at: 10 }, { type: 'wrong', at: 11 }).run).toBe(over);
  });

  it.each(MODES)('%s with nothing to do is over at once', (mode) => {
    expect(new Script(mode, []).take()).toEqual([{ do: 'keep' }, { do: 'finish' }]);
  });
});

describe('practise', () => {
  it('takes any number of tries, and waits to be sent on', () => {
    const script = new Script('practise').begin(10).send({ type: 'wrong', at: 20 }, { type: 'went-back', took: 10, at: 30 }, { type: 'wrong', at: 40 });
    expect(script.run).toMatchObject({ phase: 'solving', wrong: 2 });
    script.send({ type: 'recorded', result: 'helped', took: 50, at: 60 });
    expect(script.run.phase).toBe('settled');
    script.take();
    expect(script.send({ type: 'next', at: 70 }).take()).toEqual([{ do: 'open', puzzle: 'b' }]);
  });

  it('counts a puzzle once: what follows a shown solution is for learning', () => {
    const script = new Script('practise').begin(10).send({ type: 'recorded', result: 'failed', took: 5, at: 20 }, { type: 'recorded', result: 'helped', took: 9, at: 30 });
    expect(script.run.outcomes).toEqual([{ puzzle: 'a', result: 'failed', took: 5 }]);
  });

  it('puts a puzzle that is passed over last', () => {
    const script = new Script('practise').begin(1);
    script.take();
    expect(script.send({ type: 'next', at: 5 }).take()).toEqual([{ do: 'open', puzzle: 'b' }]);
    expect(script.run.queue).toEqual(['b', 'c', 'a']);
  });
});

describe('a run that is left', () => {
  it('counts the puzzle with a wrong move that was open as failed', () => {
    for (const mode of ['practise', 'exam', 'storm-3'] as const) {
      const script = new Script(mode).begin(10).send({ type: 'wrong', at: 20 }, { type: 'recorded', result: 'failed', took: 10, at: 25 }, { type: 'stop', at: 25 });
      expect(script.run.outcomes, mode).toEqual([{ puzzle: 'a', result: 'failed', took: 10 }]);
      expect(script.run.ending, mode).toBe('stopped');
    }
  });
});

describe('exam', () => {
  it('has one try: the wrong move is shown, the attempt fails, the next puzzle comes', () => {
    const script = new Script('exam').begin(10);
    script.take();
    script.send({ type: 'wrong', at: 20 });
    expect(script.run.phase).toBe('failing');
    expect(script.take()).toEqual([]);
    script.send({ type: 'went-back', took: 20, at: 900 });
    expect(script.take()).toEqual([{ do: 'fail' }, { do: 'keep' }, { do: 'open', puzzle: 'b' }]);
  });

  it('takes leaving a puzzle for failing it', () => {
    const script = new Script('exam').begin(1);
    script.take();
    script.send({ type: 'next', at: 5 });
    expect(script.run.outcomes[0]?.result).toBe('failed');
    expect(script.take().map((command) => command.do)).toEqual(['fail', 'keep', 'open']);
  });
});

describe('a storm', () => {
  const long = Array.from({ length: 60 }, (_, n) => `p${n}`);

  it('starts its clock at the first move', () => {
    const script = new Script('storm-3').send({ type: 'shown', at: 5000 }, { type: 'tick', at: 400_000 });
    expect(timeLeft(script.run, 400_000)).toBe(180_000);
    script.send({ type: 'moved', at: 400_000 }, { type: 'moved', at: 410_000 });
    expect(timeLeft(script.run, 410_000)).toBe(170_000);
    expect(timeLeft(new Script('storm-5').run, 0)).toBe(300_000);
  });

  it('ends when the time is out, and not before', () => {
    const script = new Script('storm-3', long).solve(10).send({ type: 'tick', at: 179_999 });
    expect(script.run.phase).not.toBe('over');
    script.send({ type: 'right', at: 180_001 });
    expect(script.run).toMatchObject({ phase: 'over', ending: 'time', endedAt: 180_000 });
    expect(score(script.run)).toBe(1);
    expect(timeLeft(script.run, 500_000)).toBe(0);
  });

  it('pays for a row of right moves and takes for a mistake', () => {
    const script = new Script('storm-3', long).begin(0);
    for (let n = 0; n < 5; n += 1) script.send({ type: 'right', at: 10 });
    expect(timeLeft(script.run, 0)).toBe(183_000);
    expect(script.run).toMatchObject({ combo: 5, lastGain: 3000 });
    script.send({ type: 'wrong', at: 20 });
    expect(timeLeft(script.run, 0)).toBe(173_000);
    expect(script.run).toMatchObject({ combo: 0, bestCombo: 5, lastGain: -10_000, phase: 'failing' });
  });

  it('pays every ten moves past thirty', () => {
    const script = new Script('storm-3', long).begin(0);
    for (let n = 0; n < 50; n += 1) script.send({ type: 'right', at: 10 });
    expect(timeLeft(script.run, 0)).toBe(180_000 + 3000 + 5000 + 7000 + 10_000 + 10_000 + 10_000);
  });

  it('may be lost by the cost of a mistake', () => {
    const script = new Script('storm-3', long).begin(0).send({ type: 'wrong', at: 175_000 }, { type: 'tick', at: 175_001 });
    expect(script.run).toMatchObject({ phase: 'over', ending: 'time' });
  });
});

describe('a streak', () => {
  it('ends at the first mistake', () => {
    const script = new Script('streak').solve(100).solve(200);
    script.take();
    script.miss(300);
    expect(script.run).toMatchObject({ phase: 'over', ending: 'mistakes' });
    expect(score(script.run)).toBe(2);
    expect(script.take()).toEqual([{ do: 'fail' }, { do: 'keep' }, { do: 'finish' }]);
  });
});

it('a run is taken up where it was left', () => {
  const script = new Script('cycles', QUEUE, [{ puzzle: 'a', result: 'clean', took: 5 }]);
  expect(script.take()).toEqual([{ do: 'open', puzzle: 'b' }]);
});
