import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../api/contract/auth/roles.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { addDepartment, hire, PASSWORD } from '../../test/support/cast.js';
import type { Client } from '../../test/support/client.js';
import { ADMIN, serverOfFile } from '../../test/support/server.js';
import { header } from './support/details.js';
import {
  faultAt,
  field,
  fill,
  fillIn,
  hold,
  intercept,
  openOffice,
  press,
  pressInDialog,
  refuse,
  says,
} from './support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
const { _id: department } = await addDepartment(admin, { dep_name: 'Bridge' });
let people = 0;

const someone = (role: Role = 'employee') =>
  hire(admin, { employeeId: `AC-${++people}`, department, role });

/** By somebody whose session was not confirmed by password yet. */
async function openAccount(person: EmployeeRecord, client?: Client) {
  const unconfirmed = client ?? (await server.signInUnconfirmed(ADMIN.email, ADMIN.password));
  return openOffice(unconfirmed, `employee/${person._id}/account`);
}

const signIn = async (email: string, password = PASSWORD) =>
  (await server.client().signIn(email, password)).status;
const stored = async ({ _id }: EmployeeRecord): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${_id}`)).body.employee;
const store = (sql: string, ...values: unknown[]) =>
  server.app.get(UnitOfWork).write((manager) => manager.query(sql, values));

const question = () => screen.findByRole('dialog', { name: 'Confirm your password' });
async function confirmPassword(password = ADMIN.password): Promise<void> {
  const asked = within(await question());
  fill(asked.getByLabelText('Your password'), password);
  fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
}

describe('e-mail and role', () => {
  test('are changed after one’s own password', async () => {
    const person = await someone();
    await openAccount(person);
    await fillIn({ 'Email Address': 'renamed@company.example', Role: 'admin' });
    await press('Save');
    await confirmPassword('not the password');
    expect(await faultAt(within(await question()).getByLabelText('Your password'))).toMatch(
      'Current password is incorrect',
    );
    expect((await stored(person)).email).toBe(person.email);

    await confirmPassword();
    await says(`Sign-in saved. All sessions of ${person.name} have ended.`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(header()).toMatch('Admin'));
    expect(await stored(person)).toMatchObject({
      email: 'renamed@company.example',
      userId: { role: 'admin' },
    });
    expect(await signIn('renamed@company.example')).toBe(200);
  });

  test('an e-mail that is taken or invalid says so at its field', async () => {
    await openAccount(await someone(), admin);
    const email = await field('Email Address');
    fill(email, 'nobody');
    await press('Save');
    expect(await faultAt(email)).toMatch('name@company.com');
    fill(email, ADMIN.email);
    await press('Save');
    await waitFor(async () =>
      expect(await faultAt(email)).toMatch(
        'This email address is already used by another account.',
      ),
    );
  });
});

test('sign-in is disabled and enabled', async () => {
  const person = await someone();
  await openAccount(person);
  await press('Disable sign-in');
  await pressInDialog('Disable sign-in');
  await confirmPassword();
  await says('Sign-in is disabled');
  expect(await signIn(person.email)).toBe(401);

  await press('Enable sign-in');
  await pressInDialog('Enable sign-in');
  await says('Can sign in');
  expect(await signIn(person.email)).toBe(200);
});

test.each(['confirmed', 'cancelled'])(
  'two calls that need one’s own password at once share the question; when it is %s, neither waits any longer',
  async (answer) => {
    const person = await someone();
    await openAccount(person);
    const email = `both.${answer}@company.example`;
    const release = [
      hold('POST', /^\/api\/account\/link\//),
      // Without a sentence, which would have to be loaded before this call joins the question.
      hold('PUT', /^\/api\/account\/[^/]+$/, refuse(403, { code: 'auth.confirm_needed' })),
    ] as const;
    fill(await field('Email Address'), email);
    await press('Create link');
    await press('Save');
    await release[0]();
    await question();
    await release[1]();

    if (answer === 'confirmed') {
      await confirmPassword();
      await screen.findByRole('dialog', { name: `Link for ${person.name}` });
      await press('Done');
      await says(`Sign-in saved. All sessions of ${person.name} have ended.`);
    } else await pressInDialog('Cancel');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Create link' }).getAttribute('aria-disabled'),
      ).toBe('false'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stored(person)).email).toBe(answer === 'confirmed' ? email : person.email);
  },
);

describe('somebody without a password', () => {
  /** As who came by an import. */
  async function pending(invitedAt: number | null = null): Promise<EmployeeRecord> {
    const person = await someone();
    await store(
      'UPDATE account SET password_hash = NULL, invited_at = ? WHERE id = ?',
      invitedAt,
      person.userId._id,
    );
    return person;
  }
  const offered = (name: string) => screen.queryByRole('button', { name }) !== null;

  test('is invited by a link that is shown once', async () => {
    const person = await pending();
    await openAccount(person);
    await says('No password yet');
    expect(offered('Create link')).toBe(false);
    expect(offered('Send invitation')).toBe(false);
    await press('Create invitation link');
    await confirmPassword();
    await screen.findByRole('dialog', { name: `Invitation link for ${person.name}` });
    await says(/Works once, until \d{2} \w{3} \d{4}, \d{2}:\d{2}\./);
    const { value } = await field('Link');
    const token = /\/invite#(.{20,})$/.exec(value)?.[1];
    await pressInDialog('Done');
    await says(/Invited on \d{2} \w{3} \d{4}/);
    await says('The invitation is valid for 7 days.');
    expect(document.body.innerHTML).not.toMatch(String(token));
    const passwords = { newPassword: PASSWORD, confirmPassword: PASSWORD };
    await admin.post('/auth/reset-password', { token, ...passwords });
    expect(await signIn(person.email)).toBe(200);
    await openAccount(person);
    await says('Can sign in');
    await screen.findByRole('button', { name: 'Create link' });
  });

  test('who was added to be invited with a link has it shown at once, and only once', async () => {
    const person = await pending();
    const made: unknown[] = [];
    intercept('POST', /^\/api\/account\/invite\//, async (real) => {
      made.push(1);
      return real();
    });
    const router = await openOffice(admin, `employee/${person._id}/account#invitation`);
    await screen.findByRole('button', { name: 'Create invitation link' });
    expect(made).toHaveLength(0);
    await router.navigate(router.state.location.pathname, { state: { invite: true } });
    await screen.findByRole('dialog', { name: `Invitation link for ${person.name}` });
    expect((await field('Link')).value).toMatch(/\/invite#.{20,}$/);
    await pressInDialog('Done');
    expect(made).toHaveLength(1);
  });

  test('is invited by mail where mail can be sent', async () => {
    const person = await pending();
    intercept('GET', /^\/api\/config$/, async (real) =>
      Response.json({ ...(await (await real()).json()), mail: true }),
    );
    const asked: unknown[] = [];
    intercept('POST', /^\/api\/account\/invite\//, async (_, sent) => {
      asked.push(await sent.json());
      await store('UPDATE account SET invited_at = ? WHERE id = ?', Date.now(), person.userId._id);
      const expiresAt = new Date().toISOString();
      return Response.json({ success: true, link: null, expiresAt, sent: true }, { status: 201 });
    });
    await openAccount(person, admin);
    await press('Send invitation');
    await says(`The invitation is on its way to ${person.email}.`);
    await says(/Invited on \d{2} \w{3} \d{4}/);
    expect(asked).toEqual([{ byMail: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(offered('Create invitation link')).toBe(true);
  });

  test('whose invitation is over is seen to be so', async () => {
    await openAccount(await pending(Date.now() - 8 * 24 * 60 * 60 * 1000));
    await says('The invitation expired after 7 days without a password being chosen.');
    expect(offered('Create invitation link')).toBe(true);
  });

  test('is not invited while sign-in is disabled', async () => {
    const person = await pending();
    await openAccount(person);
    await press('Disable sign-in');
    await pressInDialog('Disable sign-in');
    await confirmPassword();
    await says(`Once enabled, ${person.name} can be invited.`);
    expect(offered('Create invitation link')).toBe(false);
    await press('Enable sign-in');
    await says('This person can then be invited to choose a password.');
    await pressInDialog('Enable sign-in');
    await says('No password yet');
  });
});

