/** The designed nothing of a page that has nothing to show. */
import type { ComponentChildren } from 'preact';
import { PageIcon, type PageIconName } from './page-icons';

export interface EmptyProps {
  readonly icon: PageIconName;
  readonly title: string;
  readonly note?: string;
  readonly children?: ComponentChildren;
}

export function Empty({ icon, title, note, children }: EmptyProps) {
  return (
    <div class="empty">
      <PageIcon name={icon} size={28} />
      <p class="song empty-title">{title}</p>
      {note !== undefined && <p class="empty-note">{note}</p>}
      {children}
    </div>
  );
}
