import { expect, test } from '@jest/globals';
import { COMMON_LOCALES } from '../../api/contract/company/company.js';
import {
  companyLanguage,
  LANGUAGES,
  languageName,
  withSpaces,
  writing,
} from '../../api/contract/languages.js';
import { dayMonthYear } from '../../api/contract/text/day-month-year.js';
import { formatDate } from '../../api/platform/mail/mail-dates.js';
import { MAIL_TEXTS } from '../../api/platform/mail/mail-texts.js';

test('each language has a name of its own and mails', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Français', 'Deutsch']);
  expect(Object.keys(MAIL_TEXTS).sort()).toEqual([...LANGUAGES].sort());
});

test('a mail says whether leave costs less or more now', () => {
  const said = LANGUAGES.flatMap((language) => {
    const { on, less, more, 'leave.recredited': mail } = MAIL_TEXTS[language].leave;
    return [less, more].map((amount) => mail.text(on('…'), amount).split(/ ?:/)[0]);
  });
  expect(said).toEqual([
    'Your leave on … now uses less of your balance',
    'Your leave on … now uses more of your balance',
    'Le décompte de votre congé le … a diminué',
    'Le décompte de votre congé le … a augmenté',
    'Für Ihre Abwesenheit am … wird jetzt weniger als bisher angerechnet',
    'Für Ihre Abwesenheit am … wird jetzt mehr als bisher angerechnet',
  ]);
});

test.each([
  ['en', '2026-11-12', '12 Nov 2026'],
  ['fr', '2026-01-01', '1er janv. 2026'],
  ['fr', '2026-11-02', '2 nov. 2026'],
  ['de', '2026-11-12', '12.\u00a0Nov. 2026'],
  ['de', '2026-03-01', '1.\u00a0März 2026'],
] as const)('in %s, %s is written %s', (language, date, written) => {
  expect(formatDate(language, date)).toBe(written);
});

test('a day without its month is written as before one', () => {
  const day = new Date('2026-12-01T00:00:00Z');
  const written = LANGUAGES.map((language) =>
    dayMonthYear(language, { timeZone: 'UTC', day: '2-digit' })(day),
  );
  expect(written).toEqual(['01', '1er', '1.']);
});

test('each language quotes in its own way', () => {
  expect(
    LANGUAGES.map((language) => '“Bob”'.replace(/“([^”]*)”/g, writing(language).quotes)),
  ).toEqual(['“Bob”', '«\u00a0Bob\u00a0»', '„Bob“']);
  expect(withSpaces('fr', 'Qui ?')).toBe('Qui\u202f?');
  expect(withSpaces('de', 'Wer?')).toBe('Wer?');
});

test('a company’s locale gives new accounts its language, or English', () => {
  expect(['de-AT', 'fr-CH', 'en-IN', 'nb-NO'].map(companyLanguage)).toEqual([
    'de',
    'fr',
    'en',
    'en',
  ]);
  expect(COMMON_LOCALES.map(companyLanguage).filter((language) => language === 'de')).toHaveLength(
    5,
  );
});
