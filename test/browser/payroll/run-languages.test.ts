import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { payslipWords } from '../../../api/contract/payroll/payslip-words/words-in.js';
import { paySalary } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { DESKTOP, tooWide } from '../stage/looks.js';
import { openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, people } = company;
const run = await draft(company);
// A salary record on the pay date is an error, which closes the approval.
await paySalary(admin, people[0]!._id, { payDate: run.payDate });

const catalogueOf = (language: string): Promise<object> =>
  import(`../../../admin-ui/src/i18n/${language}/payroll/payroll.js`);
const english = await catalogueOf('en');

const texts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : words !== null && typeof words === 'object'
      ? Object.values(words).flatMap(texts)
      : [];
const plain = (words: unknown) =>
  texts(words)
    .flatMap((text) => text.split(' |||| '))
    .filter((text) => !text.includes('%{'));

/** Lines of the page that only English has. */
async function englishLines(
  page: Page,
  catalogue: object,
  language: 'de' | 'fr',
): Promise<string[]> {
  const own = new Set([...plain(catalogue), ...plain(payslipWords(language))]);
  const foreign = new Set(
    [...plain(english), ...plain(payslipWords('en'))].filter((text) => !own.has(text)),
  );
  const lines = (await page.getByRole('main').innerText())
    .split(/[\n\t]/)
    .map((line) => line.trim());
  return lines.filter(
    (line) =>
      foreign.has(line) || [...foreign].some((text) => text.includes(' ') && line.includes(text)),
  );
}

test.each([
  [
    'de',
    'Zuerst berichtigen: Gehalt mit diesem Auszahlungsdatum vorhanden (1)',
    'Bestandteil',
    'Grundgehalt',
  ],
  ['fr', 'À corriger d’abord', 'Rubrique', 'Salaire de base'],
] as const)(
  'a draft that cannot be approved says why, fits, and has no English word, in the language %s',
  async (language, refusal, component, basic) => {
    const catalogue = await catalogueOf(language);
    await admin.put('/profile/language', { language });
    try {
      const page = await openOffice(stage, admin, `payroll/${run._id}`, { viewport: DESKTOP });
      await page.getByText(refusal, { exact: false }).waitFor();
      await page.getByRole('button', { name: component, exact: true }).click();
      await page.getByRole('row', { name: new RegExp(`^${basic}`) }).waitFor();
      await page.waitForLoadState('networkidle');
      await soon(() => englishLines(page, catalogue, language)).toEqual([]);
      await soon(() => tooWide(page)).toBe(0);
      await page.locator('#payslips').getByRole('listitem').getByRole('link').first().click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText(basic).first().waitFor();
      await soon(() => tooWide(page)).toBe(0);
    } finally {
      await admin.put('/profile/language', { language: 'en' });
    }
  },
);
