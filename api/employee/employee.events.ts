import type { AuditActor } from '../audit/audit.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { SettledChoice } from '../contract/payroll/leaver-settlements.js';
import type { Actor } from '../platform/access/actor.js';
import type { FirstAssignment } from './first-assignments-field.js';

/** Emitted inside the unit of work that adds somebody, with what they have from that day on. */
export class EmployeeAdded {
  constructor(
    readonly actor: Actor,
    readonly employeeId: string,
    readonly from: CalendarDate,
    readonly assignments: FirstAssignment[],
  ) {}
}

/** Emitted inside the unit of work, before hire dates or last days change and after the lock of these people's leave. */
export class EmploymentsChanging {
  constructor(readonly employeeIds: string[]) {}
}

/** Emitted inside the unit of work that changed somebody's hire dates or last days, also by an import. */
export class EmploymentsChanged {
  constructor(
    readonly actor: AuditActor,
    readonly employeeId: string,
    /** Those that were recorded before. */
    readonly lastDays: readonly CalendarDate[],
    /** Decides about unused leave that was paid for a last day which moves; undefined: not said. */
    readonly settled?: SettledChoice,
  ) {}
}

/** Emitted inside the unit of work in which planned facts gave somebody another manager or approver, which nobody's action has told. */
export class ApproversChanged {}

/** Emitted inside the unit of work, before an admin changes the salary of one person. In minor units; null if none was known. */
export class SalaryChanging {
  constructor(
    readonly before: number | null,
    readonly after: number,
    readonly isConfirmed: boolean,
  ) {}
}

/** Emitted inside the unit of work that changed the salary of somebody with the employee's record, after the row was locked. In minor units; null if none was known. */
export class SalaryEdited {
  constructor(
    readonly actor: Actor,
    readonly employeeId: string,
    readonly before: number | null,
    readonly after: number,
  ) {}
}
