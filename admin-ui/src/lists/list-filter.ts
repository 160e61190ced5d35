import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useDepartments } from '../api/use-departments';
import { useText } from '../i18n/use-text';
import type { Choice } from '../ui/fields/select-field';
import { useFilterChanges } from './filter-changes';

/** One way to narrow a list; with words it has no field here, because it is set elsewhere. */
export interface ListFilter {
  source: string;
  label: string;
  choices?: Choice[];
  /** Instead of a select; the choices then name what may be chosen in the chip. */
  field?: ReactNode;
  /** The choice that narrows nothing. */
  any?: string;
  /** A dependent filter that a new choice clears. */
  clears?: string;
  /** The day of `source` is the first, this one the last. */
  until?: Pick<ListFilter, 'source' | 'label'>;
  /** For its chip. */
  words?: string;
}

export function useFilter(source: string): [string, (value: string) => void] {
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  return [
    (filterValues as Record<string, string | undefined>)[source] ?? '',
    (value) => change({ [source]: value }),
  ];
}

/** `day`: of a list that shows another one than today; it offers those that have been closed since, too. */
export function useDepartmentFilter(day?: CalendarDate): ListFilter {
  const text = useText();
  const { data = [] } = useDepartments({ placeholderData: (last) => last }, day);
  return {
    source: 'department',
    label: text('lists.department'),
    any: text('lists.allDepartments'),
    choices: data.map(({ id, dep_name }) => ({ value: id, label: dep_name })),
  };
}
