import { screen, waitFor, within } from '@testing-library/react';
import { hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import {
  alerted,
  fillIn,
  intercept,
  openOffice,
  openPortal,
  press,
  refuse,
  saysNothingOf,
  stopIntercepting,
  told,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient } = await hireCast(server);

const unavailable = (more = {}) => refuse(503, { code: 'server.unavailable', ...more });

test('a success replaces the failure of the first try, and stands on the page that it leads to', async () => {
  const router = await openOffice(admin, `salary/add?employee=${amara._id}`);
  await fillIn({ 'Basic Salary': '4000', 'Pay Date': '2026-10-26' });
  intercept('POST', /^\/api\/salary\/add$/, unavailable());
  await press('Add Salary');
  await alerted('Failed to add salary');
  stopIntercepting();
  await press('Add Salary');
  await told('Salary added successfully!');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/employee'));
  await saysNothingOf('Failed to add salary');
});

test('of several failures only the newest is shown, until the page is left', async () => {
  await openOffice(admin, 'add-department');
  await fillIn({ 'Department Name': 'Twice refused', Description: 'By an answer of the test' });
  for (const error of ['The first reason', 'The second reason']) {
    intercept('POST', /^\/api\/department\/add$/, refuse(503, { error }));
    await press('Add Department');
    await alerted(error);
  }
  await saysNothingOf('The first reason');
  screen.getByRole('link', { name: 'Cancel' }).click();
  await press('Discard');
  await screen.findByRole('heading', { name: 'Manage Departments' });
  await saysNothingOf('The second reason');
});

test('in the employee area too, the newest message replaces the one before', async () => {
  await openPortal(amaraClient, `profile/${amaraClient.user._id}`);
  intercept('PUT', /^\/api\/profile\/contact$/, refuse(503, { error: 'The reason' }));
  await fillIn({ Phone: '0221 4711' });
  await press('Save contact');
  await waitFor(() =>
    within(screen.getByText('The reason').closest<HTMLElement>('[role=alert]')!).getByRole(
      'button',
      { name: 'Dismiss' },
    ),
  );
  stopIntercepting();
  await press('Save contact');
  await told('Contact saved');
  await saysNothingOf('The reason');
});
