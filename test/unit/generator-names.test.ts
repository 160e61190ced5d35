import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = new URL('../bench/', import.meta.url);
const USES = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    return [...source.matchAll(/const \{ ([^}]+) \} = await built\('([^']+)'\)/g)].map(
      ([, names = '', path = '']): [string, string, string[]] => [file, path, names.split(', ')],
    );
  });

// The generator and the measurements are no TypeScript: a name that moved would show at the next run only.
test.each(USES)('%s finds what it takes from %s', async (_, path, names) => {
  const module = (await import(`../../api/${path}`)) as Record<string, unknown>;
  expect(names.filter((name) => module[name] === undefined)).toEqual([]);
});
