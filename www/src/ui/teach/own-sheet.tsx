/** Positions of one's own as text: read line by line, each proved before it is added. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import type { Exercise, ExerciseGoal } from '../../teach/exercise-set';
import { MiniBoard } from '../mini-board';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { SheetView } from '../sheet';
import type { Desk, ReadPosition } from '../teach-model';
import { faultText } from '../words';
import { ChoiceRow, GOALS } from './fields';
import { isProved, ProofLine } from './proof-line';
import { useProofs } from './use-proofs';

export interface OwnSheetProps extends Pick<PageProps, 'picture' | 'state'> {
  readonly desk: Desk;
  onAdd(exercises: readonly Exercise[]): void;
  onClose(): void;
}

export function OwnSheet({ desk, picture, state, onAdd, onClose }: OwnSheetProps) {
  const [text, setText] = useState('');
  const [goal, setGoal] = useState<ExerciseGoal>('checks');
  const [read, setRead] = useState<readonly ReadPosition[]>([]);
  useEffect(() => {
    let late = false;
    void desk.readPositions(text).then((found) => !late && setRead(found));
    return () => {
      late = true;
    };
  }, [text]);
  const [found, setFound] = useState<readonly Exercise[]>([]);
  useEffect(() => setFound(read.flatMap((each) => (each.kind === 'position' ? [{ fen: each.fen, goal, length: null }] : []))), [read, goal]);
  const proofs = useProofs(desk, found);
  // What has no mate is no exercise; what is not decided yet may be one.
  const fit = found.filter((each) => isProved(proofs.of(each)) || proofs.of(each)?.kind === 'unknown');
  const waiting = found.some((each) => ['waiting', 'searching'].includes(proofs.of(each)?.kind ?? ''));

  return (
    <SheetView title={t('add-own')} testid="own" onClose={onClose}>
      <label class="own-label" for="own-text">
        {t('own-text')}
      </label>
      <textarea id="own-text" class="field own-text" rows={4} value={text} spellcheck={false} data-testid="own-text" placeholder={t('own-placeholder')} onInput={(event) => setText(event.currentTarget.value)} />
      <a class="text-link" href="#/edit">
        {t('own-editor')}
      </a>
      <ChoiceRow label={t('own-goal')} testid="own-goal" options={GOALS} chosen={goal} text={(each) => t(`own-goal-${each}`)} onChoose={(each) => setGoal(each)} />
      <ul class="own-found" aria-live="polite">
        {read.map((each, at) => {
          if (each.kind === 'left') {
            return (
              <li key={at} class="own-fault" data-testid="own-left">
                <PageIcon name="warn" size={20} />
                <span>{t(each.code === 'long' ? 'own-left-long' : 'own-left-more', { line: each.line, n: each.n })}</span>
              </li>
            );
          }
          if (each.kind === 'fault') {
            return (
              <li key={at} class="own-fault" data-testid="own-fault">
                <PageIcon name="warn" size={20} />
                <span>
                  {each.code === 'text' ? t('own-fault-text') : each.code === 'unplayable' ? t('own-fault-move', { move: each.text }) : faultText(each.code)}
                  <span class="exercise-extra">{each.text}</span>
                </span>
              </li>
            );
          }
          const exercise: Exercise = { fen: each.fen, goal, length: null };
          return (
            <li key={at} class="own-position" data-testid="own-position">
              <span class="exercise-board">
                <MiniBoard pieces={picture(each.fen)} theme={state.theme} />
              </span>
              <span>
                {t('own-side', { side: attackerOf(each.fen) })}
                <ProofLine proof={proofs.of(exercise)} goal={goal} onMore={() => proofs.more(exercise)} />
              </span>
            </li>
          );
        })}
      </ul>
      <div class="sheet-foot">
        <button
          type="button"
          class="button primary"
          aria-disabled={fit.length === 0 || waiting}
          data-testid="own-add"
          onClick={() => {
            if (fit.length === 0 || waiting) return;
            onAdd(
              fit.map((each) => {
                const proof = proofs.of(each);
                return { ...each, length: proof?.kind === 'mate' ? proof.length : null };
              }),
            );
          }}
        >
          {waiting ? t('sum-searching') : t('pick-add', { n: fit.length })}
        </button>
      </div>
    </SheetView>
  );
}
