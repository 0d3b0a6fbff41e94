/**
 * The live regions of the page: one assertive for the last move, one polite for everything else. The same words twice in a
 * row are told apart by a trailing space, or a screen reader would keep silent.
 */
import { useEffect, useState } from 'preact/hooks';

/** What the two regions hold. */
export interface Spoken {
  readonly polite: string;
  readonly assertive: string;
}

export interface Speaker {
  /** Spoken when the reader is free: verdicts, answers to questions. */
  say(text: string): void;
  /** Spoken at once: the last move. */
  call(text: string): void;
  /** Calls back with every change; gives the way to stop that. */
  listen(onSpoken: (spoken: Spoken) => void): () => void;
}

/** The next content of a region that holds `before`, so that `text` is read even if it is the same. */
export function freshText(before: string, text: string): string {
  return before === text && text !== '' ? `${text}\u00a0` : text;
}

export function createSpeaker(): Speaker {
  let spoken: Spoken = { polite: '', assertive: '' };
  const listeners = new Set<(spoken: Spoken) => void>();
  const speak = (change: Partial<Spoken>) => {
    spoken = { ...spoken, ...change };
    for (const listener of listeners) listener(spoken);
  };
  return {
    say: (text) => speak({ polite: freshText(spoken.polite, text) }),
    call: (text) => speak({ assertive: freshText(spoken.assertive, text) }),
    listen(onSpoken) {
      listeners.add(onSpoken);
      return () => listeners.delete(onSpoken);
    },
  };
}

/** Mounted once, before anything speaks, and never taken away: readers miss regions that come and go. */
export function LiveRegions({ speaker }: { readonly speaker: Speaker }) {
  const [spoken, setSpoken] = useState<Spoken>({ polite: '', assertive: '' });
  useEffect(() => speaker.listen(setSpoken), [speaker]);
  return (
    <div class="unseen">
      <div aria-live="assertive" aria-atomic="true">
        {spoken.assertive}
      </div>
      <div role="status" aria-atomic="true">
        {spoken.polite}
      </div>
    </div>
  );
}
