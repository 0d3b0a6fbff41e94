/** What is said of a question's standing: tone, mark, a first line and a second, the same on strips and cards. */
import type { ComponentChildren } from 'preact';
import type { Standing } from '../../analysis/question';
import type { PositionView, Side, SolveAnswer } from '../../engine/wire';
import { t } from '../../i18n/messages';
import type { Notation } from '../../store/settings';
import type { Bench } from '../bench-model';
import type { VerdictMarkName } from '../icons';
import { Rich } from '../rich';
import { faultText, moveText } from '../words';

export type Tone = 'plain' | 'right' | 'longer' | 'lost';

export interface Said {
  readonly tone: Tone;
  readonly mark: VerdictMarkName | null;
  readonly first: ComponentChildren;
  readonly second: ComponentChildren;
}

/** Keys that are named; of more, these are enough to see that it is no exercise. */
const MOST_KEYS = 6;

/** What the words are about. */
export interface Asked {
  readonly bench: Bench;
  readonly position: PositionView;
  readonly attacker: Side;
  readonly notation: Notation;
}

/** Names of moves from a position on. */
export function lineNames({ bench, notation }: Pick<Asked, 'bench' | 'notation'>, fen: string, line: readonly string[]): string[] {
  let at = fen;
  return line.map((move) => {
    const name = moveText(bench.names(at, move), notation);
    at = bench.after(at, move)?.fen ?? at;
    return name;
  });
}

export function saidOf(standing: Standing, asked: Asked): Said {
  const { position } = asked;
  if (position.status !== 'playing') {
    const winner = position.turn === 'red' ? 'black' : 'red';
    return { tone: 'right', mark: 'right', first: t('proof-over', { end: position.status, side: winner }), second: null };
  }
  switch (standing.kind) {
    case 'none':
      return { tone: 'plain', mark: null, first: t('verdict-idle', { side: position.turn }), second: null };
    case 'searching': {
      const nodes = standing.progress?.nodes ?? 0;
      if (!standing.late) return { tone: 'plain', mark: null, first: '\u00a0', second: null };
      return { tone: 'plain', mark: 'thinking', first: t('proof-searching'), second: nodes === 0 ? null : t('proof-nodes', { n: nodes }) };
    }
    case 'stopped':
      return { tone: 'plain', mark: null, first: t('proof-stopped'), second: t('proof-stopped-note') };
    case 'fault':
      return { tone: 'lost', mark: 'illegal', first: t('verdict-engine'), second: faultText(standing.fault.code) };
    case 'answered':
      return answered(standing.answer, asked);
  }
}

function answered(answer: SolveAnswer, asked: Asked): Said {
  switch (answer.verdict) {
    case 'mate':
      return mate(answer, asked);
    case 'no-mate':
      return noMate(answer, asked);
    case 'unknown':
      return {
        tone: 'plain',
        mark: 'check',
        first: t('proof-unknown'),
        second: answer.why === 'perpetual-check' ? t('proof-perpetual') : t('proof-unknown-note', { n: answer.nodes }),
      };
    case 'illegal':
      return { tone: 'lost', mark: 'illegal', first: t('proof-illegal'), second: answer.faults.map(({ code }) => faultText(code)).join('　') };
  }
}

function mate(answer: SolveAnswer, asked: Asked): Said {
  const { bench, position, attacker, notation } = asked;
  const { goal, keys, keysComplete, exact } = answer;
  const n = answer.mateIn ?? 0;
  const second = t('proof-certified', { n: answer.certificate?.positions ?? 0 });
  if (position.turn !== attacker) {
    return { tone: 'right', mark: 'right', first: t('proof-awaited', { side: attacker, goal, n, exact: exact ? 'yes' : 'no' }), second };
  }
  if (!exact || !keysComplete) {
    return { tone: 'right', mark: 'right', first: t('proof-at-most', { side: attacker, goal, n, exact: exact ? 'yes' : 'no' }), second: t(exact ? 'proof-keys-open' : 'proof-length-open') };
  }
  const first = t('proof-mate', { side: attacker, goal, n, keys: keys.length });
  if (keys.length === 1) return { tone: 'right', mark: 'right', first, second };
  return { tone: 'longer', mark: 'longer', first, second: <Rich id="proof-several" args={{ moves: keys.slice(0, MOST_KEYS).map((key) => moveText(bench.names(position.fen, key), notation)).join('、') }} /> };
}

/** The defence that breaks it, or that nothing can be tried. */
function noMate(answer: SolveAnswer, asked: Asked): Said {
  const { position, attacker } = asked;
  const { goal, line } = answer;
  const [one, two] = lineNames(asked, position.fen, line.slice(0, 2));
  const defender = attacker === 'red' ? 'black' : 'red';
  const lost = { tone: 'lost', mark: 'lost' } as const;
  if (position.turn !== attacker) {
    return { ...lost, first: t('proof-none', { side: attacker, goal }), second: one === undefined ? null : <Rich id="proof-held" args={{ side: defender, move: one }} /> };
  }
  if (one === undefined || two === undefined) return { ...lost, first: t('proof-none', { side: attacker, goal }), second: t('proof-no-check') };
  return { ...lost, first: <Rich id="proof-broken" args={{ goal, side: defender, move: two }} />, second: <Rich id="proof-tried" args={{ side: attacker, move: one }} /> };
}
