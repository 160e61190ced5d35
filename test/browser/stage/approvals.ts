import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { Client } from '../../support/client.js';
import { signedIn, type Somebody, team } from './leave-team.js';

/** Long enough ago for a balance. */
const HIRED = { hireDate: '2020-01-01' };

/** Switches approvals on. */
export async function approvalsOn(admin: Client): Promise<void> {
  await changed(admin, '/setting/approvals', { approvals: true });
}

export const employ = (admin: Client, { _id }: EmployeeRecord, change: Record<string, unknown>) =>
  changed(admin, `/employee/employment/${_id}`, change);

/** A manager, and the people whose leave they decide, in a department of their own. */
export async function managed(
  admin: Client,
  department: string,
  manager: string,
  ...names: string[]
): Promise<[Somebody, ...EmployeeRecord[]]> {
  const [head, ...people] = (await team(admin, department, manager, ...names)) as [
    EmployeeRecord,
    ...EmployeeRecord[],
  ];
  await employ(admin, head, HIRED);
  for (const person of people)
    await employ(admin, person, { ...HIRED, manager: { _id: head._id, name: head.name } });
  return [{ person: head, client: await signedIn(admin.url, head) }, ...people];
}

async function changed(admin: Client, path: string, body: Record<string, unknown>): Promise<void> {
  const { status, body: answer } = await admin.put(path, body);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
}
