import { type CalendarDate, dateIn } from '../../../api/contract/calendar-date.js';
import { useConfig } from './config';

/** The date in the company's time zone; undefined while that loads. If it cannot be loaded, the browser's date. */
export function useToday(): CalendarDate | undefined {
  const config = useConfig();
  if (config === undefined) return undefined;
  return dateIn(config?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
