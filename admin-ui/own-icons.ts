import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g;

/** Of the two thousand icons only those that the sources import are loaded; the others would be left out later, at the price of memory. */
export function ownIcons(sources: string): Plugin {
  return {
    name: 'own-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/lucide-react\.mjs$/ },
      handler: (code) => {
        const names = importedNames(sources);
        return { code: code.split('\n').filter((line) => namesOf(line).some((name) => names.has(name))).join('\n'), map: null };
      },
    },
  };
}

function importedNames(sources: string): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const lists = files.flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(IMPORT)].map(([, list = '']) => list));
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim().replace(/^type /, '').split(' as ')[0] ?? '')));
}

function namesOf(line: string): string[] {
  return [.../\{(.*)\}/.exec(line)?.[1]?.matchAll(/as (\w+)/g) ?? []].map(([, name = '']) => name);
}
