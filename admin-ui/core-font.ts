import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FACE = file('src/shell/theme/font.css');
const WHOLE = file('../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');
const CORE = file('../node_modules/.cache/core-font.woff2');
/** From running text to what browsers make of <strong>. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning, ligatures, accents: what browsers apply by themselves. Fractions, numerators and the like are not asked for. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'];

/** What font.css names 'core-font.woff2': the characters of its unicode-range, in the weights that are in use. Asked for before script and styles are read. */
export function coreFont(): Plugin {
  return {
    name: 'core-font',
    async config() {
      const core = await subset(readFileSync(WHOLE), charactersOf(FACE), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES });
      mkdirSync(dirname(CORE), { recursive: true });
      writeFileSync(CORE, core);
      return { resolve: { alias: { 'core-font.woff2': CORE } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const font = Object.keys(bundle).find((name) => /core-font.*\.woff2$/.test(name));
        if (!font) throw new Error('The core font is not part of the build');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

function charactersOf(face: string): string {
  const range = /unicode-range:([^;]+);/.exec(readFileSync(face, 'utf8'))?.[1];
  if (!range) throw new Error(`${face} has no unicode-range`);
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to = from]) => [parseInt(from, 16), parseInt(to, 16)]);
  return spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))).join('');
}
