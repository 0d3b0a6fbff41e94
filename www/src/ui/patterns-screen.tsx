/** The index of patterns: cards by the pieces that mate, filtered by piece, length and name. */
import './css/patterns.css';
import { useMemo, useState } from 'preact/hooks';
import type { PlacedPiece } from '../engine/wire';
import { t } from '../i18n/messages';
import type { Pattern } from '../library/catalogue';
import type { Example } from '../library/contents';
import { progressOf } from '../library/filter';
import { GROUPS, groupOf, type Group } from '../library/groups';
import { patternCounts, type PatternCount } from '../library/overview';
import { Chips, type Option } from './choices';
import { Empty } from './empty';
import { facing } from './facing';
import { Mark } from './icons';
import { MiniBoard } from './mini-board';
import type { PageProps } from './model';
import { PageIcon } from './page-icons';
import type { IndexProps } from './screens';
import { inOwnWords } from './words';

/** 0 is every length, 4 is four and more. */
const LENGTHS = [0, 1, 2, 3, 4] as const;

/** Pinyin without tones, spaces and case, so that "wocaoma" finds wòcáo mǎ. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f\s'-]/g, '').toLowerCase();
}

function fits({ name, pinyin }: Pattern, query: string): boolean {
  const wanted = plain(query);
  if (wanted === '') return true;
  const initials = pinyin.split(/[\s']+/).map((part) => part[0] ?? '').join('');
  return [name['zh-Hans'], name['zh-Hant'], name.en, pinyin, initials].some((text) => plain(text).includes(wanted));
}

export function PatternsScreen({ state, picture, library, index }: IndexProps) {
  const [group, setGroup] = useState<Group | null>(null);
  const [length, setLength] = useState(0);
  const [query, setQuery] = useState('');
  const [searching, setSearching] = useState(false);
  const { standings, due } = state;
  const progress = useMemo(() => progressOf(library, index, { standings, due }), [library, index, standings, due]);
  const all = useMemo(() => patternCounts(library, index, progress, () => true), [library, index, progress]);
  const counts = useMemo(
    () => (length === 0 ? all : patternCounts(library, index, progress, (mateIn) => (length === 4 ? mateIn >= 4 : mateIn === length))),
    [all, length],
  );
  const shown = counts.filter(({ pattern }) => fits(pattern, query));
  const solved = [...standings.values()].filter(({ mark }) => mark !== 'failed').length;
  const coverOf = (example: Example | undefined) => (example === undefined ? null : picture(example.end));
  const sections = GROUPS.filter((each) => group === null || each === group)
    .map((each) => ({ group: each, counts: shown.filter(({ pattern }) => groupOf(pattern.key) === each) }))
    .filter((section) => section.counts.length > 0);

  return (
    <main id="main" class="page" data-testid="patterns">
      <header class="page-head">
        <div class="page-names">
          <h1 class="song page-title">{t('nav-patterns')}</h1>
          <p class="page-summary">{t('patterns-summary', { patterns: all.length, total: all.reduce((sum, { total }) => sum + total, 0), solved })}</p>
        </div>
        <button type="button" class="icon-button search-open" aria-label={t('search-open')} aria-expanded={searching} onClick={() => setSearching(!searching)}>
          <PageIcon name="search" size={24} />
        </button>
        <div class="page-tools" data-searching={searching}>
          <Chips
            label={t('filter-length-label')}
            kind="lengths"
            options={LENGTHS.map((n): Option<number> => ({
              value: n,
              text: n === 0 ? t('filter-all') : n === 4 ? t('filter-longer', { n }) : t('filter-length', { n }),
            }))}
            isOn={(n) => n === length}
            onChoose={(n) => setLength(n)}
          />
          <label class="search">
            <PageIcon name="search" size={20} />
            <input type="search" value={query} maxLength={40} aria-label={t('search-label')} placeholder={t('search-label')} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
        </div>
        <Chips
          label={t('filter-label')}
          kind="groups"
          options={[{ value: null, text: t('filter-all') }, ...GROUPS.map((each): Option<Group | null> => ({ value: each, text: t(`filter-${each}`) }))]}
          isOn={(each) => each === group}
          onChoose={(each) => setGroup(each)}
        />
      </header>
      {sections.length === 0 && (
        <Empty icon="search" title={t('search-none')} note={t('search-none-note')}>
          <button
            type="button"
            class="button"
            onClick={() => {
              setQuery('');
              setLength(0);
              setGroup(null);
            }}
          >
            {t('search-clear')}
          </button>
        </Empty>
      )}
      {sections.map((section) => (
        <section key={section.group} class="index-section">
          <h2 class="section-head">
            <span class="fishtail" aria-hidden="true" />
            <span class="song">{t(`group-${section.group}`)}</span>
            <span class="section-count">{t('patterns-count', { n: section.counts.length })}</span>
          </h2>
          <ul class="card-grid">
            {section.counts.map((count) => (
              <li key={count.pattern.key}>
                <IndexCard count={count} pieces={coverOf(library.examples.get(count.pattern.key))} state={state} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

interface CardProps extends Pick<PageProps, 'state'> {
  readonly count: PatternCount;
  readonly pieces: readonly PlacedPiece[] | null;
}

function IndexCard({ count: { pattern, total, solved }, pieces, state }: CardProps) {
  const whole = solved === total;
  return (
    <a class="card index-card" href={`#/set/${pattern.key}`} data-complete={whole} data-set={pattern.key}>
      <span class="index-picture">{pieces !== null && <MiniBoard pieces={pieces} theme={state.theme} set={state.settings.pieces} card kingTab={facing(pieces)} />}</span>
      <span class="index-words">
        <span class="index-name song">
          {inOwnWords(pattern.name)}
          {whole && <Mark name="clean" size={18} />}
        </span>
        <span class="index-count">{solved === 0 ? t('card-new', { n: total }) : whole ? t('card-done', { n: total }) : t('count-of', { n: solved, total })}</span>
        <span class="bar" aria-hidden="true">
          <span class="bar-done" style={{ width: `${(100 * solved) / total}%` }} />
        </span>
      </span>
    </a>
  );
}
