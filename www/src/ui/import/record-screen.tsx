/** One record: its board step by step, the moves of the line with what else could be played, its comments, what is told about it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Entry, Step } from '../../intake/intake';
import { childrenOf, glyphsOf, legalMoves, lineThrough, type NodePlace } from '../../intake/tree';
import { t } from '../../i18n/messages';
import type { RecordView } from '../../workshop/wire';
import { BackLink } from '../back-link';
import { BoardView } from '../board-view';
import { PageIcon, type PageIconName } from '../page-icons';
import { moveText } from '../words';
import type { DeskProps } from './import-page';
import { SaveSheet } from './save-sheet';
import { placeText, titleOf, warningText } from './words';

export function RecordScreen(props: DeskProps & { readonly id: number }) {
  const { intake, desk, id } = props;
  const entry = desk.entries.find((each) => each.id === id);
  const [view, setView] = useState<RecordView | null>(null);
  useEffect(() => {
    void intake.view(id).then((found) => {
      if ('nodes' in found) setView(found);
    });
  }, [intake, id]);
  const [saving, setSaving] = useState(false);
  return (
    <main id="main" class="page import record" data-testid="record">
      <header class="page-head set-head">
        <BackLink to="#/import" />
        <div class="page-names">
          <h1 class="song page-title">{entry === undefined ? t('import-title') : titleOf(entry.head, entry.number)}</h1>
          {entry !== undefined && <p class="page-summary">{desk.sources.find((source) => source.id === entry.source)?.name}</p>}
        </div>
        {entry !== undefined && (
          <button type="button" class="button" data-testid="save-record" onClick={() => setSaving(true)}>
            {t('import-save')}
          </button>
        )}
      </header>
      {entry === undefined ? <p class="import-empty">{t('record-gone')}</p> : view !== null && <RecordBody {...props} entry={entry} view={view} />}
      {saving && <SaveSheet formats={['pgn', 'xqf', 'cbr', 'cbl', 'dhtmlxq', 'fen']} save={(format) => intake.saveEntries([id], format)} onClose={() => setSaving(false)} />}
    </main>
  );
}

function RecordBody({ intake, state, actions, entry, view }: DeskProps & { readonly entry: Entry; readonly view: RecordView }) {
  const children = useMemo(() => childrenOf(view), [view]);
  /** The node that is looked at; 0 is the start. */
  const [place, setPlace] = useState<NodePlace>(0);
  /** A line is held while one steps back on it. */
  const [end, setEnd] = useState<NodePlace>(0);
  const line = useMemo(() => lineThrough(view, children, end), [view, children, end]);
  const moves = useMemo(() => legalMoves(view, line), [view, line]);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  useEffect(() => void intake.steps(view.fen, moves).then(setSteps), [intake, view, moves]);

  const ply = place === 0 ? 0 : line.indexOf(place) + 1;
  const step = steps[Math.min(ply, steps.length - 1)];
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, moves.length));
    setPlace(next === 0 ? 0 : (line[next - 1] ?? 0));
    const said = steps[next]?.move;
    actions.say(said == null ? t('record-start') : moveText(said.names, state.settings.notation));
  };
  const turnInto = (node: NodePlace) => {
    setEnd(node);
    setPlace(node);
  };
  if (step === undefined) return null;
  const words = step.move === null ? null : moveText(step.move.names, state.settings.notation);
  const node = view.nodes[place];
  const stop = line[moves.length] === undefined ? undefined : view.nodes[line[moves.length] ?? 0];
  const others = (children[place] ?? []).filter((child) => child !== line[ply]);
  const button = (icon: PageIconName, label: string, to: number) => (
    <button type="button" class="icon-button" aria-label={label} aria-disabled={to < 0 || to > moves.length || to === ply} onClick={() => go(to)}>
      <PageIcon name={icon} size={22} />
    </button>
  );
  return (
    <div class="record-body">
      <div class="record-board">
        <BoardView
          pieces={step.position.pieces}
          legal={[]}
          side="red"
          active={false}
          check={step.position.check}
          checkers={step.position.checkers}
          last={step.move?.move ?? null}
          lastWords={words}
          labels={state.settings.labels}
          set={state.settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={() => false}
          onStep={(to) => go(ply + (to === 'back' ? -1 : 1))}
          say={(text) => actions.say(text)}
        />
        <div class="record-steps">
          {button('first', t('record-first'), 0)}
          {button('back', t('action-previous'), ply - 1)}
          <span class="record-where">{t('record-step', { n: ply, total: moves.length })}</span>
          {button('fwd', t('action-forward'), ply + 1)}
          {button('last', t('record-last'), moves.length)}
        </div>
      </div>
      <div class="record-panel">
        <ol class="record-moves" aria-label={t('record-moves')}>
          {steps.slice(1).map(({ move }, at) => {
            const of = view.nodes[line[at] ?? 0];
            return (
              <li key={at}>
                <button type="button" class="record-move song" data-side={move?.side} aria-current={at + 1 === ply ? 'step' : undefined} onClick={() => go(at + 1)}>
                  {move === null ? '' : moveText(move.names, state.settings.notation)}
                  {of !== undefined && of.nags.length > 0 && <span class="record-glyph"> {glyphsOf(of.nags)}</span>}
                </button>
              </li>
            );
          })}
        </ol>
        {stop !== undefined && (
          <p class="record-stop">
            {t('record-stops')} <span class="record-raw">{t('record-text', { text: stop.text ?? stop.move ?? '' })}</span>
          </p>
        )}
        {others.length > 0 && (
          <section>
            <h2 class="record-head">{t('record-others')}</h2>
            <Others intake={intake} state={state} view={view} fen={step.position.fen} places={others} onTurn={turnInto} />
          </section>
        )}
        {node !== undefined && node.comment !== '' && (
          <p class="record-comment" data-testid="record-comment">
            {node.comment}
          </p>
        )}
        {view.tags.length > 0 && (
          <details class="record-tags">
            <summary>{t('record-tags')}</summary>
            <dl>
              {view.tags.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {entry.head.warnings.length > 0 && (
          <ul class="record-warnings" aria-label={t('import-tab-warnings')}>
            {entry.head.warnings.map((note, at) => (
              <li key={at}>
                <PageIcon name="warn" size={18} />
                {warningText(note.code)} · {placeText(note)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface OthersProps extends Pick<DeskProps, 'intake' | 'state'> {
  readonly view: RecordView;
  /** The position that they are played in. */
  readonly fen: string;
  readonly places: readonly NodePlace[];
  onTurn(place: NodePlace): void;
}

/** What else the record plays in a position. A move that is not legal, or a text, is shown and leads nowhere. */
function Others({ intake, state, view, fen, places, onTurn }: OthersProps) {
  const [names, setNames] = useState<ReadonlyMap<NodePlace, string>>(new Map());
  useEffect(() => {
    const named = places.map(async (place) => {
      const move = view.nodes[place]?.standing === 'legal' ? view.nodes[place].move : null;
      const step = move === null ? undefined : (await intake.steps(fen, [move]))[1];
      return [place, step?.move == null ? '' : moveText(step.move.names, state.settings.notation)] as const;
    });
    void Promise.all(named).then((found) => setNames(new Map(found)));
  }, [intake, view, fen, places.join(), state.settings.notation, state.language]);
  return (
    <p class="record-others">
      {places.map((place) => {
        const node = view.nodes[place];
        return node?.standing === 'legal' ? (
          <button key={place} type="button" class="button song" onClick={() => onTurn(place)}>
            {names.get(place) ?? '…'}
          </button>
        ) : (
          <span key={place} class="record-raw">
            {node?.text ?? node?.move ?? ''}
          </span>
        );
      })}
    </p>
  );
}
