import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { Role } from '../../api/contract/auth/roles.js';
import { hire, PASSWORD } from '../support/cast.js';
import { Client } from '../support/client.js';
import { setStage, signInAs } from './stage/browser.js';
import {
  clientOf,
  confirmPassword,
  faultAt,
  hold,
  intercept,
  openOffice,
  unconfirmed,
} from './stage/office.js';
import { soon } from './stage/soon.js';
import { THIS_YEAR } from '../support/calendar.js';

let people = 0;

const stage = await setStage();

interface Opened {
  page: Page;
  /** Has a session that was not confirmed by password yet. */
  admin: Client;
  person: EmployeeRecord;
}

/** The account of somebody of this test alone. */
async function openAccount(role: Role = 'employee'): Promise<Opened> {
  const admin = await clientOf(stage);
  const department = (await admin.get('/department')).body.departments[0]._id;
  const person = await hire(admin, { employeeId: `AC-${++people}`, department, role });
  return { admin, person, page: await open(unconfirmed(stage, admin), person) };
}

const open = (client: Client, person: EmployeeRecord) =>
  openOffice(stage, client, `employee/${person._id}/account`);
const signIn = async (email: string) =>
  (await new Client(stage.url).signIn(email, PASSWORD)).status;
const stored = async ({ admin, person }: Opened): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${person._id}`)).body.employee;
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm your password' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

describe('e-mail and role', () => {
  test('are changed after one’s own password', async () => {
    const opened = await openAccount();
    const { page, person } = opened;
    await page.getByLabel('Email Address').fill('renamed@company.example');
    await page.getByLabel('Role').selectOption('Admin');
    await save(page);
    await confirmPassword(page, 'not the password');
    await soon(() => faultAt(confirmation(page).getByLabel('Your password'))).toContain(
      'Current password is incorrect',
    );
    await soon(async () => (await stored(opened)).email).toBe(person.email);

    await confirmPassword(page, stage.admin.password);
    await page.getByText(`Sign-in saved. All sessions of ${person.name} have ended.`).waitFor();
    await confirmation(page).waitFor({ state: 'detached' });
    await page.getByRole('main').locator('header').getByText('Admin', { exact: true }).waitFor();
    await soon(() => stored(opened)).toMatchObject({
      email: 'renamed@company.example',
      userId: { role: 'admin' },
    });
    await soon(() => signIn('renamed@company.example')).toBe(200);
  });

  test('an e-mail that is taken or invalid says so at its field', async () => {
    const { page, admin } = await openAccount();
    await admin.confirm(stage.admin.password);
    const email = page.getByLabel('Email Address');
    await email.fill('nobody');
    await save(page);
    await soon(() => faultAt(email)).toContain('name@company.com');
    await email.fill(stage.employee.email);
    await save(page);
    await page.getByText('This email address is already used by another account.').waitFor();
    await soon(() => faultAt(email)).toContain(
      'This email address is already used by another account.',
    );
  });
});

test('sign-in is disabled and enabled', async () => {
  const { page, person } = await openAccount();
  await soon(() => signIn(person.email)).toBe(200);
  await page.getByRole('button', { name: 'Disable sign-in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable sign-in' }).click();
  await confirmPassword(page, stage.admin.password);
  await page.getByText('Sign-in is disabled', { exact: true }).waitFor();
  await soon(() => signIn(person.email)).toBe(401);

  await page.getByRole('button', { name: 'Enable sign-in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable sign-in' }).click();
  await page.getByText('Can sign in', { exact: true }).waitFor();
  await soon(() => signIn(person.email)).toBe(200);
});

test('a link is made after one’s own password, shown once, and sets a password', async () => {
  const { page, person } = await openAccount();
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

test.each(['confirmed', 'cancelled'])(
  'two calls that need one’s own password at once share the question; when it is %s, neither waits any longer',
  async (answer) => {
    const opened = await openAccount();
    const { page, person } = opened;
    const makeLink = page.getByRole('button', { name: 'Create link' });
    const email = `both.${answer}@company.example`;
    const release = [
      await hold(page, 'POST', /\/account\/link\//),
      await hold(page, 'PUT', /\/account\/[^/]+$/),
    ] as const;
    await page.getByLabel('Email Address').fill(email);
    await makeLink.click();
    await save(page);
    release[0]();
    await confirmation(page).waitFor();
    const refused = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.status() === 403,
    );
    release[1]();
    await (await refused).finished();

    if (answer === 'confirmed') {
      await confirmPassword(page, stage.admin.password);
      await page
        .getByRole('dialog', { name: `Link for ${person.name}` })
        .getByRole('button', { name: 'Done' })
        .click();
      await page.getByText(`Sign-in saved. All sessions of ${person.name} have ended.`).waitFor();
    } else {
      await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByRole('button', { name: 'Save', exact: true })
        .and(page.locator(':enabled'))
        .waitFor();
    }
    await makeLink.and(page.locator('[aria-disabled="false"]')).waitFor();
    await soon(() => confirmation(page).count()).toBe(0);
    await soon(async () => (await stored(opened)).email).toBe(
      answer === 'confirmed' ? email : person.email,
    );
  },
);

describe('somebody without a password', () => {
  /** The account of somebody who came by an import. */
  async function openPending(
    invitedAt: number | null = null,
    arrange?: (page: Page) => Promise<unknown>,
  ): Promise<Opened> {
    const opened = await openAccount();
    stage.store(
      'UPDATE account SET password_hash = NULL, invited_at = ? WHERE id = ?',
      invitedAt,
      opened.person.userId._id,
    );
    await arrange?.(opened.page);
    await opened.page.reload();
    await opened.page.getByRole('heading', { name: 'Access' }).waitFor();
    return opened;
  }
  const today = () =>
    `${new Intl.DateTimeFormat('en', { day: '2-digit' }).format()} ${new Intl.DateTimeFormat('en', { month: 'short' }).format()} ${THIS_YEAR}`;
  const onward = (page: Page, name: string) => page.getByRole('button', { name }).count();

  test('is invited by a link that is shown once, and can sign in after accepting', async () => {
    const { page, person } = await openPending();
    await page.getByText('No password yet', { exact: true }).waitFor();
    await soon(async () => [
      await onward(page, 'Create link'),
      await onward(page, 'Send invitation'),
    ]).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Create invitation link' }).click();
    await confirmPassword(page, stage.admin.password);
    const dialog = page.getByRole('dialog', { name: `Invitation link for ${person.name}` });
    await dialog.getByText(/^Works once, until \d{2} \w{3} \d{4}, \d{2}:\d{2}\./).waitFor();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${stage.url}/invite#.{20,}`));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText(`Invited on ${today()}`, { exact: true }).waitFor();
    await page.getByText('The invitation is valid for 7 days.').waitFor();

    const theirs = await stage.open();
    await theirs.goto(link);
    await theirs.getByRole('heading', { name: 'Welcome' }).waitFor();
    for (const label of ['Password', 'Confirm Password'])
      await theirs.getByLabel(label, { exact: true }).fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Accept invitation' }).click();
    await theirs.getByText('Your password is set. Sign in with it.').waitFor();
    await signInAs(theirs, stage.url, { email: person.email, password: PASSWORD });
    await theirs.waitForURL('**/employee-dashboard');
    await page.reload();
    await page.getByText('Can sign in', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create link' }).waitFor();
  });

  test('is invited by mail where mail can be sent', async () => {
    const { page, person, admin } = await openPending(null, async (opened) => {
      await intercept(opened, 'GET', '/config', async (route) =>
        route.fulfill({ json: { ...(await (await route.fetch()).json()), mail: true } }),
      );
    });
    await soon(async () => (await admin.confirm(stage.admin.password)).status).toBe(200);
    const sent: unknown[] = [];
    await intercept(page, 'POST', `/account/invite/${person.userId._id}`, async (route) => {
      sent.push(route.request().postDataJSON());
      stage.store('UPDATE account SET invited_at = ? WHERE id = ?', Date.now(), person.userId._id);
      await route.fulfill({
        status: 201,
        json: { success: true, link: null, expiresAt: new Date().toISOString(), sent: true },
      });
    });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText(`The invitation is on its way to ${person.email}.`).waitFor();
    await page.getByText(`Invited on ${today()}`, { exact: true }).waitFor();
    await soon(async () => [sent, await page.getByRole('dialog').count()]).toEqual([
      [{ byMail: true }],
      0,
    ]);
    await soon(() => onward(page, 'Create invitation link')).toBe(1);
  });

  test('whose invitation is over is seen to be so', async () => {
    const { page } = await openPending(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await page
      .getByText('The invitation expired after 7 days without a password being chosen.')
      .waitFor();
    await page.getByRole('button', { name: 'Create invitation link' }).waitFor();
  });

  test('is not invited while sign-in is disabled', async () => {
    const { page, person } = await openPending();
    await page.getByRole('button', { name: 'Disable sign-in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable sign-in' }).click();
    await confirmPassword(page, stage.admin.password);
    await page.getByText(`Once enabled, ${person.name} can be invited.`).waitFor();
    await soon(() => onward(page, 'Create invitation link')).toBe(0);
    await page.getByRole('button', { name: 'Enable sign-in' }).click();
    await page.getByText('This person can then be invited to choose a password.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Enable sign-in' }).click();
    await page.getByText('No password yet', { exact: true }).waitFor();
  });
});

