import { describe, expect, it } from 'vitest';
import type { MoveNames } from '../engine/wire';
import type { Referee } from '../session/present';
import { PUZZLE } from '../session/script';
import { sketchView } from '../session/sketch';
import { answerReading, questionOf, startReading, written } from './reading';

const LEGAL = ['b6c8', 'b6d7', 'b6a8', 'e4d4', 'e4e9', 'd3d9'];

/** Positions that know some moves only; names are the squares, rooks named in front and rear. */
const referee: Referee = {
  after: (fen, moves) => ({ ...sketchView(fen), legal: moves.length % 2 === 0 ? LEGAL : ['e9d9', 'e9f9'] }),
  names: (_, move) => {
    const name = move.startsWith('e4') ? `前${move}` : move;
    return { iccs: move, uci: move, chinese: name, chineseFilePawns: `二${name}`, traditional: name, halfWidth: name, short: name, wxf: move, wxfFilePawns: `w${move}` } satisfies MoveNames;
  },
};

describe('questions', () => {
  it('offer the right position among those of moves with names like it', () => {
    const question = questionOf(PUZZLE, referee, 'chinese', 0, 'seed');
    expect(question.way).toBe('choose');
    // What is written in front and rear is harder to read, so it is asked for.
    expect(question.moves).toEqual(['e4d4']);
    expect(question.base).toEqual(['b6c8', 'e9d9']);
    expect(question.options).toHaveLength(4);
    expect(question.options).toContain('e4d4');
    expect(question.options).toContain('e4e9');
    expect(new Set(question.options).size).toBe(4);
  });

  it('are the same for the same seed, and lie elsewhere for others', () => {
    const options = (seed: string) => questionOf(PUZZLE, referee, 'chinese', 0, seed).options.join();
    expect(options('a')).toBe(options('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(options)).size).toBeGreaterThan(1);
  });

  it('ask every other time for moves to be played as they are written', () => {
    const question = questionOf(PUZZLE, referee, 'wxf', 1, 'seed');
    expect(question).toMatchObject({ way: 'play', options: [] });
    expect([...question.base, ...question.moves]).toEqual(PUZZLE.line.slice(0, question.base.length + 3));
    expect(question.moves).toHaveLength(3);
  });

  it('write moves in the script that is chosen', () => {
    const names = referee.names('', 'e4d4');
    expect(['chinese', 'file-pawns', 'traditional', 'wxf', 'iccs'].map((script) => written(names, script as 'wxf'))).toEqual(['前e4d4', '二前e4d4', '前e4d4', 'we4d4', 'e4d4']);
  });
});

describe('answers', () => {
  it('have one try', () => {
    const start = startReading(questionOf(PUZZLE, referee, 'chinese', 0, 'seed'), 0);
    expect(answerReading(start, 'e4d4')).toMatchObject({ right: true, answer: 'e4d4' });
    const wrong = answerReading(start, 'e4e9');
    expect(wrong).toMatchObject({ right: false, answer: 'e4e9' });
    expect(answerReading(wrong, 'e4d4')).toBe(wrong);
  });

  it('are played to the end, or to the first slip', () => {
    const question = questionOf(PUZZLE, referee, 'chinese', 1, 'seed');
    const [a = '', b = '', c = ''] = question.moves;
    const two = answerReading(answerReading(startReading(question, 0), a), b);
    expect(two).toMatchObject({ played: 2, right: null });
    expect(answerReading(two, c).right).toBe(true);
    expect(answerReading(two, 'a0a1')).toMatchObject({ played: 2, right: false });
  });
});
