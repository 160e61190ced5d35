import { useNotify } from 'react-admin';
import type { HolidayRecord } from '../../../api/contract/working-time/working-time.js';
import { useApi } from '../api/use-api';
import { useWorkingTimeRefresh } from '../api/use-working-time';
import type { CalendarCountry } from '../api/working-time-calls';

export interface ChangedHolidays {
  add: Omit<HolidayRecord, '_id'>[];
  remove: string[];
}

/** `basis` names the preview of the change, where leave is counted. */
export function useSaveHolidays(
  calendar: string,
  change: ChangedHolidays & { chosen?: CalendarCountry },
  done: string,
  onClose: () => void,
) {
  const api = useApi();
  const notify = useNotify();
  const refresh = useWorkingTimeRefresh();
  return async (basis: string | undefined, key: string) => {
    await api.changeHolidays(calendar, { ...change, basis }, key);
    await refresh();
    onClose();
    notify(done, { type: 'success' });
  };
}
