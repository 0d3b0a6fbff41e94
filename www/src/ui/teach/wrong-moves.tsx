/** The board of one exercise with the wrong first moves of the class as arrows, and what refutes each. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { boardAddress } from '../../analysis/address';
import { attackerOf } from '../../library/attacker';
import type { ArrowKind } from '../../board/state';
import type { ExerciseColumn, WrongMove } from '../../teach/class-table';
import type { Exercise } from '../../teach/exercise-set';
import { BoardView } from '../board-view';
import { Icon } from '../icons';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { Rich } from '../rich';
import type { Desk, Refutation } from '../teach-model';
import { moveText } from '../words';

export interface WrongMovesProps extends Pick<PageProps, 'state' | 'actions' | 'picture'> {
  readonly desk: Desk;
  readonly exercise: Exercise | undefined;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly column: ExerciseColumn | undefined;
  onChoose(at: number): void;
}

/** So many are drawn: more arrows are a tangle. */
const DRAWN = 3;
const KINDS: readonly ArrowKind[] = ['refute', 'blue', 'yellow'];
/** The shaft of the commonest and of the rarest, in units. */
const WIDE = 17;
const NARROW = 11;

export function WrongMoves({ desk, exercise, at, count, column, state, actions, picture, onChoose }: WrongMovesProps) {
  const wrong = column?.wrong.slice(0, DRAWN) ?? [];
  const refutations = useRefutations(desk, exercise, wrong);
  if (exercise === undefined || column === undefined) return null;
  const side = attackerOf(exercise.fen);
  const most = wrong[0]?.count ?? 1;
  const arrows = wrong.map(({ move, count: n }, place) => ({
    from: move.slice(0, 2),
    to: move.slice(2),
    kind: KINDS[place] ?? 'refute',
    badge: String(n),
    width: NARROW + ((WIDE - NARROW) * n) / most,
  }));
  const turn = (to: number, label: string, icon: 'back' | 'fwd') => (
    <button type="button" class="icon-button" aria-label={label} aria-disabled={to < 0 || to >= count} onClick={() => to >= 0 && to < count && onChoose(to)}>
      <Icon name={icon} size={22} />
    </button>
  );
  return (
    <section class="card class-side" data-testid="wrong-moves" aria-label={t('wrong-title', { n: at + 1 })}>
      <header class="class-side-head">
        <h2 class="song panel-title">{t('wrong-title', { n: at + 1 })}</h2>
        {turn(at - 1, t('class-previous'), 'back')}
        {turn(at + 1, t('class-next'), 'fwd')}
      </header>
      <BoardView
        pieces={picture(exercise.fen)}
        legal={[]}
        side={side}
        active={false}
        arrows={arrows}
        labels={state.settings.labels}
        flip={side === 'black'}
        theme={state.theme}
        slide={0}
        onMove={() => false}
        say={(text) => actions.say(text)}
      />
      <p class="quiet">{t('wrong-solved', { clean: column.clean, solved: column.solved, done: column.done })}</p>
      {wrong.length === 0 ? (
        <p class="class-none">{t('wrong-none')}</p>
      ) : (
        <ol class="wrong-list">
          {wrong.map(({ move, count: n }, place) => {
            const refutation = refutations.get(move);
            const name = refutation == null ? move : moveText(refutation.names, state.settings.notation);
            return (
              <li key={move} data-kind={KINDS[place]} data-testid="wrong-move" data-move={move}>
                <span class="wrong-count">{t('wrong-count', { n })}</span>
                <span class="wrong-words">
                  <span class="move" data-side={side}>
                    {name}
                  </span>
                  {refutation?.reply != null && (
                    <span class="quiet">
                      <Rich id="verdict-replied" args={{ side: side === 'red' ? 'black' : 'red', move: moveText(refutation.reply, state.settings.notation) }} />
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <a class="button" href={boardAddress(exercise)}>
        <PageIcon name="full" size={20} />
        {t('wrong-board')}
      </a>
    </section>
  );
}

/** What refutes each move; they come one after the other. */
function useRefutations(desk: Desk, exercise: Exercise | undefined, wrong: readonly WrongMove[]): ReadonlyMap<string, Refutation | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, Refutation | null>>(() => new Map());
  const moves = wrong.map(({ move }) => move).join();
  useEffect(() => {
    const gone = new AbortController();
    setKnown(new Map());
    if (exercise !== undefined) {
      for (const { move } of wrong) void desk.refute(exercise, move, gone.signal).then((found) => !gone.signal.aborted && setKnown((before) => new Map(before).set(move, found)));
    }
    return () => gone.abort();
  }, [exercise?.fen, moves]);
  return known;
}
