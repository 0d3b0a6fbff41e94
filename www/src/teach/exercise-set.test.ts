import { describe, expect, it } from 'vitest';
import { MOST_EXERCISES, parseExercise, parseSet, plainFen, plainText } from './exercise-set';
import { exercise, exerciseSet } from './fixture';
import { readSetFile, setFileName, writeSetFile } from './set-file';

describe('a set that is read', () => {
  it('is what was written', () => {
    const set = exerciseSet();
    expect(parseSet(JSON.parse(JSON.stringify(set)))).toEqual(set);
    expect(readSetFile(writeSetFile(set))).toEqual(set);
  });

  it('leaves out what is not of a set', () => {
    const foreign = { ...exerciseSet(), teacher: 'x', exercises: [{ ...exercise(), answer: 'a7a9' }] };
    expect(parseSet(foreign)).toEqual(exerciseSet({ exercises: [exercise()] }));
  });

  it.each([
    [null, 'set-damaged', null],
    [{ ...exerciseSet(), title: 'x'.repeat(21) }, 'set-title', null],
    [{ ...exerciseSet(), title: 'two\nlines' }, 'set-title', null],
    [{ ...exerciseSet(), options: {} }, 'set-options', null],
    [{ ...exerciseSet(), options: { ...exerciseSet().options, tries: 4 } }, 'set-options', null],
    [{ ...exerciseSet(), options: { ...exerciseSet().options, minutes: 181 } }, 'set-options', null],
    [{ ...exerciseSet(), exercises: 'none' }, 'set-damaged', null],
    [{ ...exerciseSet(), exercises: Array.from({ length: MOST_EXERCISES + 1 }, () => exercise()) }, 'set-too-many', null],
    [{ ...exerciseSet(), exercises: [exercise(), 7] }, 'exercise-damaged', 1],
    [{ ...exerciseSet(), exercises: [exercise({ fen: '9/9 w' })] }, 'exercise-fen', 0],
    [{ ...exerciseSet(), exercises: [{ ...exercise(), length: 0 }] }, 'exercise-damaged', 0],
    [{ ...exerciseSet(), exercises: [exercise({ note: 'x'.repeat(201) })] }, 'exercise-text', 0],
    [{ ...exerciseSet(), exercises: [exercise({ notes: { 'e9 mate': 'x' } })] }, 'exercise-notes', 0],
  ])('%# is refused by its first fault', (value, code, at) => expect(parseSet(value)).toEqual({ code, at }));

  it.each([
    ['x'.repeat(1_000_001), 'set-too-big'],
    ['{', 'set-not-json'],
    ['[]', 'set-foreign'],
    ['{"format":"canju-backup","version":1}', 'set-foreign'],
    ['{"format":"canju-set","version":0}', 'set-damaged'],
    ['{"format":"canju-set","version":2}', 'set-newer'],
    [writeSetFile(exerciseSet({ exercises: [] })), 'set-empty'],
  ])('%# is no file of a set', (text, code) => expect(readSetFile(text)).toEqual({ code, at: null }));
});

describe('text and positions', () => {
  it('takes the two fields that tell a position', () => {
    expect(plainFen(' 4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1')).toBe('4k4/9/9/9/9/9/9/9/9/4K4 w');
    expect(plainFen('4k4/9/9/9/9/9/9/9/9/4K4 r')).toBe('4k4/9/9/9/9/9/9/9/9/4K4 w');
    expect(plainFen('4k4/9/9/9/9/9/9/9/9/4K4 b')).toBe('4k4/9/9/9/9/9/9/9/9/4K4 b');
  });

  it.each(['', '9/9/9/9/9/9/9/9/9/4K4 w', '4k4/9/9/9/9/9/9/9/4K4 w', '4k5/9/9/9/9/9/9/9/9/4K4 w', '4kK3/9/9/9/9/9/9/9/9/4K4 w', '4k4/9/9/9/9/9/9/9/9/4K4 x', 7])(
    'refuses %j',
    (fen) => {
      expect(plainFen(fen)).toBeNull();
      expect(parseExercise({ ...exercise(), fen })).toBe('exercise-fen');
    },
  );

  it('cuts titles by characters, not by halves of one', () => {
    expect(plainText('  周三\n作业  ', 20)).toBe('周三 作业');
    expect(Array.from(plainText('🐼'.repeat(30), 20))).toHaveLength(20);
  });

  it('names files by titles', () => {
    expect(setFileName('周三: 作业/1', 'x')).toBe('周三 作业 1.canju');
    expect(setFileName('..', 'set')).toBe('set.canju');
  });
});
