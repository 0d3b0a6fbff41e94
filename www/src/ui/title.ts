/** The title of the window: that of the page that stands, by its heading; puzzles say theirs themselves. */
import { headingWords } from '../a11y/heading';
import { t } from '../i18n/messages';

export function entitle(): void {
  const heading = document.querySelector('.app:not([data-page="patterns"],[data-page="first"]) main:not([data-testid="solve"]) h1');
  if (heading !== null) document.title = `${headingWords(heading)} · ${t('brand')}`;
}
