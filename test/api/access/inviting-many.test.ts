import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { MAILS_AT_ONCE } from '../../../api/auth/links/invitations.js';
import { Invitees } from '../../../api/auth/links/invitees.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { insertRows } from '../../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import type { Client } from '../../support/client.js';
import { startMailbox, type Mailbox } from '../../support/mailbox.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

let mailbox: Mailbox;
let server: TestServer;
let admin: Client;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://hr.company.example/' });
  admin = await server.admin();
  await admin.confirm(ADMIN.password);
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

test('nobody waits while a call that invites many looks for people and counts those who are left', async () => {
  const ids = Array.from({ length: MAILS_AT_ONCE }, () => newId());
  await server.app.get(UnitOfWork).write(async (manager) => {
    const people = ids.map((id) => [id, `Person ${id}`, `${id}@many.example`, `${id}@many.example`, 'employee', 'en', Date.now()]);
    await insertRows(manager, 'account', ['id', 'name', 'email', 'email_key', 'role', 'language', 'created_at'], people);
  });
  const invitees = server.app.get(Invitees, { strict: false });
  const meanwhile = async () => expect((await admin.post('/department/add', { dep_name: `Meanwhile ${newId()}`, description: 'x' })).status).toBe(201);
  const choose = invitees.choose.bind(invitees);
  const countChosen = invitees.countChosen.bind(invitees);
  const spies = [
    jest.spyOn(invitees, 'choose').mockImplementation(async (...asked) => (await meanwhile(), choose(...asked))),
    jest.spyOn(invitees, 'countChosen').mockImplementation(async (...asked) => (await meanwhile(), countChosen(...asked))),
  ];
  expect((await admin.post('/account/invite', { ids })).body).toMatchObject({ invited: MAILS_AT_ONCE, remaining: 0, next: null });
  for (const spy of spies) expect(spy).toHaveBeenCalledTimes(1);
});
