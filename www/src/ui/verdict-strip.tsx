/**
 * The verdict strip: always there, always 64 px, told by shape and colour and words. It is the page's status region, so
 * what it says is spoken too.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LocalText } from '../engine/wire';
import { language, t } from '../i18n/messages';
import type { NamedMove, SolveView, Strip } from '../session/view';
import type { Notation } from '../store/settings';
import { Icon, VerdictMark, type VerdictMarkName } from './icons';
import type { Actions } from './model';
import { Rich } from './rich';
import { faultNote, faultText, moveText, pieceWord, tagName, timeText } from './words';

type Tone = 'plain' | 'right' | 'longer' | 'check' | 'lost';

/** What the strip draws. */
interface Said {
  tone: Tone;
  mark: VerdictMarkName | null;
  first: ComponentChildren;
  second: ComponentChildren;
}

export interface VerdictStripProps {
  readonly strip: Strip;
  readonly notation: Notation;
  readonly tags: readonly string[];
  readonly names: ReadonlyMap<string, LocalText>;
  readonly replayable: boolean;
  /** What is to be known before the first move; null where there is nothing. */
  readonly note: string | null;
  /** 绝杀 where there was no room for it on the board. */
  readonly seal: string | null;
  /** Goes back to where a shorter mate was; null where that is not for the solver to do. */
  readonly onShortest: (() => void) | null;
  onReplay(): void;
  onCancel(): void;
  /** Null where a button of the page does it. */
  readonly onRetry: (() => void) | null;
}

export function VerdictStrip(props: VerdictStripProps) {
  const { strip, replayable, seal } = props;
  const { tone, mark, first, second } = said(props);
  const [whole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [strip.kind]);
  return (
    <div class="strip" data-tone={tone} data-verdict={strip.kind} data-whole={whole} data-testid="verdict">
      <div class="strip-said" role="status" onClick={() => setWhole(!whole)}>
        <span class="strip-mark">
          {mark !== null && <VerdictMark name={mark} size={28} />}
          {strip.kind === 'hint' && <Icon name="hint" size={28} />}
          {strip.kind === 'why' && <Icon name="info" size={28} />}
          {strip.kind === 'film' && <Icon name={strip.what === 'solution' ? 'eye' : 'replay'} size={28} />}
        </span>
        <StripWords first={first} second={second} />
      </div>
      {strip.kind === 'thinking' && strip.seconds > 0 && (
        <button type="button" class="strip-cancel" onClick={() => props.onCancel()}>
          {t('cancel')}
        </button>
      )}
      {strip.kind === 'broken' && props.onRetry !== null && (
        <button type="button" class="strip-cancel" onClick={props.onRetry}>
          {t('retry-load')}
        </button>
      )}
      {isLonger(strip) && props.onShortest !== null && (
        <button type="button" class="strip-cancel" data-testid="shortest" onClick={props.onShortest}>
          {t('verdict-shortest')}
        </button>
      )}
      {seal !== null && <span class="strip-seal song">{seal}</span>}
      {replayable && seal === null && (
        <button type="button" class="icon-button" aria-label={t('verdict-replay')} onClick={() => props.onReplay()}>
          <Icon name="replay" size={22} />
        </button>
      )}
    </div>
  );
}

/** The way back from a longer mate, where the buttons have it. */
export function toShortest({ actions, solved }: Pick<SolveView, 'actions' | 'solved'>, { act }: Pick<Actions, 'act'>): (() => void) | null {
  const back = actions.find(({ id, enabled }) => enabled && id === (solved ? 'restart' : 'undo'));
  return back === undefined ? null : () => act(back.id);
}

function isLonger(strip: Strip): boolean {
  return strip.kind === 'longer' || (strip.kind === 'solved' && strip.extra > 0);
}

