import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../../audit/audit.js';
import { addDays, earliest, type CalendarDate } from '../../../contract/calendar-date.js';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/config/clock.js';
import { lockRecord } from '../../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../../platform/events/events.js';
import { ClosedLeave } from '../../closed-leave.js';
import type { AddedHoliday } from '../holiday-fields.js';
import { CountryChosen } from '../holidays.events.js';
import { daysToFill, dueYears, type StoredDay } from './country-years.js';
import { codeOf, HolidayProposals, type HolidayCountry } from './holiday-proposals.js';
import { isLeftOut, leftOutAfter, type LeftOutProposal } from './left-out-proposals.js';
import { proposedDays } from './proposed-days.js';

interface CountryCalendar extends HolidayCountry {
  id: string;
  name: string;
  leftOut: LeftOutProposal[];
  filledUntil: CalendarDate | null;
}

type CountryRow = Omit<CountryCalendar, 'country' | 'leftOut'> & {
  country: string | null;
  leftOut: string | null;
};

export interface DueCalendar {
  id: string;
  name: string;
  code: string;
  add: AddedHoliday[];
  remove: CalendarDate[];
  /** The last day that is filled by it. */
  until: CalendarDate;
  /** The calendar and its days from which it follows. */
  foundIn: string;
}

interface Decision {
  /** The days that the admin has added or removed. */
  changed: CalendarDate[];
  /** Null ends what is added by itself; undefined changes nothing. */
  chosen: HolidayCountry | null | undefined;
}

const SELECT =
  'SELECT id, name, country, region, language, left_out AS leftOut, filled_until AS filledUntil FROM holiday_calendar';
const FILLED = 'country IS NOT NULL AND archived_at IS NULL';

