import {
  addDays,
  earliest,
  inclusiveDays,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn, type EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import type { AssignedSpan } from '../../working-time/assignments/assignment-spans.js';
import { dayCost, type DayCost } from '../../working-time/leave-day-cost.js';
import type { HolidayOn, PersonWorkingTime } from '../../working-time/person-working-time.js';
import type { LeaveRules, LeaveTypeRules } from '../policies/leave-rules.js';
import type { Closing, LedgerEntry, LeaveDayCost, RuleSpan } from '../statement/statement-facts.js';
import { orderedFacts, type OrderedFacts, type YearGrants } from '../statement/year-grants.js';
import type { RequestedDay } from './leave-days.js';

export interface StoredEntry extends LedgerEntry {
  leaveTypeId: string;
}

export interface StoredClosing extends Closing {
  leaveTypeId: string;
}

export type DayOfLeave = Pick<RequestedDay, 'day' | 'morning' | 'afternoon' | 'minutes'>;

export interface RequestCost {
  leaveId: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  approved: boolean;
  cost: number;
}

interface Facts {
  employeeId: string;
  /** In their order, at least one. */
  periods: readonly EmploymentPeriod[];
  workingTime: PersonWorkingTime;
  policies: (typeId: string) => AssignedSpan[];
  rules: LeaveRules;
  entries: readonly StoredEntry[];
  closings: readonly StoredClosing[];
  days: readonly RequestedDay[];
}

/** Employments, working time and policies only: all that the cost of days needs. */
export type EmploymentTerms = Pick<
  PersonEntitlement,
  'costOf' | 'costs' | 'isEmployedOn' | 'rulesOf'
>;

/** All that the balances of one person are derived from. */
export class PersonEntitlement {
  private readonly rules = new Map<string, RuleSpan[]>();
  private readonly grants = new Map<string, YearGrants>();

  constructor(private readonly facts: Facts) {}

  get workingTime(): PersonWorkingTime {
    return this.facts.workingTime;
  }

  /** The types for which a policy holds on the day. */
  typesOn(day: CalendarDate): LeaveTypeRules[] {
    return this.facts.rules.types.filter(({ id }) => spanOn(this.rulesOf(id), day)?.rules);
  }

  /** The types for which a policy holds on any day. */
  get types(): LeaveTypeRules[] {
    return this.facts.rules.types.filter(({ id }) => this.rulesOf(id).some(({ rules }) => rules));
  }

  /** The day up to which the type is closed. */
  closedUntil(typeId: string): CalendarDate | null {
    return this.facts.rules.types.find(({ id }) => id === typeId)?.closedUntil ?? null;
  }

  rulesOf(typeId: string): RuleSpan[] {
    const known = this.rules.get(typeId);
    if (known) return known;
    const spans = this.facts.rules.spans(this.facts.policies(typeId));
    this.rules.set(typeId, spans);
    return spans;
  }

  policyOn(
    typeId: string,
    day: CalendarDate,
  ): { id: string; name: string; since: CalendarDate } | undefined {
    const spans = this.facts.policies(typeId).filter(({ from }) => from <= day);
    const target = spans.at(-1)?.target;
    if (!target) return undefined;
    const first = spans[spans.findLastIndex((span) => span.target !== target) + 1];
    return { id: target, name: this.facts.rules.policyName(target), since: first?.since ?? day };
  }

  /** The same person, had the entry been stored. */
  withEntry(entry: StoredEntry): PersonEntitlement {
    return new PersonEntitlement({ ...this.facts, entries: [...this.facts.entries, entry] });
  }

  /** The same person, had these days been stored; what does not depend on leave is not derived again. */
  withLeave(days: readonly RequestedDay[]): PersonEntitlement {
    const person = new PersonEntitlement({ ...this.facts, days: [...this.facts.days, ...days] });
    for (const [typeId, rules] of this.rules) person.rules.set(typeId, rules);
    for (const [key, grants] of this.grants) person.grants.set(key, grants);
    return person;
  }

  /** The same person with these employments, at least one. */
  employed(periods: readonly EmploymentPeriod[]): PersonEntitlement {
    return new PersonEntitlement({ ...this.facts, periods });
  }

  /** The employment that a day belongs to: the latest one that has begun, or the first. */
  periodOn(day: CalendarDate): EmploymentPeriod {
    const { periods } = this.facts;
    return (
      periods.findLast(({ hiredOn }) => hiredOn === null || hiredOn <= day) ??
      (periods[0] as EmploymentPeriod)
    );
  }

  /** In their order, at least one. */
  get periods(): readonly EmploymentPeriod[] {
    return this.facts.periods;
  }

  /** The first and last day of a pending or approved request. */
  requestOf(leaveId: string): { startDate: CalendarDate; endDate: CalendarDate } | undefined {
    const days = this.daysOf(leaveId).map(({ day }) => day);
    return days.length === 0
      ? undefined
      : { startDate: earliest(...days), endDate: latest(...days) };
  }

  daysOf(leaveId: string): RequestedDay[] {
    return this.facts.days.filter((day) => day.leaveId === leaveId);
  }

  /** The last day of pending or approved leave of a type. */
  lastDayOfLeave(typeId: string): CalendarDate | undefined {
    const days = this.facts.days.flatMap((one) => (one.leaveTypeId === typeId ? one.day : []));
    return days.length === 0 ? undefined : latest(...days);
  }

  /** Pending or approved. */
  hasLeaveBetween(first: CalendarDate, last: CalendarDate): boolean {
    return this.facts.days.some(({ day }) => day >= first && day <= last);
  }

  /** The halves of a day that approved leave covers, and the minutes that it takes of the rest. */
  approvedOn(day: CalendarDate): { morning: boolean; afternoon: boolean; minutes: number } {
    const taken = this.facts.days.filter((one) => one.day === day && one.approved);
    const halves = taken.filter(({ minutes }) => minutes === null);
    return {
      morning: halves.some(({ morning }) => morning),
      afternoon: halves.some(({ afternoon }) => afternoon),
      minutes: taken.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    };
  }

  isEmployedOn(day: CalendarDate): boolean {
    return isEmployedOn(this.facts.periods, day);
  }

  /** Undefined where no policy holds on any of the days, since nothing is costed then. */
  costs(
    type: LeaveTypeRules,
    asked: readonly DayOfLeave[],
    holidayOn?: HolidayOn,
  ): DayCost[] | undefined {
    const rules = this.rulesOf(type.id);
    if (!asked.some(({ day }) => spanOn(rules, day)?.rules)) return undefined;
    return asked.map((one) =>
      spanOn(rules, one.day)?.rules
        ? this.costOf(type, one, holidayOn)
        : { day: one.day, cost: 0, why: 'noPolicy' as const, holiday: null, half: null },
    );
  }

  /** The pending and approved requests with a day from this one on, without those that no policy counts. */
  requestCosts(type: LeaveTypeRules, from: CalendarDate): RequestCost[] {
    const days = this.facts.days.filter(({ leaveTypeId }) => leaveTypeId === type.id);
    const ids = new Set(days.filter(({ day }) => day >= from).map(({ leaveId }) => leaveId));
    return [...ids].flatMap((id) => {
      const [span, asked] = [this.requestOf(id), days.filter(({ leaveId }) => leaveId === id)];
      const costs = this.costs(type, asked);
      return span && costs
        ? [
            {
              leaveId: id,
              ...span,
              approved: asked.every(({ approved }) => approved),
              cost: costs.reduce((sum, { cost }) => sum + cost, 0),
            },
          ]
        : [];
    });
  }

  costOf(type: LeaveTypeRules, asked: DayOfLeave, holidayOn?: HolidayOn): DayCost {
    const employed = this.isEmployedOn(asked.day);
    return dayCost(type, this.workingTime.workDay(asked.day, employed, holidayOn), asked);
  }

  /** The day before the next employment begins; undefined for the latest. */
  lastDayBeforeNext(period: EmploymentPeriod): CalendarDate | undefined {
    const next = this.facts.periods[this.facts.periods.indexOf(period) + 1]?.hiredOn;
    return next ? addDays(next, -1) : undefined;
  }

  /** Without the requests in `except`, such as the one that is about to be decided. */
  statementFacts(
    type: LeaveTypeRules,
    period: EmploymentPeriod,
    except: ReadonlySet<string> = new Set(),
  ): OrderedFacts {
    const { hiredOn, leftOn } = period;
    const last = this.lastDayBeforeNext(period);
    const belongs = (day: CalendarDate) =>
      (hiredOn === null || day >= hiredOn) && (!last || day <= last);
    const first = this.facts.periods[0] === period;
    const isOfPeriod = ({ leaveTypeId, day }: { leaveTypeId: string; day: CalendarDate }) =>
      leaveTypeId === type.id && (belongs(day) || (first && hiredOn !== null && day < hiredOn));
    const key = `${type.id} ${hiredOn}`;
    const facts = orderedFacts({
      employedFrom: hiredOn,
      employedTo: leftOn,
      serviceFrom: this.serviceFrom(period),
      rules: this.rulesOf(type.id),
      workingTime: this.workingTime.shares(type.unit),
      entries: this.facts.entries.filter(isOfPeriod),
      closings: this.facts.closings.filter(isOfPeriod),
      leave: this.leaveOf(type, except).filter(({ day }) => belongs(day)),
      grants: this.grants.get(key),
    });
    this.grants.set(key, facts.grants);
    return facts;
  }

  /** Days on which no policy holds, or after the last day, cost nothing and are no lines. */
  private leaveOf(type: LeaveTypeRules, except: ReadonlySet<string>): LeaveDayCost[] {
    const rules = this.rulesOf(type.id);
    return this.facts.days
      .filter(
        ({ leaveTypeId, leaveId, day }) =>
          leaveTypeId === type.id &&
          !except.has(leaveId) &&
          spanOn(rules, day)?.rules &&
          this.isEmployedOn(day),
      )
      .map((asked) => ({
        leaveId: asked.leaveId,
        day: asked.day,
        cost: this.costOf(type, asked).cost,
        kind: asked.approved ? ('taken' as const) : ('reserved' as const),
      }));
  }

  /** Years of service count on from earlier employments, without the time between them. */
  private serviceFrom(period: EmploymentPeriod): CalendarDate | null {
    const earlier = this.facts.periods.slice(0, this.facts.periods.indexOf(period));
    if (period.hiredOn === null || earlier.some(({ hiredOn }) => hiredOn === null)) return null;
    const days = earlier.reduce(
      (sum, { hiredOn, leftOn }) =>
        sum + inclusiveDays(hiredOn as CalendarDate, leftOn as CalendarDate),
      0,
    );
    return latest('0001-01-01', addDays(period.hiredOn, -days));
  }
}
