import { describe, expect, it } from 'vitest';
import { initialState } from '../app/initial-state';
import { present } from '../session/present';
import { judgementOf, Script, viewOf } from '../session/script';
import { sketchView } from '../session/sketch';
import { DEFAULTS } from '../store/settings';
import type { PageState } from '../ui/model';
import { heard, type Cue } from './cues';
import { createSpeaker } from './speaker';
import { SOUNDS } from './synth';

const referee = {
  // Only what is after the first check stands in check.
  after: (fen: string, moves: readonly string[]) => ({ ...sketchView(fen), check: moves.length === 1 ? 'e9' : null, pieces: moves.length === 2 ? [{ square: 'd4', piece: 'p' as const }] : sketchView(fen).pieces }),
  names: (_: string, move: string) => ({ iccs: move, uci: move, chinese: move, chineseFilePawns: move, traditional: move, halfWidth: move, short: move, wxf: move, wxfFilePawns: move }),
};

const page = initialState({ route: { page: 'unknown' }, settings: DEFAULTS, language: 'en', theme: 'light', slide: 200 });
/** The page with a session on it. */
const stateOf = (script: Script): PageState => {
  const { session } = script;
  const set = { id: '', query: '', title: null, pack: null, pattern: null, length: 1, idAt: () => '', find: () => 0, locate: () => ({ pack: 0, at: 0 }) };
  return { ...page, open: { set, index: 0, puzzle: session.puzzle, view: present(session, referee), previous: null, next: null } };
};

/** What is heard of each step of a script. */
function story(...steps: ((script: Script) => Script)[]): (Cue | null)[] {
  const script = new Script().opened();
  let before = stateOf(script);
  return steps.map((step) => {
    step(script);
    const after = stateOf(script);
    const { cue } = heard(before, after);
    before = after;
    return cue;
  });
}

const BEST = judgementOf('b6c8', 'best', { replies: [{ move: 'e9d9', mateIn: 2, atMost: false }] });

describe('what is heard', () => {
  it('of a right move: the check, that it is right, the reply', () => {
    const answer = { kind: 'played' as const, judgement: BEST, view: viewOf(['b6c8', 'e9d9'], { judgements: [BEST] }) };
    expect(story((s) => s.send({ type: 'move', move: 'b6c8', at: 1 }), (s) => s.send({ type: 'answer', answer, at: 2 }), (s) => s.ring())).toEqual(['check', 'good', 'move']);
  });

  it('of a wrong one, of one that is not legal, of one that is taken back', () => {
    const wrong = { kind: 'played' as const, judgement: judgementOf('e4e6', 'attack-lost', { refutation: ['d8e9'] }), view: viewOf([]) };
    const fault = { code: 'leg-blocked', squares: [], message: '' };
    expect(
      story(
        (s) => s.send({ type: 'illegal', move: 'b6c8', fault, at: 1 }),
        (s) => s.send({ type: 'move', move: 'e4e6', at: 1 }),
        (s) => s.send({ type: 'answer', answer: wrong, at: 2 }),
        (s) => s.ring(),
        (s) => s.ring(),
      ),
    ).toEqual(['illegal', 'check', 'fail', 'capture', null]);
  });

  it('of the end, with what is called out', () => {
    const script = new Script().opened();
    const before = stateOf(script);
    const end = judgementOf('d4d7', 'solved');
    script.play('d4d7', end, viewOf(['d4d7'], { state: 'solved', judgements: [end] }));
    expect(heard(before, stateOf(script))).toEqual({ cue: 'solved', call: 'checkmate' });
  });

  it('is nothing where another puzzle is opened', () => {
    expect(heard(page, stateOf(new Script().opened()))).toEqual({ cue: null, call: null });
  });
});

describe('the sounds', () => {
  it.each(Object.entries(SOUNDS))('%s is short and not too loud', (_, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1);
    for (const { gain, from, to } of notes) {
      expect(gain).toBeLessThanOrEqual(0.8);
      expect(Math.min(from, to)).toBeGreaterThan(50);
    }
  });
});

/** An audio context as far as it is used, with a state that the test sets. */
function audio(state: AudioContextState) {
  const made = { state, resumed: 0, started: 0 };
  const node = () => ({ connect: (to: unknown) => to, gain: { value: 0, setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }, frequency: { value: 0, setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }, start: () => (made.started += 1), stop: () => undefined });
  const context = {
    get state() {
      return made.state;
    },
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(800) }),
    resume() {
      made.resumed += 1;
      made.state = 'running';
      return Promise.resolve();
    },
  };
  return { made, context: context as unknown as AudioContext };
}

describe('the loudspeaker', () => {
  it('goes on after it was suspended or interrupted', async () => {
    for (const state of ['suspended', 'interrupted'] as const) {
      const { made, context } = audio('running');
      const speaker = createSpeaker(() => context);
      speaker.play('move', 70);
      expect(made.started).toBeGreaterThan(0);
      made.state = state;
      speaker.wake();
      expect(made.resumed).toBe(1);
      made.state = state;
      const before = made.started;
      speaker.play('move', 70);
      await Promise.resolve();
      await Promise.resolve();
      expect(made.started).toBeGreaterThan(before);
    }
  });

  it('is made anew after it was closed, and not before something is to be heard', () => {
    const contexts = [audio('running'), audio('running')];
    let made = 0;
    const speaker = createSpeaker(() => contexts[made++]?.context ?? audio('running').context);
    speaker.wake();
    expect(made).toBe(0);
    speaker.play('move', 70);
    speaker.play('capture', 70);
    expect(made).toBe(1);
    const [first] = contexts;
    if (first !== undefined) first.made.state = 'closed';
    speaker.play('move', 70);
    expect(made).toBe(2);
  });
});
