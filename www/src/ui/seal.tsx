/** The brand seal (残局 in cinnabar) for headers, from our own outlines; below 24 px it bears 残 alone. */
import { GLYPHS } from '../generated/glyphs';

interface SealGlyphProps {
  readonly char: string;
  readonly size: number;
  readonly y: number;
}

function SealGlyph({ char, size, y }: SealGlyphProps) {
  const outline = GLYPHS[char];
  if (outline === undefined) return null;
  const [side, path] = outline;
  return <path transform={`translate(20 ${y}) scale(${size / side})`} d={path} fill="#fff" />;
}

export function BrandSeal({ size = 34 }: { readonly size?: number }) {
  return (
    <svg class="seal" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1.5" y="1.5" width="37" height="37" rx="7" fill="var(--zhufill)" />
      {size < 24 ? (
        <SealGlyph char="残" size={24} y={20} />
      ) : (
        <>
          <rect x="4.2" y="4.2" width="31.6" height="31.6" rx="4.6" fill="none" stroke="#fff" stroke-opacity=".82" stroke-width="1.1" />
          <SealGlyph char="残" size={13.2} y={12.6} />
          <SealGlyph char="局" size={13.2} y={27.4} />
        </>
      )}
    </svg>
  );
}
