import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../api/contract/languages.js';

type Words = { [key: string]: string | Words };

const I18N = new URL('../../admin-ui/src/i18n/', import.meta.url);
/** They gather the others, or are those of a package. */
const ELSEWHERE = ['balances-with-ledger.ts', 'new-password.ts', 'office.ts', 'react-admin.ts'];
/** The English of refusals and of messages on rows of a file is in the contract. */
const hasEnglish = (file: string) => !/^(refusals\/|imports\/row-messages)/.test(file);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const files = (language: string) =>
  readdirSync(fileURLToPath(new URL(language, I18N)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
const words = async (language: string, file: string) =>
  (await import(fileURLToPath(new URL(`${language}/${file}`, I18N)))) as Words;

/** Every message by its whole key. */
function messages(words: Words, within = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[within + key, value]]
        : [...messages(value, `${within}${key}.`)],
    ),
  );
}

const placeholders = (message: string) =>
  [...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();
const forms = (message: string) => message.split(' |||| ');

test.each(OTHERS)('the folder of %s has every part', (language) => {
  expect(files(language).filter(hasEnglish)).toEqual(files('en'));
  expect(files('en').length).toBeGreaterThan(10);
});

test('each bundle finds its part in the folder of each language', () => {
  const globs = readdirSync(fileURLToPath(new URL('bundles', I18N))).flatMap((file) => [
    ...readFileSync(fileURLToPath(new URL(`bundles/${file}`, I18N)), 'utf8').matchAll(
      /\.\.\/\?\?\/([\w/-]+\.ts)/g,
    ),
  ]);
  expect(globs.length).toBeGreaterThan(10);
  expect(
    globs.map(([, file]) => file).filter((file) => !files('fr').includes(String(file))),
  ).toEqual([]);
});

const parts = files('en').filter((file) => !ELSEWHERE.includes(file));

describe.each(parts.flatMap((file) => OTHERS.map((language) => [file, language] as const)))(
  'the words of %s in %s',
  (file, language) => {
    let inEnglish: Map<string, string>;
    let translated: Map<string, string>;
    beforeAll(async () => {
      inEnglish = messages(await words('en', file));
      translated = messages(await words(language, file));
    });

    test('are those of English', () => {
      expect([...translated.keys()].sort()).toEqual([...inEnglish.keys()].sort());
      expect([...translated].filter(([, message]) => message.trim() === '')).toEqual([]);
    });

    test('have the same values', () => {
      const described = (all: Map<string, string>) =>
        [...all].map(([key, message]) => [key, [...new Set(placeholders(message))]]).sort();
      expect(described(translated)).toEqual(described(inEnglish));
    });

    test('have a form for one and one for many where English does', () => {
      const counted = (all: Map<string, string>) =>
        new Set([...all].filter(([, message]) => forms(message).length > 1).map(([key]) => key));
      const [english, others] = [counted(inEnglish), counted(translated)];
      expect([...english].filter((key) => !others.has(key))).toEqual([]);
      // A language may agree where English does not, and can do so only by a number that it is given.
      expect(
        [...others].filter(
          (key) => !english.has(key) && !placeholders(inEnglish.get(key) ?? '').includes('count'),
        ),
      ).toEqual([]);
    });

    test('leave no brace, bar or blank that is read as it stands', () => {
      const odd = [...inEnglish, ...translated].filter(
        ([, message]) =>
          /[{}]/.test(message.replace(/%\{\w+\}/g, '')) ||
          /\|/.test(message.replaceAll(' |||| ', '')) ||
          forms(message).some((form) => form !== form.trim()) ||
          forms(message).length > 2,
      );
      expect(odd).toEqual([]);
    });
  },
);
