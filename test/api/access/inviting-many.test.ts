import { expect, jest, test } from '@jest/globals';
import { MAILS_AT_ONCE } from '../../../api/auth/links/invitations.js';
import { Invitees } from '../../../api/auth/links/invitees.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { insertRows } from '../../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { ADMIN } from '../../support/server.js';

const { server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example/' });
const admin = await server.admin();
await admin.confirm(ADMIN.password);

test('nobody waits while a call that invites many looks for people and counts those who are left', async () => {
  const ids = Array.from({ length: MAILS_AT_ONCE }, () => newId());
  await server.app.get(UnitOfWork).write(async (manager) => {
    const people = ids.map((id) => [
      id,
      `Person ${id}`,
      `${id}@many.example`,
      `${id}@many.example`,
      'employee',
      'en',
      Date.now(),
    ]);
    await insertRows(
      manager,
      'account',
      ['id', 'name', 'email', 'email_key', 'role', 'language', 'created_at'],
      people,
    );
  });
  const invitees = server.app.get(Invitees, { strict: false });
  const meanwhile = async () =>
    expect(
      (await admin.post('/department/add', { dep_name: `Meanwhile ${newId()}`, description: 'x' }))
        .status,
    ).toBe(201);
  const choose = invitees.choose.bind(invitees);
  const countChosen = invitees.countChosen.bind(invitees);
  const spies = [
    jest
      .spyOn(invitees, 'choose')
      .mockImplementation(async (...asked) => (await meanwhile(), choose(...asked))),
    jest
      .spyOn(invitees, 'countChosen')
      .mockImplementation(async (...asked) => (await meanwhile(), countChosen(...asked))),
  ];
  expect((await admin.post('/account/invite', { ids })).body).toMatchObject({
    invited: MAILS_AT_ONCE,
    remaining: 0,
    next: null,
  });
  for (const spy of spies) expect(spy).toHaveBeenCalledTimes(1);
});
