import { keepPreviousData } from '@tanstack/react-query';
import {
  ArrowRightLeft,
  BookOpenCheck,
  CalendarCheck2,
  CalendarRange,
  ChartColumn,
  Clock,
  type LucideIcon,
  Network,
  Scale,
  Settings2,
  ShieldCheck,
  Tags,
  TreePalm,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { folded } from '../../../../api/contract/text/folded-text.js';
import type { AwayRecord } from '../../../../api/contract/leave/away-responses.js';
import type { DepartmentRecord } from '../../../../api/contract/department/departments.js';
import type { EmployeeListRecord } from '../../../../api/contract/employee/employees.js';
import { useAwayToday } from '../../api/use-away-today';
import { officePath } from '../../paths';
import { useText, type MessageKey } from '../../i18n/use-text';
import { useAwayWords } from '../../people/away-note';
import type { OptionGroup } from './option-list';
import { containsWords } from './text-match';
import { useCommands } from './use-commands';
import { shortcutTo } from './use-shortcuts';
import { NAVIGATION_ITEMS } from '../../navigation-items';

const DEBOUNCE_MS = 150;

type Row<Record> = Record & RaRecord;

const textOfEmployee = ({
  name,
  employeeId,
  designation,
  department,
  userId,
}: EmployeeListRecord) => [name, employeeId, designation ?? '', department.dep_name, userId.email];
const textOfDepartment = ({ dep_name, description }: DepartmentRecord) => [dep_name, description];

function useRecordSearch(query: string) {
  const employees = useResourceSearch<Row<EmployeeListRecord>>(
    'employees',
    query,
    8,
    textOfEmployee,
  );
  const departments = useResourceSearch<Row<DepartmentRecord>>(
    'departments',
    query,
    5,
    textOfDepartment,
  );
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

function useResourceSearch<Match extends RaRecord>(
  resource: string,
  query: string,
  perPage: number,
  textOf: (row: Match) => string[],
) {
  const debounced = useDebounced(query, DEBOUNCE_MS);
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useGetList<Match>(
    resource,
    {
      pagination: { page: 1, perPage },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: debounced },
    },
    { enabled: debounced !== '', placeholderData: keepPreviousData },
  );
  const outdated = query !== debounced || isPlaceholderData;
  // Until the new results arrive, the old ones that also match the new query are shown.
  const matching = (data ?? []).filter((row) => !outdated || containsWords(textOf(row), query));
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

export function useOptions(query: string, onHelp: () => void) {
  const text = useText();
  const { employees, departments, ...state } = useRecordSearch(query);
  // Not for each letter while results are awaited.
  const away = useAwayToday(state.pending ? [] : employees.map(({ _id }) => _id));
  const awayWords = useAwayWords();

  const noteOf = (absence: AwayRecord | undefined) => absence && awayWords(absence);

  const records: OptionGroup[] = [
    {
      name: 'employees',
      options: employees.map(
        ({ _id, name, employeeId, designation, department, status, userId }) => ({
          key: _id,
          to: officePath.employee(_id),
          label: name,
          detail: [
            designation,
            department.dep_name,
            employeeId,
            status !== 'Active' && text(`person.statuses.${status}`),
          ]
            .filter(Boolean)
            .join(', '),
          note: noteOf(away.get(_id)),
          photo: userId.profileImage,
        }),
      ),
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
  const commands: OptionGroup = {
    name: 'commands',
    options: useCommands(onHelp).filter(({ label, words = '' }) =>
      containsWords([label, words], query),
    ),
  };
  const places: OptionGroup = {
    name: 'places',
    options: (query === '' ? DESTINATIONS : [...DESTINATIONS, ...SECTIONS])
      .map(({ to, label, icon, words }) => ({
        key: to,
        to,
        label: text(label),
        words: words && text(words),
        icon,
        keys: shortcutTo(to),
      }))
      .filter(({ label, words = '' }) => containsWords([label, words], query)),
  };
  // Commands that the query names come first, so that late search results do not displace them.
  const named = [places, commands].filter((group) => isNamed(group, query));
  const groups = [
    ...named,
    ...records,
    ...[places, commands].filter((group) => !named.includes(group)),
  ];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    namedFirst: named.length > 0,
    ...state,
  };
}

/** The query begins a label or is another word for it. */
function isNamed({ options }: OptionGroup, query: string): boolean {
  const wanted = folded(query);
  return (
    wanted !== '' &&
    options.some(
      ({ label, words = '' }) =>
        folded(label).startsWith(wanted) || folded(words).split(' ').includes(wanted),
    )
  );
}

interface Destination {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
  /** Other words for it, separated by blanks. */
  words?: MessageKey;
}

/** Screens within those of the navigation, found by what is set or read there. */
const SECTIONS: Destination[] = [
  {
    to: officePath.teamCalendar,
    label: 'search.sections.calendar',
    words: 'search.words.calendar',
    icon: CalendarRange,
  },
  {
    to: officePath.leaveBalances,
    label: 'search.sections.balances',
    words: 'search.words.balances',
    icon: Scale,
  },
  {
    to: officePath.leavePolicies,
    label: 'search.sections.policies',
    words: 'search.words.policies',
    icon: BookOpenCheck,
  },
  {
    to: officePath.leaveTypes,
    label: 'search.sections.types',
    words: 'search.words.types',
    icon: Tags,
  },
  {
    to: officePath.workingTime,
    label: 'search.sections.workingTime',
    words: 'search.words.workingTime',
    icon: Clock,
  },
  {
    to: officePath.holidays,
    label: 'search.sections.holidays',
    words: 'search.words.holidays',
    icon: TreePalm,
  },
  {
    to: officePath.coverage,
    label: 'search.sections.coverage',
    words: 'search.words.coverage',
    icon: ShieldCheck,
  },
  {
    to: officePath.yearEnd,
    label: 'search.sections.yearEnd',
    words: 'search.words.yearEnd',
    icon: CalendarCheck2,
  },
  {
    to: officePath.absenceReport,
    label: 'search.sections.report',
    words: 'search.words.report',
    icon: ChartColumn,
  },
  {
    to: officePath.payrollSetting,
    label: 'search.sections.payroll',
    words: 'search.words.payroll',
    icon: Settings2,
  },
];

const DESTINATIONS: Destination[] = [
  ...NAVIGATION_ITEMS,
  { to: '/employee-dashboard', label: 'account.portal', icon: ArrowRightLeft },
];
