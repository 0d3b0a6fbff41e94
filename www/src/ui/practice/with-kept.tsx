/** Screens that show what has been kept of practice: wells until it has been read, an error where that fails. */
import type { ComponentType } from 'preact';
import { t } from '../../i18n/messages';
import type { Kept } from '../practice-model';
import type { LibraryProps } from '../screens';
import { ErrorCard, LoadingPage } from '../states';

export type KeptProps = LibraryProps & { readonly kept: Kept };

export function withKept(View: ComponentType<KeptProps>): ComponentType<LibraryProps> {
  return function WithKept(props: LibraryProps) {
    const { kept } = props.state.practice;
    if (kept === 'loading') return <LoadingPage />;
    if (kept === 'failed') {
      return (
        <main id="main" class="page">
          <h1 class="unseen">{t('load-failed')}</h1>
          <ErrorCard title={t('load-failed')} note={t('load-failed-note')} button={t('retry-load')} onAct={() => props.actions.practice.retry()} />
        </main>
      );
    }
    return <View {...props} kept={kept} />;
  };
}
