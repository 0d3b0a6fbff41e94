/** The index of patterns: cards by the pieces that mate, filtered by piece, length and name. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/messages';
import type { Group, PatternSet } from '../store/library';
import './css/library.css';
import { Empty } from './empty';
import { Mark } from './icons';
import { MiniBoard } from './mini-board';
import type { PageProps } from './model';
import { PageIcon } from './page-icons';
import { faces } from './pattern-card';
import type { ScreenProps } from './screens';
import { inOwnWords } from './words';

const GROUPS: readonly Group[] = ['horse', 'cannon', 'rook', 'pawn', 'several'];

/** 0 is every length, 4 is four and more. */
const LENGTHS = [0, 1, 2, 3, 4] as const;

/** Pinyin without tones, spaces and case, so that "wocaoma" finds wòcáo mǎ. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f\s'-]/g, '').toLowerCase();
}

function fits(set: PatternSet, query: string): boolean {
  const wanted = plain(query);
  if (wanted === '') return true;
  const { name, pinyin } = set.pattern;
  const initials = pinyin.split(/[\s']+/).map((part) => part[0] ?? '').join('');
  return [name['zh-Hans'], name['zh-Hant'], name.en, pinyin, initials].some((text) => plain(text).includes(wanted));
}

function ofLength(set: PatternSet, length: number): PatternSet {
  if (length === 0) return set;
  return { ...set, puzzles: set.puzzles.filter(({ mateIn }) => (length === 4 ? mateIn >= 4 : mateIn === length)) };
}

export function PatternsScreen({ state, actions, picture, cover, library }: ScreenProps) {
  const [group, setGroup] = useState<Group | null>(null);
  const [length, setLength] = useState(0);
  const [query, setQuery] = useState('');
  const [searching, setSearching] = useState(false);
  const sets = library.patterns.filter((set) => fits(set, query)).map((set) => ofLength(set, length)).filter((set) => set.puzzles.length > 0);
  const solved = [...state.standings.values()].filter(({ mark }) => mark !== 'failed').length;
  const sections = GROUPS.filter((each) => group === null || each === group)
    .map((each) => ({ group: each, sets: sets.filter((set) => set.group === each) }))
    .filter((section) => section.sets.length > 0);

  return (
    <main id="main" class="page" data-testid="patterns">
      <header class="page-head">
        <div class="page-names">
          <h1 class="song page-title">{t('nav-patterns')}</h1>
          <p class="page-summary">{t('patterns-summary', { patterns: library.patterns.length, total: library.total, solved })}</p>
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
            chosen={length}
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
          chosen={group}
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
            <span class="section-count">{t('patterns-count', { n: section.sets.length })}</span>
          </h2>
          <ul class="card-grid">
            {section.sets.map((set) => (
              <li key={set.id}>
                <IndexCard set={set} state={state} actions={actions} picture={picture} cover={cover} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

interface Option<T> {
  value: T;
  text: string;
}

interface ChipsProps<T> {
  readonly label: string;
  readonly kind: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  onChoose(value: T): void;
}

export function Chips<T extends string | number | null>({ label, kind, options, chosen, onChoose }: ChipsProps<T>) {
  return (
    <div class={`chips chips-${kind}`} role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button key={String(value)} type="button" class="chip" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

function IndexCard({ set, state, picture, cover }: PageProps & { readonly set: PatternSet }) {
  const total = set.puzzles.length;
  const done = set.puzzles.filter(({ id }) => (state.standings.get(id)?.mark ?? 'failed') !== 'failed').length;
  const first = cover(set);
  const whole = done === total;
  return (
    <a class="card index-card" href={`#/set/${set.id}`} data-complete={whole} data-set={set.id}>
      <span class="index-picture">{first !== null && <MiniBoard pieces={picture(first, true)} theme={state.theme} set={state.settings.pieces} card kingTab={faces(first)} />}</span>
      <span class="index-words">
        <span class="index-name song">
          {inOwnWords(set.title)}
          {whole && <Mark name="clean" size={18} />}
        </span>
        <span class="index-count">{done === 0 ? t('card-new', { n: total }) : whole ? t('card-done', { n: total }) : t('count-of', { n: done, total })}</span>
        <span class="bar" aria-hidden="true">
          <span class="bar-done" style={{ width: `${(100 * done) / total}%` }} />
        </span>
      </span>
    </a>
  );
}
