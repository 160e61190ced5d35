import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord, LeaveRecord } from '../../api/contract/records.js';
import { hire, type Cast, PASSWORD, requestLeave } from './cast.js';
import type { Client } from './client.js';
import type { TestServer } from './server.js';

export const TODAY = new Date().toISOString().slice(0, 10);
export const inDays = (count: number) => addDays(TODAY, count);

/** Zoë's approver is Søren, his is Henriette; Tomasz is Søren's deputy. All are of Sales. */
export type ApproverName = 'Henriette' | 'Søren' | 'Zoë' | 'Tomasz' | 'Paul';

export interface Approvers {
  record(name: ApproverName): EmployeeRecord;
  client(name: ApproverName): Client;
  /** Asked for by Zoë, from so many days on. */
  request(from: number, to?: number, fields?: Record<string, unknown>): Promise<LeaveRecord>;
  decide(name: ApproverName, leave: LeaveRecord, status?: 'Approved' | 'Rejected'): Promise<LeaveRecord>;
  /** Søren is away today, until he comes back. */
  sendAway(): Promise<() => Promise<void>>;
  chain(steps: object[]): Promise<void>;
}

export const THREE_STEPS = [{ who: 'approver' }, { who: 'second' }, { who: 'hr' }];

/** Approvals are on: annual leave takes three steps. */
export async function hireApprovers(server: Pick<TestServer, 'signIn'>, { admin, sales }: Pick<Cast, 'admin' | 'sales'>): Promise<Approvers> {
  const people = new Map<ApproverName, { record: EmployeeRecord; client: Client }>();
  const of = (name: ApproverName) => people.get(name) as { record: EmployeeRecord; client: Client };
  const join = async (name: ApproverName, manager?: ApproverName) => {
    const record = await hire(admin, {
      employeeId: `A-${people.size + 1}`, name, department: sales._id, hireDate: '2020-01-01', ...(manager && { manager: JSON.stringify({ _id: of(manager).record._id }) }),
    });
    people.set(name, { record, client: await server.signIn(record.email, PASSWORD) });
  };
  await join('Henriette');
  await join('Søren', 'Henriette');
  await join('Zoë', 'Søren');
  await join('Tomasz');
  await join('Paul');
  const chain = async (steps: object[]) => {
    const type = (await admin.get('/leave/type')).body.types.find(({ name }: { name: string }) => name === 'Annual Leave');
    await admin.put(`/leave/type/${type._id}`, { ...type, chain: steps });
  };
  await chain(THREE_STEPS);
  await admin.put(`/employee/employment/${of('Søren').record._id}`, { deputy: of('Tomasz').record._id });
  await admin.put('/setting/approvals', { approvals: true });
  return {
    record: (name) => of(name).record,
    client: (name) => of(name).client,
    request: (from, to = from + 1, fields) => requestLeave(of('Zoë').client, of('Zoë').record._id, inDays(from), inDays(to), fields),
    decide: async (name, { _id }, status = 'Approved') => (await of(name).client.put(`/leave/${_id}`, { status })).body.leave,
    sendAway: async () => {
      const absence = await requestLeave(of('Søren').client, of('Søren').record._id, inDays(-1), inDays(3));
      await admin.put(`/leave/${absence._id}`, { status: 'Approved' });
      return async () => void (await admin.post(`/leave/withdraw/${absence._id}`, { reason: 'Back already' }));
    },
    chain,
  };
}
