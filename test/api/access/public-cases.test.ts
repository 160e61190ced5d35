import { expect, test } from '@jest/globals';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { countRows } from '../../support/rows.js';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });

test('a disabled account is reset by no link, not even once it is enabled again [frappe/frappe#4622]', async () => {
  const admin = await server.admin();
  const department = (await addDepartment(admin, { dep_name: 'Cases' }))._id;
  const { _id, email, userId } = await hire(admin, { employeeId: 'C-1', department });
  const forgot = () => server.client().post('/auth/forgot-password', { email });
  const reset = (token = '', newPassword = 'set by the mailed link') =>
    server
      .client()
      .post('/auth/reset-password', { token, newPassword, confirmPassword: newPassword });
  const disable = async (disabled: boolean) =>
    expect((await admin.put(`/account/${_id}`, { disabled })).status).toBe(200);

  await forgot();
  const mail = await eventually(() => mailbox.to(email)[0]);
  const token = /\/reset-password#([\w-]{32,})/.exec(mail.text)?.[1];
  await disable(true);
  expect((await reset(token)).status).toBe(400);
  expect((await forgot()).status).toBe(200);
  expect(await countRows(server, 'mail', 'account_id = ?', [userId._id])).toBe(1);

  await disable(false);
  expect((await reset(token)).status).toBe(400);
  expect((await server.client().signIn(email, PASSWORD)).status).toBe(200);
  expect(mailbox.to(email)).toHaveLength(1);
});
