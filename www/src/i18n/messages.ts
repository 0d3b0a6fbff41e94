/**
 * The words of the page. `t` looks a message up in the language in use. Message files are loaded on demand, one language at
 * a time, and of it only the areas that have been asked for; before the first one has arrived nothing may be drawn, and after
 * a change the page is drawn again (the language is part of its state).
 */
import { FluentBundle, FluentNumber, type FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Area } from './areas';
import { chineseCount, chineseOrdinal, englishCount } from './numerals';
import type { Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

type Body = FluentResource['body'];

/** Files by their places, `./en/core.ftl`. */
const FILES = import.meta.glob<{ default: Body }>('./*/*.ftl');

/** Areas of which the page has asked for the words: a change of language brings all of them. */
const wanted = new Set<Area>(['core']);
let current: { language: Language; bundle: FluentBundle; areas: Set<Area> } | null = null;

function numberOf(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.valueOf();
  return typeof value === 'number' ? value : Number.NaN;
}

/** A number that is written without `Intl`, whose first formatter takes longer to make than all else of the first screen. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const { value } = this;
    // Three figures are the same in every language of the page: no groups, no signs.
    return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : super.toString(scope);
  }
}

/** A bundle with the functions that the message files use. Isolation marks are off: no language here runs right to left. */
export function makeBundle(language: Language, ...bodies: readonly Body[]): FluentBundle {
  const pair = language === 'zh-Hant' ? '兩' : '两';
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      COUNT: ([n]) =>
        language === 'en' ? englishCount(numberOf(n)) : chineseCount(numberOf(n), pair),
      ORDINAL: ([n]) => (language === 'en' ? String(numberOf(n)) : chineseOrdinal(numberOf(n))),
    },
  });
  for (const body of bodies) add(bundle, body);
  return bundle;
}

function add(bundle: FluentBundle, body: Body): void {
  // A resource is its parsed body; making one by its constructor would bring the parser along.
  const resource: Pick<FluentResource, 'body'> = { body };
  bundle.addResource(resource);
}

async function fetchWords(language: Language, area: Area): Promise<Body> {
  const file = FILES[`./${language.toLowerCase()}/${area}.ftl`];
  if (file === undefined) throw new Error(`no words for ${area} in ${language}`);
  return (await file()).default;
}

/** Fetches the words of a language, of all areas that have been asked for, and switches to it. */
export async function loadLanguage(language: Language): Promise<void> {
  const areas = [...wanted];
  const bodies = await Promise.all(areas.map((area) => fetchWords(language, area)));
  current = { language, bundle: makeBundle(language, ...bodies), areas: new Set(areas) };
  // One that was asked for meanwhile belongs to this language, too.
  await Promise.all([...wanted].map(loadWords));
}

/** Fetches the words of an area in the language in use, if they are not there. */
export async function loadWords(area: Area): Promise<void> {
  wanted.add(area);
  const into = current;
  if (into === null || into.areas.has(area)) return;
  const body = await fetchWords(into.language, area);
  // Words that came twice are added once; those of a language that has been left are kept by its bundle, which nobody asks.
  if (into.areas.has(area)) return;
  into.areas.add(area);
  add(into.bundle, body);
  if (current !== into) await loadWords(area);
}

/** The language in use. */
export function language(): Language {
  return current?.language ?? 'zh-Hans';
}

/** Whether there is a message of this name: for codes that come from outside. */
export function has(id: string): boolean {
  return current?.bundle.hasMessage(id) ?? false;
}

/** The message `id` with its arguments filled in. An unknown id is given back as it is, so that it is seen in tests. */
export function t(id: string, args?: Arguments): string {
  const bundle = current?.bundle;
  const message = bundle?.getMessage(id);
  if (bundle === undefined || message?.value == null) return id;
  const values: Arguments = {};
  for (const name in args) {
    const value = args[name];
    if (value !== undefined) values[name] = typeof value === 'number' ? new Figure(value) : value;
  }
  return bundle.formatPattern(message.value, values, []);
}

/** One run of a message with inline marks. */
export interface Run {
  text: string;
  mark: string | null;
}

/** The runs of a message in which `<name>…</name>` sets some apart, so that each language can put them where it wants. */
export function runsOf(text: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gu)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), mark: null });
    found.push({ text: match[2] ?? '', mark: match[1] ?? null });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), mark: null });
  return found;
}
