import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Words = { [key: string]: string | Words };

const I18N = new URL('../../admin-ui/src/i18n/', import.meta.url);
/** They gather the others, or have their English in the contract. */
const ELSEWHERE = ['balances-with-ledger.ts', 'new-password.ts', 'office.ts', 'refusals.ts', 'row-messages.ts'];

const files = (language: string) => readdirSync(fileURLToPath(new URL(language, I18N))).filter((file) => !ELSEWHERE.includes(file)).sort();
const words = async (language: string, file: string) => (await import(fileURLToPath(new URL(`${language}/${file}`, I18N)))) as Words;

/** Every message by its whole key. */
function messages(words: Words, within = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[within + key, value]] : [...messages(value, `${within}${key}.`)])),
  );
}

const placeholders = (message: string) => [...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();
const forms = (message: string) => message.split(' |||| ');

test('each area has its words in both languages', () => {
  expect(files('fr')).toEqual(files('en'));
  expect(files('en').length).toBeGreaterThan(10);
});

describe.each(files('en'))('the words of %s', (file) => {
  let inEnglish: Map<string, string>;
  let inFrench: Map<string, string>;
  beforeAll(async () => {
    inEnglish = messages(await words('en', file));
    inFrench = messages(await words('fr', file));
  });

  test('are there in both languages', () => {
    expect([...inFrench.keys()].sort()).toEqual([...inEnglish.keys()].sort());
    expect([...inFrench].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('have the same values in both', () => {
    const described = (all: Map<string, string>) => [...all].map(([key, message]) => [key, [...new Set(placeholders(message))]]).sort();
    expect(described(inFrench)).toEqual(described(inEnglish));
  });

  test('have a form for one and one for many in both, where either counts', () => {
    const counted = (all: Map<string, string>) => new Set([...all].filter(([, message]) => forms(message).length > 1).map(([key]) => key));
    const [english, french] = [counted(inEnglish), counted(inFrench)];
    expect([...english].filter((key) => !french.has(key))).toEqual([]);
    // French agrees where English does not, and can do so only by a number that it is given.
    expect([...french].filter((key) => !english.has(key) && !placeholders(inEnglish.get(key) ?? '').includes('count'))).toEqual([]);
  });

  test('leave no brace, bar or blank that is read as it stands', () => {
    const odd = [...inEnglish, ...inFrench].filter(
      ([, message]) => /[{}]/.test(message.replace(/%\{\w+\}/g, '')) || /\|/.test(message.replaceAll(' |||| ', '')) || forms(message).some((form) => form !== form.trim()) || forms(message).length > 2,
    );
    expect(odd).toEqual([]);
  });
});
