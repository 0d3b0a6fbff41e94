/** Chosen exercises and whole records as files in the formats of other programs, with what those do not hold. */
import type { Fault } from '../../engine/wire';
import { exerciseOf, losesTitle } from '../../intake/candidates';
import type { Candidate, Entry, Saved, SaveFormat } from '../../intake/intake';
import { MOST_EXERCISES, plainText, TITLE_CHARACTERS, type ExerciseSet, type Options } from '../../teach/exercise-set';
import type { Workshop } from '../../workshop/client';
import type { WrittenFormat } from '../../workshop/wire';

export interface SaverDeps {
  workshop: Workshop;
  writeSet(set: ExerciseSet): string;
  parcelOf(entry: number): Uint8Array | undefined;
}

export interface Saver {
  /** `options` are the terms of a set that is written. */
  exercises(chosen: readonly Candidate[], format: SaveFormat, title: string, options: Options): Promise<readonly Saved[] | Fault>;
  entries(entries: readonly Entry[], format: WrittenFormat): Promise<readonly Saved[] | Fault>;
}

const ENDINGS: Readonly<Record<WrittenFormat, string>> = { fen: 'fen', pgn: 'pgn', dhtmlxq: 'txt', xqf: 'xqf', cbr: 'cbr', cbl: 'cbl' };
/** Formats that hold one record a file. */
const SINGLE: ReadonlySet<string> = new Set<WrittenFormat>(['xqf', 'cbr']);

/** What systems refuse in names is left out. */
function fileName(title: string, ending: string, number: number | null): string {
  const name = title.replace(/[\s\\/:*?"<>|.\p{Cc}]+/gu, ' ').trim().slice(0, 60);
  const before = number === null ? '' : `${String(number).padStart(3, '0')} `;
  return `${`${before}${name}`.trim() || 'canju'}.${ending}`;
}

export function createSaver({ workshop, writeSet, parcelOf }: SaverDeps): Saver {
  const write = async (records: readonly { parcel: Uint8Array; title: string }[], format: WrittenFormat, title: string): Promise<readonly Saved[] | Fault> => {
    const groups = SINGLE.has(format) ? records.map((record) => [record]) : [records];
    const saved: Saved[] = [];
    for (const [index, group] of groups.entries()) {
      const outcome = await workshop.ask('write', { parcels: group.map(({ parcel }) => parcel), format, notation: 'chinese', encoding: 'utf-8' });
      if (outcome.kind === 'fault') return outcome.fault;
      if (outcome.kind === 'cancelled') return { code: 'cancelled', squares: [], message: '' };
      const losses = new Map<string, number>();
      for (const { code } of outcome.value.losses) losses.set(code, (losses.get(code) ?? 0) + 1);
      const many = groups.length > 1;
      saved.push({ name: fileName(many ? (group[0]?.title ?? title) : title, ENDINGS[format], many ? index + 1 : null), bytes: outcome.value.bytes, losses });
    }
    return saved;
  };

  return {
    async exercises(chosen, format, title, options) {
      if (format === 'canju') {
        const proved = chosen.filter(({ verdict }) => verdict?.kind === 'mate');
        const all = proved.map(exerciseOf).filter((each) => each !== null);
        const name = plainText(title, TITLE_CHARACTERS);
        const cut = proved.filter(losesTitle).length + (name === title.trim() ? 0 : 1);
        const parts: Saved[] = [];
        for (let at = 0; at < all.length; at += MOST_EXERCISES) {
          const number = all.length > MOST_EXERCISES ? at / MOST_EXERCISES + 1 : null;
          const set: ExerciseSet = { title: name, options, exercises: all.slice(at, at + MOST_EXERCISES) };
          parts.push({ name: fileName(title, 'canju', number), bytes: new TextEncoder().encode(writeSet(set)), losses: new Map(cut === 0 ? [] : [['long-texts', cut]]) });
        }
        return parts;
      }
      const records = [];
      for (const { moment, verdict, entry, own } of chosen) {
        if (verdict?.kind !== 'mate') continue;
        // The proved line goes along: it is what the exercise asks for.
        const made = await workshop.ask('make', { fen: moment.fen, moves: verdict.line, title: entry.head.title, comment: own?.note ?? '', notes: own?.notes ?? {} });
        if (made.kind === 'fault') return made.fault;
        if (made.kind === 'done') records.push({ parcel: made.value, title: entry.head.title });
      }
      return write(records, format, title);
    },
    entries(entries, format) {
      const records = entries.flatMap(({ id, head }) => {
        const parcel = parcelOf(id);
        return parcel === undefined ? [] : [{ parcel, title: head.title }];
      });
      return write(records, format, entries[0]?.head.title ?? '');
    },
  };
}
