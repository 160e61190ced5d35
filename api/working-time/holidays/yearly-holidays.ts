import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { AddedHoliday } from './holiday-fields.js';
import { YearlyDayChosen } from './holidays.events.js';
import type { StoredDay } from './proposals/country-years.js';
import { isYearly, type YearlyDay, yearlyAfter, yearlyDaysToAdd } from './yearly-days.js';

interface CalendarRow {
  id: string;
  name: string;
  yearly: string;
}

export interface DueYearlyDays {
  id: string;
  name: string;
  add: AddedHoliday[];
}

const SELECT =
  'SELECT id, name, yearly FROM holiday_calendar WHERE yearly IS NOT NULL AND archived_at IS NULL';

/** Days of calendars that return each year, which the server adds for this year and the next ones. */
@Injectable()
export class YearlyHolidays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  async of(calendarId: string): Promise<YearlyDay[]> {
    const [row] = await this.work.read<{ yearly: string | null }>(
      'SELECT yearly FROM holiday_calendar WHERE id = ?',
      [calendarId],
    );
    return yearlyDays(row?.yearly);
  }

  /** In the unit of an admin's change of these days. Without a word on it, a day to come that returns is corrected for the years after it, too. */
  async decide(
    manager: EntityManager,
    actor: Actor,
    { id, name }: { id: string; name: string },
    days: readonly AddedHoliday[],
    returns: boolean | null | undefined,
  ): Promise<void> {
    await lockRecord(manager, 'holiday_calendar', id);
    const before = await this.of(id);
    const today = this.clock.today();
    const after =
      typeof returns === 'boolean'
        ? yearlyAfter(before, days, returns)
        : yearlyAfter(
            before,
            days.filter(({ day }) => day >= today && isYearly(before, day)),
            true,
          );
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await manager.query('UPDATE holiday_calendar SET yearly = ? WHERE id = ?', [
      after.length > 0 ? JSON.stringify(after) : null,
      id,
    ]);
    await this.audit.record(actor, {
      action: 'calendar.update',
      subject: 'calendar',
      id,
      name,
      before: { yearly: described(before) },
      after: { yearly: described(after) },
    });
    if (returns) await this.events.emit(new YearlyDayChosen(id));
  }

  async due(): Promise<DueYearlyDays[]> {
    const rows = await this.work.read<CalendarRow>(`${SELECT} ORDER BY id`);
    const due: DueYearlyDays[] = [];
    for (const row of rows) {
      const add = await this.daysToAdd(row);
      if (add.length > 0) due.push({ id: row.id, name: row.name, add });
    }
    return due;
  }

  /** In the unit that stores them: an admin may have changed the calendar meanwhile. */
  async isStillDue(manager: EntityManager, { id, add }: DueYearlyDays): Promise<boolean> {
    await lockRecord(manager, 'holiday_calendar', id);
    const [row] = await manager.query<CalendarRow[]>(`${SELECT} AND id = ?`, [id]);
    return row !== undefined && JSON.stringify(await this.daysToAdd(row)) === JSON.stringify(add);
  }

  private async daysToAdd({ id, yearly }: CalendarRow): Promise<AddedHoliday[]> {
    const stored = await this.work.read<StoredDay>(
      'SELECT day, half, name, live, country, ended_by AS endedBy FROM holiday WHERE calendar_id = ? AND day >= ?',
      [id, this.clock.today()],
    );
    return yearlyDaysToAdd({ today: this.clock.today(), yearly: yearlyDays(yearly), stored });
  }
}

const yearlyDays = (yearly: string | null | undefined): YearlyDay[] =>
  JSON.parse(yearly ?? '[]') as YearlyDay[];

function described(yearly: readonly YearlyDay[]): string | null {
  const texts = yearly.map(
    ({ monthDay, half, name }) => `${monthDay} ${name}${half === null ? '' : ` (${half})`}`,
  );
  return texts.length === 0 ? null : texts.join(', ');
}
