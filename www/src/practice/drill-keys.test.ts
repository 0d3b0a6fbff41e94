import { describe, expect, it } from 'vitest';
import { drillKey } from './drill-keys';

const key = (text: string, more: { ctrlKey?: boolean; code?: string } = {}) => ({ key: text, code: '', ctrlKey: false, altKey: false, metaKey: false, ...more });
const next = () => undefined;
const enter = () => undefined;
const first = () => undefined;

describe('keys of written lines and read moves', () => {
  const press = (given: ReturnType<typeof key>, held = false) => drillKey(given, held, { next, enter }, { a: first, 1: first });

  it('are those of the buttons, on keyboards of other scripts too', () => {
    expect(press(key('n'))).toBe(next);
    expect(press(key('т', { code: 'KeyN' }))).toBe(next);
    expect(press(key('v'))).toBeUndefined();
  });

  it('are letters and digits of the page before anything else', () => {
    expect(press(key('A'))).toBe(first);
    expect(press(key('1'))).toBe(first);
  });

  it('leave the browser what is its own', () => {
    expect(press(key('a', { ctrlKey: true }))).toBeUndefined();
    expect(press(key('n', { ctrlKey: true }))).toBeUndefined();
    expect(press(key('Enter'))).toBe(enter);
    expect(press(key('Enter'), true)).toBeUndefined();
  });
});
