import { milliseconds, p50 } from './load.mjs';
import { ADMIN } from './processes.mjs';
import { Admin, withAdmin } from './signed-in.mjs';

const FEW = 5;

/** The requests that wait for those who decide, with approvals on for this case alone: the list, and the bell with its badge. */
export async function approvalCase(database, table) {
  await withAdmin(database, async (admin) => {
    let outlook;
    const ms = await milliseconds(
      async () =>
        ({ outlook } = await admin.send('PUT', '/setting/approvals', { approvals: true })),
    );
    table.seconds(
      `Approvals switched on, ${outlook.waiting.toLocaleString('en')} requests waiting`,
      ms,
    );
    const { leaves } = await admin.get('/leave', { range: [0, 99], filter: { status: 'Pending' } });
    const managers = {
      'a manager': await managerWith(
        admin,
        leaves.flatMap(({ waitingFor }) => waitingFor),
        FEW,
      ),
      'the manager with most requests': await managerWith(
        admin,
        outlook.people.map(({ name }) => name),
      ),
      'an admin': { session: admin, total: outlook.forHr },
    };
    for (const [who, { session, total }] of Object.entries(managers)) {
      const [list, bell] = [
        await p50(() => session.get('/leave/waiting')),
        await p50(() => session.get('/notification')),
      ];
      // The list has at most 50 of them.
      if (who === 'a manager') table.badge(`What waits for ${who}`, list);
      else console.log(`  What waits for ${who}, ${total}: ${list.toFixed(1)} ms`);
      table.badge(`Bell of ${who}`, bell);
    }
    await admin.send('PUT', '/setting/approvals', { approvals: false });
  });
}

/** The first of these people who can sign in and has so many requests waiting; others may have the same name. */
async function managerWith(admin, names, most = Infinity) {
  for (const name of new Set(names)) {
    const { employees } = await admin.get('/employee', { range: [0, 99], filter: { q: name } });
    for (const { userId } of employees.filter((one) => one.name === name)) {
      const session = await Admin.at(admin.server, {
        email: userId.email,
        password: ADMIN.password,
      }).catch(() => undefined);
      const total = session ? (await session.get('/leave/waiting')).total : 0;
      if (total > 0 && total <= most) return { session, total };
    }
  }
  throw new Error('No manager has so many requests waiting.');
}
