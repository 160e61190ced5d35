import { useSearchParams } from 'react-router';
import { type CalendarDate, isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useToday } from '../api/use-today';
import { useLatestAsOf } from '../as-of/use-latest-as-of';

const LACKING = ['manager', 'head'] as const;
export type Lacking = (typeof LACKING)[number];

export interface OrganisationChoice {
  /** Undefined for today. */
  asOf: CalendarDate | undefined;
  q: string;
  department: string;
  lacking: Lacking | undefined;
  /** On a phone the person whose reports are shown. */
  person: string;
  /** Of somebody's reports. */
  addressOf: (person: string) => string;
  /** '' takes one away. `replace` adds no entry to the browser's history. */
  change: (chosen: Record<string, string>, replace?: boolean) => void;
}

/** Stands in the address: asOf=2025-03-01, q=, department=, lacking=manager, person=. */
export function useOrganisationChoice(): OrganisationChoice {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const latest = useLatestAsOf() ?? '9999';
  const asOf = query.get('asOf') ?? '';
  const withChosen = (before: URLSearchParams, chosen: Record<string, string>) =>
    new URLSearchParams(
      Object.entries({ ...Object.fromEntries(before), ...chosen }).filter(
        ([, value]) => value !== '',
      ),
    );
  return {
    asOf: isCalendarDate(asOf) && asOf !== today && asOf <= latest ? asOf : undefined,
    q: query.get('q') ?? '',
    department: query.get('department') ?? '',
    lacking: LACKING.find((name) => name === query.get('lacking')),
    person: query.get('person') ?? '',
    // A search ends with the person who was found by it.
    addressOf: (person) =>
      `?${withChosen(query, { person, q: '', department: '', lacking: '' }).toString()}`,
    change: (chosen, replace = false) =>
      setQuery((before) => withChosen(before, chosen), { replace }),
  };
}
