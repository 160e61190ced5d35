import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import type { LeaveChangeKind } from '../../contract/leave/leave-preview.js';
import type { PolicyRules } from '../../contract/leave/policy-rules.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { TargetColumn } from '../../working-time/assignments/assignment-targets.js';
import type {
  AssignmentChange,
  AssignmentEndChange,
  HolidaysChange,
} from '../../working-time/working-time-changes.js';
import type { YearEndFigures } from '../closing/year-end-figures.js';
import type { LeaveFacts } from '../facts/leave-facts.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';

export interface VersionChange {
  kind: 'version';
  policy: string;
  from: CalendarDate;
  rules: PolicyRules;
}

export interface EmploymentChange {
  kind: 'employment';
  employee: string;
  /** All of them, as they would be. */
  periods: EmploymentPeriod[];
}

/** The close of all leave years of a type that end by the day. */
export interface CloseChange {
  kind: 'close';
  leaveType: string;
  until: CalendarDate;
}

/** A change as it would be stored, with nothing left to be looked up or defaulted. */
export type LeaveChange =
  | VersionChange
  | AssignmentChange
  | AssignmentEndChange
  | HolidaysChange
  | EmploymentChange
  | CloseChange;

/** A change that is not stored, as it would change the facts. */
export interface PlannedChange {
  /** The first day that differs. */
  from: CalendarDate;
  /** The start of the leave year of the only type that it is about; calendar years where types differ. */
  yearStart?: string;
  /** Conditions on the employee `e`: the people whom it can affect. */
  people: Condition[];
  /** Calendars that people have only with the change. */
  calendars?: string[];
  /** True if requests can cost more or less. */
  movesCosts: boolean;
  apply(facts: LeaveFacts): LeaveFacts;
  /** True if it can move this balance, of the person with the change. */
  isAbout(person: PersonEntitlement, type: LeaveTypeRules): boolean;
  /** A year's end changes no facts, but balances on its day. */
  yearEnd?: {
    until: CalendarDate;
    figures(person: PersonEntitlement, type: LeaveTypeRules): YearEndFigures | undefined;
  };
}

export interface ChangeReader<Change extends { kind: LeaveChangeKind }> {
  /** Refuses what storing would refuse, at the same fields. */
  read(body: unknown): Promise<Change>;
  plan(change: Change): Promise<PlannedChange>;
}

/** The people whom a change can affect, as conditions on the employee `e`. */
@Injectable()
export class AffectedPeople {
  constructor(private readonly work: UnitOfWork) {}

  /** People who have the target at any time and have not left by then. */
  async withTarget(
    column: TargetColumn,
    targetId: string,
    from: CalendarDate,
  ): Promise<Condition[]> {
    const common = await this.work.read(
      `SELECT 1 FROM leave_assignment WHERE holder = ? AND ${column} = ? AND live = 1 LIMIT 1`,
      [EVERYBODY, targetId],
    );
    if (common.length > 0) return [employedFrom(from)];
    // For each person in turn: a list of all holders would be made anew for each page of people.
    const own = `SELECT 1 FROM leave_assignment a WHERE a.holder = e.id AND a.${column} = ? AND a.live = 1`;
    return [employedFrom(from), { sql: `EXISTS (${own})`, parameters: [targetId] }];
  }
}

export function people(employeeIds: readonly string[]): Condition {
  return {
    sql: `e.id IN (${employeeIds.map(() => '?').join(', ')})`,
    parameters: [...employeeIds],
  };
}

export function employedFrom(day: CalendarDate): Condition {
  return { sql: "COALESCE(e.left_on, '9999-12-31') >= ?", parameters: [day] };
}
