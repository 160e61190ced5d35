import type { Language } from '../../api/contract/languages.js';
import { numberLocale } from '../../api/contract/text/number-locale.js';

test.each<[Language, string | undefined, string]>([
  ['fr', 'en-US', 'fr'],
  ['en', 'de-DE', 'en'],
  ['en', 'en-IN', 'en-IN'],
  ['fr', 'fr-CH', 'fr-CH'],
  ['fr', undefined, 'fr'],
])('in %s, numbers of a company in %s are written as in %s', (language, company, locale) => {
  expect(numberLocale(language, company)).toBe(locale);
});
