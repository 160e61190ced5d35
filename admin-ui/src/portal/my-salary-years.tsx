import { useListFilterContext } from 'react-admin';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useText } from '../i18n/use-text';
import { type Segment, Segments } from '../ui/segments';

const ALL = 'all';

const filterOf = (year: string) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The filter for the year of a day, if that is known. */
export const yearOf = (day: CalendarDate | undefined) => (day === undefined ? undefined : filterOf(day.slice(0, 4)));

/** This year, the last one, or all. */
export function MySalaryYears({ today }: { today: CalendarDate }) {
  const text = useText();
  const { filterValues, setFilters } = useListFilterContext();
  const { from, to } = filterValues as { from?: string; to?: string };
  const thisYear = Number(today.slice(0, 4));
  const years = [thisYear, thisYear - 1].map(String);
  const segments: Segment<string>[] = [...years.map((year) => ({ value: year, label: year })), { value: ALL, label: text('portal.salary.all') }];
  const chosen = !from && !to ? ALL : years.find((year) => from === filterOf(year).from && to === filterOf(year).to);
  return <Segments label={text('portal.salary.period')} of={segments} value={chosen} onChoose={(year) => setFilters(year === ALL ? {} : filterOf(year))} />;
}
