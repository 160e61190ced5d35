import { type CalendarDate, dateIn } from '../../../api/contract/calendar-date.js';
import { useConfig } from './config';

/** The company's date; undefined until its time zone is known. Where none can be known, the reader's. */
export function useToday(): CalendarDate | undefined {
  const config = useConfig();
  if (config === undefined) return undefined;
  return dateIn(config?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
