import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FONT_CSS = file('src/shell/theme/font.css');
const SOURCE_FONT = file(
  '../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const CORE_FONT = file('../node_modules/.cache/core-font.woff2');
const WEIGHTS = { min: 400, max: 700 };
/** The OpenType features that browsers apply by default; the styles use no others. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Builds the font that font.css names 'core-font.woff2', with only the characters of its unicode-range, and preloads it. */
export function coreFont(): Plugin {
  return {
    name: 'core-font',
    async config() {
      const font = await subset(readFileSync(SOURCE_FONT), charactersOf(FONT_CSS), {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
      });
      mkdirSync(dirname(CORE_FONT), { recursive: true });
      writeFileSync(CORE_FONT, font);
      return { resolve: { alias: { 'core-font.woff2': CORE_FONT } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const font = Object.keys(bundle).find((name) => /core-font.*\.woff2$/.test(name));
        if (!font) throw new Error('The core font is not part of the build');
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font}`,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

function charactersOf(stylesheet: string): string {
  const range = /unicode-range:([^;]+);/.exec(readFileSync(stylesheet, 'utf8'))?.[1];
  if (!range) throw new Error(`${stylesheet} has no unicode-range`);
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, from, to = from]) => [parseInt(from, 16), parseInt(to, 16)],
  );
  return spans
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}
