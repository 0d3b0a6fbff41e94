/**
 * The live regions of the page: one assertive for the last move, one polite for everything else. The same words twice in a
 * row are told apart by a trailing space, or a screen reader would keep silent.
 */
import { signal, type ReadonlySignal } from '@preact/signals';

export interface Speaker {
  /** Spoken when the reader is free: verdicts, answers to questions. */
  say(text: string): void;
  /** Spoken at once: the last move. */
  call(text: string): void;
  readonly polite: ReadonlySignal<string>;
  readonly assertive: ReadonlySignal<string>;
}

/** The next content of a region that holds `before`, so that `text` is read even if it is the same. */
export function freshText(before: string, text: string): string {
  return before === text && text !== '' ? `${text}\u00a0` : text;
}

export function createSpeaker(): Speaker {
  const polite = signal('');
  const assertive = signal('');
  return {
    polite,
    assertive,
    say: (text) => (polite.value = freshText(polite.peek(), text)),
    call: (text) => (assertive.value = freshText(assertive.peek(), text)),
  };
}

/** Mounted once, before anything speaks, and never taken away: readers miss regions that come and go. */
export function LiveRegions({ speaker }: { readonly speaker: Speaker }) {
  return (
    <div class="unseen">
      <div aria-live="assertive" aria-atomic="true">
        {speaker.assertive}
      </div>
      <div role="status" aria-atomic="true">
        {speaker.polite}
      </div>
    </div>
  );
}