/** The country of a calendar, whose holidays are added for this year and the next ones. */
@Injectable()
export class CalendarCountries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly proposals: HolidayProposals,
    private readonly closedLeave: ClosedLeave,
  ) {}

  /** Before the unit, since years that are not known yet take long. */
  async prepare(id: string, { changed, chosen }: Decision): Promise<void> {
    const [row] = await this.work.read<CountryRow>(`${SELECT} WHERE id = ?`, [id]);
    const country = chosen ?? (row && countryCalendar(row));
    if (country) await this.proposals.proposeForYears(country, changed);
  }

  /** In the unit of an admin's change. Another country begins anew: nothing follows from what was left out of the one before. */
  async decide(
    manager: EntityManager,
    actor: Actor,
    id: string,
    { changed, chosen }: Decision,
  ): Promise<void> {
    await lockRecord(manager, 'holiday_calendar', id);
    const [row] = await manager.query<CountryRow[]>(`${SELECT} WHERE id = ?`, [id]);
    if (!row) return;
    const before = countryCalendar(row);
    const after = this.countryAfter(row, chosen);
    if (after) await this.store(manager, after, { changed, chosen });
    else if (before)
      await manager.query(
        'UPDATE holiday_calendar SET country = NULL, region = NULL, language = NULL, left_out = NULL WHERE id = ?',
        [id],
      );
    const [from, to] = [before && codeOf(before), after && codeOf(after)];
    if (from !== to)
      await this.audit.record(actor, {
        action: 'calendar.update',
        subject: 'calendar',
        id,
        name: row.name,
        before: { country: from ?? null },
        after: { country: to ?? null },
      });
    if (chosen) await this.events.emit(new CountryChosen(id));
  }

  /** Calendars of a country that lack a year, with what is to be added to them. */
  async due(): Promise<DueCalendar[]> {
    const rows = await this.work.read<CountryRow>(`${SELECT} WHERE ${FILLED} ORDER BY id`);
    const due: DueCalendar[] = [];
    for (const row of rows) {
      const calendar = countryCalendar(row);
      const found = calendar && (await this.dueOf(calendar, row));
      if (found) due.push(found);
    }
    return due;
  }

  /** In the unit that stores it: another instance may have filled the calendar, or an admin changed it. After the lock neither can until the unit ends. */
  async isStillDue(manager: EntityManager, { id, foundIn }: DueCalendar): Promise<boolean> {
    await lockRecord(manager, 'holiday_calendar', id);
    const [row] = await manager.query<CountryRow[]>(`${SELECT} WHERE ${FILLED} AND id = ?`, [id]);
    return row !== undefined && foundIn === JSON.stringify([row, await this.days(id)]);
  }

  async markFilled(manager: EntityManager, { id, until }: DueCalendar): Promise<void> {
    await manager.query('UPDATE holiday_calendar SET filled_until = ? WHERE id = ?', [until, id]);
  }

  private async dueOf(
    calendar: CountryCalendar,
    row: CountryRow,
  ): Promise<DueCalendar | undefined> {
    const { id, name, filledUntil } = calendar;
    const today = this.clock.today();
    const years = dueYears(today, filledUntil);
    const [first, last] = [years[0], years.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const proposed = new Map<number, ReturnType<typeof proposedDays>>();
    for (const year of [first - 1, ...years]) {
      const found = await this.proposals.found(calendar, year);
      proposed.set(
        year,
        proposedDays(
          found.filter((one) => !isLeftOut(one, calendar.leftOut)),
          year,
        ),
      );
    }
    const stored = await this.days(id);
    const { add, remove } = daysToFill({
      today,
      filledUntil,
      stored,
      code: codeOf(calendar),
      proposed: (year) => proposed.get(year) ?? [],
    });
    const isClosed = await this.closedLeave.isAnyClosed('calendar', `${first}-01-01`);
    return {
      id,
      name,
      code: codeOf(calendar),
      add: isClosed ? add.filter(({ day }) => day >= today) : add,
      remove,
      until: `${last}-12-31`,
      foundIn: JSON.stringify([row, stored]),
    };
  }

  private countryAfter(
    row: CountryRow,
    chosen: HolidayCountry | null | undefined,
  ): CountryCalendar | undefined {
    const before = countryCalendar(row);
    if (chosen === null) return undefined;
    if (!chosen || (before && codeOf(before) === codeOf(chosen))) return before;
    const yesterday = addDays(this.clock.today(), -1);
    return {
      id: row.id,
      name: row.name,
      ...chosen,
      leftOut: [],
      filledUntil: row.filledUntil && earliest(row.filledUntil, yesterday),
    };
  }

  private async store(
    manager: EntityManager,
    calendar: CountryCalendar,
    { changed, chosen }: Decision,
  ): Promise<void> {
    const { id, country, region, language, filledUntil } = calendar;
    const holidays = new Set(
      (await this.days(id)).filter(({ live }) => live !== null).map(({ day }) => day),
    );
    let { leftOut } = calendar;
    for (const { year, found } of await this.proposals.proposeForYears(calendar, changed)) {
      const isFilled = filledUntil !== null && `${year}-12-31` <= filledUntil;
      leftOut = leftOutAfter(leftOut, {
        found,
        holidays,
        changed: new Set(changed),
        ticked: Boolean(chosen) && !isFilled,
      });
    }
    await manager.query(
      'UPDATE holiday_calendar SET country = ?, region = ?, language = ?, left_out = ?, filled_until = ? WHERE id = ?',
      [country, region, language, JSON.stringify(leftOut), filledUntil, id],
    );
  }

  private days(id: string): Promise<StoredDay[]> {
    return this.work.read<StoredDay>(
      'SELECT day, half, name, live, country, ended_by AS endedBy FROM holiday WHERE calendar_id = ? ORDER BY day, id',
      [id],
    );
  }
}

function countryCalendar({ country, leftOut, ...row }: CountryRow): CountryCalendar | undefined {
  return country === null
    ? undefined
    : { ...row, country, leftOut: JSON.parse(leftOut ?? '[]') as LeftOutProposal[] };
}
