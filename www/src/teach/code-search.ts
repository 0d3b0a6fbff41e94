/** Result codes in whatever was pasted: an export of a chat, a column of a table, links, lines that were broken on the way. */
import { CODE_RUN } from './base32';
import { readResult, writeResult, type ResultCode } from './result-code';

export interface Found {
  /** Each code once, as it is written. */
  readonly codes: readonly { readonly text: string; readonly code: ResultCode }[];
  /** What looks like a code and is none, or no longer: as it stands in the text. */
  readonly damaged: readonly string[];
}

/** Longer texts are read as far as this. */
export const MOST_PASTED = 2_000_000;
const LINK = /#\/r\/([0-9A-Za-z-]{8,400})/g;

export function findCodes(pasted: string): Found {
  // Wide letters, and the dashes that editors make of hyphens.
  const text = pasted.slice(0, MOST_PASTED).normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
  const codes = new Map<string, ResultCode>();
  const damaged = new Set<string>();
  const take = (run: string, sure: boolean): boolean => {
    const code = readResult(run);
    if (typeof code !== 'string') {
      codes.set(writeResult(code), code);
      return true;
    }
    if (sure) damaged.add(run.replace(/\s+/g, ' '));
    return false;
  };
  const rest = text.replace(LINK, (_, run: string) => {
    take(run, true);
    return ' ';
  });
  for (const [run] of rest.matchAll(CODE_RUN)) takeRun(run, take);
  return { codes: [...codes].map(([written, code]) => ({ text: written, code })), damaged: [...damaged] };
}

/** Codes that stand in lines below each other look like one: each line, then lines that were one, are tried. */
function takeRun(run: string, take: (run: string, sure: boolean) => boolean): void {
  // Words of eight letters and a number beside them are no code; three groups hardly come about by chance.
  const sure = (text: string) => /\d/.test(text) && text.split(/[-\s]+/).length >= 3 && text.includes('-');
  if (take(run, false)) return;
  const lines = run.split(/\s*[\r\n]+\s*|(?<=[0-9A-Z]) +(?=[0-9A-Z])/i);
  let at = 0;
  while (at < lines.length) {
    let end = at + 1;
    while (end <= lines.length && !take(lines.slice(at, end).join('-'), false)) end += 1;
    if (end > lines.length) {
      take(lines[at] ?? '', sure(lines[at] ?? ''));
      at += 1;
    } else {
      at = end;
    }
  }
}
