import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employment-periods.js';
import type { LeaveChangeKind } from '../../contract/leave-preview.js';
import type { PolicyRules } from '../../contract/policy-rules.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import type { AssignmentChange, AssignmentEndChange, HolidaysChange } from '../../working-time/working-time-changes.js';
import type { DatedFacts } from '../dated-facts.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { PersonEntitlement } from '../person-entitlement.js';

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

/** A change as it would be stored, with nothing left to be looked up or defaulted. */
export type LeaveChange = VersionChange | AssignmentChange | AssignmentEndChange | HolidaysChange | EmploymentChange;

/** What a change that is not stored does to the facts. */
export interface PlannedChange {
  /** The first day that differs. */
  from: CalendarDate;
  /** The start of the leave year of the only type that it is about; calendar years where types differ. */
  yearStart?: string;
  /** Whom it can touch, of the employees `e`. */
  people: Condition[];
  /** Calendars that people have only with the change. */
  calendars?: string[];
  /** Whether requests can cost more or less. */
  movesCosts: boolean;
  apply(facts: DatedFacts): DatedFacts;
  /** Whether it is about this balance, of the person with the change. */
  isAbout(person: PersonEntitlement, type: LeaveTypeRules): boolean;
}

export interface ChangeReader<Change extends { kind: LeaveChangeKind }> {
  /** Refuses what storing would refuse, at the same fields. */
  read(body: unknown): Promise<Change>;
  plan(change: Change): Promise<PlannedChange>;
}
