import { keepPreviousData } from '@tanstack/react-query';
import { Keyboard, type LucideIcon, Network } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import type { DepartmentRecord, EmployeeListRecord } from '../../../../api/contract/records.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { usePendingLeave } from '../../api/use-pending-leave';
import { DESTINATIONS } from './destinations';
import { contains, folded } from './folded';
import { keysTo } from './use-shortcuts';

/** After the last keystroke, in milliseconds. */
const DEBOUNCE = 150;

type Row<Record> = Record & RaRecord;

const textOfEmployee = ({ name, employeeId, department, userId }: EmployeeListRecord) => [name, employeeId, department.dep_name, userId.email];
const textOfDepartment = ({ dep_name, description }: DepartmentRecord) => [dep_name, description];

/** What the server finds; an older question is given up for a newer one. */
function useMatches(question: string) {
  const employees = useFound<Row<EmployeeListRecord>>('employees', question, 8, textOfEmployee);
  const departments = useFound<Row<DepartmentRecord>>('departments', question, 5, textOfDepartment);
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

function useFound<Found extends RaRecord>(resource: string, question: string, perPage: number, textOf: (row: Found) => string[]) {
  const asked = useSettled(question, DEBOUNCE);
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useGetList<Found>(
    resource,
    { pagination: { page: 1, perPage }, sort: { field: 'name', order: 'ASC' }, filter: { q: asked }, meta: { withoutPay: true } },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  );
  const late = question !== asked || isPlaceholderData;
  // Until the new answer is there, those of the former that fit the new question as well.
  const fitting = (data ?? []).filter((row) => !late || textOf(row).some((text) => contains(text, question)));
  return {
    rows: question === '' ? [] : fitting,
    pending: question !== '' && (late || isPending),
    failed: question !== '' && isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** The value once it has stayed the same for a while. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

export interface Option {
  key: string;
  label: string;
  /** Beside the label, paler. */
  detail?: string;
  /** Without one it is a person. */
  icon?: LucideIcon;
  photo?: string | null;
  keys?: string[];
  /** Without one it opens the list of shortcuts. */
  to?: string;
}

export interface OptionGroup {
  name: 'employees' | 'departments' | 'places';
  options: Option[];
}

/** All that fits what was typed; with nothing typed, the screens. */
export function useOptions(question: string) {
  const text = useText();
  const pending = usePendingLeave();
  const { employees, departments, ...state } = useMatches(question);

  const places: Option[] = DESTINATIONS.map(({ to, label, icon }) => ({
    key: to,
    to,
    label: text(label),
    detail: to === officePath.leaves && pending > 0 ? text('navigation.pending', { count: pending }) : undefined,
    icon,
    keys: keysTo(to),
  }));
  places.push({ key: 'shortcuts', label: text('search.shortcuts'), icon: Keyboard, keys: ['?'] });

  const found: OptionGroup[] = [
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
  const screens: OptionGroup = { name: 'places', options: places.filter(({ label }) => contains(label, question)) };
  // Whoever types the beginning of a screen's name means it; it must not give way when people are found.
  const named = question !== '' && screens.options.some(({ label }) => folded(label).startsWith(folded(question)));
  const groups = named ? [screens, ...found] : [...found, screens];
  return { groups: groups.filter(({ options }) => options.length > 0), named, ...state };
}
