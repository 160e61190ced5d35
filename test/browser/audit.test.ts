import type { Page } from 'playwright-core';
import type { AuditChainRecord } from '../../api/contract/audit.js';
import { addDepartment, hire } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { upload, PEOPLE, waitForImport } from './stage/import-file.js';
import { filterField, filterIn, listAt } from './stage/list.js';
import { clientOf, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const SCRIPT = '<img src=x onerror="document.title=1"> and <b>more</b>';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
await imported();
const { _id, version } = await addDepartment(admin, {
  dep_name: 'Tannery',
  description: 'Leather',
});
await admin.put(`/department/${_id}`, { dep_name: 'Tannery', description: SCRIPT, version });
const person = await hire(admin, {
  name: 'Olga Audit',
  employeeId: 'AU-1',
  department: _id,
  salary: '4000.00',
});
await admin.put(`/employee/contact/${person._id}`, { phone: '+353 87 555 0199' });
await admin.put(`/account/${person.userId._id}`, { role: 'admin' });

async function imported(): Promise<void> {
  const { _id } = await upload(admin, 'employees', 'quarry.csv', PEOPLE);
  const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
  await admin.post(`/import/check/${_id}`, {
    mapping: { ...proposal, dateOrder: 'day-first', payPeriod: 'year' },
  });
  await waitForImport(admin, _id);
  await admin.post(`/import/apply/${_id}`, {});
  await waitForImport(admin, _id);
}

const narrowed = (filter: object) => listAt('audit', filter);
const open = (path = 'audit', opening?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, path, opening);
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const entry = (page: Page, what: string) => entries(page).filter({ hasText: what });

describe('the audit log', () => {
  test('is entered by the sidebar and by the search', async () => {
    const page = await open('departments');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Audit log' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to...' }).fill('audit');
    await page.getByRole('dialog').getByRole('option', { name: 'Audit log' }).waitFor();
  });

  test('says who did what to whom, and what stood there before and after', async () => {
    const page = await open();
    const account = entry(page, 'Changed account of Olga Audit');
    await account.getByText('Ingrid').first().waitFor();
    await account.getByText('Role before Employee after Admin').waitFor();
    await entry(page, 'Changed contact of Olga Audit')
      .getByText('Phone before none after +353 87 555 0199')
      .waitFor();
    await page.getByRole('heading', { level: 2, name: /^Today, / }).waitFor();
    await account
      .getByText(/^(Entry )?\d+$|not yet sealed/)
      .first()
      .waitFor();
    await account.getByRole('link', { name: 'Olga Audit' }).click();
    await page.waitForURL(`**/employee/${person.userId._id}/account`);
    await page.getByRole('heading', { level: 1, name: 'Olga Audit' }).waitFor();
  });

  test('folds more than three fields, and shows what looks like HTML as the text that it is', async () => {
    const page = await open(narrowed({ action: 'employee.add', q: 'Olga Audit' }));
    await page.getByText('Name before none after Olga Audit').waitFor();
    await soon(() => page.getByText('$4,000.00').count()).toBe(0);
    await page.getByRole('button', { name: '7 more fields' }).press('Enter');
    await page.getByText('Salary before none after $4,000.00').waitFor();
    await page.getByText('Gender before none after Other').waitFor();
    await page.getByRole('button', { name: 'Show fewer' }).waitFor();
    await page.getByRole('searchbox').fill('tannery');
    await (
      await filterField(page, 'Kind of change')
    ).selectOption('Department: Updated department');
    await page.getByText(SCRIPT).waitFor();
    await soon(() => page.getByRole('main').locator('img[src="x"]').count()).toBe(0);
    await soon(() => page.title()).toContain('Audit log');
  });

  test('folds an import into one line, which opens', async () => {
    const page = await open(narrowed({ from: '2020-01-01' }));
    const line = entry(page, 'Imported quarry.csv');
    await line.getByText('Contents Employees, New 2, Changed 0').waitFor();
    await soon(() => entry(page, 'Imported employee').count()).toBe(0);
    await line.getByRole('button', { name: 'Show changes' }).click();
    await entry(page, 'Imported employee Imke Adler').first().waitFor();
    await entry(page, 'Imported employee Jonas Brandt').first().waitFor();
    await line.getByRole('button', { name: 'Hide changes' }).click();
    await soon(() => entry(page, 'Imported employee').count()).toBe(0);
  });
});

