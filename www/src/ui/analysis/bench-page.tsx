/** A page that works on the bench: wells until that is there, an error where it cannot be had, anew for each address. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import type { Bench } from '../bench-model';
import type { PageProps } from '../model';
import { ErrorCard, LoadingPage } from '../states';
import { entitle } from '../title';
import { useBench } from './use-bench';

export type BenchProps = Omit<PageProps, 'bench'> & { readonly bench: Bench };

export function BenchPage({ title, View, ...props }: PageProps & { readonly title: string; readonly View: ComponentType<BenchProps> }) {
  const bench = useBench(props.bench);
  const { route } = props.state;
  // An address that comes anew is another start, even if it is written as the one before.
  const [visit, setVisit] = useState(0);
  useEffect(() => setVisit((n) => n + 1), [route]);
  useEffect(entitle, [bench, visit]);
  if (bench === 'waiting' || visit === 0) return <LoadingPage />;
  if (bench !== 'failed') return <View key={visit} {...props} bench={bench} />;
  return (
    <main id="main" class="page">
      <h1 class="unseen">{t(title)}</h1>
      <ErrorCard title={t('verdict-engine')} note={t('verdict-engine-note')} button={t('retry-load')} onAct={() => location.reload()} />
    </main>
  );
}
