import { jest } from '@jest/globals';
import type { LeaveTypeRecord } from '../../api/contract/leave/leave-policies.js';
import { LeaveUpkeep } from '../../api/entitlement/accounts/leave-upkeep.js';
import { Clock } from '../../api/platform/config/clock.js';
import { Career, yearly } from './career.js';
import { addDepartment } from './cast.js';
import { accepted, type Client } from './client.js';
import { previewed } from './leave-preview.js';
import { addLeaveType } from './leave-rules-by-calls.js';
import { rows } from './rows.js';
import { serverOfFile, type TestServer } from './server.js';

/** A server of a file in November 2026, when 2025 can be closed. What is closed stays closed, so each test has a leave type of its own. */
export async function yearEndOfFile() {
  const server = await serverOfFile();
  jest.spyOn(server.app.get(Clock), 'today').mockReturnValue('2026-11-22');
  const admin = await server.admin();
  const department = await addDepartment(admin, { dep_name: 'Year End' });
  let types = 0;
  return {
    server,
    admin,
    department,
    newType: () => addLeaveType(admin, { name: `Closed ${(types += 1)}` }),
    begin: (
      leaveType: LeaveTypeRecord,
      rules: Parameters<typeof yearly>[1] = {},
      hireDate = '2025-01-01',
    ) =>
      Career.begin(admin, department, {
        from: '2025-01-01',
        hireDate,
        leaveType,
        rules: yearly(24, { carry: null, ...rules }),
      }),
    closings: ({ id }: Career) =>
      rows(
        server,
        "SELECT day, amount, reason FROM leave_entry WHERE employee_id = ? AND kind = 'closing' ORDER BY day",
        [id],
      ),
  };
}

/** Closes the leave years of a type up to a day. */
export async function closeLeave(admin: Client, leaveType: string, until: string): Promise<void> {
  await admin.confirm();
  const { basis } = await previewed(admin, { kind: 'close', leaveType, until });
  accepted(await admin.post('/leave/close', { leaveType, until, basis }));
}

/** Stores for everybody the balance that was left. */
export function storeClosings(server: TestServer): Promise<void> {
  return server.app.get(LeaveUpkeep, { strict: false }).run();
}
