import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { TODAY } from '../../support/calendar.js';
import { addDepartment, hire, PASSWORD, requestLeave } from '../../support/cast.js';
import { Client } from '../../support/client.js';

export { TODAY };

/** Well formed, and of nothing. */
export const NOBODY = '01890000-0000-7000-8000-000000000000';

/** People in a department of their own, so that tests do not see each other's. */
export async function team(
  admin: Client,
  department: string,
  ...names: string[]
): Promise<EmployeeRecord[]> {
  const { _id } = await addDepartment(admin, { dep_name: department });
  const people: EmployeeRecord[] = [];
  for (const [index, name] of names.entries()) {
    people.push(
      await hire(admin, {
        name,
        employeeId: `${department.replaceAll(' ', '')}-${index + 1}`,
        department: _id,
      }),
    );
  }
  return people;
}

/** Somebody of a team, signed in. */
export async function signedIn(url: string, { email }: EmployeeRecord): Promise<Client> {
  const client = new Client(url);
  await client.signIn(email, PASSWORD);
  return client;
}

export interface Somebody {
  person: EmployeeRecord;
  client: Client;
}

/** One person with a department of their own, signed in. */
export async function somebody(admin: Client, department: string, name: string): Promise<Somebody> {
  const [person] = await team(admin, department, name);
  return {
    person: person as EmployeeRecord,
    client: await signedIn(admin.url, person as EmployeeRecord),
  };
}

/** One's requests on the server. */
export const ownLeave = async ({ client }: Somebody): Promise<LeaveRecord[]> =>
  (await client.get(`/leave/${client.user._id}`)).body.leaves;

/** Leave that begins so many days from today. */
/** Days from today; later by as many as the person does not work. */
export async function ask(
  admin: Client,
  person: EmployeeRecord | undefined,
  start: number,
  days: number,
  fields: Record<string, unknown> = {},
): Promise<LeaveRecord> {
  for (let first = start; ; first += 1)
    try {
      const [from, to] = [addDays(TODAY, first), addDays(TODAY, first + days - 1)];
      return await requestLeave(admin, String(person?._id), from, to, fields);
    } catch (error) {
      if (first === start + 7 || !String(error).includes('leave.costs_nothing')) throw error;
    }
}

export const decide = (admin: Client, id: string, status: string, note?: string) =>
  admin.put(`/leave/${id}`, { status, note });

export const stored = async (admin: Client, id: string): Promise<LeaveRecord> =>
  (await admin.get(`/leave/detail/${id}`)).body.leave;
