import { milliseconds, p50 } from './load.mjs';
import { ADMIN } from './processes.mjs';
import { Admin, withAdmin } from './signed-in.mjs';

/** The list of requests that wait for an approver, and the bell with its badge. Approvals are on for this case alone. */
export async function approvalCase(database, table) {
  await withAdmin(database, async (admin) => {
    let outlook;
    const ms = await milliseconds(async () => ({ outlook } = await admin.send('PUT', '/setting/approvals', { approvals: true })));
    table.seconds(`Approvals switched on, ${outlook.waiting.toLocaleString('en')} requests waiting`, ms);
    const manager = await busiest(admin, outlook);
    for (const [who, session] of Object.entries({ manager, admin })) {
      table.badge(`What waits for a${who === 'admin' ? 'n admin' : ' manager'}`, await p50(() => session.get('/leave/waiting')));
      table.badge(`Bell of a${who === 'admin' ? 'n admin' : ' manager'}`, await p50(() => session.get('/notification')));
    }
    await admin.send('PUT', '/setting/approvals', { approvals: false });
  });
}

/** The one for whom most requests wait; others may have the same name. */
async function busiest(admin, { people: [{ name, requests }] }) {
  const { employees } = await admin.get('/employee', { range: [0, 99], filter: { q: name } });
  for (const { userId } of employees.filter((one) => one.name === name)) {
    const session = await Admin.at(admin.server, { email: userId.email, password: ADMIN.password }).catch(() => undefined);
    if (session && (await session.get('/leave/waiting')).total > 0) return session;
  }
  throw new Error(`Nobody named ${name} has ${requests} requests waiting.`);
}
