import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import { upload, waitForImport } from '../../test/browser/stage/import-file.js';
import { decide, NOBODY } from '../../test/browser/stage/leave-team.js';
import { nextMonday } from '../../test/support/calendar.js';
import { hireCast, paySalary, requestLeave } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { entries, entry, filterField, filterIn, noEntry } from './support/list.js';
import { choose, intercept, noAnswer, main, openOffice, says, wordsOf } from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient, ruthClient: french } = await hireCast(server);
await french.put('/profile/language', { language: 'fr' });
await amaraClient.put('/profile/contact', { phone: '+353 87 555 0199' });
await paySalary(admin, amara._id, { basicSalary: '3500.00' });
const monday = nextMonday();
const request = await requestLeave(amaraClient, amara._id, monday, monday);
await decide(admin, request._id, 'Approved', 'Enjoy it.');

const HISTORY = `employee/${amara._id}/history`;

describe('the history of an employee', () => {
  test('is a tab, with what was done about the person, pay and leave', async () => {
    const router = await openOffice(admin, `employee/${amara._id}`);
    fireEvent.click(await screen.findByRole('link', { name: 'History' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/history$/));
    const own = await entry('Phone before none after +353 87 555 0199');
    within(own).getByText('Amara Okafor');
    await waitFor(() => expect(document.title).toMatch('History of Amara Okafor'));
    const all = entries().join('\n');
    expect(all).toMatch(/Added salary.*Net Salary before none after \$3,500\.00/);
    expect(all).toMatch(/Approved leave.*Status before Pending after Approved/);
    expect(all).toMatch('Added employee');
    fireEvent.click(screen.getByRole('link', { name: 'Requested leave' }));
    await says('Approved by Head Admin');
  });

  test('is narrowed to one kind and one person, in the address', async () => {
    const router = await openOffice(admin, HISTORY);
    await entry('Added salary');
    await choose(await filterField('Changed by'), 'Amara Okafor');
    await noEntry('Added salary');
    await entry('Phone');
    expect(filterIn(router.state.location)).toEqual({ actor: amaraClient.user._id });
    await choose(await filterField('Kind of change'), 'Salary');
    await screen.findByRole('heading', { name: 'No history yet' });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0]!);
    await entry('Added salary');
  });

  test('says that it could not be loaded, and that there is no such person', async () => {
    intercept('GET', /^\/api\/history\//, noAnswer);
    await openOffice(admin, HISTORY);
    await says('The list could not be loaded.');
    await openOffice(admin, `employee/${NOBODY}/history`);
    await screen.findByRole('heading', { name: 'Employee Not Found' });
  });

  test('speaks French', async () => {
    await openOffice(french, HISTORY);
    await screen.findByRole('link', { name: 'Historique' });
    await entry('Congé approuvé');
    expect(wordsOf(main())).not.toMatch(/\b(Changed|Added|before|after|audit\.)\b/);
  });
});

describe('the history of a leave request', () => {
  test('tells that it was imported, and by whom', async () => {
    const leaves = `Emp ID,Leave Type,From,To,Description,Status\n${amara.employeeId},Sick Leave,2025-03-03,2025-03-04,Flu,Approved\n`;
    const { _id } = await upload(admin, 'leaves', 'leaves.csv', leaves);
    const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
    await admin.post(`/import/check/${_id}`, { mapping: { ...proposal, dateOrder: 'year-first' } });
    await waitForImport(admin, _id);
    await admin.post(`/import/apply/${_id}`, {});
    await waitForImport(admin, _id);
    const filter = JSON.stringify({ from: '2025-03-03', to: '2025-03-04' });
    const [imported] = (await admin.get(`/leave?${new URLSearchParams({ filter })}`)).body.leaves;
    await openOffice(admin, `leaves/${imported._id}`);
    await says('Imported leave by Head Admin');
    await says('Requested by Amara Okafor');
    fireEvent.click(screen.getByRole('link', { name: 'Show in the audit log' }));
    await screen.findByRole('heading', { level: 1, name: 'Audit log' });
    await says('Entries1');
    await says('Imported leave of Amara Okafor, Sick Leave, 03 – 04 Mar 2025');
  });

  test('stays what the request itself tells while the log cannot be asked', async () => {
    const day = addDays(monday, 1);
    const { _id } = await requestLeave(amaraClient, amara._id, day, day);
    intercept('GET', /^\/api\/history\//, noAnswer);
    await openOffice(admin, `leaves/${_id}`);
    await says('Requested by Amara Okafor');
  });
});
