import { useSearchParams } from 'react-router';
import { type CalendarDate, isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useToday } from '../api/use-today';
import { monthOf } from '../ui/calendar/month-days';
import type { CalendarView } from './calendar-period';

export interface CalendarChoice {
  /** Undefined while today's date loads. */
  day: CalendarDate | undefined;
  /** The day, where not only its month is chosen. */
  chosen: CalendarDate | undefined;
  view: CalendarView;
  /** '' while nothing is chosen. */
  who: string;
  onlyAway: boolean;
  showDay: (day: CalendarDate) => void;
  showMonth: (day: CalendarDate) => void;
  showView: (view: CalendarView) => void;
  showWho: (who: string) => void;
  showOnlyAway: (onlyAway: boolean) => void;
}

/** Stands in the address: from=2026-12, on a phone with a day, view=quarter, department=, away=only. */
export function useCalendarChoice(): CalendarChoice {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const from = query.get('from');
  const change = (chosen: Record<string, string>) => {
    const all = Object.entries({ ...Object.fromEntries(query), ...chosen }).filter(
      ([, value]) => value !== '',
    );
    setQuery(Object.fromEntries(all), { replace: true });
  };
  return {
    day: dayOf(from, today),
    chosen: from && isCalendarDate(from) ? from : undefined,
    view: query.get('view') === 'quarter' ? 'quarter' : 'month',
    who: query.get('department') ?? '',
    onlyAway: query.get('away') === 'only',
    showDay: (day) => change({ from: day }),
    showMonth: (day) => change({ from: monthOf(day) }),
    showView: (view) => change({ view: view === 'month' ? '' : view }),
    showWho: (who) => change({ department: who }),
    showOnlyAway: (onlyAway) => change({ away: onlyAway ? 'only' : '' }),
  };
}

/** Today, in the month of today. */
function dayOf(from: string | null, today: CalendarDate | undefined): CalendarDate | undefined {
  if (from && isCalendarDate(from)) return from;
  const first = `${from}-01`;
  if (!isCalendarDate(first)) return today;
  return today && monthOf(today) === from ? today : first;
}
