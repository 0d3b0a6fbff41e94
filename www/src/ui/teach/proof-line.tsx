/** What the engine says of a position, in a line. */
import { t } from '../../i18n/messages';
import type { Exercise } from '../../teach/exercise-set';
import type { Proof } from '../teach-model';
import { faultText } from '../words';

export interface ProofLineProps {
  /** Null for a puzzle of the library, which was proved before it came into it. */
  readonly proof: Proof | null;
  readonly goal: Exercise['goal'];
  /** Searches further, where it was not decided. */
  onMore?: (() => void) | undefined;
}

export function proofText(proof: Proof | null, goal: Exercise['goal']): string {
  switch (proof?.kind) {
    case undefined:
      return t('sum-library');
    case 'waiting':
    case 'searching':
      return t('sum-searching');
    case 'mate':
      if (!proof.exact) return t('sum-mate-bound', { goal, n: proof.length });
      return proof.complete ? t('sum-mate', { goal, n: proof.length, keys: proof.keys.length }) : t('sum-mate-some', { goal, n: proof.length });
    case 'no-mate':
      return t('sum-none', { goal });
    case 'unknown':
      return t('sum-unknown');
    case 'illegal':
      return faultText(proof.code);
  }
}

/** Whether it can be set as an exercise. */
export function isProved(proof: Proof | null): boolean {
  return proof === null || proof.kind === 'mate';
}

export function ProofLine({ proof, goal, onMore }: ProofLineProps) {
  const kind = proof?.kind ?? 'library';
  const dual = proof?.kind === 'mate' && proof.keys.length > 1;
  return (
    <span class="proof" data-kind={kind} data-dual={dual} data-testid="proof">
      {proofText(proof, goal)}
      {kind === 'unknown' && onMore !== undefined && (
        <button type="button" class="proof-line-more" onClick={() => onMore()}>
          {t('sum-more')}
        </button>
      )}
    </span>
  );
}
