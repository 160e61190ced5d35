import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR } from '../../audit/audit-entries.js';
import { lockLeaveRules } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { StoredHolidaysDto } from '../working-time.dto.js';
import { HolidayCalendars } from './holiday-calendars.js';
import { HolidaysFilled } from './holidays.events.js';
import { Holidays } from './holidays.js';
import { CalendarCountries, type DueCalendar } from './proposals/calendar-countries.js';
import { codeOf, HolidayProposals } from './proposals/holiday-proposals.js';
import { type DueYearlyDays, YearlyHolidays } from './yearly-holidays.js';

/** Changes the holidays of a calendar, by an admin or by its country. */
@Injectable()
export class HolidayUpdates {
  constructor(
    private readonly work: UnitOfWork,
    private readonly calendars: HolidayCalendars,
    private readonly holidays: Holidays,
    private readonly proposals: HolidayProposals,
    private readonly countries: CalendarCountries,
    private readonly yearly: YearlyHolidays,
    private readonly events: Events,
  ) {}

  /** Days that stay as they are, and removed ones that are no holidays, change nothing. */
  async change(
    actor: Actor,
    calendarId: string,
    { basis, country, region, yearly, ...dto }: StoredHolidaysDto,
  ): Promise<void> {
    const change = this.holidays.requirePossible(calendarId, dto);
    const changed = [...change.add.map(({ day }) => day), ...change.remove];
    const chosen = await this.proposals.requireCountry(actor, { country, region });
    await this.countries.prepare(calendarId, { changed, chosen });
    const proposed = chosen && {
      code: codeOf(chosen),
      days: await this.proposals.daysIn(chosen, changed),
    };
    await this.work.write(async (manager) => {
      const rulesVersion = await lockLeaveRules(manager);
      const { name } = await this.calendars.record(actor, calendarId);
      await this.holidays.store(manager, actor, {
        change,
        name,
        basis,
        rulesVersion,
        countryOf: (day) => (proposed?.days.has(day) ? proposed.code : null),
      });
      await this.countries.decide(manager, actor, calendarId, { changed, chosen });
      await this.yearly.decide(manager, actor, { id: calendarId, name }, change.add, yearly);
    });
  }

  /** The server's own change: days that return each year. */
  async fillYearly(due: DueYearlyDays, basis: string): Promise<void> {
    const { id, name, add } = due;
    await this.work.write(async (manager) => {
      const rulesVersion = await lockLeaveRules(manager);
      if (!(await this.yearly.isStillDue(manager, due))) return;
      await this.holidays.store(manager, SYSTEM_ACTOR, {
        change: this.holidays.requirePossible(id, { add }),
        name,
        basis,
        rulesVersion,
        countryOf: () => null,
      });
      await this.events.emit(new HolidaysFilled(id, name, add));
    });
  }

  /** The server's own change: holidays of the calendar's country, and the end of those of an earlier one. */
  async fill(due: DueCalendar, basis: string | undefined): Promise<void> {
    const { id, name, code, add, remove } = due;
    await this.work.write(async (manager) => {
      const rulesVersion = basis === undefined ? 0 : await lockLeaveRules(manager);
      if (!(await this.countries.isStillDue(manager, due))) return;
      if (basis)
        await this.holidays.store(manager, SYSTEM_ACTOR, {
          change: this.holidays.requirePossible(id, { add, remove }),
          name,
          basis,
          rulesVersion,
          countryOf: () => code,
        });
      if (add.length > 0) await this.events.emit(new HolidaysFilled(id, name, add));
      await this.countries.markFilled(manager, due);
    });
  }
}
