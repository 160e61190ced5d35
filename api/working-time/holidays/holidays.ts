import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type { HolidayRecord } from '../../contract/working-time/working-time.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { ChangeBasis } from '../change-basis.js';
import { ClosedLeave } from '../closed-leave.js';
import type { HolidaysChange } from '../working-time-changes.js';
import type { HolidaysDto } from '../working-time.dto.js';
import type { AddedHoliday } from './holiday-fields.js';
import { latestHolidayYear } from './holiday-year.js';
import { isYearly } from './yearly-days.js';
import { YearlyHolidays } from './yearly-holidays.js';

type HolidayRow = AddedHoliday & { id: string };

interface CheckedChange {
  change: HolidaysChange;
  name: string;
  basis: string;
  /** Before this unit. */
  rulesVersion: number;
  /** The code of the country that has proposed the day. */
  countryOf: (day: CalendarDate) => string | null;
}

const COLUMNS = [
  'id',
  'calendar_id',
  'day',
  'half',
  'name',
  'country',
  'live',
  'recorded_at',
  'recorded_by',
];

/** Ended and replaced, never edited: what was a holiday when something was decided stays known. */
@Injectable()
export class Holidays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly closedLeave: ClosedLeave,
    private readonly basis: ChangeBasis,
    private readonly yearly: YearlyHolidays,
  ) {}

  async list(calendarId: string, year?: string): Promise<HolidayRecord[]> {
    const [within, parameters] =
      year === undefined
        ? ['', []]
        : [' AND day BETWEEN ? AND ?', [`${year}-01-01`, `${year}-12-31`]];
    const rows = await this.work.read<HolidayRow>(
      `SELECT id, day, half, name FROM holiday WHERE calendar_id = ? AND live = 1${within} ORDER BY day`,
      [calendarId, ...parameters],
    );
    const yearly = await this.yearly.of(calendarId);
    return rows.map(({ id, day, half, name }) => ({
      _id: id,
      day,
      half,
      name,
      ...(isYearly(yearly, day) && { yearly: true as const }),
    }));
  }

  /** In a unit that holds the lock of the rules. */
  async store(
    manager: EntityManager,
    actor: Actor | AuditActor,
    { change, name, basis, rulesVersion, countryOf }: CheckedChange,
  ): Promise<void> {
    const { added, ended } = await this.requireOpen(change);
    await this.basis.require(manager, basis, change, rulesVersion);
    if (added.length + ended.length === 0) return;
    await this.storeRows(manager, actor.accountId, change.calendar, {
      added: added.map((one) => ({ ...one, country: countryOf(one.day) })),
      ended,
    });
    await this.audit.record(actor, {
      action: 'calendar.days',
      subject: 'calendar',
      id: change.calendar,
      name,
      before: { holidays: described(ended) },
      after: { holidays: described(added) },
    });
  }

  /** As it is previewed; refuses what cannot be stored. */
  requirePossible(calendar: string, dto: HolidaysDto): HolidaysChange {
    const [add, remove] = [dto.add ?? [], dto.remove ?? []];
    const latest = `${latestHolidayYear(this.clock.today())}-12-31`;
    for (const { day } of add) requireDate('add', 'Days', day, { latest });
    for (const day of remove) requireDate('remove', 'Removed days', day, { latest });
    const added = new Set(add.map(({ day }) => day));
    return {
      kind: 'holidays',
      calendar,
      add: add.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
      remove: [...new Set(remove)].filter((day) => !added.has(day)).sort(),
    };
  }

  /** Returns the stored holidays that it changes. Another name of a holiday changes no closed year. */
  async requireOpen({
    calendar,
    add,
    remove,
  }: HolidaysChange): Promise<{ added: AddedHoliday[]; ended: HolidayRecord[] }> {
    const existing = new Map((await this.list(calendar)).map((holiday) => [holiday.day, holiday]));
    const added = add.filter((holiday) => !isSame(holiday, existing.get(holiday.day)));
    const ended = [...new Set([...remove, ...added.map(({ day }) => day)])].flatMap(
      (day) => existing.get(day) ?? [],
    );
    await this.requireOpenDays(
      calendar,
      'add',
      added.filter(({ day, half }) => existing.get(day)?.half !== half),
    );
    await this.requireOpenDays(
      calendar,
      'remove',
      remove.flatMap((day) => existing.get(day) ?? []),
    );
    return { added, ended };
  }

  private async requireOpenDays(
    calendarId: string,
    field: 'add' | 'remove',
    days: readonly { day: CalendarDate }[],
  ): Promise<void> {
    if (days.length === 0) return;
    await this.closedLeave.requireOpen(
      {
        whom: { column: 'calendar_id', targetId: calendarId },
        subject: 'calendar',
        from: earliest(...days.map(({ day }) => day)),
      },
      field,
    );
  }

  private async storeRows(
    manager: EntityManager,
    accountId: string | null,
    calendarId: string,
    {
      added,
      ended,
    }: { added: (AddedHoliday & { country: string | null })[]; ended: HolidayRecord[] },
  ): Promise<void> {
    const now = this.clock.now();
    if (ended.length > 0) {
      const places = ended.map(() => '?').join(', ');
      await manager.query(
        `UPDATE holiday SET live = NULL, ended_at = ?, ended_by = ? WHERE id IN (${places})`,
        [now, accountId, ...ended.map(({ _id }) => _id)],
      );
    }
    await insertRows(
      manager,
      'holiday',
      COLUMNS,
      added.map(({ day, half, name, country }) => [
        newId(),
        calendarId,
        day,
        half,
        name,
        country,
        1,
        now,
        accountId,
      ]),
    );
  }
}

function isSame(added: AddedHoliday, stored: HolidayRecord | undefined): boolean {
  return stored?.half === added.half && stored.name === added.name;
}

function described(
  holidays: { day: CalendarDate; half: string | null; name: string }[],
): string | null {
  const texts = holidays
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, half, name }) => `${day} ${name}${half === null ? '' : ` (${half})`}`);
  return texts.length === 0 ? null : texts.join(', ');
}
