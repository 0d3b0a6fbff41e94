/** The designed nothing of every page: loading and error. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icons';

/** Nothing for 200 ms, then wells of the final size. */
function Loading({ cards }: { readonly cards: number }) {
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

/** A page whose file or data is on the way. */
export function LoadingPage() {
  return (
    <main id="main" class="page">
      <Loading cards={6} />
    </main>
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
