import { lazy, Suspense } from 'react';
import { useGetOne, useListFilterContext } from 'react-admin';
import { EMPLOYMENT_STATUSES } from '../../../../api/contract/employee/employment-status.js';
import { ROLES } from '../../../../api/contract/auth/roles.js';
import { useText } from '../../i18n/use-text';
import { type ListFilter, useFilter } from '../../lists/list-filter';
import { type Person, WITHOUT_PAY } from '../../people/person';
import { Skeleton } from '../../ui/feedback/skeleton';
import { usePatternChoices, usePolicyChoices } from './use-filter-choices';

// With the search of people and the names of patterns and policies, which no list needs before its filters are opened.
const fields = () => import('./employee-filter-fields');
const Designation = lazy(() => fields().then((all) => ({ default: all.DesignationFilter })));
const Manager = lazy(() => fields().then((all) => ({ default: all.ManagerFilter })));
const WorkingTime = lazy(() => fields().then((all) => ({ default: all.WorkingTimeFilter })));
const Policy = lazy(() => fields().then((all) => ({ default: all.PolicyFilter })));

const COMPLETENESS = ['true', 'false'] as const;

/** Each stands in the address, so that a list can be passed on as it is. */
export function useEmployeeFilters(): ListFilter[] {
  const text = useText();
  const values = useListFilterContext().filterValues as Record<string, unknown>;
  const only = (source: 'noBankAccount' | 'notInvited'): ListFilter => ({
    source,
    label: text(`employees.filters.${source}`),
    choices: [{ value: 'true', label: text('employees.filters.only') }],
  });
  return [
    {
      source: 'role',
      label: text('employees.role'),
      choices: ROLES.map((value) => ({ value, label: text(`person.roles.${value}`) })),
    },
    {
      source: 'designation',
      label: text('employees.designation'),
      field: deferred(<Designation />, 'designation'),
    },
    {
      source: 'manager',
      label: text('employees.columns.manager'),
      choices: useChosenManager(),
      field: deferred(<Manager />, 'manager'),
    },
    {
      source: 'workingTime',
      label: text('employees.filters.workingTime'),
      choices: usePatternChoices(values.workingTime !== undefined),
      field: deferred(<WorkingTime />, 'workingTime'),
    },
    {
      source: 'policy',
      label: text('employees.filters.policy'),
      choices: usePolicyChoices(values.policy !== undefined),
      field: deferred(<Policy />, 'policy'),
    },
    {
      source: 'incomplete',
      label: text('employees.record'),
      choices: COMPLETENESS.map((value) => ({
        value,
        label: text(`employees.incomplete.${value}`),
      })),
    },
    {
      source: 'hiredFrom',
      label: text('employees.filters.hiredFrom'),
      until: { source: 'hiredTo', label: text('employees.filters.hiredTo') },
    },
    only('noBankAccount'),
    only('notInvited'),
    {
      source: 'status',
      label: text('employees.status'),
      choices: EMPLOYMENT_STATUSES.map((value) => ({
        value,
        label: text(`person.statuses.${value}`),
      })),
    },
  ];
}

const deferred = (field: React.ReactElement, key: string) => (
  <Suspense key={key} fallback={<Skeleton width="100%" height={66} />}>
    {field}
  </Suspense>
);

/** For the words of the chip. */
function useChosenManager() {
  const [id] = useFilter('manager');
  const { data } = useGetOne<Person>(
    'employees',
    { id, meta: WITHOUT_PAY },
    { enabled: id !== '' },
  );
  return data ? [{ value: id, label: data.name }] : [];
}
