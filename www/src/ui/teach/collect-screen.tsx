/**
 * Results of a class: codes are pasted or scanned, each set has its table. All of it is in this page alone and goes with it, unless it is
 * asked to be kept.
 */
import '../css/practice.css';
import '../css/teach.css';
import '../css/collect.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { ExerciseSet } from '../../teach/exercise-set';
import { findCodes } from '../../teach/code-search';
import type { ResultCode } from '../../teach/result-code';
import { markOf, markText } from '../../teach/set-mark';
import { BackLink } from '../back-link';
import { Empty } from '../empty';
import { later } from '../later';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { Panel } from '../practice/card';
import { Select } from '../select';
import type { Desk } from '../teach-model';
import { faultText } from '../words';
import { ClassView } from './class-view';
import { titleOf } from './teach-screen';
import { useDesk } from './use-desk';

const ScanSheet = later(() => import('./scan-sheet').then((file) => file.ScanSheet), undefined, ['teach', 'solve']);

/** The sets that a result may be of, by their marks. */
type Known = ReadonlyMap<number, ExerciseSet>;

const SET_LINK = /#\/s\/([\w-]{8,8000})/g;

export function CollectScreen(props: PageProps) {
  const { state, actions } = props;
  const { route } = state;
  const desk = useDesk(props.openDesk);
  const [text, setText] = useState('');
  const [codes, setCodes] = useState<ReadonlyMap<string, ResultCode>>(() => new Map());
  const [known, setKnown] = useState<Known>(() => new Map());
  const [kept, setKept] = useState<ReadonlySet<number>>(() => new Set());
  const [damaged, setDamaged] = useState<readonly string[]>([]);
  const [word, say] = useState('');
  const [scanning, scan] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const have = useRef(codes);
  have.current = codes;

  const take = (pasted: string, from: Desk) => {
    const found = findCodes(pasted);
    const fresh = found.codes.filter((each) => !have.current.has(each.text));
    const next = new Map(have.current);
    for (const each of found.codes) next.set(each.text, each.code);
    have.current = next;
    setCodes(next);
    setDamaged(found.damaged);
    say(t('collect-taken', { n: fresh.length, same: found.codes.length - fresh.length, damaged: found.damaged.length }));
    if (fresh[0] !== undefined) choose(fresh[0].code.mark);
    void followLinks(pasted, from);
    return found.codes.length > 0;
  };

  /** A set that is not here may come with its link. */
  const followLinks = async (pasted: string, from: Desk) => {
    for (const [, payload = ''] of pasted.matchAll(SET_LINK)) {
      const set = await from.follow(payload).catch(() => 'link-library' as const);
      if (typeof set === 'string') say(faultText(set));
      else setKnown((before) => new Map(before).set(markOf(set.exercises), set));
    }
  };

  useEffect(() => {
    if (desk === null) return;
    void Promise.all([desk.sets(), desk.classes()]).then(([sets, classes]) => {
      const all = [...classes.map(({ set }) => set), ...sets.map(({ set }) => set)].filter(({ exercises }) => exercises.length > 0);
      setKnown((before) => new Map([...all.map((set) => [markOf(set.exercises), set] as const), ...before]));
      setKept(new Set(classes.map(({ id }) => parseInt(id, 16))));
      const stored = classes.flatMap((each) => findCodes(each.codes.join('\n')).codes);
      const next = new Map([...stored.map((each) => [each.text, each.code] as const), ...have.current]);
      have.current = next;
      setCodes(next);
      if (route.page === 'collect' && route.code !== '') take(`#/r/${route.code}`, desk);
    });
  }, [desk, route]);

  const marks = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { mark } of codes.values()) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    return [...counts].filter(([mark]) => known.has(mark)).sort((a, b) => b[1] - a[1]).map(([mark]) => mark);
  }, [codes, known]);
  const mark = chosen !== null && known.has(chosen) ? chosen : (marks[0] ?? null);
  const set = mark === null ? undefined : known.get(mark);
  const strangers = [...codes.values()].filter((code) => !known.has(code.mark));
  const ofSet = [...codes.values()].filter((code) => code.mark === mark);
  const writtenOf = (of: number) => [...codes].filter(([, code]) => code.mark === of).map(([written]) => written);

  /** What is kept is kept up with what comes in. */
  useEffect(() => {
    if (desk === null) return;
    for (const each of kept) {
      const its = known.get(each);
      if (its !== undefined) void desk.saveClass({ id: markText(each), set: its, codes: writtenOf(each) });
    }
  }, [codes, kept]);

  const keep = (on: boolean) => {
    if (mark === null || desk === null) return;
    const next = new Set(kept);
    if (on) next.add(mark);
    else {
      next.delete(mark);
      void desk.removeClass(markText(mark));
    }
    setKept(next);
  };

  const remove = () => {
    if (mark === null) return;
    const before = have.current;
    const next = new Map([...before].filter(([, code]) => code.mark !== mark));
    have.current = next;
    setCodes(next);
    keep(false);
    actions.notify(t('collect-removed'), {
      label: t('undo'),
      run() {
        have.current = before;
        setCodes(before);
      },
    });
  };

  return (
    <main id="main" class="page collect" data-testid="collect">
      <header class="page-head">
        <BackLink to="#/teach" />
        <div class="page-names">
          <h1 class="song page-title">{t('collect-title')}</h1>
          <p class="page-summary">{t('collect-about')}</p>
        </div>
      </header>
      <Panel title={t('collect-add')} testid="collect-add">
        <label class="own-label" for="collect-text">
          {t('collect-paste')}
        </label>
        <textarea id="collect-text" class="field own-text" rows={3} value={text} spellcheck={false} data-testid="collect-text" onInput={(event) => setText(event.currentTarget.value)} />
        <div class="teach-actions">
          <button
            type="button"
            class="button primary"
            aria-disabled={text.trim() === '' || desk === null}
            data-testid="collect-take"
            onClick={() => {
              if (desk === null || text.trim() === '') return;
              take(text, desk);
              setText('');
            }}
          >
            <PageIcon name="plus" size={20} />
            {t('collect-take')}
          </button>
          <button type="button" class="button" data-testid="collect-scan" onClick={() => scan(true)}>
            <PageIcon name="qr" size={20} />
            {t('collect-scan')}
          </button>
        </div>
        <p class="collect-word" role="status" data-testid="collect-word">
          {word}
        </p>
        {damaged.length > 0 && (
          <div class="collect-left" data-testid="collect-damaged">
            <p>{t('collect-damaged')}</p>
            <ul>
              {damaged.slice(0, 10).map((each) => (
                <li key={each}>
                  <code>{each.length > 60 ? `${each.slice(0, 60)}…` : each}</code>
                </li>
              ))}
            </ul>
          </div>
        )}
        {strangers.length > 0 && (
          <p class="collect-left" data-testid="collect-foreign">
            {t('collect-foreign', { n: strangers.length })}
          </p>
        )}
      </Panel>
      {marks.length > 1 && (
        <p class="collect-sets">
          <Select label={t('collect-set')} testid="collect-set" options={marks.map(String)} chosen={String(mark)} text={(each) => titleOf(known.get(Number(each)) ?? { title: '' })} onChoose={(each) => choose(Number(each))} />
        </p>
      )}
      {set === undefined || ofSet.length === 0 || desk === null || mark === null ? (
        <Empty icon="people" title={t('collect-none')} note={t('collect-none-note')} />
      ) : (
        <ClassView key={mark} {...props} desk={desk} set={set} codes={ofSet} kept={kept.has(mark)} onKeep={keep} onRemove={remove} />
      )}
      {scanning && desk !== null && <ScanSheet onFound={(found: string) => take(found, desk)} onClose={() => scan(false)} />}
    </main>
  );
}