describe('filters', () => {
  test('of object and kind stand in the address, and a kind of another object goes with it', async () => {
    const page = await open();
    await (await filterField(page, 'Record type')).selectOption('Department');
    await entry(page, 'Updated department Tannery').waitFor();
    await (await filterField(page, 'Kind of change')).selectOption('Updated department');
    await page.getByText('1 entry', { exact: true }).waitFor();
    await soon(() => filterIn(page)).toEqual({
      subject: 'department',
      action: 'department.update',
    });
    await (await filterField(page, 'Record type')).selectOption('Employee');
    await entry(page, 'Changed contact of Olga Audit').waitFor();
    await soon(() => filterIn(page)).toEqual({ subject: 'employee' });
    await page.goBack();
    await page.getByText('1 entry', { exact: true }).waitFor();
  });

  test('narrow by day, by name and by a click on a person, which is taken away again', async () => {
    const page = await open(narrowed({ to: '2001-01-01' }));
    await page.getByRole('heading', { name: 'No entries found' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    const search = page.getByRole('searchbox', { name: 'Search by person or record...' });
    await search.fill('tannery');
    await page.getByText('2 entries', { exact: true }).waitFor();
    await search.fill('');
    await entry(page, 'Changed contact')
      .getByRole('button', { name: /^Ingrid/ })
      .click();
    const chip = page.getByRole('button', { name: /^By Ingrid .*remove this filter$/ });
    await chip.waitFor();
    await soon(() => filterIn(page)).toEqual({ actor: admin.user._id });
    await chip.press('Enter');
    await chip.waitFor({ state: 'detached' });
    await soon(() => filterIn(page)).toEqual({});
  });
});

describe('the chain', () => {
  const chain = (page: Page) => page.getByRole('region', { name: 'Chain status' });
  const answered = (page: Page, with_: Partial<AuditChainRecord>) =>
    intercept(page, 'GET', '/audit/chain', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { chain: AuditChainRecord };
      await route.fulfill({ response, json: { ...body, chain: { ...body.chain, ...with_ } } });
    });

  test('says when its state cannot be loaded, and how far a check is', async () => {
    let away = true;
    const arrange = async (opened: Page) => {
      await answered(opened, { checking: { done: 31_000, total: 48_213 } });
      await intercept(opened, 'GET', '/audit/chain', (route) =>
        away ? route.abort() : route.fallback(),
      );
    };
    const page = await open('audit', { arrange });
    await chain(page).getByText('The status of the chain could not be loaded.').waitFor();
    away = false;
    await chain(page).getByRole('button', { name: 'Try again' }).click();
    await chain(page).getByText('31,000 of 48,213').waitFor();
    await soon(() =>
      chain(page)
        .getByRole('progressbar', { name: 'Verifying the chain' })
        .getAttribute('aria-valuenow'),
    ).toBe('31000');
    await soon(() =>
      chain(page).getByRole('button', { name: 'Verify now' }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  test('is whole, until an entry was changed behind its back', async () => {
    const page = await open();
    await chain(page)
      .getByText(/\d entries sealed, 0 not yet sealed/)
      .waitFor();
    await chain(page).getByRole('button', { name: 'Verify now' }).click();
    await chain(page).getByText('The chain is intact').waitFor();
    await chain(page)
      .getByText(/verified this minute/)
      .waitFor();

    stage.store("UPDATE audit_entry SET subject_name = 'Somebody else' WHERE seal_number = 4");
    await chain(page).getByRole('button', { name: 'Verify now' }).click();
    await page.getByRole('alert').getByText('The chain breaks at entry 4').waitFor();
    await page
      .getByRole('alert')
      .getByText(/: the entry was changed. \d+ entries after it cannot be trusted\.$/)
      .waitFor();
    await page.getByRole('link', { name: 'Go to entry' }).click();
    await entries(page)
      .and(page.locator('[data-marked="true"]'))
      .filter({ hasText: 'Somebody else' })
      .waitFor();
  });
});

describe('the audit log that loads, fails or has another language', () => {
  test('says that it loads, that it could not be loaded, and what it does not know as the server does', async () => {
    let release = () => {};
    let away = true;
    const held = new Promise<void>((resolve) => (release = resolve));
    const strange = {
      action: 'rocket.launch_now',
      subject: 'rocket',
      subjectName: 'Apollo',
      changes: [{ field: 'fuelLeft', before: null, after: true }],
    };
    const arrange = (opened: Page) =>
      intercept(opened, 'GET', '/audit', async (route) => {
        await held;
        if (away) return route.abort();
        const response = await route.fetch();
        const body = (await response.json()) as { entries: object[] };
        return route.fulfill({
          response,
          json: { ...body, entries: [{ ...body.entries[0], ...strange }] },
        });
      });
    const page = await open('audit', { arrange });
    const loading = page.getByRole('main').getByRole('progressbar', { name: 'Loading...' });
    await loading.waitFor();
    release();
    await page.getByText('The list could not be loaded.').waitFor();
    await soon(() => loading.count()).toBe(0);
    away = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('rocket Apollo: launch now').waitFor();
    await page.getByText('Fuel left before none after Yes').waitFor();
  });

  test('speaks French', async () => {
    const french = await clientOf(stage);
    await french.put('/profile/language', { language: 'fr' });
    try {
      const page = await openOffice(stage, french, narrowed({ q: 'Olga Audit' }), {
        locale: 'fr-FR',
      });
      await page.getByRole('heading', { level: 1, name: 'Journal d’audit' }).waitFor();
      await page.getByText('Rôle avant Employé après Administrateur').waitFor();
      await page.getByText('Compte modifié : Olga Audit').waitFor();
      await soon(() => page.getByRole('main').innerText()).not.toMatch(
        /\b(Changed|Added|Entry|before|after|audit\.)\b/,
      );
    } finally {
      await french.put('/profile/language', { language: 'en' });
    }
  });
});
