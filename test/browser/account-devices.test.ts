import type { Page } from 'playwright-core';
import type { Role } from '../../api/contract/auth/roles.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { hire, PASSWORD } from '../support/cast.js';
import { Client } from '../support/client.js';
import { enrol } from '../support/second-factor.js';
import { setStage } from './stage/browser.js';
import { confirmPassword, openOffice, unconfirmedClientOf } from './stage/office.js';
import { soon } from './stage/soon.js';

let admin: Client;
let people = 0;

const stage = await setStage();
beforeEach(async () => {
  admin = await unconfirmedClientOf(stage);
});

/** Somebody signed in on that many devices. */
async function signedIn(
  devices: number,
  role: Role = 'employee',
): Promise<{ person: EmployeeRecord; clients: Client[] }> {
  const department = (await admin.get('/department')).body.departments[0]._id;
  if (role === 'admin') await admin.confirm();
  const person = await hire(admin, { employeeId: `AD-${++people}`, department, role });
  const clients = Array.from({ length: devices }, () => new Client(stage.url));
  for (const client of clients) await client.signIn(person.email, PASSWORD);
  return { person, clients };
}

const open = ({ _id }: EmployeeRecord, as = admin): Promise<Page> =>
  openOffice(stage, as, `employee/${_id}/account`);
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' });
const endings = (page: Page) => sessions(page).getByRole('button', { name: /^End session of/ });
const statuses = (clients: Client[]) =>
  Promise.all(clients.map(async (client) => (await client.get('/auth/verify')).status));

test('one device is ended, then all that are left', async () => {
  const { person, clients } = await signedIn(3);
  const page = await open(person);
  await sessions(page).getByText('3 devices are signed in.').waitFor();
  await endings(page).first().click();
  await confirmPassword(page, stage.admin.password);
  await sessions(page).getByText('2 devices are signed in.').waitFor();
  await soon(async () => (await statuses(clients)).sort()).toEqual([200, 200, 401]);

  await page.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
  await sessions(page).getByText('No device is signed in.').waitFor();
  await soon(() => statuses(clients)).toEqual([401, 401, 401]);
});

test('the second factor of somebody who lost it is removed after one’s own password', async () => {
  const { person, clients } = await signedIn(1);
  await enrol(clients[0] as Client, PASSWORD);
  const page = await open(person);
  await page.getByText('Two-factor authentication is on').waitFor();
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await page
    .getByRole('dialog', { name: `Turn off two-factor authentication for ${person.name}?` })
    .getByRole('button', { name: 'Turn off two-factor authentication' })
    .click();
  await confirmPassword(page, stage.admin.password);
  await page.getByText('Two-factor authentication is off').waitFor();
  await soon(async () => (await new Client(stage.url).signIn(person.email, PASSWORD)).status).toBe(
    200,
  );
});

test('one’s own device says that it is this one, and is not ended here', async () => {
  const { person, clients } = await signedIn(2, 'admin');
  const page = await open(person, clients[0]);
  await sessions(page).getByText('this device').waitFor();
  await soon(() => endings(page).count()).toBe(1);
});

test('devices that cannot be loaded say so, and are asked for again', async () => {
  const { person } = await signedIn(1);
  const page = await openOffice(stage, admin, `employee/${person._id}/account`, {
    arrange: (opened) =>
      opened.route('**/api/account/sessions/*', (route) => route.abort(), { times: 1 }),
  });
  await sessions(page).getByText('The devices could not be loaded.').waitFor();
  await sessions(page).getByRole('button', { name: 'Try again' }).click();
  await endings(page).waitFor();
});
