import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { leaveRulesVersion } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { WorkingTimes } from '../../working-time/working-times.js';
import { LeaveRulesReader } from '../policies/leave-rules.js';
import { firstRuledDay } from '../statement/rule-on-day.js';
import type { RuleSpan } from '../statement/statement-facts.js';

interface Employed {
  id: string;
  hireDate: CalendarDate | null;
  leftOn: CalendarDate | null;
}

/** The columns of an account that tell by what it was derived. */
export interface DerivedBy {
  seen_rules: number | string;
  changes_on: CalendarDate | null;
  as_of: CalendarDate;
}

interface SeenAccount extends DerivedBy {
  employeeId: string;
  leaveTypeId: string;
  isCurrent: number;
}

const PEOPLE = 500;

/** Rules have changed, a day has come on which the balance changes, or the clock was set back. */
export function isOutdated(
  { seen_rules, changes_on, as_of }: DerivedBy,
  rulesVersion: number,
  today: CalendarDate,
): boolean {
  return (
    Number(seen_rules) !== rulesVersion ||
    as_of > today ||
    (changes_on !== null && changes_on <= today)
  );
}

/** People whose accounts are missing or outdated: found by looking at everybody in turn, without deriving anything. */
@Injectable()
export class OutdatedAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly workingTimes: WorkingTimes,
    private readonly rules: LeaveRulesReader,
  ) {}

  /** Among the people after this id: those to derive, and the last id that was looked at; undefined after the last person. */
  async after(id: string): Promise<{ found: string[]; looked: number; last: string } | undefined> {
    const people = await this.work.read<Employed>(
      'SELECT id, hire_date AS hireDate, left_on AS leftOn FROM employee WHERE id > ? ORDER BY id LIMIT ?',
      [id, PEOPLE],
    );
    const last = people.at(-1)?.id;
    if (last === undefined) return undefined;
    const [today, rulesVersion] = [this.clock.today(), await leaveRulesVersion(this.work.manager)];
    const accounts = await this.accounts(id, last);
    const outdated = new Set(
      accounts
        .filter(
          (account) => Number(account.isCurrent) === 0 || isOutdated(account, rulesVersion, today),
        )
        .map(({ employeeId }) => employeeId),
    );
    const known = new Set(
      accounts.map(({ employeeId, leaveTypeId }) => `${employeeId} ${leaveTypeId}`),
    );
    const [rules, held] = [
      await this.rules.read(),
      await this.workingTimes.readPeople(people.map((person) => person.id)),
    ];
    const lacks = (person: Employed) =>
      rules.types.some(
        (type) =>
          !known.has(`${person.id} ${type.id}`) &&
          isCounted(rules.spans(held.spans(person.id, type.id)), person, today),
      );
    return {
      found: people
        .filter((person) => outdated.has(person.id) || lacks(person))
        .map((person) => person.id),
      looked: people.length,
      last,
    };
  }

  private accounts(after: string, to: string): Promise<SeenAccount[]> {
    return this.work.read<SeenAccount>(
      `SELECT c.employee_id AS employeeId, c.leave_type_id AS leaveTypeId, c.seen_rules, c.changes_on, c.as_of, CASE WHEN c.seen_version = COALESCE(k.version, 0) THEN 1 ELSE 0 END AS isCurrent
       FROM leave_account c LEFT JOIN leave_lock k ON k.employee_id = c.employee_id WHERE c.employee_id > ? AND c.employee_id <= ?`,
      [after, to],
    );
  }
}

/** Employed on a day of the policy that holds today, or of one before it. */
function isCounted(
  rules: RuleSpan[],
  { hireDate, leftOn }: Employed,
  today: CalendarDate,
): boolean {
  const [first, current] = [rules[0], spanOn(rules, today)?.rules];
  if (!first || !current) return false;
  return (
    firstRuledDay(
      {
        rules,
        employedFrom: hireDate,
        employedTo: leftOn,
        serviceFrom: hireDate,
        workingTime: [],
        closings: [],
      },
      first.from,
    ) !== undefined
  );
}
