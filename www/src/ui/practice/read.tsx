/** 读谱: a written move and the four positions that may come of it, or written moves that are to be played. */
import '../css/read.css';
import { useMemo, useState } from 'preact/hooks';
import { language, t } from '../../i18n/messages';
import { attackerOf } from '../../library/attacker';
import type { Reading, Script } from '../../practice/reading';
import { written } from '../../practice/reading';
import type { Run } from '../../practice/run';
import { BoardView } from '../board-view';
import { VerdictMark } from '../icons';
import { useLabels } from '../media';
import { MiniBoard } from '../mini-board';
import type { PageProps } from '../model';
import { Select } from '../select';
import { DrillFrame, type DrillButton } from './drill-frame';
import { useRefusal, type Refusal } from './use-refusal';

const SCRIPTS: readonly Script[] = ['chinese', 'file-pawns', 'traditional', 'wxf', 'iccs'];

/** What is read: the common way of writing is in the characters of the page. */
const scriptOf = (wanted: Script): Script => (wanted === 'chinese' && language() === 'zh-Hant' ? 'traditional' : wanted);
const SIGNS = 'ABCD';

export type ReadProps = PageProps & { readonly run: Run; readonly reading: Reading };

export function Read(props: ReadProps) {
  const { state, actions, run, reading } = props;
  const { question, right } = reading;
  const script = scriptOf(state.settings.reading);

  const answers = question.way === 'choose' && right === null ? question.options : [];
  const letters = Object.fromEntries(answers.flatMap((move, at) => [SIGNS[at]?.toLowerCase() ?? '', String(at + 1)].map((key) => [key, () => actions.practice.drill({ type: 'answer', move })])));
  const buttons: DrillButton[] = [{ id: 'next', label: t('action-next'), icon: 'next', shortcut: 'next', primary: right !== null, enabled: right !== null, run: () => actions.practice.next() }];
  return (
    <DrillFrame
      page={props}
      run={run}
      testid="read"
      task={<span class="task song">{t(`read-${question.way}`)}</span>}
      buttons={buttons}
      letters={letters}
      help={[...(question.way === 'choose' ? [{ keys: 'A – D', does: t('read-choose') }] : []), { keys: 'N', does: t('keys-next') }]}
      data={{ 'data-puzzle': question.puzzle.id, 'data-way': question.way, 'data-right': right === null ? '' : String(right) }}
    >
      {question.way === 'choose' ? <Choose {...props} /> : <Play {...props} />}
      <div class="read-script">
        <Select label={t('setting-reading')} testid="reading" options={SCRIPTS.filter((each) => scriptOf(each) === each)} chosen={script} text={(each) => t(`notation-${each}`)} onChoose={(each) => actions.choose({ reading: each })} />
      </div>
    </DrillFrame>
  );
}

/** The names of the moves that are asked for, as the reader wants to read them. */
function useWritten({ state, reading, frames }: ReadProps): readonly { readonly text: string; readonly side: 'red' | 'black' }[] {
  const { puzzle, base, moves } = reading.question;
  const script = scriptOf(state.settings.reading);
  return useMemo(() => {
    const named = frames({ ...puzzle, line: [...base, ...moves] }).slice(base.length + 1);
    return named.flatMap(({ move }) => (move === null ? [] : [{ text: written(move.names, script), side: move.side }]));
  }, [reading.question, script]);
}

