import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employment-periods.js';
import type { LeaveChangeKind } from '../../contract/leave-preview.js';
import type { PolicyRules } from '../../contract/policy-rules.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import type { AssignmentChange, AssignmentEndChange, HolidaysChange } from '../../working-time/working-time-changes.js';
import type { LeaveFacts } from '../facts/leave-facts.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { YearEndFigures } from '../closing/year-end-figures.js';

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
export type LeaveChange = VersionChange | AssignmentChange | AssignmentEndChange | HolidaysChange | EmploymentChange | CloseChange;

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
  yearEnd?: { until: CalendarDate; figures(person: PersonEntitlement, type: LeaveTypeRules): YearEndFigures | undefined };
}

export interface ChangeReader<Change extends { kind: LeaveChangeKind }> {
  /** Refuses what storing would refuse, at the same fields. */
  read(body: unknown): Promise<Change>;
  plan(change: Change): Promise<PlannedChange>;
}
