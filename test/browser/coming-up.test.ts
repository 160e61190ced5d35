import type { Page } from 'playwright-core';
import { addDays, addYears } from '../../api/contract/calendar-date.js';
import { TODAY } from '../support/calendar.js';
import { addDepartment, hire } from '../support/cast.js';
import { Client } from '../support/client.js';
import { approvalsOn } from './stage/approvals.js';
import { setStage } from './stage/browser.js';
import { passesAxe, PHONE, tooWide } from './stage/looks.js';
import { clientOf, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const zoe = new Client(stage.url);
await zoe.signIn(stage.employee.email, stage.employee.password);
const amara = new Client(stage.url);
await amara.signIn(stage.manager.email, stage.manager.password);

const { _id: department } = await addDepartment(admin, { dep_name: 'Harbour' });
const nora = await hire(admin, {
  name: 'Nora Early',
  employeeId: 'H-1',
  department,
  hireDate: addDays(TODAY, 2),
});
// A birthday on 29 February is another day in common years.
const born = addYears(addDays(TODAY, 4), -30);
stage.store('UPDATE employee SET dob = ? WHERE account_id = ?', born, zoe.user._id);

const card = (page: Page) => page.getByRole('region', { name: /^Coming up/ });
const entry = (page: Page, name: string) => card(page).getByRole('link', { name });

test('a first day stands in its place in the week, and leads to the person', async () => {
  const page = await openOffice(stage, admin, '');
  await entry(page, 'Nora Early').waitFor();
  const week = card(page).locator('ol > li');
  await soon(() => week.count()).toBe(7);
  await soon(() => week.nth(2).innerText()).toContain('First day, Harbour');
  await entry(page, 'Nora Early').click();
  await page.waitForURL(`**/employee/${nora._id}`);
});

test('a birthday comes up for HR and the manager once the person shares it', async () => {
  const profile = await openPortal(stage, zoe, `profile/${zoe.user._id}`);
  const share = profile.getByRole('checkbox', { name: 'Share my birthday and work anniversaries' });
  await soon(() => share.isChecked()).toBe(false);
  const office = await openOffice(stage, admin, '');
  await entry(office, 'Nora Early').waitFor();
  await soon(() => entry(office, 'Zoë Marchetti').count()).toBe(0);

  await share.check();
  await profile.getByRole('button', { name: 'Save contact' }).click();
  await profile.getByText('Contact saved').waitFor();
  await office.reload();
  await soon(() => entry(office, 'Zoë Marchetti').first().innerText()).toMatch(/Birthday/);

  await approvalsOn(admin);
  const team = await openPortal(stage, amara, 'team');
  const list = team.getByRole('region', { name: 'Coming up' });
  await list.getByText('Zoë Marchetti').first().waitFor();
  await passesAxe(team);
});

test('what was forgotten leads to where it is done', async () => {
  const page = await openOffice(stage, admin, '');
  const { body } = await admin.get(`/coming-up?from=${TODAY}&to=${TODAY}`);
  const bank = card(page).getByRole('link', {
    name: `No bank account: ${body.withoutBankAccount}`,
  });
  await bank.click();
  await page.waitForURL(/noBankAccount/);
  await page.getByText(`of ${body.withoutBankAccount}`).first().waitFor();
});

test('on a phone the days stand beneath each other, and axe finds nothing at any width', async () => {
  const page = await openOffice(stage, admin, '', { viewport: PHONE, hasTouch: true });
  await entry(page, 'Nora Early').waitFor();
  await soon(() => card(page).locator('ol > li').filter({ visible: true }).count()).toBeLessThan(7);
  await soon(() => tooWide(page)).toBe(0);
  const desktop = await openOffice(stage, admin, '');
  await entry(desktop, 'Nora Early').waitFor();
  await passesAxe(desktop, { dark: true });
});
