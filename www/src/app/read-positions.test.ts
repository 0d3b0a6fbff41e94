/** Pasted positions by the rules of the engine itself: what is read, and that nothing is left out without a word. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from '../engine/rules';
import type { Rules } from '../engine/wire';
import { readPositions } from './read-positions';

const ROOKS = '3k5/9/9/R8/1R7/9/9/9/9/5K3 w';
let rules: Rules;
beforeAll(async () => {
  rules = await loadRules(WebAssembly.compile(readFileSync(new URL('../engine/pkg/canju_wasm_bg.wasm', import.meta.url))));
});

describe('pasted positions', () => {
  it('are read with their moves, one a line', () => {
    const read = readPositions(`${ROOKS}\r\n\r\n${ROOKS} 车八平六\n炮二平五`, rules);
    expect(read.map(({ kind }) => kind)).toEqual(['position', 'position', 'position']);
    expect(read[0]).toMatchObject({ fen: ROOKS });
    expect(read[1]).toMatchObject({ fen: '3k5/9/9/R8/3R5/9/9/9/9/5K3 b' });
  });

  it('say which line is too long to be read', () => {
    expect(readPositions(`${ROOKS}\n\n${'x'.repeat(4001)}\n${ROOKS}`, rules)).toMatchObject([{ kind: 'position' }, { kind: 'left', code: 'long', line: 3, n: 1 }, { kind: 'position' }]);
  });

  it('say from which line on nothing was read', () => {
    const read = readPositions(`\n${`${ROOKS}\n`.repeat(75)}`, rules);
    expect(read).toHaveLength(61);
    expect(read.at(-1)).toEqual({ kind: 'left', code: 'more', line: 62, n: 15 });
    expect(readPositions(`${ROOKS}\n`.repeat(60), rules)).toHaveLength(60);
  });
});
