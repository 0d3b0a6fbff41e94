/**
 * Icons of the frame and of the solve screen, drawn by us on a grid of 24 with a stroke of 1.75, round caps and joins, in the
 * colour of the text. They are ornament to a label; a button that has only an icon names itself with aria-label. Those that
 * only other pages use are in `page-icons.tsx`, which comes with them.
 */
const PATHS = {
  back: 'M14.5 5.5L8 12l6.5 6.5',
  fwd: 'M9.5 5.5L16 12l-6.5 6.5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  hint: 'M9.5 18h5M10 21h4M8.4 14.6A6 6 0 1 1 15.6 14.6c-.7.6-1.1 1.2-1.1 2V18h-5v-1.4c0-.8-.4-1.4-1.1-2z',
  undo: 'M8 6L4 10l4 4M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  branch: 'M6 4v16M6 12c7 0 11-2 11-7M13.5 8L17 4.5 20.5 8M6 12c7 0 11 2 11 7M13.5 16l3.5 3.5 3.5-3.5',
  eye: 'M2.5 12C5 7.6 8.3 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.8 6.5-9.5 6.5S5 16.4 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  next: 'M4.5 12h15M13.5 6l6 6-6 6',
  flip: 'M8 4v15M4.5 15.5L8 19l3.5-3.5M16 20V5M12.5 8.5L16 5l3.5 3.5',
  share: 'M12 15V3.8M8 7.5l4-4 4 4M5 11.5v8.7h14v-8.7',
  off: 'M7 18.5h10a4 4 0 0 0 .6-8A6 6 0 0 0 6.2 9.6 4.5 4.5 0 0 0 7 18.5zM9.3 13.6l2 2 3.6-3.8',
  book: 'M6.8 3.8h12v16.4h-12a1.8 1.8 0 0 1-1.8-1.8V5.6a1.8 1.8 0 0 1 1.8-1.8zM5 18.2a1.8 1.8 0 0 1 1.8-1.8h12M9 8h6',
  cal: 'M4.3 6h15.4v14H4.3zM4.3 10.5h15.4M8.5 3.5V8M15.5 3.5V8',
  chart: 'M3.8 20h16.4M7 16.5v-5M12 16.5V5M17 16.5V9',
  people: 'M9 4.8a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM2.5 20c.3-3.4 2.8-5.2 6.5-5.2s6.2 1.8 6.5 5.2M15.6 5.2a3.5 3.5 0 0 1 0 6.5M18 15.3c2 .7 3.2 2.3 3.5 4.7',
  gear: 'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M5.6 18.4l1.9-1.9M16.5 7.5l1.9-1.9',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  play: 'M7.5 5l11 7-11 7z',
  pause: 'M8.5 5v14M15.5 5v14',
  replay: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 5 14.5',
  info: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 11v5.2M12 7.8h.01',
  warn: 'M12 4.2L3.2 19.6h17.6zM12 10v4.6M12 17h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function isEarly(name: string): name is IconName {
  return name in PATHS;
}

export interface DrawingProps {
  readonly path: string;
  /** CSS pixels: 22 in bars, 20 in buttons. */
  readonly size?: number;
  /** Dots are drawn by round caps and need more weight than lines. */
  readonly dotted?: boolean;
}

export function Drawing({ path, size = 20, dotted = false }: DrawingProps) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} stroke-width={dotted ? 2.6 : undefined} />
    </svg>
  );
}

export function Icon({ name, ...rest }: { readonly name: IconName } & Pick<DrawingProps, 'size'>) {
  return <Drawing path={PATHS[name]} dotted={name === 'more'} {...rest} />;
}

/** How an exercise stands, drawn as readers marked texts: 圈 first try, 点 with help, 抹 not solved, now, not done. */
export type MarkName = 'clean' | 'helped' | 'failed' | 'now' | 'none';

export function Mark({ name, size = 14 }: { readonly name: MarkName; readonly size?: number }) {
  return (
    <svg class={`mark mark-${name}`} width={size} height={size} viewBox="0 0 14 14" fill="none" stroke-linecap="round" aria-hidden="true">
      {name === 'clean' && <circle cx="7" cy="7" r="4.9" stroke="var(--zhu)" stroke-width="1.9" />}
      {name === 'helped' && <path d="M3 1.8c4.6 1 8.4 4.6 8.4 7.7a3 3 0 0 1-5.8 1.2C4.6 8.5 3.7 5.2 3 1.8z" fill="var(--zhe)" />}
      {name === 'failed' && <path d="M7 2v10" stroke="var(--ink2)" stroke-width="2.4" />}
      {name === 'now' && <circle cx="7" cy="7" r="4.9" stroke="var(--ink)" stroke-width="1.6" stroke-dasharray="1.6 1.48" stroke-linecap="butt" />}
      {name === 'none' && <circle cx="7" cy="7" r="1.5" fill="var(--edge)" />}
    </svg>
  );
}

/** The mark of the verdict strip, in the colour of the strip's text. */
export type VerdictMarkName = 'right' | 'longer' | 'check' | 'lost' | 'illegal' | 'thinking';

export function VerdictMark({ name, size = 28 }: { readonly name: VerdictMarkName; readonly size?: number }) {
  return (
    <svg class={`verdict-mark verdict-mark-${name}`} width={size} height={size} viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      {name === 'right' && <circle cx="14" cy="14" r="9.3" />}
      {name === 'longer' && <path d="M9.4 6.4c5.9 1.3 10.8 5.9 10.8 9.9a3.9 3.9 0 0 1-7.5 1.5C11.4 15 10.3 10.8 9.4 6.4z" fill="currentColor" stroke="none" />}
      {name === 'check' && <path d="M14 5.2L22.2 21.8H5.8z" />}
      {name === 'lost' && <path d="M14 5.5v17" stroke-width="3.4" />}
      {name === 'illegal' && <path d="M7.5 7.5l13 13M20.5 7.5l-13 13" />}
      {name === 'thinking' && <path d="M14 4.9a9.1 9.1 0 1 1-9.1 9.1" />}
    </svg>
  );
}
