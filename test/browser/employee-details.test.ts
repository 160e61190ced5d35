import type { EmployeeListRecord } from '../../api/contract/employee/employees.js';
import { hire } from '../support/cast.js';
import { Client } from '../support/client.js';
import { setStage } from './stage/browser.js';
import { clientOf, confirmPassword, openOffice, unconfirmed } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const people: EmployeeListRecord[] = (await admin.get('/employee?range=[0,499]')).body.employees;

const open = ({ _id }: { _id: string }, tab = '', client = admin) =>
  openOffice(stage, client, `employee/${_id}${tab}`);
const named = (name: string) => people.find((person) => person.name === name) as EmployeeListRecord;

test('the profile is printed without what paper has no use for', async () => {
  const page = await open(named('Zoë Marchetti'));
  await page.evaluate(
    () => (window.print = () => document.body.setAttribute('data-printed', 'yes')),
  );
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await soon(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of [
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Edit Employee' }),
    page.getByRole('button'),
  ]) {
    await soon(() => gone.filter({ visible: true }).count()).toBe(0);
  }
  await soon(() => page.getByText('EMP-0001').isVisible()).toBe(true);
  await soon(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('the tabs are walked with the keyboard, each at its own address', async () => {
  const { _id } = named('Amara Okafor');
  const page = await open({ _id });
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await tab('Profile').focus();
  for (const [name, heading] of [
    ['Job', 'Timeline'],
    ['Pay', 'Recurring items'],
    ['Account', 'Sign-in'],
  ] as const) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: heading }).waitFor();
    await soon(() => new URL(page.url()).pathname).toBe(
      `/admin-dashboard/employee/${_id}/${name.toLowerCase()}`,
    );
    await soon(() => tab(name).getAttribute('aria-current')).toBe('page');
    await soon(() => tab(name).evaluate((link) => link === document.activeElement)).toBe(true);
    await soon(() => page.title()).toContain(`${name} of Amara Okafor`);
  }
});

test('a link is made after one’s own password, shown once, and sets a password', async () => {
  const person = await hire(admin, {
    employeeId: 'AC-1',
    department: named('Zoë Marchetti').department._id,
  });
  const page = await open(person, '/account', unconfirmed(stage, await clientOf(stage)));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Create link' }).click();
  await confirmPassword(page, stage.admin.password);
  const dialog = page.getByRole('dialog', { name: `Link for ${person.name}` });
  await dialog.getByText(/^Works once, until \d{2} \w{3} \d{4}, \d{2}:\d{2}\./).waitFor();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${stage.url}/reset-password#.{20,}`));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await dialog.getByText('Copied').waitFor();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await soon(() => page.getByText(link).count()).toBe(0);

  const newPassword = 'another sound password';
  const answer = await new Client(stage.url).post('/auth/reset-password', {
    token: new URL(link).hash.slice(1),
    newPassword,
    confirmPassword: newPassword,
  });
  expect(answer.status).toBe(200);
});
