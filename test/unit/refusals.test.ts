import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { refusals as german } from '../../admin-ui/src/i18n/de/refusals/refusals.js';
import { refusals as french } from '../../admin-ui/src/i18n/fr/refusals/refusals.js';
import { refusal, refusalText } from '../../api/contract/problem.js';
import { REFUSALS, type RefusalKey } from '../../api/contract/refusals/refusals.js';

const API = fileURLToPath(new URL('../../api', import.meta.url));
/** The examples of the documentation use refusals, but refuse nothing. */
const NO_REFUSING = [
  'contract/refusals/refusals.ts',
  'contract/refusals/leave-change-refusals.ts',
  'contract/problem.ts',
  'openapi/problem-examples.ts',
];
const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !NO_REFUSING.includes(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(join(API, file), 'utf8'));

const KEYS = Object.keys(REFUSALS) as RefusalKey[];
const forms = (sentence: string) => sentence.split(' |||| ');
const placeholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => String(name)))].sort();

test('each is used by the server', () => {
  // A key may be a problem's code as well, so the call is looked for: a key in it, or in a table that it looks the key up in. Where a unique key is violated, the code is the reason.
  const used = (key: RefusalKey) =>
    new RegExp(`refusal\\([^;]*'${key}'|(?<!code): '${key}'|_unique: \\{\\s*code: '${key}'`);
  expect(KEYS.filter((key) => !sources.some((source) => used(key).test(source)))).toEqual([]);
});

const TRANSLATIONS = { french, german };

test.each(Object.entries(TRANSLATIONS))('%s has the same ones', (_, sentences) => {
  expect(Object.keys(sentences).sort()).toEqual([...KEYS].sort());
});

describe.each(KEYS)('%s', (key) => {
  test.each(Object.entries(TRANSLATIONS))('has the same values and forms in %s', (_, sentences) => {
    expect(placeholders(sentences[key])).toEqual(placeholders(REFUSALS[key]));
    expect(forms(sentences[key])).toHaveLength(forms(REFUSALS[key]).length);
    expect(forms(REFUSALS[key]).length).toBeLessThanOrEqual(2);
  });

  test('leaves nothing open', () => {
    const values = Object.fromEntries(
      placeholders(REFUSALS[key]).map((name) => [name, `<${name}>`]),
    );
    for (const count of [1, 2]) {
      const sentence = refusalText({
        key,
        parameters: { ...values, ...(forms(REFUSALS[key]).length > 1 && { count }) },
      });
      expect(sentence).not.toMatch(/%\{|undefined|\|/);
    }
  });
});

test.each([
  [1, 'This department still has 1 employee. Move them to another department first.'],
  [2, 'This department still has 2 employees. Move them to another department first.'],
])('of %i, the form agrees', (count, sentence) => {
  expect(refusalText(refusal('department.in_use', { count }))).toBe(sentence);
});

test('a form without a number is chosen by the number, too', () => {
  expect(refusalText(refusal('auth.too_many_attempts', { count: 1 }))).toBe(
    'Too many attempts. Please try again in a minute.',
  );
  expect(
    refusalText(refusal('mapping.values_open', { values: '“a”, “b”', label: 'Role', count: 2 })),
  ).toBe('Choose what “a”, “b” mean for Role.');
});

test('dates stay as they are written', () => {
  expect(refusalText(refusal('date.too_late', { label: 'Pay Date', latest: '2028-01-01' }))).toBe(
    'Pay Date cannot be after 2028-01-01.',
  );
});
