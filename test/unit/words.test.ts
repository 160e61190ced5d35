import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../api/contract/languages.js';

type Words = { [key: string]: string | Words };

const SRC = fileURLToPath(new URL('../../admin-ui/src/', import.meta.url));
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

/** './??/payroll/{payroll,setting}.ts' in catalogue.ts is two files. */
const loadable = [
  ...readFileSync(new URL('catalogue.ts', I18N), 'utf8').matchAll(
    /'\.\/\?\?\/([\w/]*)\{(.+)\}\.ts'/g,
  ),
].flatMap(([, folder = '', names = '']) => names.split(',').map((name) => `${folder}${name}.ts`));

/** Such as { audit: english }, where `english` is imported from i18n/en/audit. */
const CATALOGUE = /catalogueOf\(\{([^}]*)\}\)/g;
const PART = /'?([\w/-]+)'?(?:: (\w+))?(?:,|$)/g;

test('each screen names the parts that it imports, and each of them is a file that can be loaded', () => {
  const screens = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${SRC}/${file}`, 'utf8'));
  const named = new Set<string>();
  for (const source of screens)
    for (const [, parts = ''] of source.matchAll(CATALOGUE))
      for (const [, part = '', english = part] of parts.trim().matchAll(PART)) {
        expect(source).toMatch(new RegExp(`import \\* as ${english} from '[./]+/i18n/en/${part}'`));
        named.add(`${part}.ts`);
      }
  expect(loadable.length).toBeGreaterThan(10);
  expect([...loadable].sort()).toEqual([...named].sort());
  expect([...named].filter((file) => !files('fr').includes(file))).toEqual([]);
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
