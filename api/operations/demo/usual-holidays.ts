import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { HolidayRecord } from '../../contract/working-time/working-time.js';
import type { DemoHoliday } from './demo-words.js';

export function usualHolidays(
  year: number,
  names: Record<DemoHoliday, string>,
): Omit<HolidayRecord, '_id'>[] {
  const easter = easterSunday(year);
  const days: [day: string, name: DemoHoliday, half?: 'afternoon'][] = [
    [`${year}-01-01`, 'newYear'],
    [addDays(easter, -2), 'goodFriday'],
    [addDays(easter, 1), 'easterMonday'],
    [`${year}-05-01`, 'labourDay'],
    [addDays(easter, 39), 'ascension'],
    [addDays(easter, 50), 'whitMonday'],
    [`${year}-12-24`, 'christmasEve', 'afternoon'],
    [`${year}-12-25`, 'christmas'],
    [`${year}-12-26`, 'stStephen'],
    [`${year}-12-31`, 'newYearsEve', 'afternoon'],
  ];
  // Rarely, Ascension Day is the first of May.
  return days
    .filter(([day], index) => days.findIndex(([other]) => other === day) === index)
    .map(([day, name, half = null]) => ({ day, half, name: names[name] }));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