test('sign-in of somebody who left cannot be opened here', async () => {
  const person = await someone();
  await admin.put(`/employee/employment/${person._id}`, {
    hireDate: '2020-01-01',
    leftOn: '2021-01-01',
  });
  await openAccount(person);
  await says('Sign-in is closed');
  for (const name of ['Disable sign-in', 'Create link'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an admin who changes their own e-mail is signed out', async () => {
  const person = await someone('admin');
  const router = await openAccount(person, await server.signInUnconfirmed(person.email, PASSWORD));
  await fillIn({ 'Email Address': 'my.new@company.example' });
  await press('Save');
  await confirmPassword(PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await signIn('my.new@company.example')).toBe(200);
});

test('the last admin stays one, in the server’s words', async () => {
  const person = await someone('admin');
  const last = await server.signIn(person.email, PASSWORD);
  const admins = ((await last.get('/employee?fields=[]')).body.employees as EmployeeRecord[])
    .filter(({ userId }) => userId.role === 'admin')
    .map(({ userId }) => userId._id);
  for (const id of new Set([admin.user._id, ...admins]))
    if (id !== last.user._id)
      expect((await last.put(`/account/${id}`, { disabled: true })).status).toBe(200);

  await openAccount(person, last);
  await fillIn({ Role: 'employee' });
  await press('Save');
  await says('This is the last admin who can sign in. Make someone else an admin first.');
  expect((await last.get('/auth/verify')).body.user.role).toBe('admin');
});