function said({ strip, notation, tags, names, note }: VerdictStripProps): Said {
  const move = (named: NamedMove) => moveText(named.names, notation);
  const pattern = tags[0] === undefined ? null : tagName(tags[0], names);
  switch (strip.kind) {
    case 'loading':
      if (strip.side === null) return { tone: 'plain', mark: null, first: t('verdict-loading'), second: null };
      return { tone: 'plain', mark: null, first: t('verdict-idle', { side: strip.side }), second: note };
    case 'broken':
      return strip.code.startsWith('engine-') || strip.code === 'internal'
        ? { tone: 'lost', mark: 'illegal', first: t('verdict-engine'), second: t('verdict-engine-note') }
        : { tone: 'lost', mark: 'illegal', first: t('verdict-bad-puzzle'), second: faultText(strip.code) };
    case 'idle':
      return { tone: 'plain', mark: null, first: t('verdict-idle', { side: strip.side }), second: note };
    case 'right': {
      const id = strip.longest ? 'verdict-replied-longest' : 'verdict-replied';
      const second = strip.reply && <Rich id={id} args={{ side: strip.reply.side, move: move(strip.reply) }} />;
      return { tone: 'right', mark: 'right', first: t('verdict-right', { n: strip.left }), second };
    }
    case 'longer':
      return {
        tone: 'longer',
        mark: 'longer',
        first: t('verdict-longer', { n: strip.extra }),
        second: t('verdict-longer-note'),
      };
    case 'quiet':
      return { tone: 'longer', mark: 'longer', first: t('verdict-quiet'), second: t('verdict-quiet-note') };
    case 'check-no-mate':
    case 'attack-lost':
      return wrong(strip, move);
    case 'too-slow': {
      const { reply } = strip;
      const second = reply && <Rich id="verdict-slow-note" args={{ side: reply.side, move: move(reply) }} />;
      return { tone: 'check', mark: 'check', first: t('verdict-too-slow'), second };
    }
    case 'illegal': {
      const note = faultNote(strip.code);
      return { tone: 'plain', mark: 'illegal', first: faultText(strip.code, strip.piece), second: note === '' ? null : note };
    }
    case 'thinking':
      return strip.seconds === 0
        ? { tone: 'plain', mark: 'thinking', first: t('verdict-thinking'), second: null }
        : { tone: 'plain', mark: 'thinking', first: t('verdict-thinking'), second: t('verdict-thinking-note', { n: strip.seconds }) };
    case 'unknown':
      return { tone: 'check', mark: 'check', first: t('verdict-unknown'), second: t('verdict-unknown-note') };
    case 'hint':
      return hint(strip, move, names);
    case 'film': {
      const step = t('verdict-step-note', { n: strip.at, total: strip.total });
      const first = { solution: () => t('verdict-solution'), review: () => t('verdict-review'), try: () => t('verdict-lost-alone') }[strip.what]();
      return { tone: 'check', mark: null, first, second: strip.move === null ? step : <Moved text={move(strip.move)} note={step} /> };
    }
    case 'why': {
      const { explanation, stop, total } = strip.why;
      const reply = explanation.refuted?.reply.names ?? null;
      const title = reply === null ? t('why-title', { end: explanation.ending.code }) : <Rich id="why-reply-title" args={{ move: moveText(reply, notation) }} />;
      const second = stop !== null ? t('why-count', { n: stop + 1, total }) : strip.move && <span class="move">{move(strip.move)}</span>;
      return { tone: 'check', mark: null, first: title, second };
    }
    case 'solved': {
      const time = timeText(strip.took);
      return {
        tone: 'right',
        mark: 'right',
        first: strip.extra > 0 ? t('verdict-solved-longer', { end: strip.end, n: strip.extra }) : t('verdict-solved', { end: strip.end, result: strip.result }),
        second: pattern === null ? t('verdict-solved-time', { time }) : t('verdict-solved-note', { pattern, time }),
      };
    }
    case 'given-up':
      return { tone: 'plain', mark: null, first: t('verdict-given-up'), second: t('verdict-given-up-note') };
    case 'fault':
      return { tone: 'plain', mark: 'illegal', first: faultText(strip.code), second: null };
  }
}

function Moved({ text, note }: { readonly text: string; readonly note: string }) {
  return (
    <>
      <span class="move">{text}</span> <span class="strip-count">{note}</span>
    </>
  );
}

function wrong(strip: Strip & { kind: 'check-no-mate' | 'attack-lost' }, move: (named: NamedMove) => string): Said {
  const check = strip.kind === 'check-no-mate';
  const first = t(check ? 'verdict-check-no-mate' : 'verdict-attack-lost');
  const tone = check ? 'check' : 'lost';
  const { reply, took } = strip;
  if (reply === null) return { tone, mark: tone, first, second: t('verdict-lost-alone') };
  if (strip.checks === 'none-at-end') return { tone, mark: tone, first, second: t('verdict-checks-spent') };
  // A reply that more checks follow holds, but it does not end them.
  const ends = check && strip.checks === 'none-after-reply';
  const id = ends
    ? took === null ? 'verdict-check-note' : 'verdict-check-note-takes'
    : took === null ? 'verdict-lost-note' : 'verdict-lost-note-takes';
  const args = { side: reply.side, move: move(reply), ...(took !== null && { piece: pieceWord(took) }) };
  return { tone, mark: tone, first, second: <Rich id={id} args={args} /> };
}

function hint(strip: Strip & { kind: 'hint' }, move: (named: NamedMove) => string, names: ReadonlyMap<string, LocalText>): Said {
  const { stage, tags, mateIn } = strip.hint;
  const second = t('verdict-hint-note', { n: stage });
  const base = { tone: 'longer', mark: null, second } as const;
  if (stage >= 3 && strip.move !== null) {
    const id = stage === 3 ? 'verdict-hint-move' : 'verdict-hint-line';
    return { ...base, first: <Rich id={id} args={{ move: move(strip.move) }} /> };
  }
  if (stage === 2) return { ...base, first: t('verdict-hint-piece', { piece: pieceWord(strip.piece) }) };
  const pattern = tags[0] === undefined ? null : tagName(tags[0], names);
  return {
    ...base,
    first: pattern === null ? t('verdict-hint-length', { n: mateIn }) : t('verdict-hint-theme', { pattern, n: mateIn }),
  };
}

/** The two characters that end a game, in the script in use; English keeps the seal's own. */
export function sealWords(end: 'checkmate' | 'stalemate'): string {
  const traditional = language() === 'zh-Hant';
  if (end === 'checkmate') return traditional ? '絕殺' : '绝杀';
  return traditional ? '困斃' : '困毙';
}

/** What a strip says, in one line or two. */
export function StripWords({ first, second }: { readonly first: ComponentChildren; readonly second: ComponentChildren | null }) {
  return (
    <span class="strip-words">
      <span class="strip-first">{first}</span>
      {second !== null && (
        <>
          <span class="unseen"> </span>
          <span class="strip-second">{second}</span>
        </>
      )}
    </span>
  );
}
