/** A message with parts in another face: `<move>` in Song and unbreakable, `<side>` in cinnabar. */
import type { Arguments } from '../i18n/messages';
import { runs } from '../i18n/messages';

export function Rich({ id, args }: { readonly id: string; readonly args?: Arguments }) {
  return (
    <>
      {runs(id, args).map((run, index) =>
        run.mark === null ? run.text : (
          <span key={index} class={run.mark}>
            {run.text}
          </span>
        ),
      )}
    </>
  );
}
