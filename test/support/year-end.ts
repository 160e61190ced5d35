import { LeaveUpkeep } from '../../api/entitlement/accounts/leave-upkeep.js';
import type { Client } from './client.js';
import { previewed } from './leave-preview.js';
import { ADMIN, type TestServer } from './server.js';

/** Closes the leave years of a type up to a day. */
export async function closeLeave(admin: Client, leaveType: string, until: string): Promise<void> {
  await admin.confirm(ADMIN.password);
  const { basis } = await previewed(admin, { kind: 'close', leaveType, until });
  const { status, body } = await admin.post('/leave/close', { leaveType, until, basis });
  if (status !== 200) throw new Error(`Not closed: ${status} ${JSON.stringify(body)}`);
}

/** Stores for everybody the balance that was left. */
export function storeClosings(server: TestServer): Promise<void> {
  return server.app.get(LeaveUpkeep, { strict: false }).run();
}
