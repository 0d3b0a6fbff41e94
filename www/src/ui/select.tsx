/** A choice as a plain select: every system has a good one, and it needs no room. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages';
import { language, t } from '../i18n/messages';
import { PageIcon } from './page-icons';
import type { Actions } from './model';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly testid?: string;
  /** The options are languages and name themselves. */
  readonly languages?: boolean;
  text(option: T): string;
  onChoose(option: T): void;
}

export function Select<T extends string>({ label, options, chosen, testid, languages = false, text, onChoose }: SelectProps<T>) {
  return (
    <span class="select">
      <select
        aria-label={label}
        data-testid={testid}
        onChange={(event) => {
          const found = options.find((each) => each === event.currentTarget.value);
          if (found !== undefined) onChoose(found);
        }}
      >
        {options.map((each) => (
          <option key={each} value={each} lang={languages ? each : undefined} selected={each === chosen}>
            {text(each)}
          </option>
        ))}
      </select>
      <PageIcon name="chevron" size={18} />
    </span>
  );
}

/** The language, each by its own name. */
export function LanguageSelect({ actions }: { readonly actions: Actions }) {
  return (
    <Select<Language>
      label={t('setting-language')}
      testid="language"
      options={LANGUAGES}
      chosen={language()}
      languages
      text={(each) => LANGUAGE_NAMES[each].long}
      onChoose={(chosen) => actions.choose({ language: chosen })}
    />
  );
}
