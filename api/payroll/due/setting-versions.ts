import type { CalendarDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import { PERIOD_SETTINGS, type PeriodSettings } from '../../contract/payroll/payroll-settings.js';

export type PeriodChange = Partial<Omit<PeriodSettings, 'from'>>;

/** A change holds from a day on, also where something else was changed later; each version before it stays as it is, so that no paid period changes what it was due. */
export function versionsWith(
  versions: readonly PeriodSettings[],
  from: CalendarDate,
  change: PeriodChange,
): PeriodSettings[] {
  const current = spanOn(versions, from);
  const all =
    current && current.from !== from ? inOrder([...versions, { ...current, from }]) : versions;
  return all
    .map((one) => (one.from >= from ? { ...one, ...change } : one))
    .filter(
      (one, place, others) =>
        place === 0 || PERIOD_SETTINGS.some((name) => one[name] !== others[place - 1]?.[name]),
    );
}
