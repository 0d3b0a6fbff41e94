/** A card that leads to another page: its sign, its name, and a line about it. */
import { PageIcon, type PageIconName } from './page-icons';

export interface DoorProps {
  /** The class beside that of cards, which lays it out. */
  readonly kind: string;
  readonly to: string;
  readonly icon: PageIconName;
  readonly name: string;
  readonly note?: string;
  readonly testid: string;
}

export function Door({ kind, to, icon, name, note, testid }: DoorProps) {
  return (
    <a class={`card ${kind}`} href={to} data-testid={testid}>
      <PageIcon name={icon} size={22} />
      <span>
        <span class="song">{name}</span>
        {note !== undefined && <span class="quiet">{note}</span>}
      </span>
      <PageIcon name="fwd" size={20} />
    </a>
  );
}
