import { useMemo, useState } from 'react';
import type { ListControllerResult, SortPayload } from 'react-admin';
import { containsWords } from '../shell/search/text-match';

export interface PersonAbsence {
  id: string;
  /** In the order of names. */
  place: number;
  name: string;
  employeeId: string;
  department: string;
  departmentName: string;
  days: number;
  minutes: number;
  /** Days or minutes by the id of the type. */
  amounts: ReadonlyMap<string, number>;
}

interface Filters {
  q?: string;
  department?: string;
  away?: 'none';
}

/** A list of react-admin over people that are all known; its own `useList` shows them all at first. */
export function usePeopleList(people: PersonAbsence[]): ListControllerResult<PersonAbsence> {
  const [filterValues, setFilterValues] = useState<Filters>({});
  const [sort, setSortTo] = useState<SortPayload>({ field: 'days', order: 'DESC' });
  const [chosenPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const found = useMemo(
    () => people.filter((person) => matches(person, filterValues)).toSorted(by(sort)),
    [people, filterValues, sort],
  );
  // Another report may have fewer people.
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(found.length / perPage)));
  const fromFirst =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return {
    data: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    page,
    setPage,
    perPage,
    setPerPage: fromFirst(setPerPage),
    sort,
    setSort: fromFirst(setSortTo),
    filterValues,
    setFilters: fromFirst(setFilterValues),
    selectedIds: [],
    isPending: false,
    isFetching: false,
    isPlaceholderData: false,
  } as unknown as ListControllerResult<PersonAbsence>;
}

function matches(person: PersonAbsence, { q = '', department, away }: Filters): boolean {
  return (
    (!department || person.department === department) &&
    (away !== 'none' || person.days + person.minutes === 0) &&
    containsWords([person.name, person.employeeId, person.departmentName], q)
  );
}

const by =
  ({ field, order }: SortPayload) =>
  (one: PersonAbsence, other: PersonAbsence): number => {
    const source = field as 'place' | 'days' | 'minutes';
    const difference = one[source] - other[source];
    return (order === 'ASC' ? difference : -difference) || one.place - other.place;
  };
