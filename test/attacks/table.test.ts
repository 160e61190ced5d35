import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const CLASSES = 59;
const top = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security-tests.md', top), 'utf8');

/** '| 9 | What | `file`: "test", "test" · `file`: "test" |' */
const rows = [...page.matchAll(/^\| (\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, number, , tests = '']) => ({
    number: Number(number),
    tests: tests.split(' · ').flatMap((part) => {
      const file = /^`([^`]+)`: /.exec(part)?.[1] ?? part;
      return [...part.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title }));
    }),
  }),
);

test('every class of attack stands in docs/security-tests.md once, in order, with a test', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: CLASSES }, (_, index) => index + 1),
  );
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test.each(rows)('class $number: each of its tests is where the table says', ({ tests }) => {
  const missing = tests.filter(({ file, title }) => {
    const at = new URL(file, top);
    return !existsSync(at) || !readFileSync(at, 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});