test('sign-in of somebody who left cannot be opened here', async () => {
  const admin = await clientOf(stage);
  const { employees } = (await admin.get('/employee?fields=[]')).body as {
    employees: EmployeeRecord[];
  };
  const page = await open(
    admin,
    employees.find(({ status }) => status === 'Left') as EmployeeRecord,
  );
  await page.getByText('Sign-in is closed', { exact: true }).waitFor();
  for (const name of ['Disable sign-in', 'Create link'])
    await soon(() => page.getByRole('button', { name }).count()).toBe(0);
});

test('an admin who changes their own e-mail is signed out', async () => {
  const { person } = await openAccount('admin');
  const own = new Client(stage.url);
  await own.signIn(person.email, PASSWORD);
  const page = await open(unconfirmed(stage, own), person);
  await page.getByLabel('Email Address').fill('my.new@company.example');
  await save(page);
  await confirmPassword(page, PASSWORD);
  await page.waitForURL('**/login');
  await soon(() => signIn('my.new@company.example')).toBe(200);
});

test('the last admin stays one, in the server’s words', async () => {
  const opened = await openAccount('admin');
  const last = new Client(stage.url);
  await last.signIn(opened.person.email, PASSWORD);
  const admins = ((await last.get('/employee?fields=[]')).body.employees as EmployeeRecord[])
    .filter(({ userId }) => userId.role === 'admin')
    .map(({ userId }) => userId._id);
  const others = [opened.admin.user._id, ...admins.filter((id) => id !== last.user._id)];
  for (const id of others)
    await soon(async () => (await last.put(`/account/${id}`, { disabled: true })).status).toBe(200);

  const page = await open(last, opened.person);
  await page.getByLabel('Role').selectOption('Employee');
  await save(page);
  await page
    .getByText('This is the last admin who can sign in. Make someone else an admin first.')
    .waitFor();
  await soon(async () => (await last.get('/auth/verify')).body.user.role).toBe('admin');
});
