/** Imports: the page with everything that came in, or one record of it. Both look at the same desk. */
import '../css/import.css';
import { useEffect, useState } from 'preact/hooks';
import type { Intake, IntakeState } from '../../intake/intake';
import type { PageProps } from '../model';
import { LoadingPage } from '../states';
import { entitle } from '../title';
import { ImportScreen } from './import-screen';
import { RecordScreen } from './record-screen';

export interface DeskProps extends PageProps {
  readonly intake: Intake;
  readonly desk: IntakeState;
}

export function ImportPage(props: PageProps) {
  const { desks, state } = props;
  const [found, setFound] = useState<{ intake: Intake; desk: IntakeState } | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    void desks.intake().then((intake) => {
      if (gone) return;
      setFound({ intake, desk: intake.state() });
      stop = intake.listen((desk) => setFound({ intake, desk }));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [desks]);
  useEffect(entitle, [found === null]);
  if (found === null) return <LoadingPage />;
  const entry = state.route.page === 'import' ? state.route.entry : null;
  return entry === null ? <ImportScreen {...props} {...found} /> : <RecordScreen key={entry} {...props} {...found} id={entry} />;
}
