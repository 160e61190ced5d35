import type { Page } from 'playwright-core';
import { paySalary } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { somebody } from './stage/leave-team.js';
import { clientOf, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.put('/profile/language', { language: 'fr' });

const main = (page: Page) => page.getByRole('main');
/** Between figures and signs stand blanks of several widths. */
const plain = async (words: Promise<string>) => (await words).replace(/\s/g, ' ');
const AMERICAN = /\$\s?\d|\d[.]\d\d\b|\d,\d{3}\b|[\d.]K\b/;

test.each(['', 'employee', 'departments', 'leaves', 'import', 'audit'])(
  'no figure of /%s is American in French',
  async (path) => {
    const page = await openOffice(stage, admin, path);
    await page.waitForLoadState('networkidle');
    if (path === '') await main(page).getByRole('table').first().waitFor({ state: 'attached' });
    await soon(async () => (await plain(main(page).innerText())).match(AMERICAN)).toBeNull();
  },
);

test('amounts, compact ones of the chart too, carry the French signs', async () => {
  const page = await openOffice(stage, admin, '', { reducedMotion: 'reduce' });
  const { totalSalaries } = (await admin.get('/dashboard/body')).body;
  const total = new Intl.NumberFormat('fr', { style: 'currency', currency: 'USD' }).format(
    totalSalaries,
  );
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    total,
  );
  const chart = main(page)
    .locator('section', { has: page.getByRole('heading', { name: /paie|salaires|masse/i }) })
    .first();
  await chart.locator('svg text').first().waitFor();
  await soon(() => plain(chart.innerText())).toMatch(/\d k \$US/);
});

test('a salary history, its statement and a form follow the language', async () => {
  const { person, client } = await somebody(admin, 'Chiffres', 'Claire Nombre');
  await paySalary(admin, person._id, { basicSalary: '7689.50', payDate: '2026-10-25' });
  await client.put('/profile/language', { language: 'fr' });

  const office = await openOffice(stage, admin, `salary/view/${person._id}`);
  await office.getByRole('cell', { name: '7 689,50 $US' }).first().waitFor();
  await office.getByRole('cell', { name: /^25 oct\. 2026/ }).waitFor();

  await office.goto(`${stage.url}/admin-dashboard/employee/edit/${person._id}`);
  await soon(() => office.getByLabel('Salaire').inputValue()).toBe('3000,00');
  await office.getByLabel('Salaire').fill('3100.5');
  await soon(() => office.getByLabel('Salaire').inputValue()).toBe('3100,5');
  await office.getByRole('button', { name: 'Mettre à jour' }).click();
  await office.waitForURL(/\/employee$/);
  await soon(
    async () => (await admin.get(`/employee/single/${person._id}`)).body.employee.salary,
  ).toBe(3100.5);

  const { salary } = (await admin.get(`/salary/${person._id}?range=[0,99]`)).body;
  const page = await openPortal(
    stage,
    client,
    `salary/${client.user._id}/statement/${salary[0]._id}`,
  );
  await soon(() => plain(main(page).innerText())).toContain('7 689,50 $US');
  await soon(async () => (await plain(main(page).innerText())).match(AMERICAN)).toBeNull();
});

test('several names are joined as French joins them', async () => {
  const page = await openOffice(stage, admin, 'departments');
  await soon(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  const [first] = (await admin.get('/employee?range=[0,499]&fields=["salary"]')).body.employees;
  await page.goto(`${stage.url}/admin-dashboard/employee/edit/${first._id}`);
  await page.getByLabel('Téléphone').fill('0221 4711');
  await page.getByLabel('Adresse', { exact: true }).fill('1 rue du Lac');
  await page
    .getByRole('status')
    .filter({ hasText: /Téléphone et (l’)?adresse/i })
    .waitFor();
});
