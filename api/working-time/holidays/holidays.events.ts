import type { AddedHoliday } from './holiday-fields.js';

/** Emitted inside the unit of work. */
export class CountryChosen {
  constructor(readonly calendarId: string) {}
}

/** Days return each year from now on. Emitted inside the unit of work. */
export class YearlyDayChosen {
  constructor(readonly calendarId: string) {}
}

/** The server has added holidays of the calendar's country, or days that return each year. Emitted inside the unit of work. */
export class HolidaysFilled {
  constructor(
    readonly calendarId: string,
    readonly name: string,
    readonly added: readonly AddedHoliday[],
  ) {}
}
