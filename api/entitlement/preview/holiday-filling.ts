import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM_ACTOR } from '../../audit/audit-entries.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { HolidayUpdates } from '../../working-time/holidays/holiday-updates.js';
import { CountryChosen, YearlyDayChosen } from '../../working-time/holidays/holidays.events.js';
import {
  CalendarCountries,
  type DueCalendar,
} from '../../working-time/holidays/proposals/calendar-countries.js';
import { type DueYearlyDays, YearlyHolidays } from '../../working-time/holidays/yearly-holidays.js';
import { LeavePreviews } from './leave-previews.js';

/** Fills this year and the next ones of calendars that have a country or days of each year, after a preview, so that people hear of leave that costs less. */
@Injectable()
export class HolidayFilling {
  private readonly job: PeriodicJob;
  private readonly logger = new Logger('HolidayFilling');

  constructor(
    dataSource: DataSource,
    private readonly countries: CalendarCountries,
    private readonly holidays: HolidayUpdates,
    private readonly previews: LeavePreviews,
    private readonly yearly: YearlyHolidays,
    work: UnitOfWork,
    events: Events,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('holidays', (stopping) =>
      Lease.tryHold(dataSource, 'holidays', () => this.round(stopping)),
    );
    for (const chosen of [CountryChosen, YearlyDayChosen])
      events.on(chosen, async () => work.afterCommit(() => this.job.wake()));
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(stopping: AbortSignal): Promise<void> {
    for (const calendar of await this.countries.due()) {
      if (stopping.aborted) return;
      await this.fill(calendar).catch((error: Error) =>
        this.logger.warn({
          msg: 'Holidays could not be added and are tried again.',
          calendar: calendar.id,
          reason: errorReason(error),
        }),
      );
    }
    for (const calendar of await this.yearly.due()) {
      if (stopping.aborted) return;
      await this.fillYearly(calendar).catch((error: Error) =>
        this.logger.warn({
          msg: 'Days of each year could not be added and are tried again.',
          calendar: calendar.id,
          reason: errorReason(error),
        }),
      );
    }
  }

  private async fillYearly(calendar: DueYearlyDays): Promise<void> {
    const { id, add } = calendar;
    const basis = await this.previews.complete(SYSTEM_ACTOR, {
      change: { kind: 'holidays', calendar: id, add, remove: [] },
    });
    await this.holidays.fillYearly(calendar, basis);
  }

  private async fill(calendar: DueCalendar): Promise<void> {
    const { id, add, remove } = calendar;
    if (add.length + remove.length === 0) return this.holidays.fill(calendar, undefined);
    const basis = await this.previews.complete(SYSTEM_ACTOR, {
      change: { kind: 'holidays', calendar: id, add, remove },
    });
    return this.holidays.fill(calendar, basis);
  }
}
