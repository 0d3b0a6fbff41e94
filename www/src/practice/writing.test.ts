import { describe, expect, it } from 'vitest';
import { judgementOf, PUZZLE } from '../session/script';
import { mostPlies, startWriting, writingStep, type Writing, type WritingCommand, type WritingEvent } from './writing';

class Script {
  writing: Writing = startWriting(PUZZLE, 1000);
  commands: WritingCommand[] = [];

  send(...events: WritingEvent[]): this {
    for (const event of events) {
      const [next, commands] = writingStep(this.writing, event);
      this.writing = next;
      this.commands.push(...commands);
    }
    return this;
  }

  write(...moves: string[]): this {
    return this.send(...moves.map((move): WritingEvent => ({ type: 'write', move })));
  }

  attempts() {
    return this.commands.flatMap((command) => (command.do === 'record' ? [command.attempt] : []));
  }
}

const MATE: WritingEvent = { type: 'judged', end: { kind: 'mate', extra: 0, end: 'checkmate' }, at: 9000 };
const WRONG: WritingEvent = { type: 'judged', end: { kind: 'wrong', ply: 2, judgement: judgementOf('e4e6', 'check-no-mate') }, at: 8000 };
const HAND_IN: WritingEvent = { type: 'hand-in', at: 7000 };

describe('writing a line', () => {
  it('takes moves, rubs them out, and writes anew from the place that is shown', () => {
    const { writing } = new Script().write('a', 'b', 'c').send({ type: 'rub-out' }, { type: 'seek', ply: 1 }).write('d');
    expect(writing.moves).toEqual(['a', 'd']);
    expect(writing.shown).toBe(2);
  });

  it('is judged when it is handed in, and takes no moves meanwhile', () => {
    const script = new Script().send(HAND_IN);
    expect(script.commands).toEqual([]);
    script.write('a').send(HAND_IN).write('b');
    expect(script.commands).toEqual([{ do: 'judge', moves: ['a'] }]);
    expect(script.writing.moves).toEqual(['a']);
  });

  it('is clean when the first line that is handed in is right', () => {
    const script = new Script().write('a', 'b', 'c').send(HAND_IN, MATE);
    expect(script.attempts()).toMatchObject([{ puzzle: PUZZLE.id, result: 'clean', took: 8000, wrong: 0, longer: 0, firstWrong: null }]);
  });

  it('shows where it goes wrong, goes on from there, and counts as helped', () => {
    const script = new Script().write('a', 'b', 'e4e6', 'x').send(HAND_IN, WRONG);
    expect(script.writing).toMatchObject({ phase: 'judged', shown: 3, wrong: 1 });
    script.send({ type: 'correct' });
    expect(script.writing).toMatchObject({ phase: 'writing', moves: ['a', 'b'], shown: 2 });
    script.write('c').send(HAND_IN, MATE);
    expect(script.attempts()).toMatchObject([{ result: 'helped', wrong: 1, firstWrong: 'e4e6' }]);
  });

  it('does not count what is only short or not decided', () => {
    const script = new Script().write('a').send(HAND_IN, { type: 'judged', end: { kind: 'short', ply: 1, left: 2 }, at: 1 }, { type: 'correct' });
    script.send(HAND_IN, { type: 'judged', end: { kind: 'unknown', ply: 0 }, at: 2 }, { type: 'correct' }).write('a').send(HAND_IN, MATE);
    expect(script.attempts()).toMatchObject([{ result: 'clean', wrong: 0 }]);
  });

  it('is failed once when it is given up or left after it was begun', () => {
    const given = new Script().write('a').send({ type: 'give-up', at: 3000 }, { type: 'solution', line: ['c', 'd', 'e'] }, { type: 'leave', at: 4000 });
    expect(given.attempts()).toMatchObject([{ result: 'failed', took: 2000 }]);
    expect(given.writing).toMatchObject({ phase: 'given-up', moves: ['c', 'd', 'e'], shown: 3 });
    expect(new Script().write('a').send({ type: 'leave', at: 3000 }).attempts()).toMatchObject([{ result: 'failed' }]);
    expect(new Script().send({ type: 'leave', at: 3000 }).attempts()).toEqual([]);
  });

  it('is failed when it is abandoned after a wrong line, and only then', () => {
    expect(new Script().write('a').send({ type: 'abandon', at: 3000 }).attempts()).toEqual([]);
    const wrong = new Script().write('a', 'b', 'e4e6').send(HAND_IN, WRONG, { type: 'abandon', at: 3000 });
    expect(wrong.attempts()).toMatchObject([{ result: 'failed', wrong: 1 }]);
  });

  it('has an end', () => {
    const script = new Script();
    for (let ply = 0; ply < 100; ply += 1) script.write('a');
    expect(script.writing.moves).toHaveLength(mostPlies(PUZZLE));
  });
});
