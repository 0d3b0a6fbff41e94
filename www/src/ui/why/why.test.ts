/** Sentences and signs of explanations: every code has its words in every language, and the words fit the data. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cover, Ending, Explanation, MoveNames, PieceLetter } from '../../engine/wire';
import { LANGUAGES } from '../../i18n/languages';
import { has, loadLanguage, loadWords, t } from '../../i18n/messages';
import { CAUSES, DEEDS, OBSTACLES, PURPOSES, sentenceOf, type Speech } from './sentences';
import { signsOf } from './signs';

const named = (halfWidth: string): MoveNames => ({
  iccs: halfWidth, uci: halfWidth, chinese: halfWidth, chineseFilePawns: halfWidth, traditional: halfWidth, halfWidth, short: halfWidth, wxf: halfWidth, wxfFilePawns: halfWidth,
});
const cover = (square: string, piece: PieceLetter, way: Cover['way'], via: string | null = null, behind = false): Cover => ({ square, piece, way, via, behind });

/** 马后炮, with a rook that takes the horse in vain: 4k4/9/4N4/9/9/4C4/9/9/9/3K5 b and a rook on a7. */
const ENDING: Ending = {
  code: 'checkmate',
  king: 'e9',
  piece: 'k',
  checkers: [cover('e4', 'C', 'screen', 'e7')],
  flights: [
    { square: 'e8', piece: null, bar: 'covered', covers: [cover('e4', 'C', 'screen', 'e7')], names: named('将5进1') },
    { square: 'd9', piece: null, bar: 'covered', covers: [cover('d0', 'K', 'facing'), cover('e7', 'N', 'leg', 'e8')], names: named('将5平4') },
    { square: 'f9', piece: 'a', bar: 'own-piece', covers: [], names: named('将5平6') },
  ],
  barred: [
    {
      move: 'a7e7',
      names: named('车1平5'),
      parries: [{ purpose: 'captures-screen', against: 'e4' }],
      obstacle: null,
      exposures: [{ cause: 'becomes-screen', by: cover('e4', 'C', 'screen', 'e7') }],
    },
    { move: 'c8e7', names: named('马3退5'), parries: [{ purpose: 'captures-screen', against: 'e4' }], obstacle: { code: 'leg-blocked', squares: ['d8'] }, exposures: [] },
  ],
};
const PIECES = new Map<string, PieceLetter>([['e9', 'k'], ['e7', 'N'], ['e4', 'C'], ['d0', 'K'], ['a7', 'r'], ['f9', 'a'], ['c8', 'n']]);
const SPEECH: Speech = { notation: 'chinese', pieces: PIECES };
const over: Explanation = { refuted: null, ending: ENDING };
const all = (explanation: Explanation) => Array.from({ length: 6 }, (_, stop) => sentenceOf(explanation, stop, SPEECH));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => Promise.all([loadLanguage(language), loadWords('solve')]));

  it('every code has words of its own', () => {
    for (const table of [PURPOSES, OBSTACLES, CAUSES, DEEDS]) {
      const keys = Object.values(table);
      expect(keys.filter((key) => !has(key))).toEqual([]);
      expect(new Set(keys.map((key) => t(key, { piece: 'X' }))).size).toBe(keys.length);
    }
  });

  it('no sentence has a gap, an unknown message or a code in it', () => {
    const stalemate: Explanation = { refuted: null, ending: { ...ENDING, code: 'stalemate', checkers: [], barred: ENDING.barred.map((each) => ({ ...each, parries: [] })) } };
    for (const sentence of [...all(over), ...all(stalemate)]) {
      expect(sentence).toMatch(/[。.]$/u);
      expect(sentence).not.toMatch(/why-|\{|\}|undefined|\s[，。；,.;]|[，；]{2}/u);
    }
  });
});

describe('in simplified Chinese', () => {
  beforeAll(() => Promise.all([loadLanguage('zh-Hans'), loadWords('solve')]));

  it('tells the check, the points and what does not help', () => {
    expect(all(over)).toEqual([
      '红炮以红马为架将军，将的去处有两处被红炮、红帅和红马封住、一处被自己的子占住；看似能解的两着都行不通。',
      '<move>将5进1</move>：被红炮（以红马为架）封住。',
      '<move>将5平4</move>：被红帅（照面）和红马封住。',
      '<move>将5平6</move>：那里有自己的士。',
      '<move>车1平5</move> 想吃掉炮架，但自己成了红炮的炮架。',
      '<move>马3退5</move> 想吃掉炮架，但马腿被蹩住。',
    ]);
  });

  it('tells pieces that are alike together, and a protected piece', () => {
    const flight = { square: 'd9', piece: 'N', bar: 'protected', covers: [cover('d0', 'R', 'line'), cover('a9', 'R', 'line')], names: named('将5平4') } as const;
    const ending: Ending = { ...ENDING, flights: [{ ...flight, covers: [...flight.covers] }] };
    expect(sentenceOf({ refuted: null, ending }, 1, SPEECH)).toBe('<move>将5平4</move> 吃马：马有红方双车保护。');
  });

  it('tells a reply, the answer and the end', () => {
    const reply = { move: 'd9e8', names: named('士4进5'), piece: 'a', captured: null, does: ['adds-screen'] } as const;
    const answer = { move: 'd4e4', names: named('炮六平五'), piece: 'C', captured: null, does: ['check', 'discovered-check'] } as const;
    const refuted = { reply: { ...reply, does: [...reply.does] }, answer: { ...answer, does: [...answer.does] }, mateIn: 1, exact: true, line: ['d4e4'] };
    const mate = '<move>士4进5</move> 再垫一子，<move>炮六平五</move> 即成杀：红炮以红马为架将军，将的去处有两处被红炮、红帅和红马封住、一处被自己的子占住。';
    expect(sentenceOf({ refuted, ending: ENDING }, 0, SPEECH)).toBe(mate);
    expect(sentenceOf({ refuted, ending: ENDING }, null, SPEECH)).toBe(mate);
    const long = { ...refuted, line: ['d4e4', 'e9d9', 'e4d4'], mateIn: 2, exact: false };
    expect(sentenceOf({ refuted: long, ending: ENDING }, 0, SPEECH)).toBe('<move>士4进5</move> 再垫一子，<move>炮六平五</move> 抽将，至多两步成杀。');
  });
});

describe('signs', () => {
  const signs = (stop: number) => signsOf(ENDING, stop, PIECES).map((sign) => `${sign.kind} ${'at' in sign ? sign.at : `${sign.from}${sign.leg ?? ''}${sign.to}`}`);

  it('show the check and every point first', () => {
    expect(signs(0)).toEqual(['line e4e9', 'screen e7', 'shut e8', 'shut d9', 'own f9']);
  });

  it('show what covers a point, by the leg of a horse', () => {
    expect(signs(2)).toEqual(['line d0d9', 'line e7e8d9', 'shut d9']);
  });

  it('show a barred move with what attacks the king then, or with the obstacle alone', () => {
    expect(signs(4)).toEqual(['try a7e7', 'line e4e9', 'screen e7']);
    expect(signs(5)).toEqual(['try c8d8e7', 'own d8']);
    expect(signs(6)).toEqual([]);
  });
});
