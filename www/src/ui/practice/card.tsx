/** A card of the practice pages: a title, something quiet at its right, and what it holds. */
import type { ComponentChildren } from 'preact';

export interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly testid: string;
  readonly children: ComponentChildren;
}

export function Panel({ title, note, testid, children }: PanelProps) {
  return (
    <section class="card panel" data-testid={testid}>
      <header class="panel-head">
        <h2 class="song panel-title">{title}</h2>
        {note !== undefined && <p class="panel-note">{note}</p>}
      </header>
      {children}
    </section>
  );
}
