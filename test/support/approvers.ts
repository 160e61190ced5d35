import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { type Cast, requestLeave } from './cast.js';
import type { Client } from './client.js';
import { Deciding, inDays } from './deciding.js';
import { leaveType } from './leave-rules-by-calls.js';
import { store } from './rows.js';
import type { TestServer } from './server.js';

/** Zoë's approver is Søren, his is Henriette; Tomasz is Søren's deputy. All are of Sales. */
export type ApproverName = 'Henriette' | 'Søren' | 'Zoë' | 'Tomasz' | 'Paul';

export interface Approvers {
  cast: Cast;
  record(name: ApproverName): EmployeeRecord;
  client(name: ApproverName): Client;
  /** Asked for by Zoë, from so many days on. */
  request(from: number, to?: number, fields?: Record<string, unknown>): Promise<LeaveRecord>;
  decide(
    name: ApproverName,
    leave: LeaveRecord,
    status?: 'Approved' | 'Rejected',
  ): Promise<LeaveRecord>;
  /** Søren is away today, until he comes back. */
  sendAway(): Promise<() => Promise<void>>;
  chain(steps: object[]): Promise<void>;
}

export const THREE_STEPS = [{ who: 'approver' }, { who: 'second' }, { who: 'hr' }];

/** Approvals are on: annual leave takes three steps. */
export async function hireApprovers(server: TestServer): Promise<Approvers> {
  const company = await Deciding.begin(server);
  await company.join('Paul');
  const chain = async (steps: object[]) => {
    const type = await leaveType(company.admin, 'Annual Leave');
    await company.admin.put(`/leave/type/${type._id}`, { ...type, chain: steps });
  };
  await chain(THREE_STEPS);
  await company.employ('Søren', { deputy: company.id('Tomasz') });
  return {
    cast: company.cast,
    record: (name) => company.person(name),
    client: (name) => company.client(name),
    request: (from, to = from + 1, fields) =>
      requestLeave(company.client('Zoë'), company.id('Zoë'), inDays(from), inDays(to), fields),
    decide: async (name, leave, status) => (await company.decide(name, leave, status)).body.leave,
    sendAway: () => company.away('Søren', inDays(-1), inDays(3)),
    chain,
  };
}

/** Ends what earlier tests have left waiting, and empties the tables of what they were told. */
export async function endWaiting(server: TestServer, ...told: string[]): Promise<void> {
  await store(server, "UPDATE leave_request SET status = 'Cancelled' WHERE status = 'Pending'");
  for (const table of ['leave_waiting', ...told]) await store(server, `DELETE FROM ${table}`);
}
