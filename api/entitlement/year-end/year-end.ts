import { Injectable } from '@nestjs/common';
import { addDays, earliest, type CalendarDate, addYears } from '../../contract/calendar-date.js';
import type { YearEndRecord, LeaveYearState } from '../../contract/leave/leave-year-end.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { policyYearEnds } from '../closing/policy-year-end.js';
import { LeaveType } from '../entitlement.tables.js';
import { storedRules } from '../policies/policy-rules.js';
import { LeavePreviews } from '../preview/leave-previews.js';
import { LeaveTypes } from '../types/leave-types.js';

const CALENDAR_YEAR = '01-01';

interface TypeLeaveYear {
  /** The year in which it ends. */
  year: number;
  from: CalendarDate;
  until: CalendarDate;
}

/** The leave year that all policies of a type share; where they differ, or count from the hire date, the calendar year, in which each person's own year is closed that ends in it. */
function commonYearStart(yearStarts: readonly string[]): string {
  const [first, ...others] = [...new Set(yearStarts)];
  return first === undefined || first === 'hire' || others.length > 0 ? CALENDAR_YEAR : first;
}

function leaveYearEnding(year: number, yearStart: string): TypeLeaveYear {
  const until = addDays(
    yearStart === CALENDAR_YEAR ? `${year + 1}-01-01` : `${year}-${yearStart}`,
    -1,
  );
  return { year, from: addYears(addDays(until, 1), -1), until };
}

function leaveYearWith(day: CalendarDate, yearStart: string): TypeLeaveYear {
  const year = leaveYearEnding(Number(day.slice(0, 4)), yearStart);
  return day <= year.until ? year : leaveYearEnding(year.year + 1, yearStart);
}

function leaveYearState(
  { from, until }: TypeLeaveYear,
  closedUntil: CalendarDate | null,
  today: CalendarDate,
): LeaveYearState {
  if (closedUntil !== null && until <= closedUntil) return 'closed';
  return from > today ? 'coming' : 'running';
}

interface VersionRow {
  fromDate: CalendarDate;
  rules: string;
}

const YEARS_AHEAD = 1;
const YEARS_BACK = 10;

/** Where the leave years of a type stand: which are closed, and which can be. */
@Injectable()
export class YearEnd {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly types: LeaveTypes,
    private readonly previews: LeavePreviews,
  ) {}

  /** Without `year`: the first one that is not closed. */
  async read(leaveType: unknown, year?: number): Promise<YearEndRecord> {
    const type = await this.types.require(leaveType);
    const { yearStart, first } = await this.beginning(type);
    const years = this.years(yearStart, first);
    const open = years.find(
      (one) => leaveYearState(one, type.closedUntil, this.clock.today()) !== 'closed',
    );
    const chosen =
      year === undefined
        ? (open ?? leaveYearWith(this.clock.today(), yearStart))
        : leaveYearEnding(year, yearStart);
    if (!years.some((one) => one.year === chosen.year))
      throw Problem.at(
        'year',
        refusal('year_end.no_year', { first: years[0]?.year ?? 0, last: years.at(-1)?.year ?? 0 }),
      );
    return this.record(type, chosen, years);
  }

  private async record(
    type: LeaveType,
    { year, from, until }: TypeLeaveYear,
    years: TypeLeaveYear[],
  ): Promise<YearEndRecord> {
    const { id, name, unit, closedUntil } = type;
    const simulation = await this.previews.newestOf({ kind: 'close', leaveType: id, until });
    const state = (one: TypeLeaveYear) => leaveYearState(one, closedUntil, this.clock.today());
    return {
      leaveType: { _id: id, name },
      unit,
      year,
      from,
      until,
      closedUntil,
      years: years.map((one) => ({ year: one.year, until: one.until, state: state(one) })),
      closableFrom: closedUntil !== null && until <= closedUntil ? null : addDays(until, 1),
      pending: await this.pendingUntil(id, until),
      simulation: simulation?.record ?? null,
      perPolicy: policyYearEnds(unit, simulation?.totals[id]?.policies),
    };
  }

  /** From the first version's leave year to the next one. */
  private years(yearStart: string, first: CalendarDate): TypeLeaveYear[] {
    const current = leaveYearWith(this.clock.today(), yearStart).year;
    const from = Math.max(leaveYearWith(first, yearStart).year, current - YEARS_BACK);
    return Array.from({ length: current + YEARS_AHEAD - from + 1 }, (_, index) =>
      leaveYearEnding(from + index, yearStart),
    );
  }

  private async beginning({ id }: LeaveType): Promise<{ yearStart: string; first: CalendarDate }> {
    const versions = await this.work.read<VersionRow>(
      'SELECT v.from_date AS fromDate, v.rules FROM leave_policy_version v JOIN leave_policy p ON p.id = v.policy_id WHERE p.leave_type_id = ? AND p.archived_at IS NULL AND v.live = 1',
      [id],
    );
    const today = this.clock.today();
    return {
      yearStart: commonYearStart(versions.map(({ rules }) => storedRules(rules).yearStart)),
      first: earliest(today, ...versions.map(({ fromDate }) => fromDate)),
    };
  }

  private async pendingUntil(typeId: string, until: CalendarDate): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      "SELECT COUNT(*) AS n FROM leave_request WHERE status = 'Pending' AND start_date <= ? AND leave_type_id = ?",
      [until, typeId],
    );
    return Number(row?.n ?? 0);
  }
}
