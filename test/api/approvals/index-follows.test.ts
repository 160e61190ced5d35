import { describe, expect, test } from '@jest/globals';
import { Deciding, inDays, TODAY } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { applied, checked, undone } from '../../support/imports.js';
import { countRows, store } from '../../support/rows.js';

const company = await Deciding.begin();
const { admin, server } = company;

const waitsFor = (name: string, id: string) =>
  countRows(server, 'leave_waiting', 'account_id = ? AND leave_id = ?', [
    company.person(name).userId._id,
    id,
  ]);

describe('the index of whose turn it is', () => {
  test('follows an import of managers and its undoing, a moment later', async () => {
    const leave = await company.ask('Zoë');
    const [{ employeeId, email }, columns] = [
      company.person('Zoë'),
      'Employee ID,Full Name,Email Address,Department,Manager',
    ];
    const job = await applied(
      admin,
      await checked(admin, 'employees', `${columns}\n${employeeId},Zoë,${email},Sales,Amélie`),
    );
    expect(job).toMatchObject({ state: 'Applied', fault: null });
    await eventually(
      async () =>
        (await waitsFor('Søren', leave._id)) === 0 && (await waitsFor('Amélie', leave._id)) === 1,
    );
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone' });
    await eventually(
      async () =>
        (await waitsFor('Søren', leave._id)) === 1 && (await waitsFor('Amélie', leave._id)) === 0,
    );
  });

  test('follows the first password of an approver, a moment later', async () => {
    await company.join('Invited');
    await company.employ('Zoë', { approver: company.id('Invited') });
    await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [
      company.person('Invited').userId._id,
    ]);
    const leave = await company.ask('Zoë');
    expect(await waitsFor('Invited', leave._id)).toBe(0);
    const { body } = await admin.post(`/account/link/${company.id('Invited')}`);
    const newPassword = 'a sound word of their own';
    expect(
      await server.client().post('/auth/reset-password', {
        token: String(body.link).split('#')[1],
        newPassword,
        confirmPassword: newPassword,
      }),
    ).toMatchObject({ status: 200 });
    await eventually(async () => (await waitsFor('Invited', leave._id)) === 1);
    await company.employ('Zoë', { approver: null });
  });

  test('follows the passing of days: deputies come in and go again', async () => {
    await company.employ('Søren', { deputy: company.id('Tomasz') });
    const leave = await company.ask('Zoë');
    const back = await company.away('Søren', inDays(1), inDays(2));
    // As if a day had passed.
    await store(
      server,
      'UPDATE leave_day SET day = ? WHERE leave_id = (SELECT id FROM leave_request WHERE employee_id = ? AND start_date = ?) AND day = ?',
      [TODAY, company.id('Søren'), inDays(1), inDays(1)],
    );
    await company.upkeep();
    expect(await waitsFor('Tomasz', leave._id)).toBe(1);
    await back();
    await company.upkeep();
    expect(await waitsFor('Tomasz', leave._id)).toBe(0);
  });
});
