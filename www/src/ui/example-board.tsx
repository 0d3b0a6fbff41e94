/**
 * A line played on a board that is only looked at: once through by itself, then by step. Where it shows the pattern the squares
 * that do are marked, and it stays a little longer. Where less motion is wanted nothing plays by itself.
 */
import './css/example.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Overlay } from '../board/state';
import { t } from '../i18n/messages';
import { BoardView } from './board-view';
import { Icon, type IconName } from './icons';
import type { Frame, PageProps } from './model';
import { moveText } from './words';

/** How long a position stands, beside the slide that leads to it. */
const STANDS_MS = 900;
const SHOWS_MS = 2200;

export interface ExampleBoardProps extends Pick<PageProps, 'state' | 'actions'> {
  readonly frames: readonly Frame[];
  /** What shows the pattern after so many plies. */
  readonly squares: readonly string[];
  readonly ply: number;
}

export function ExampleBoard({ state, actions, frames, squares, ply }: ExampleBoardProps) {
  const { slide, settings } = state;
  const last = frames.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(slide > 0);
  const frame = frames[Math.min(at, last)];
  const marks = useMemo(() => markSquares(squares), [squares]);

  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), (at === ply && at > 0 ? SHOWS_MS : STANDS_MS) + slide);
    return () => clearTimeout(timer);
  }, [playing, at, last, ply, slide]);

  if (frame === undefined) return null;
  const side = frames[0]?.position.turn ?? 'red';
  const words = frame.move === null ? null : moveText(frame.move.names, settings.notation);
  const where = t('example-step', { n: at, total: last });
  const go = (to: number) => {
    setPlaying(false);
    setAt(to);
    const move = frames[to]?.move;
    actions.say(move == null ? t('example-start') : moveText(move.names, settings.notation));
  };
  const button = (icon: IconName, label: string, off: boolean, run: () => void, name: string) => (
    <button type="button" class="icon-button" aria-label={label} title={label} aria-disabled={off} data-example={name} onClick={() => off || run()}>
      <Icon name={icon} size={22} />
    </button>
  );
  return (
    <figure class="example" data-testid="example" data-at={at} data-total={last} data-squares={at === ply ? squares.join(' ') : ''}>
      <div class="example-board">
        <BoardView
          pieces={frame.position.pieces}
          legal={[]}
          side={side}
          active={false}
          check={frame.position.check}
          checkers={frame.position.checkers}
          last={frame.move?.move ?? null}
          lastWords={words}
          overlay={at === ply ? marks : null}
          flip={side === 'black'}
          labels="off"
          set={settings.pieces}
          theme={state.theme}
          slide={slide}
          onMove={() => false}
          say={(text) => actions.say(text)}
        />
      </div>
      <figcaption class="example-foot">
        {button('back', t('action-previous'), at === 0, () => go(at - 1), 'back')}
        {at === last
          ? button('replay', t('verdict-replay'), last === 0, () => {
              setAt(0);
              setPlaying(true);
            }, 'play')
          : button(playing ? 'pause' : 'play', t(playing ? 'action-pause' : 'action-play'), false, () => setPlaying(!playing), 'play')}
        {button('fwd', t('action-forward'), at === last, () => go(at + 1), 'forward')}
        <span class="example-said">
          <span class="example-count">{where}</span>
          {words === null ? t('example-start') : <span class="move song" data-side={frame.move?.side}>{words}</span>}
          {at === last && last > 0 && <span class="example-end song">{t(frame.position.check === null ? 'note-stalemate' : 'note-checkmate')}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

/** Rings outside the discs, where both themes have their contrast. */
function markSquares(squares: readonly string[]): Overlay | null {
  if (squares.length === 0) return null;
  return {
    below: () => undefined,
    above(ctx, pointOf, palette) {
      ctx.save();
      for (const square of squares) {
        const { x, y } = pointOf(square);
        ctx.beginPath();
        ctx.arc(x, y, 51, 0, 2 * Math.PI);
        ctx.lineWidth = 11;
        ctx.strokeStyle = palette.halo;
        ctx.stroke();
        ctx.lineWidth = 6;
        ctx.strokeStyle = palette.arrows.hint;
        ctx.stroke();
      }
      ctx.restore();
    },
  };
}
