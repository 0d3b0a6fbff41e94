/**
 * Message files are parsed at build time: the page gets the parsed form and no parser. A file that Fluent cannot read
 * whole is an error here, not a gap on somebody's screen.
 */
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Lines that begin a message; Fluent's own parser leaves broken ones out without a word. */
function declared(source: string): number {
  return source.split('\n').filter((line) => /^[a-z][\w-]* = /i.test(line) || /^[a-z][\w-]* =$/i.test(line)).length;
}

export function messages(): Plugin {
  return {
    name: 'canju-messages',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const { body } = new FluentResource(source);
      if (body.length !== declared(source)) throw new Error(`${id}: ${declared(source) - body.length} messages cannot be read`);
      return { code: `export default ${JSON.stringify(body)};`, map: null };
    },
  };
}
