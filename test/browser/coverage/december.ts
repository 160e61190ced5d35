import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { nextMonday } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { decide, TODAY } from '../stage/leave-team.js';

/** Far enough ahead for every notice. */
const YEAR = Number(TODAY.slice(0, 4)) + (TODAY.slice(5) > '09-30' ? 1 : 0);
export const DECEMBER = { from: `${YEAR}-12-01`, to: `${YEAR}-12-31` };

/** The week before Christmas: from a Monday to the Wednesday. */
export const MONDAY = nextMonday(`${YEAR}-12-13`);
export const WEDNESDAY = addDays(MONDAY, 2);

export async function approved(
  admin: Client,
  person: EmployeeRecord | undefined,
  from = MONDAY,
  to = WEDNESDAY,
): Promise<LeaveRecord> {
  const leave = await requestLeave(admin, String(person?._id), from, to);
  const { status, body } = await decide(admin, leave._id, 'Approved');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return leave;
}

export const addRule = (
  admin: Client,
  fields: Record<string, unknown>,
): Promise<CoverageRuleRecord> => addCoverageRule(admin, { ...DECEMBER, ...fields });
