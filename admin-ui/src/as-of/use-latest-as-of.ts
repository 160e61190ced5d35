import { type CalendarDate, latestFutureDate } from '../../../api/contract/calendar-date.js';
import { useUser } from '../api/session';
import { useToday } from '../api/use-today';

/** Only HR sees days to come, with what is planned. Undefined until today is known. */
export function useLatestAsOf(): CalendarDate | undefined {
  const today = useToday();
  const isAdmin = useUser()?.role === 'admin';
  return today && isAdmin ? latestFutureDate(today) : today;
}
