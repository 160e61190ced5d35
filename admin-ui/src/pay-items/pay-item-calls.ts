import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { EmploymentPeriod } from '../../../api/contract/employee/employment-periods.js';
import type {
  AssignedAmount,
  HourlyAmount,
  PayAssignmentRecord,
  PayComponentRecord,
} from '../../../api/contract/payroll/pay-components.js';
import type { Proration } from '../../../api/contract/payroll/payroll-settings.js';
import type { PayEffect } from '../../../api/contract/payroll/pay-runs.js';
import type { PayEffectResponse } from '../../../api/contract/payroll/payroll-responses.js';
import { getJson, postJson, send } from '../api/http-client';
import { WHOLE_RANGE } from '../api/whole-list';

/** An amount is text as it was typed, or a number. */
export type GivenAmount = { [Part in keyof AssignedAmount]?: string };

interface NewPayItem extends GivenAmount {
  componentId: string;
  employeeId?: string;
  departmentId?: string;
  from: CalendarDate;
  to?: CalendarDate;
  note?: string;
}

/** In the period of one run only. */
interface SinglePayment extends GivenAmount {
  componentId: string;
  employeeId: string;
  runId: string;
  note?: string;
  /** It pays what the payslip says is not settled. */
  reachesBack?: boolean;
}

/** A change that is not saved, with the fields of the call that saves it. */
export type EffectQuery =
  | { kind: 'salary'; employeeId: string; salary: string; from: CalendarDate }
  | { kind: 'salaryWithdrawn'; employeeId: string; from: CalendarDate }
  | ({ kind: 'item' } & Omit<NewPayItem, 'note'>)
  | { kind: 'itemEnded'; assignmentId: string; on?: CalendarDate }
  | {
      kind: 'employment';
      employeeId: string;
      hireDate?: CalendarDate | null;
      leftOn?: CalendarDate | null;
      earlierPeriods?: EmploymentPeriod[];
    }
  | { kind: 'return'; employeeId: string; returnDate: CalendarDate }
  | { kind: 'department'; employees: string[]; departmentId: string }
  | { kind: 'leaveApproved' | 'leaveCancelled'; employeeId: string; leaveId: string }
  | { kind: 'leaveApproved'; leaves: string[] }
  | { kind: 'leaveType'; leaveTypeId: string; paid: boolean }
  /** A change of patterns or holidays, as it is previewed. */
  | { kind: 'workingTime'; change: object }
  | {
      kind: 'leaveShortened';
      employeeId: string;
      leaveId: string;
      from: CalendarDate;
      to: CalendarDate;
    }
  | { kind: 'component'; componentId: string; prorated: boolean }
  | { kind: 'setting'; proration?: Proration; leastNetPercent?: number };

/** Those of a person, their department and everybody, or those without a person. */
export type PayItemFilter = { employee: string; single: false } | { shared: true };

/** Somebody's hour on a day; without one on the last day of the period that an off-cycle run would have. */
export interface HourOf {
  employeeId: string;
  on?: CalendarDate;
}

export const payItemCalls = {
  next: async () => (await getJson('/payroll/run/next')).next,
  components: async (): Promise<PayComponentRecord[]> =>
    (await getJson('/payroll/component')).components,
  async items(filter: PayItemFilter): Promise<PayAssignmentRecord[]> {
    const query = new URLSearchParams({ range: WHOLE_RANGE, filter: JSON.stringify(filter) });
    return (await getJson(`/payroll/assignment?${query}`)).assignments;
  },
  add: async (item: NewPayItem | SinglePayment, key: string): Promise<PayAssignmentRecord> =>
    (await postJson('/payroll/assignment/add', item, key)).assignment,
  end: async (id: string, on: CalendarDate, key?: string): Promise<PayAssignmentRecord> =>
    (await postJson(`/payroll/assignment/end/${id}`, { on }, key)).assignment,
  withdraw: async (id: string, reason: string, key: string): Promise<PayAssignmentRecord> =>
    (await postJson(`/payroll/assignment/withdraw/${id}`, { reason }, key)).assignment,
  hourly: async ({ employeeId, on }: HourOf): Promise<HourlyAmount | null> =>
    (await getJson(`/payroll/hourly/${employeeId}${on === undefined ? '' : `?on=${on}`}`)).hourly,
  effect: async (asked: EffectQuery, signal: AbortSignal): Promise<PayEffect | null> =>
    ((await send('POST', '/payroll/effect', asked, { signal })).json as PayEffectResponse).effect,
};
