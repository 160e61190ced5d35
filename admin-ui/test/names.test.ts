import { screen, waitFor, within } from '@testing-library/react';
import { nextMonday } from '../../test/support/calendar.js';
import { hire, hireCast, requestLeave } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { intercept, main, openOffice, says } from './support/open.js';

const server = await serverOfFile();
const { admin, amara, research } = await hireCast(server);
const turned = await hire(admin, {
  name: 'Eve \u05d0\u05d1\u05d9\u05d1',
  employeeId: 'TN-1',
  department: research._id,
});
const leave = await requestLeave(admin, turned._id, nextMonday(), nextMonday());
await hire(admin, { name: '<script> alert', employeeId: 'TN-2', department: research._id });
await hire(admin, { name: 'محمد علي', employeeId: 'TN-3', department: research._id });
await hire(admin, { name: '山田太郎', employeeId: 'TN-4', department: research._id });

test('a name that turns the direction is held together in sentences, and the words after it stay as they are', async () => {
  await openOffice(admin, `leaves/${leave._id}`);
  await screen.findByRole('heading', { name: /leave in \d{4}$/ });
  await says(`Note to \u2068${turned.name}\u2069`);
  await waitFor(() => expect(document.title).toMatch(`\u2068${turned.name}\u2069`));
});

test('an ordinary name has no direction marks, so that it can be searched and copied', async () => {
  await openOffice(admin, `employee/${amara._id}/account`);
  await waitFor(() => expect(document.title).toMatch('Amara Okafor'));
  expect(document.title).not.toMatch(/[\u2066-\u2069]/);
});

test.each([
  ['<script> alert', 'TN-2', 'SA'],
  ['محمد علي', 'TN-3', 'م\u200cع'],
  ['山田太郎', 'TN-4', '山田'],
])('the initials of %s are letters, which do not join to another word', async (_, id, letters) => {
  await openOffice(admin, `employee?filter=${encodeURIComponent(JSON.stringify({ q: id }))}`);
  await waitFor(() => within(main()).getByRole('img', { name: /^Photo of/ }));
  expect(screen.getByRole('img', { name: /^Photo of/ }).textContent).toBe(letters);
});

test('somebody without a name is a user', async () => {
  intercept('GET', /^\/api\/auth\/verify$/, async (real) => {
    const { user, ...rest } = (await (await real()).json()) as { user: object };
    return Response.json({ ...rest, user: { ...user, name: '' } });
  });
  await openOffice(admin, 'setting');
  await screen.findByRole('button', { name: 'Account menu, User' });
});
