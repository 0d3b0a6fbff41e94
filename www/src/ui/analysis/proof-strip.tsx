/** The proof in a strip of 64 px, which never changes its height: what is said, and the one thing that can be done about it. */
import { isSettled, type Standing } from '../../analysis/question';
import { t } from '../../i18n/messages';
import { VerdictMark } from '../icons';
import { saidOf, type Asked } from './proof-words';

export interface ProofStripProps {
  readonly standing: Standing;
  readonly asked: Asked;
  /** Why the move that was just tried cannot be made, in one line or two; it stands in the place of the proof until the next touch. */
  readonly refused?: readonly string[] | null;
  /** Null where no more can be asked for. */
  readonly onMore: (() => void) | null;
  onStop(): void;
}

/** What can be done: stop, go on, more. */
export function ProofButton({ standing, asked, onMore, onStop }: ProofStripProps) {
  if (asked.position.status !== 'playing') return null;
  if (standing.kind === 'searching' && standing.late) {
    return (
      <button type="button" class="strip-cancel" data-testid="proof-stop" onClick={() => onStop()}>
        {t('cancel')}
      </button>
    );
  }
  const open = standing.kind === 'answered' && !isSettled(standing.answer);
  if (onMore === null || (!open && standing.kind !== 'stopped')) return null;
  return (
    <button type="button" class="strip-cancel" data-testid="proof-more" onClick={() => onMore()}>
      {t('proof-more')}
    </button>
  );
}

export function ProofStrip(props: ProofStripProps) {
  const { refused = null } = props;
  const { tone, mark, first, second } = refused === null ? saidOf(props.standing, props.asked) : ({ tone: 'plain', mark: 'illegal', first: refused[0], second: refused[1] ?? null } as const);
  return (
    <div class="strip proof-strip" data-tone={tone} data-standing={kindOf(props)} data-testid="proof">
      <div class="strip-said" role="status">
        <span class="strip-mark">{mark !== null && <VerdictMark name={mark} size={28} />}</span>
        <span class="strip-words">
          <span class="strip-first">{first}</span>
          {second !== null && <span class="strip-second">{second}</span>}
        </span>
      </div>
      <ProofButton {...props} />
    </div>
  );
}

/** For styles and tests: `mate`, `no-mate`, `unknown`, `searching`… */
export function kindOf({ standing, asked }: Pick<ProofStripProps, 'standing' | 'asked'>): string {
  if (asked.position.status !== 'playing') return asked.position.status;
  return standing.kind === 'answered' ? standing.answer.verdict : standing.kind;
}
