import { Injectable } from '@nestjs/common';
import { earliest } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { HolidayCalendars } from '../../working-time/holidays/holiday-calendars.js';
import { Holidays } from '../../working-time/holidays/holidays.js';
import type { HolidaysChange } from '../../working-time/working-time-changes.js';
import { HolidaysDto } from '../../working-time/working-time.dto.js';
import type { LeaveFacts } from '../facts/leave-facts.js';
import { type ChangeReader, type PlannedChange, AffectedPeople } from './planned-change.js';

class HolidaysChangeDto extends HolidaysDto {
  @IdField('Calendar')
  calendar: string;
}

@Injectable()
export class HolidayChanges implements ChangeReader<HolidaysChange> {
  constructor(
    private readonly holidays: Holidays,
    private readonly calendars: HolidayCalendars,
    private readonly people: AffectedPeople,
  ) {}

  async read(body: unknown): Promise<HolidaysChange> {
    const { calendar, ...days } = readBody(HolidaysChangeDto, body);
    const change = this.holidays.requirePossible(calendar, days);
    await this.calendars.requireReferenced(calendar);
    if (change.add.length + change.remove.length === 0)
      throw Problem.at('add', refusal('field.required', { label: 'Days' }));
    await this.holidays.requireOpen(change);
    return change;
  }

  async plan(change: HolidaysChange): Promise<PlannedChange> {
    const { calendar, add, remove } = change;
    const from = earliest(...add.map(({ day }) => day), ...remove);
    return {
      from,
      people: await this.people.withTarget('calendar_id', calendar, from),
      movesCosts: true,
      apply: (facts) => withHolidays(facts, change),
      isAbout: (person, { counts }) =>
        counts === 'working' && person.workingTime.hasCalendar(calendar),
    };
  }
}

function withHolidays(facts: LeaveFacts, { calendar, add, remove }: HolidaysChange): LeaveFacts {
  const { workingTime } = facts;
  const days = new Map(workingTime.holidays.get(calendar));
  for (const day of remove) days.delete(day);
  for (const { day, half, name } of add) days.set(day, { half, name });
  return {
    ...facts,
    workingTime: { ...workingTime, holidays: new Map([...workingTime.holidays, [calendar, days]]) },
  };
}
