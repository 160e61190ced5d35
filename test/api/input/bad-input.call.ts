import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import type { LeaveEntryRecord } from '../../../api/contract/leave/leave-balances.js';
import type { LeaveTypeRecord, PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import type {
  HolidayCalendarRecord,
  WorkPatternRecord,
} from '../../../api/contract/working-time/working-time.js';
import type { Cast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import type { FieldKind } from './bad-input.values.js';

/** Runs that pay a bonus, each for one call; that to be approved pays the person without a password, whom no other body changes. */
export interface PayrollWorld {
  bonus: string;
  assignment: string;
  draft: PayRunRecord;
  toApprove: PayRunRecord;
  approved: PayRunRecord;
  toSign: { run: PayRunRecord; fingerprint: string };
  paidSlip: string;
  /** A single payment that was paid. */
  payment: string;
  /** A file whose amounts are in the draft. */
  imported: string;
  /** A PDF that is not published. */
  file: string;
}

export interface World extends Cast {
  /** A department without people. */
  empty: DepartmentRecord;
  anyone: Client;
  /** Somebody without a password. */
  pending: EmployeeRecord;
  /** Amara's, pending. */
  leave: LeaveRecord;
  /** Amara's. */
  salary: SalaryRecord;
  /** Assigned to nobody. */
  pattern: WorkPatternRecord;
  /** With one holiday. */
  calendar: HolidayCalendarRecord;
  /** In Amara's ledger. */
  entry: LeaveEntryRecord;
  /** Added by an admin. */
  leaveType: LeaveTypeRecord;
  policy: PolicyRecord;
  coverageRule: CoverageRuleRecord;
  payroll: PayrollWorld;
}

export interface BadCall {
  call: string;
  by: (world: World) => Client;
  path: (world: World) => string;
  /** The good body stores this change, which must have been previewed. */
  change?: (world: World) => Record<string, unknown>;
  /** A body with nothing wrong. */
  good: (world: World) => Record<string, unknown>;
  fields: Record<string, FieldKind>;
}
