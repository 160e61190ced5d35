import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nextMonday } from '../../test/support/calendar.js';
import { hireCast, requestLeave } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { filterField, filterIn, rows } from './support/list.js';
import {
  field,
  fill,
  fillIn,
  hold,
  intercept,
  noAnswer,
  openOffice,
  press,
  says,
  saysNothingOf,
  stopIntercepting,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient } = await hireCast(server);
await requestLeave(amaraClient, amara._id, nextMonday(), nextMonday());

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));

test('the edit of somebody in a list waits for the whole record, and so notices what somebody else changed', async () => {
  await openOffice(admin, 'employee');
  const release = hold('GET', /^\/api\/employee\/single\//);
  await follow('Edit Amara Okafor');
  await screen.findByRole('progressbar');
  expect(screen.queryByLabelText('Designation')).toBeNull();
  await release();
  fill(await field('Designation'), 'Head of Something');
  const sent: unknown[] = [];
  intercept('PUT', /^\/api\/employee\/update\//, async (real, request) => {
    sent.push(await request.json());
    return real();
  });
  await press('Update Employee');
  await waitFor(() => expect(sent).toMatchObject([{ version: expect.any(Number) }]));
});

describe('the address of a list', () => {
  test('names what is in force; by the sidebar, the list opens without it', async () => {
    const router = await openOffice(admin, 'employee');
    fill(await screen.findByRole('searchbox'), 'zo');
    await waitFor(() => expect(filterIn(router.state.location)).toMatchObject({ q: 'zo' }));
    await follow('Setting');
    await screen.findByRole('heading', { name: 'Setting' });
    await follow('Employee');
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(search.value).toBe('');
    expect(filterIn(router.state.location)).toEqual({});
  });

  test('that asks for what there is not can be left', async () => {
    await openOffice(admin, `departments?filter=${encodeURIComponent('{"role":"admin"}')}`);
    await screen.findByText('The list could not be loaded.');
    await press('Show all');
    await screen.findByRole('cell', { name: 'Research' });
  });

  test('after a creation is not the one that is remembered', async () => {
    await openOffice(admin, 'departments');
    await follow('Add New Department');
    await fillIn({ 'Department Name': 'Zoo', Description: 'Just made' });
    await press('Add Department');
    await waitFor(() => expect(rows().map(([, name]) => name)[0]).toBe('Zoo'));
    await follow('Setting');
    await screen.findByRole('heading', { name: 'Setting' });
    await follow('Departments');
    await waitFor(() =>
      expect(rows().map(([, name]) => name)).toEqual(['Research', 'Sales', 'Zoo']),
    );
  });
});

test('a cleared designation leaves its field, and is not applied again', async () => {
  const router = await openOffice(admin, 'employee');
  const designation = (await filterField('Designation')) as HTMLInputElement;
  fill(designation, 'Head');
  await waitFor(() =>
    expect(filterIn(router.state.location)).toMatchObject({ designation: 'Head' }),
  );
  await press(/^Clear/);
  await waitFor(() => expect(designation.value).toBe(''));
  fireEvent.blur(designation);
  expect(filterIn(router.state.location)).not.toHaveProperty('designation');
});

test('a filter unticks rows that it hides', async () => {
  const router = await openOffice(admin, 'leaves?filter={"status":"Pending"}');
  fireEvent.click((await screen.findAllByRole('checkbox'))[1]!);
  await says('1 selected');
  await press(/^Rejected/);
  await saysNothingOf('1 selected');
  expect(filterIn(router.state.location)).toEqual({ status: 'Rejected' });
});

test('the number of results is said, also when it is 0', async () => {
  const said = (words: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words),
    );
  await openOffice(admin, 'employee');
  fill(await screen.findByRole('searchbox'), 'nobody of this name');
  await said('0 results');
  fill(screen.getByRole('searchbox'), 'zoe');
  await said('1 result');
});

test('a list says that it loads until its rows are there', async () => {
  const release = hold('GET', /^\/api\/department$/);
  await openOffice(admin, 'departments');
  const loading = await screen.findByRole('progressbar', { name: 'Loading...' });
  await release();
  await screen.findByRole('cell', { name: 'Research' });
  expect(loading.isConnected).toBe(false);
});

test('a list without any record says so', async () => {
  await openOffice(admin, `salary/view/${amara._id}`);
  await says('No Salary Records Found');
  await says('There are no records to display');
});

test('a list that cannot be had says so, and can be asked for again', async () => {
  intercept('GET', /^\/api\/employee$/, noAnswer);
  await openOffice(admin, 'employee');
  await screen.findByText('The list could not be loaded.');
  stopIntercepting();
  await press('Try again');
  await says('Amara Okafor');
});
