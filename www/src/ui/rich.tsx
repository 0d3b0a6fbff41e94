/** A message with parts in another face: `<move>` in Song and unbreakable, `<side>` in cinnabar. */
import type { Arguments } from '../i18n/messages';
import { runsOf, t } from '../i18n/messages';

export function Rich({ id, args }: { readonly id: string; readonly args?: Arguments }) {
  return <Marked text={t(id, args)} />;
}

/** The same of a text that was made of such messages. */
export function Marked({ text }: { readonly text: string }) {
  return (
    <>
      {runsOf(text).map((run, index) =>
        run.mark === null ? run.text : (
          <span key={index} class={run.mark}>
            {run.text}
          </span>
        ),
      )}
    </>
  );
}
