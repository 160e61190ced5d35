import { Injectable } from '@nestjs/common';
import { latest } from '../../contract/calendar-date.js';
import { EVERYBODY, type PatternSlot } from '../../contract/working-time/working-time.js';
import { LeavePreviews } from '../../entitlement/preview/leave-previews.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Assignments } from '../../working-time/assignments/assignments.js';
import { HolidayCalendars } from '../../working-time/holidays/holiday-calendars.js';
import { HolidayUpdates } from '../../working-time/holidays/holiday-updates.js';
import { WorkPatterns } from '../../working-time/patterns/work-patterns.js';
import type { DemoEmployee } from './demo-history.js';
import { DEMO_WORDS } from './demo-words.js';
import { usualHolidays } from './usual-holidays.js';

const WHOLE_DAY: PatternSlot = [240, 210];
const FREE: PatternSlot = [0, 0];
const FOUNDED = '2000-01-01';
const FOUR_DAYS_EVERY = 9;

/** Full time for everybody but some, who work four days a week since this year; and the usual holidays of four years. */
@Injectable()
export class DemoWorkingTime {
  constructor(
    private readonly clock: Clock,
    private readonly patterns: WorkPatterns,
    private readonly calendars: HolidayCalendars,
    private readonly holidays: HolidayUpdates,
    private readonly assignments: Assignments,
    private readonly previews: LeavePreviews,
  ) {}

  async write(admin: Actor, company: DemoEmployee[]): Promise<void> {
    const { patterns, calendar: name, holidays } = DEMO_WORDS[admin.language];
    const full = await this.patterns.add(admin, {
      name: patterns.full,
      slots: [...Array<PatternSlot>(5).fill(WHOLE_DAY), FREE, FREE],
    });
    const four = await this.patterns.add(admin, {
      name: patterns.fourDays,
      slots: [...Array<PatternSlot>(4).fill(WHOLE_DAY), FREE, FREE, FREE],
    });
    const calendar = await this.calendars.add(admin, { name });
    const thisYear = Number(this.clock.today().slice(0, 4));
    const add = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].flatMap((year) =>
      usualHolidays(year, holidays),
    );
    const basis = await this.previews.complete(admin, {
      change: { kind: 'holidays', calendar: calendar._id, add },
    });
    await this.holidays.change(admin, calendar._id, { add, basis });
    await this.assignments.add(admin, {
      holders: EVERYBODY,
      subject: 'pattern',
      target: full._id,
      from: FOUNDED,
    });
    await this.assignments.add(admin, {
      holders: EVERYBODY,
      subject: 'calendar',
      target: calendar._id,
      from: FOUNDED,
    });
    const partTime = company.filter(
      ({ leftOn }, index) => leftOn === null && index % FOUR_DAYS_EVERY === FOUR_DAYS_EVERY - 1,
    );
    for (const { id, hireDate } of partTime) {
      await this.assignments.add(admin, {
        holders: [id],
        subject: 'pattern',
        target: four._id,
        from: latest(hireDate, `${thisYear}-01-01`),
      });
    }
  }
}
