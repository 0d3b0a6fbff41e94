/** The designed nothing: loading, empty, error. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons';

/** Nothing for 200 ms, then wells of the final size. */
export function Loading({ cards }: { readonly cards: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="wells" aria-busy="true">
      {late && Array.from({ length: cards }, (_, index) => <div key={index} class="well" />)}
    </div>
  );
}

export interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  readonly children?: ComponentChildren;
}

export function Empty({ icon, title, note, children }: EmptyProps) {
  return (
    <div class="empty">
      <Icon name={icon} size={28} />
      <p class="song empty-title">{title}</p>
      {note !== undefined && <p class="empty-note">{note}</p>}
      {children}
    </div>
  );
}

export interface ErrorCardProps {
  readonly title: string;
  readonly note: string;
  readonly button: string;
  onAct(): void;
}

export function ErrorCard({ title, note, button, onAct }: ErrorCardProps) {
  return (
    <div class="error-card" role="alert">
      <Icon name="warn" size={24} />
      <p class="error-words">
        <span class="error-title">{title}</span>
        <span class="error-note">{note}</span>
      </p>
      <button type="button" class="button" onClick={() => onAct()}>
        {button}
      </button>
    </div>
  );
}
