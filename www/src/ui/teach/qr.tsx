/** A QR code, black on white in every theme, with its quiet zone. */
import { useMemo } from 'preact/hooks';
import { qrOf } from '../../teach/qr';

export interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
}

/** As wide as its place; at least three pixels a module make it easy to read. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrOf(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges" data-testid="qr" data-text={text}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
