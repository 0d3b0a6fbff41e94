/** The way back at the head of a page. */
import { t } from '../i18n/messages';
import { Icon } from './icons';

export function BackLink({ to }: { readonly to: string }) {
  return (
    <a class="icon-button" href={to} aria-label={t('back')}>
      <Icon name="back" size={24} />
    </a>
  );
}
