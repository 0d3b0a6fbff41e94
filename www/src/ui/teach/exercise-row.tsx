/** An exercise in the list of its set: moved by its handle or by keys, with what the engine says of it. */
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import type { Exercise } from '../../teach/exercise-set';
import { MiniBoard } from '../mini-board';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import type { Proof } from '../teach-model';
import { ProofLine } from './proof-line';

export interface ExerciseRowProps extends Pick<PageProps, 'picture' | 'state'> {
  readonly exercise: Exercise;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly proof: Proof | null;
  readonly dragged: boolean;
  onMove(to: number): void;
  onDrag(at: number | null): void;
  onEdit(): void;
  onRemove(): void;
  onProve(): void;
}

export function ExerciseRow({ exercise, at, count, proof, dragged, state, picture, onMove, onDrag, onEdit, onRemove, onProve }: ExerciseRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const n = at + 1;
  const side = attackerOf(exercise.fen);
  const task = exercise.length === null ? t('exercise-task-open', { side }) : t('task-plain', { side, n: exercise.length });
  const extras = [exercise.title, exercise.note, exercise.notes === undefined ? undefined : t('notes-count', { n: Object.keys(exercise.notes).length })].filter((each) => each !== undefined);

  /** The place in the list that the pointer is over. */
  const placeAt = (y: number): number => {
    const rows = [...(row.current?.parentElement?.children ?? [])];
    const found = rows.findIndex((each) => y < each.getBoundingClientRect().bottom);
    return found < 0 ? rows.length - 1 : found;
  };

  return (
    <li ref={row} class="exercise" data-dragged={dragged} data-testid="exercise" data-fen={exercise.fen}>
      <button
        type="button"
        class="icon-button grip"
        aria-label={t('exercise-move', { n, count })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        data-testid="grip"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag(at);
        }}
        onPointerMove={(event) => {
          if (!dragged) return;
          const to = placeAt(event.clientY);
          if (to !== at) onMove(to);
        }}
        onPointerUp={() => onDrag(null)}
        onPointerCancel={() => onDrag(null)}
        onKeyDown={(event) => {
          const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
          if (to === undefined || to < 0 || to >= count) return;
          event.preventDefault();
          onMove(to);
        }}
      >
        <PageIcon name="grip" size={20} />
      </button>
      <span class="exercise-n">{n}</span>
      <button type="button" class="exercise-main" aria-label={t('exercise-edit', { n, task })} data-testid="exercise-edit" onClick={() => onEdit()}>
        <span class="exercise-board">
          <MiniBoard pieces={picture(exercise.fen)} theme={state.theme} />
        </span>
        <span class="exercise-words">
          <span>{task}</span>
          {extras.map((text, place) => (
            <span key={place} class="exercise-extra">
              {text}
            </span>
          ))}
        </span>
      </button>
      <ProofLine proof={proof} goal={exercise.goal} onMore={onProve} />
      <button type="button" class="icon-button exercise-remove" aria-label={t('exercise-remove', { n })} data-testid="exercise-remove" onClick={() => onRemove()}>
        <PageIcon name="trash" size={20} />
      </button>
    </li>
  );
}
