import { keepPreviousData } from '@tanstack/react-query';
import { Keyboard, type LucideIcon, Network } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { folded } from '../../../../api/contract/folded-text.js';
import type { DepartmentRecord, EmployeeListRecord } from '../../../../api/contract/records.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { usePendingLeave } from '../../api/use-pending-leave';
import { DESTINATIONS } from './destinations';
import { contains } from './text-match';
import { shortcutTo } from './use-shortcuts';

const DEBOUNCE_MS = 150;

type Row<Record> = Record & RaRecord;

const textOfEmployee = ({ name, employeeId, department, userId }: EmployeeListRecord) => [name, employeeId, department.dep_name, userId.email];
const textOfDepartment = ({ dep_name, description }: DepartmentRecord) => [dep_name, description];

function useRecordSearch(query: string) {
  const employees = useResourceSearch<Row<EmployeeListRecord>>('employees', query, 8, textOfEmployee);
  const departments = useResourceSearch<Row<DepartmentRecord>>('departments', query, 5, textOfDepartment);
  return {
    employees: employees.rows,
    departments: departments.rows,
    pending: employees.pending || departments.pending,
    failed: employees.failed || departments.failed,
    retry: () => {
      employees.retry();
      departments.retry();
    },
  };
}

function useResourceSearch<Match extends RaRecord>(resource: string, query: string, perPage: number, textOf: (row: Match) => string[]) {
  const debounced = useDebounced(query, DEBOUNCE_MS);
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useGetList<Match>(
    resource,
    { pagination: { page: 1, perPage }, sort: { field: 'name', order: 'ASC' }, filter: { q: debounced } },
    { enabled: debounced !== '', placeholderData: keepPreviousData },
  );
  const outdated = query !== debounced || isPlaceholderData;
  // Until the new results arrive, the old ones that also match the new query are shown.
  const matching = (data ?? []).filter((row) => !outdated || textOf(row).some((text) => contains(text, query)));
  return {
    rows: query === '' ? [] : matching,
    pending: query !== '' && (outdated || isPending),
    failed: query !== '' && isError && !isFetching,
    retry: () => void refetch(),
  };
}

function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

export interface Option {
  key: string;
  label: string;
  detail?: string;
  /** Left out for a person, who is shown with a photo. */
  icon?: LucideIcon;
  photo?: string | null;
  keys?: string[];
  /** Left out for the option that opens the list of shortcuts. */
  to?: string;
}

export interface OptionGroup {
  name: 'employees' | 'departments' | 'places';
  options: Option[];
}

export function useOptions(query: string) {
  const text = useText();
  const pending = usePendingLeave();
  const { employees, departments, ...state } = useRecordSearch(query);

  const places: Option[] = DESTINATIONS.map(({ to, label, icon }) => ({
    key: to,
    to,
    label: text(label),
    detail: to === officePath.leaves && pending > 0 ? text('navigation.pending', { count: pending }) : undefined,
    icon,
    keys: shortcutTo(to),
  }));
  places.push({ key: 'shortcuts', label: text('search.shortcuts'), icon: Keyboard, keys: ['?'] });

  const records: OptionGroup[] = [
    {
      name: 'employees',
      options: employees.map(({ _id, name, employeeId, department, status, userId }) => ({
        key: _id,
        to: officePath.employee(_id),
        label: name,
        detail: [employeeId, department.dep_name, status === 'Left' && text('person.statuses.Left')].filter(Boolean).join(', '),
        photo: userId.profileImage,
      })),
    },
    {
      name: 'departments',
      options: departments.map(({ _id, dep_name, employees: count }) => ({
        key: _id,
        to: officePath.department(_id),
        label: dep_name,
        detail: text('search.people', { count }),
        icon: Network,
      })),
    },
  ];
  const screens: OptionGroup = { name: 'places', options: places.filter(({ label }) => contains(label, query)) };
  // A query that begins a screen's name lists screens first, so that late search results do not displace them.
  const screenFirst = query !== '' && screens.options.some(({ label }) => folded(label).startsWith(folded(query)));
  const groups = screenFirst ? [screens, ...records] : [...records, screens];
  return { groups: groups.filter(({ options }) => options.length > 0), screenFirst, ...state };
}
