/** What the library is chosen by: a group for each facet. Every change takes effect at once. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/messages';
import { EVERYTHING, facets, LENGTHS, LEVELS, ROLES, STATUSES, type Filter } from '../library/filter';
import type { Library } from '../library/library';
import { Chips, toggled, type Option } from './choices';
import { Select } from './select';
import { inOwnWords } from './words';

export interface FiltersProps {
  readonly id: string;
  /** On phones they are shown when they are asked for. */
  readonly open: boolean;
  readonly filter: Filter;
  readonly library: Library;
  /** Whether some puzzles are to be done again. */
  readonly dueToo: boolean;
  onRefine(change: Partial<Filter>): void;
}

export function Filters({ id, open, filter, library, dueToo, onRefine }: FiltersProps) {
  const { pattern, pack, lengths, levels, statuses, goal, roles, only, easy } = filter;
  const known = new Map(library.patterns.filter(({ kind }) => kind === 'final').map((each) => [each.key, inOwnWords(each.name)]));
  const packs = new Map(library.packs.map((each) => [each.id, inOwnWords(each.title)]));
  const any = (names: ReadonlyMap<string, string>) => ['', ...names.keys()];
  return (
    <section id={id} class="filters card" data-open={open} aria-label={t('filters')}>
      <Facet title={t('facet-pattern')} name="pattern">
        <Select label={t('facet-pattern')} testid="facet-pattern" options={any(known)} chosen={pattern ?? ''} text={(key) => known.get(key) ?? t('filter-all')} onChoose={(key) => onRefine({ pattern: key === '' ? null : key })} />
      </Facet>
      <Facet title={t('facet-pack')} name="pack">
        <Select label={t('facet-pack')} testid="facet-pack" options={any(packs)} chosen={pack ?? ''} text={(key) => packs.get(key) ?? t('filter-all')} onChoose={(key) => onRefine({ pack: key === '' ? null : key })} />
      </Facet>
      <Facet title={t('facet-length')} name="length">
        <Chips label={t('facet-length')} kind="length" options={LENGTHS.map(([least, most], at): Option<number> => ({ value: at, text: lengthText(least, most), label: t('facet-length-of', { range: lengthText(least, most) }) }))} isOn={(at) => lengths.includes(at)} onChoose={(at) => onRefine({ lengths: toggled(lengths, at) })} />
      </Facet>
      <Facet title={t('facet-level')} name="level">
        <Chips label={t('facet-level')} kind="level" options={LEVELS.map((level): Option<number> => ({ value: level, text: String(level), label: t('fact-level', { n: level }) }))} isOn={(level) => levels.includes(level)} onChoose={(level) => onRefine({ levels: toggled(levels, level) })} />
      </Facet>
      <Facet title={t('facet-pieces')} name="pieces">
        <Chips label={t('facet-pieces')} kind="pieces" options={ROLES.map((role): Option<string> => ({ value: role, text: t('piece-word', { piece: role }) }))} isOn={(role) => roles.some((each) => each === role)} onChoose={(role) => onRefine({ roles: ROLES.filter((each) => toggled<string>(roles, role).includes(each)) })} />
        <Choice label={t('facet-only')} name="only" options={['no', 'yes']} chosen={only ? 'yes' : 'no'} onChoose={(each) => onRefine({ only: each === 'yes' })} />
      </Facet>
      <Facet title={t('facet-status')} name="status">
        <Chips label={t('facet-status')} kind="status" options={STATUSES.filter((each) => each !== 'due' || dueToo || statuses.includes('due')).map((each): Option<string> => ({ value: each, text: t(`status-${each}`) }))} isOn={(each) => statuses.some((status) => status === each)} onChoose={(each) => onRefine({ statuses: STATUSES.filter((status) => toggled<string>(statuses, each).includes(status)) })} />
      </Facet>
      <Facet title={t('facet-goal')} name="goal">
        <Choice label={t('facet-goal')} name="goal" options={['all', 'checks', 'any']} chosen={goal ?? 'all'} onChoose={(each) => onRefine({ goal: each === 'all' ? null : each })} />
      </Facet>
      <Facet title={t('facet-sort')} name="sort">
        <Choice label={t('facet-sort')} name="sort" options={['filed', 'easy']} chosen={easy ? 'easy' : 'filed'} onChoose={(each) => onRefine({ easy: each === 'easy' })} />
      </Facet>
      <button type="button" class="text-button filters-clear" aria-disabled={facets(filter) === 0} data-testid="filters-clear" onClick={() => onRefine(EVERYTHING)}>
        {t('filters-clear')}
      </button>
    </section>
  );
}

function lengthText(least: number, most: number): string {
  if (most === 255) return t('range-more', { least });
  return least === most ? String(least) : t('range', { least, most });
}

function Facet({ title, name, children }: { readonly title: string; readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div class="facet" data-facet-name={name}>
      <h2 class="facet-title">{title}</h2>
      {children}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly chosen: T;
  onChoose(option: T): void;
}

/** One of a few, side by side. */
function Choice<T extends string>({ label, name, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <span class="segment" role="group" aria-label={label} data-facet={name}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} data-value={option} onClick={() => onChoose(option)}>
          {t(`${name}-${option}`)}
        </button>
      ))}
    </span>
  );
}
