import type { Page } from 'playwright-core';
import { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { picture } from '../../support/picture.js';
import { setStage } from '../stage/browser.js';
import { clientOf, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();
/** The hint beneath a field. */
const hintOf = (page: Page, label: string) =>
  page
    .getByLabel(label)
    .evaluate((input) => document.getElementById(`${input.id}-hint`)?.textContent);

test('name, address, logo and time zone are set, and said where they come from', async () => {
  const page = await openOffice(stage, admin, 'setting/company');
  await soon(() => page.getByLabel('Company Name').inputValue()).toBe('Employee Management System');
  await soon(() => hintOf(page, 'Company Name')).toBe('Default of this installation.');
  await soon(() => page.getByLabel('Currency').isDisabled()).toBe(true);
  await soon(() => hintOf(page, 'Currency')).toBe(
    'Amounts are already saved in this currency, so it can no longer be changed.',
  );

  await page.getByLabel('Company Name').fill('Fjord & Söhne');
  await page.getByLabel('Address').fill('Storgata 1\n0155 Oslo');
  await page.getByLabel('Time Zone').selectOption('Pacific/Kiritimati');
  await page
    .getByLabel('Logo', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture('png', { width: 120, height: 40 })),
    });
  await page.getByText('Logo changed.').waitFor();
  // The logo was stored at once; what was typed beside it is still there.
  await soon(() => page.getByLabel('Company Name').inputValue()).toBe('Fjord & Söhne');
  await save(page);
  await page.getByText('Company saved.').waitFor();
  await soon(() => hintOf(page, 'Company Name')).toBe(
    'Changed. Back to the default: Employee Management System',
  );
  await soon(async () => (await admin.get('/config')).body).toMatchObject({
    companyName: 'Fjord & Söhne',
    timeZone: 'Pacific/Kiritimati',
  });
});

test('the company’s name, address and logo stand on statements, the sign-in page and above the navigation', async () => {
  const zoe = new Client(stage.url);
  await zoe.signIn(stage.employee.email, stage.employee.password);
  const { salary } = (await zoe.get(`/salary/${zoe.user._id}`)).body;
  const statement = await openPortal(
    stage,
    zoe,
    `salary/${zoe.user._id}/statement/${salary[0]._id}`,
  );
  await statement.getByText('Storgata 1').waitFor();
  await soon(() => statement.getByRole('article').innerText()).toMatch(
    /Fjord & Söhne\s+Storgata 1\n0155 Oslo/,
  );
  const drawn = (other: Page) =>
    other
      .locator('img[src^="/api/config/logo/"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  await soon(() => drawn(statement)).toBe(120);
  const signIn = await stage.open();
  await signIn.goto(`${stage.url}/login`);
  await signIn.getByText('Fjord & Söhne', { exact: true }).waitFor();
  await soon(() => drawn(signIn)).toBe(120);
  const page = await openOffice(stage, admin, 'setting/company');
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('link', { name: 'Fjord & Söhne' }).waitFor();
  await soon(() => drawn(page)).toBe(120);
});

test('the name of the server settings is used again', async () => {
  const page = await openOffice(stage, admin, 'setting/company');
  await page
    .getByRole('button', { name: 'Back to the default: Employee Management System' })
    .click();
  await save(page);
  await page
    .getByRole('button', { name: 'Back to the default: Employee Management System' })
    .waitFor({ state: 'detached' });
  await eventually(
    async () => (await admin.get('/setting/company')).body.company.own.name === null,
  );
});

test('two tabs of the company form: both versions stand side by side, and one’s own can be kept', async () => {
  const page = await openOffice(stage, admin, 'setting/company');
  await page.getByLabel('Company Name').fill('Nordlys');
  await page.getByLabel('Time Zone').selectOption('Europe/Oslo');
  await admin.put('/setting/company', { name: 'Sørlys', address: 'Karl Johans gate 2' });
  await save(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row', { name: 'Company Name Nordlys Sørlys' }).waitFor();
  await dialog.getByRole('row', { name: /^Time Zone Europe\/Oslo / }).waitFor();
  await soon(() => dialog.getByRole('row').count()).toBe(3);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Company saved.').waitFor();
  await soon(async () => (await admin.get('/setting/company')).body.company.own).toMatchObject({
    name: 'Nordlys',
    address: 'Karl Johans gate 2',
    timeZone: 'Europe/Oslo',
  });
});

test('two tabs of the company form: theirs can be taken', async () => {
  const page = await openOffice(stage, admin, 'setting/company');
  await page.getByLabel('Company Name').fill('Mine');
  await admin.put('/setting/company', { name: 'Theirs' });
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await soon(() => page.getByLabel('Company Name').inputValue()).toBe('Theirs');
});

test('personal and company settings are two tabs with addresses of their own', async () => {
  const page = await openOffice(stage, admin, 'setting');
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  await soon(() => page.getByLabel('Company Name').count()).toBe(0);
  await page
    .getByRole('navigation', { name: 'Setting' })
    .getByRole('link', { name: 'Company' })
    .click();
  await page.waitForURL('**/admin-dashboard/setting/company');
  await page.getByLabel('Company Name').waitFor();
  await page.getByRole('heading', { name: 'Company security' }).waitFor();
  await soon(() => page.getByRole('heading', { name: 'Change Password' }).count()).toBe(0);
});
