/** Makes the workbench of the analysis board and the editor from what main hands in. */
import type { Client } from '../engine/client';
import type { PositionView, Puzzle, Rules } from '../engine/wire';
import type { Survey } from '../session/first-moves';
import type { OwnSets } from '../store/own-sets';
import type { Bench, Outcome } from '../ui/bench-model';
import type { Workshop } from '../workshop/client';
import { readTyped } from './typing';

export interface BenchDeps {
  rules: Rules;
  /** A search worker of the bench's own. */
  spawn(): Client;
  survey(puzzle: Puzzle, rules: Rules, signal: AbortSignal, tell: (survey: Survey) => void): void;
  /** Made when advice is first asked for. */
  workshop(): Promise<Workshop>;
  sets(): Promise<OwnSets>;
  now(): number;
  copy(text: string): Promise<boolean>;
  /** A small text that is kept between visits. */
  draft: { read(): string | null; save(text: string): void };
  replace(address: string): void;
}

/** Codes after which a worker does not answer any more. */
const LOST: ReadonlySet<string> = new Set(['engine-lost', 'engine-load', 'engine-closed', 'internal']);
/** Far more than one visit shows; past this the keeping begins anew. */
const MOST_KEPT = 2000;

export function createBench({ rules, spawn, survey, workshop, sets, now, copy, draft, replace }: BenchDeps): Bench {
  let client: Client | null = null;
  let cancelLast = (): void => undefined;
  const kept = new Map<string, PositionView | null>();

  const keep = (key: string, make: () => PositionView): PositionView | null => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    let made: PositionView | null = null;
    try {
      made = make();
    } catch {
      // The rules throw what is wrong; here it is only whether.
    }
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };

  return {
    rules,
    position: (fen) => keep(fen, () => rules.position(fen)),
    after: (fen, move) => keep(`${fen}|${move}`, () => rules.play(fen, move)),
    names: (fen, move) => rules.notate(fen, move),
    read: (fen, text) => readTyped(text, fen, rules),
    solve({ fen, goal, attacker, nodes }, onProgress) {
      cancelLast();
      client ??= spawn();
      const used = client;
      let over = false;
      const call = used.ask({ kind: 'solve', fen, goal, attacker, nodes }, (progress) => {
        if (!over) onProgress(progress);
      });
      let settle: (outcome: Outcome) => void = () => undefined;
      const outcome = new Promise<Outcome>((resolve) => (settle = resolve));
      void call.answer.then((reply) => {
        over = true;
        if (reply.kind === 'error' && LOST.has(reply.fault.code) && client === used) client = null;
        settle(reply.kind === 'solved' ? { answer: reply.answer } : reply.kind === 'error' ? { fault: reply.fault } : null);
      });
      const cancel = () => {
        if (over) return;
        over = true;
        call.cancel();
        settle(null);
      };
      cancelLast = cancel;
      return { outcome, cancel };
    },
    survey: (puzzle, signal, tell) => survey(puzzle, rules, signal, tell),
    async advise({ fen, goal, nodes }, signal, hear) {
      const shop = await workshop();
      await shop.ask('advise', { fen, goal, nodes }, { signal, onPart: hear });
    },
    async readRecord(text) {
      const shop = await workshop();
      const first: Uint8Array[] = [];
      await shop.ask('read', { bytes: new TextEncoder().encode(text), encoding: null }, {
        onPart({ batch, parcels }) {
          const size = batch.records[0]?.size;
          if (size !== undefined && first.length === 0) first.push(parcels.slice(0, size));
        },
      });
      const [parcel] = first;
      if (parcel === undefined) return null;
      const view = await shop.ask('view', { parcel });
      return view.kind === 'done' ? view.value : null;
    },
    sets: async () => (await sets()).list(),
    async addToSet(id, exercise, title) {
      const added = await (await sets()).add(id, [exercise], now(), title);
      return added !== null && added.left === 0;
    },
    copy,
    readDraft: () => draft.read(),
    saveDraft: (text) => draft.save(text),
    replace,
  };
}
