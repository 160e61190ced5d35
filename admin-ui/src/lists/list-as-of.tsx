import { type ReactNode, Suspense, useState } from 'react';
import { type FilterPayload, useGetList, useListContext, useListFilterContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { type CalendarDate, isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { StaffChange } from '../../../api/contract/organisation/organisation.js';
import { useToday } from '../api/use-today';
import { AsOfChoice } from '../as-of/as-of-choice';
import { AsOfLine } from '../as-of/on-another-day';
import { Skeleton } from '../ui/feedback/skeleton';
import { useFilterChanges } from './filter-changes';

/** The day that the list shows, if not today; its rows are read only. */
export function useListDay(): CalendarDate | undefined {
  const { asOf } = useListFilterContext().filterValues as { asOf?: string };
  return asOf && isCalendarDate(asOf) ? asOf : undefined;
}

/** `filters` hold for other days, too; any other goes with today. */
export function ListAsOfChoice({ filters }: { filters: readonly string[] }) {
  const values = useListFilterContext().filterValues as Record<string, string>;
  const { change, opening } = useFilterChanges();
  const today = useToday();
  const back = useBackToToday();
  const gone = Object.keys({ ...opening, ...values }).filter((source) => !filters.includes(source));
  const none = Object.fromEntries(gone.map((source) => [source, '']));
  return (
    <AsOfChoice
      crowded
      day={useListDay()}
      onChoose={(asOf) => (asOf === today ? back() : change({ ...none, asOf }))}
    />
  );
}

/** The company as of the day; undefined until it is known. */
interface CompanyOnDay {
  total: number;
  since?: StaffChange;
}

export function ListAsOfLine({ company }: { company: CompanyOnDay | undefined }) {
  const day = useListDay();
  const back = useBackToToday();
  // While the rows of another day are read, those of the last one still stand.
  const { isPlaceholderData } = useListContext();
  const [known, setKnown] = useState({ day, company });
  if (!isPlaceholderData && (known.day !== day || known.company !== company))
    setKnown({ day, company });
  if (!day) return null;
  const { total, since } = (known.day === day && known.company) || {};
  return (
    <Suspense fallback={<Skeleton width="100%" height={40} />}>
      <AsOfLine day={day} people={total} since={since} onBack={back} />
    </Suspense>
  );
}

/** For lists of something else than people. */
export function useCompanyOnDay(): CompanyOnDay | undefined {
  const asOf = useListDay();
  const { meta } = useGetList(
    'employees',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: { asOf } },
    { enabled: asOf !== undefined },
  );
  return asOf === undefined ? undefined : (meta as { summary?: CompanyOnDay } | undefined)?.summary;
}

function useBackToToday(): () => void {
  const { change, opening } = useFilterChanges();
  return () => change({ asOf: '', ...opening });
}

/** `?asOf=2025-03-01` is the short address of a list as of that day. With no day, or one that has become today, it is the list itself. */
export function ListDayAddress({
  opening,
  children,
}: {
  opening: FilterPayload;
  children: ReactNode;
}) {
  const today = useToday();
  const query = new URLSearchParams(useLocation().search);
  const short = query.get('asOf');
  const day = short ?? dayIn(query.get('filter'));
  if (day !== null && (day === today || !isCalendarDate(day)))
    return <Navigate replace to={filterOf(opening)} />;
  if (short !== null) return <Navigate replace to={filterOf({ asOf: short })} />;
  return children;
}

const filterOf = (filter: FilterPayload) => ({
  search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
});

function dayIn(filter: string | null): string | null {
  try {
    return (JSON.parse(filter ?? '{}') as { asOf?: string }).asOf ?? null;
  } catch {
    return null;
  }
}