function Choose(props: ReadProps) {
  const { state, actions, reading, picture } = props;
  const { puzzle, base, moves, options } = reading.question;
  const { answer, right } = reading;
  const { theme, settings } = state;
  const asked = useWritten(props)[0];
  const known = moves[0];
  return (
    <>
      <div class="read-from">
        <div class="read-board">
          <BoardView pieces={picture(puzzle.fen, base)} legal={[]} side={asked?.side ?? 'red'} active={false} bold={state.projector} labels={settings.labels} set={settings.pieces} theme={theme} slide={0} onMove={() => false} say={(text) => actions.say(text)} />
        </div>
        <p class="read-text song" data-side={asked?.side} data-testid="read-text">
          {asked?.text}
        </p>
        <Said right={right} />
      </div>
      <ul class="read-options" aria-label={t('read-choose')}>
        {options.map((option, at) => {
          const state = right === null ? 'open' : option === known ? 'right' : option === answer ? 'wrong' : 'other';
          return (
            <li key={option}>
              <button type="button" class="read-option" data-option={option} data-state={state} aria-disabled={right !== null} aria-label={t(`read-option-${state}`, { sign: SIGNS[at] ?? '', move: `${option.slice(0, 2)}-${option.slice(2)}` })} onClick={() => actions.practice.drill({ type: 'answer', move: option })}>
                <MiniBoard pieces={picture(puzzle.fen, [...base, option])} theme={theme} set={settings.pieces} />
                <span class="read-sign" aria-hidden="true">
                  {SIGNS[at]}
                  {state === 'right' && <VerdictMark name="right" size={20} />}
                  {state === 'wrong' && <VerdictMark name="illegal" size={20} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Play(props: ReadProps) {
  const { state, actions, reading, frames } = props;
  const { puzzle, base, moves } = reading.question;
  const { played, answer, right } = reading;
  const { settings } = state;
  const labels = useLabels(settings.labels);
  const texts = useWritten(props);
  const made = [...base, ...moves.slice(0, played)];
  const frame = frames({ ...puzzle, line: made }).at(-1);
  /** Counts tries that were taken back, so that the board is drawn anew. */
  const [turns, turn] = useState(0);
  const attacker = attackerOf(puzzle.fen);
  const meant = right === false ? moves[played] : undefined;
  const { refusal, refuse } = useRefusal(frame?.position, actions);
  if (frame === undefined) return null;
  const { position } = frame;
  return (
    <>
      <div class="solve-board">
        <BoardView
          key={turns}
          pieces={position.pieces}
          legal={right === null ? position.legal : []}
          side={position.turn}
          active={right === null}
          check={position.check}
          checkers={position.checkers}
          last={made.at(-1) ?? null}
          arrows={[
            ...(meant === undefined ? [] : [{ from: meant.slice(0, 2), to: meant.slice(2), kind: 'hint' as const }]),
            ...(right !== false || answer === null ? [] : [{ from: answer.slice(0, 2), to: answer.slice(2), kind: 'refute' as const }]),
          ]}
          flip={attacker === 'black'}
          bold={state.projector}
          labels={labels}
          set={settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={(from, to) => {
            const stands = from + to === moves[played];
            actions.practice.drill({ type: 'answer', move: from + to });
            if (!stands) turn(turns + 1);
            return stands;
          }}
          onIllegal={refuse}
          say={(text) => actions.say(text)}
        />
      </div>
      <div class="solve-verdict">
        <div class="strip" data-tone={right === null ? 'plain' : right ? 'right' : 'lost'}>
          <ol class="read-line" data-testid="read-text">
            {texts.map(({ text, side }, at) => (
              <li key={at} class="song" data-side={side} data-now={right === null && at === played} data-done={at < played} aria-current={right === null && at === played ? 'step' : undefined}>
                {text}
              </li>
            ))}
          </ol>
          <Said right={right} refusal={refusal} />
        </div>
      </div>
    </>
  );
}

/** What the try came to. */
function Said({ right, refusal = null }: { readonly right: boolean | null; readonly refusal?: Refusal | null }) {
  return (
    <p class="read-said" role="status" data-tone={right === null ? 'plain' : right ? 'right' : 'lost'}>
      {right !== null && <VerdictMark name={right ? 'right' : 'illegal'} size={20} />}
      {right === null ? (refusal?.first ?? '') : t(right ? 'read-right' : 'read-wrong')}
    </p>
  );
}
