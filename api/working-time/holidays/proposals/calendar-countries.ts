import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/access/actor.js';
import { Audit } from '../../../audit/audit.js';
import type { CalendarDate } from '../../../contract/calendar-date.js';
import type { HolidayRecord } from '../../../contract/working-time.js';
import { Clock } from '../../../platform/config/clock.js';
import { lockRecord, UnitOfWork } from '../../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../../platform/events/events.js';
import { ClosedLeave } from '../../closed-leave.js';
import type { AddedHoliday } from '../holiday-fields.js';
import { CountryChosen } from '../holidays.events.js';
import { dueYears, holidaysOfCountry } from './country-years.js';
import { HolidayProposals, type HolidayCountry } from './holiday-proposals.js';
import { isLeftOut, leftOutAfter, type LeftOutProposal } from './left-out-proposals.js';
import { proposedDays } from './proposed-days.js';

interface CountryCalendar extends HolidayCountry {
  id: string;
  name: string;
  leftOut: LeftOutProposal[];
  filledUntil: number | null;
}

type CountryRow = Omit<CountryCalendar, 'country' | 'leftOut'> & { country: string | null; leftOut: string | null };
type StoredDay = HolidayRecord & { live: number | null };

export interface DueCalendar {
  id: string;
  name: string;
  add: AddedHoliday[];
  /** The last year that is filled by it. */
  until: number;
}

interface Decision {
  /** The days that the admin has added or removed. */
  changed: CalendarDate[];
  /** Null ends what is added by itself; undefined changes nothing. */
  chosen: HolidayCountry | null | undefined;
}

const SELECT = 'SELECT id, name, country, region, language, left_out AS leftOut, filled_until AS filledUntil FROM holiday_calendar';
const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

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

  /** In the unit of an admin's change: what is not in the calendar now is left out in later years, too. */
  async decide(manager: EntityManager, actor: Actor, id: string, { changed, chosen }: Decision): Promise<void> {
    await lockRecord(manager, 'holiday_calendar', id);
    const [row] = await manager.query<CountryRow[]>(`${SELECT} WHERE id = ?`, [id]);
    if (!row) return;
    const before = countryCalendar(row);
    const isOther = chosen && (!before || codeOf(before) !== codeOf(chosen));
    const after = isOther || chosen === null ? chosen : before;
    if (after) await this.store(manager, id, before, { ...after, changed, isChosen: Boolean(isOther) });
    else if (before) await manager.query('UPDATE holiday_calendar SET country = NULL, region = NULL, language = NULL, left_out = NULL, filled_until = NULL WHERE id = ?', [id]);
    const [from, to] = [before && codeOf(before), after && codeOf(after)];
    if (from !== to) await this.audit.record(actor, { action: 'calendar.update', subject: 'calendar', id, name: row.name, before: { country: from ?? null }, after: { country: to ?? null } });
    if (chosen) await this.events.emit(new CountryChosen(id));
  }

  /** Calendars of a country that lack a year, with what is to be added to them. */
  async due(condition = '', parameters: string[] = []): Promise<DueCalendar[]> {
    const rows = await this.work.read<CountryRow>(`${SELECT} WHERE country IS NOT NULL AND archived_at IS NULL${condition} ORDER BY id`, parameters);
    const due: DueCalendar[] = [];
    for (const calendar of rows.map(countryCalendar)) {
      const found = calendar && (await this.dueOf(calendar));
      if (found) due.push(found);
    }
    return due;
  }

  /** In the unit that stores it: another instance may have filled the calendar, or an admin changed it. */
  async isStillDue({ id, add, until }: DueCalendar): Promise<boolean> {
    const [calendar] = await this.due(' AND id = ?', [id]);
    return JSON.stringify([calendar?.add, calendar?.until]) === JSON.stringify([add, until]);
  }

  async markFilled(manager: EntityManager, id: string, until: number): Promise<void> {
    await manager.query('UPDATE holiday_calendar SET filled_until = ? WHERE id = ? AND COALESCE(filled_until, 0) < ?', [until, id, until]);
  }

  private async dueOf(calendar: CountryCalendar): Promise<DueCalendar | undefined> {
    const { id, name, filledUntil } = calendar;
    const today = this.clock.today();
    const stored = await this.days(this.work.manager, id);
    const years = dueYears({ today, filledUntil, used: new Set(stored.map(({ day }) => yearOf(day))) });
    const [first, until] = [years[0], years.at(-1)];
    if (first === undefined || until === undefined) return undefined;
    const live = stored.filter((day) => day.live !== null);
    const used = new Set(stored.map(({ day }) => day));
    const add: AddedHoliday[] = [];
    for (const year of years) {
      const before = { proposed: await this.proposed(calendar, year - 1), holidays: [...live, ...add].filter(({ day }) => yearOf(day) === year - 1) };
      add.push(...holidaysOfCountry({ proposed: await this.proposed(calendar, year), before, used }));
    }
    const isClosed = await this.closedLeave.isAnyClosed('calendar', `${first}-01-01`);
    return { id, name, add: isClosed ? add.filter(({ day }) => day >= today) : add, until };
  }

  private async proposed(calendar: CountryCalendar, year: number) {
    const found = await this.proposals.found(calendar, year);
    return proposedDays(found.filter((one) => !isLeftOut(one, calendar.leftOut)), year);
  }

  private async store(manager: EntityManager, id: string, before: CountryCalendar | undefined, { changed, isChosen, ...country }: HolidayCountry & { changed: CalendarDate[]; isChosen: boolean }): Promise<void> {
    const holidays = (await this.days(manager, id)).filter(({ live }) => live !== null).map(({ day }) => day);
    const thisYear = yearOf(this.clock.today());
    // Without days of its own, the choice is about the year that is filled already.
    const about = changed.length > 0 ? changed : isChosen ? holidays.filter((day) => yearOf(day) === thisYear) : [];
    const years = [...new Set(about.map(yearOf))];
    const found = (await Promise.all(years.map((year) => this.proposals.found(country, year)))).flat();
    const leftOut = leftOutAfter(before?.leftOut ?? [], { found, holidays: new Set(holidays), changed: new Set(changed), chosen: isChosen });
    const filledUntil = isChosen ? Math.max(before?.filledUntil ?? 0, ...years) || null : (before?.filledUntil ?? null);
    await manager.query('UPDATE holiday_calendar SET country = ?, region = ?, language = ?, left_out = ?, filled_until = ? WHERE id = ?', [
      country.country, country.region, country.language, JSON.stringify(leftOut), filledUntil, id,
    ]);
  }

  private days(manager: EntityManager, id: string): Promise<StoredDay[]> {
    return manager.query<StoredDay[]>('SELECT id AS _id, day, half, name, live FROM holiday WHERE calendar_id = ? ORDER BY day', [id]);
  }
}

function countryCalendar({ country, leftOut, ...row }: CountryRow): CountryCalendar | undefined {
  return country === null ? undefined : { ...row, country, leftOut: JSON.parse(leftOut ?? '[]') as LeftOutProposal[] };
}

/** 'DE-BY', as in ISO 3166-2. */
function codeOf({ country, region }: HolidayCountry): string {
  return region === null ? country : `${country}-${region}`;
}
