import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hireCast, PASSWORD } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import {
  alerted,
  faultAt,
  field,
  fill,
  fillIn,
  intercept,
  noAnswer,
  openOffice,
  press,
  says,
  told,
} from './support/open.js';

const NEW = 'lake otter vinyl 9';

const server = await serverOfFile();
const { ruth, ruthClient } = await hireCast(server);

const signIn = (password: string) => server.client().signIn(ruth.email, password);

async function send(current: string, changed: string, confirmed = changed): Promise<void> {
  await fillIn({
    'Current Password': current,
    'New Password': changed,
    'Confirm New Password': confirmed,
  });
  await press('Change Password');
}

test('all three are required, and a new password that is too short or not repeated is not sent', async () => {
  const router = await openOffice(ruthClient, 'setting');
  const sent = jest.fn(noAnswer);
  intercept('PUT', /change-password$/, sent);
  await press('Change Password');
  const current = await field('Current Password');
  expect(await faultAt(current)).toBe('Enter your current password.');
  expect(await faultAt(await field('New Password'))).toMatch(/^Enter a new password\./);
  expect(await faultAt(await field('Confirm New Password'))).toBe('Enter the new password again.');
  await waitFor(() => expect(document.activeElement).toBe(current));
  await send(PASSWORD, 'short', 'shorter');
  expect(await faultAt(await field('New Password'))).toMatch(
    /^New password must be at least 6 characters long/,
  );
  expect(await faultAt(await field('Confirm New Password'))).toBe(
    'New password and confirm password do not match',
  );
  expect(sent).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toMatch(/setting$/);
});

test('the server’s refusal stands in the red box and at its field', async () => {
  await openOffice(ruthClient, 'setting');
  await send('not the password', NEW);
  await alerted('Current password is incorrect');
  expect(await faultAt(await field('Current Password'))).toBe('Current password is incorrect');

  await send(PASSWORD, 'password');
  const common = 'This password is one of the first that anyone would try. Please choose another.';
  await alerted(common);
  expect(await faultAt(await field('New Password'))).toMatch(common);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('with no answer from the server, the specification’s own text stands', async () => {
  await openOffice(ruthClient, 'setting');
  intercept('PUT', /change-password$/, noAnswer);
  await send(PASSWORD, NEW);
  await alerted('Failed to change password. Please try again.');
});

test('each password can be shown and hidden, and the meter says how good the new one is', async () => {
  await openOffice(ruthClient, 'setting');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    const input = await field(label);
    const toggle = within(input.parentElement!).getByRole('button');
    fireEvent.click(toggle);
    expect(input.type).toBe('text');
    fireEvent.click(toggle);
    expect(input.type).toBe('password');
  }
  for (const [password, word] of [
    ['Ruth1984', 'Too common'],
    ['Vasquez-1984', 'Fair'],
    ['Vasquez-1984-harbour-lamp', 'Strong'],
  ] as const) {
    fill(await field('New Password'), password);
    await told(new RegExp(`^${word}, `));
  }
});

test('a password of one’s name and digits is refused, as the hint says', async () => {
  await openOffice(ruthClient, 'setting');
  const tip = async () =>
    (await screen.findByText(/^Not just your name, email or company/)).closest('li')!.textContent;
  fill(await field('New Password'), 'lake otter');
  await waitFor(async () => expect(await tip()).toMatch('done:'));
  await send(PASSWORD, 'Ruth2026');
  expect(await faultAt(await field('New Password'))).toMatch(
    'This password is your name, email, company or product',
  );
  expect(await tip()).not.toMatch('done:');
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('a changed password holds, ends the other sessions, and leads to the employee dashboard', async () => {
  const elsewhere = await server.signIn(ruth.email, PASSWORD);
  const router = await openOffice(ruthClient, 'setting');
  await send(PASSWORD, NEW);
  await says('Password changed successfully!');
  await waitFor(() => expect(router.state.location.pathname).toBe('/employee-dashboard'));
  ruthClient.token = localStorage.getItem('token')!;
  expect((await ruthClient.get('/auth/verify')).status).toBe(200);
  expect((await elsewhere.get('/auth/verify')).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn(NEW)).status).toBe(200);
});
