import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveDays } from '../../entitlement/facts/leave-days.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import type { HandedPerson, PreviousRun } from './handed-people.js';

export interface HandedAbsence {
  employeeId: string;
  name: string;
  leaveType: string;
  paid: boolean;
  day: CalendarDate;
  /** The pay period that has the day. */
  period: { from: CalendarDate; to: CalendarDate };
  /** By the unit of the type. */
  days: number | null;
  hours: number | null;
}

const PEOPLE_AT_ONCE = 200;
const DAY = 1000;
const EARLIER_PERIODS = 12;
const inHours = (minutes: number) => Math.round(minutes / 0.6) / 100;

/**
 * Leave in the period of the run that was approved before it, by person, day and type, and that of the twelve periods before which was
 * approved since the run before. Days that cost nothing, such as holidays, are no absence.
 */
@Injectable()
export class HandedAbsences {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leaveDays: LeaveDays,
    private readonly facts: EntitlementFacts,
  ) {}

  async read(
    { from, to, approvedAt }: StoredRun,
    people: readonly HandedPerson[],
    previous: PreviousRun | undefined,
  ): Promise<HandedAbsence[]> {
    const periods = await this.periods(to);
    const types = new Map((await this.types()).map((type) => [type.id, type]));
    const absences: HandedAbsence[] = [];
    for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
      const some = people.slice(start, start + PEOPLE_AT_ONCE);
      const taken = (
        await this.leaveDays.read(
          some.map(({ id }) => id),
          { leaveTypeIds: [...types.keys()], from: periods.at(-1)?.from ?? from },
        )
      )
        .filter(
          ({ approved, day, since }) =>
            approved &&
            day <= to &&
            since <= Number(approvedAt) &&
            (day >= from || (previous && since > previous.at)),
        )
        .sort((a, b) => (a.day < b.day ? -1 : 1));
      const entitlements = await this.facts.readTerms([
        ...new Set(taken.map(({ employeeId }) => employeeId)),
      ]);
      for (const person of some) {
        for (const asked of taken.filter(({ employeeId }) => employeeId === person.id)) {
          const type = types.get(asked.leaveTypeId);
          const cost = type && entitlements.get(person.id)?.costOf(type, asked).cost;
          const period = periods.find((one) => one.from <= asked.day);
          if (!type || !cost || !period) continue;
          const { unit, name: leaveType, paid } = type;
          absences.push({
            employeeId: person.employeeId,
            name: person.name,
            leaveType,
            paid: paid === 1,
            day: asked.day,
            period,
            days: unit === 'days' ? cost / DAY : null,
            hours: unit === 'days' ? null : inHours(cost),
          });
        }
      }
      await setImmediate();
    }
    return absences;
  }

  /** That of the last day and the ones before it, the latest first. */
  private periods(to: CalendarDate): Promise<HandedAbsence['period'][]> {
    return this.work.read(
      'SELECT start_date AS "from", end_date AS "to" FROM pay_period WHERE end_date <= ? ORDER BY end_date DESC LIMIT ?',
      [to, EARLIER_PERIODS + 1],
    );
  }

  private types(): Promise<(LeaveTypeRules & { paid: number })[]> {
    return this.work.read('SELECT id, name, unit, counts, paid FROM leave_type');
  }
}
