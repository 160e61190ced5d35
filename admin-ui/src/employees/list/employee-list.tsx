import { Plus } from 'lucide-react';
import type { EmployeeSummary } from '../../../../api/contract/employee/employee-responses.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { InvitePeopleButton } from '../../invitations/invite-people-button';
import columns from '../../lists/columns.module.css';
import { useFilteredResults } from '../../lists/filtered-results';
import { ListEmpty } from '../../lists/list-empty';
import { useDepartmentFilter, useFilter } from '../../lists/list-filter';
import { ListAsOfChoice, ListAsOfLine, ListDayAddress, useListDay } from '../../lists/list-as-of';
import { ListHead } from '../../lists/list-head';
import { ListPage } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import { ListTools } from '../../lists/list-tools';
import { type RowSelection, SelectRows } from '../../lists/row-selection';
import { SavedViews } from '../../lists/saved-views';
import { useListSummary } from '../../lists/use-list-summary';
import { useNumbers } from '../../api/config';
import { Button, ButtonLink } from '../../ui/button';
import type { ListedEmployee } from '../employee';
import { EmployeeName } from '../employee-name';
import { EmployeeActions } from './employee-actions';
import { EmployeeBulkBar } from './employee-bulk-bar';
import { EmployeeExport } from './employee-export';
import { useEmployeeFilters } from './employee-filters';
import classes from './employee-list.module.css';
import { EmployeePhoto, EmployeeCard } from './employee-card';
import { ExtraColumnChoice, useChosenColumns, useValueColumns } from './employee-columns';
import { PeopleElsewhere, WORKS_HERE } from './people-elsewhere';

const EVERYBODY = { everybody: true } as const;
const STATUS = ['status'];
const DAY = ['asOf'];

/** Those by which the list can be filtered as of another day, too. */
const OF_ANY_DAY = ['q', 'department', 'designation', 'manager', 'role', 'asOf'];

export default function EmployeeList() {
  return (
    <ListDayAddress opening={WORKS_HERE}>
      <ListPage
        resource="employees"
        sort={{ field: 'name', order: 'ASC' }}
        filterDefaultValues={WORKS_HERE}
      >
        <Head />
        <Tools />
        <DayLine />
        <People />
        <EmployeeBulkBar />
      </ListPage>
    </ListDayAddress>
  );
}

/** As of another day nothing is changed, so that nobody can be chosen. */
function People() {
  const text = useText();
  const isReadOnly = useListDay() !== undefined;
  const selection: RowSelection<ListedEmployee> = {
    isSelectable: () => true,
    selectAllLabel: text('employees.selection.page'),
    label: ({ name }) => text('employees.selection.one', { name: name || text('person.unknown') }),
  };
  const values = useValueColumns();
  const withDesignation = values.every(({ source }) => source !== 'designation');
  const listed: Column<ListedEmployee>[] = [
    {
      label: text('employees.image'),
      className: classes.image,
      render: (employee) => <EmployeePhoto of={employee} />,
    },
    {
      source: 'name',
      label: text('employees.name'),
      className: `${columns.strong} ${classes.person}`,
      render: (employee) => <EmployeeName of={employee} withDesignation={withDesignation} />,
    },
    ...values,
    {
      label: text('employees.action'),
      className: columns.actions,
      render: (employee) => <EmployeeActions employee={employee} isReadOnly={isReadOnly} />,
    },
  ];
  return (
    <ListTable<ListedEmployee>
      roomy
      label={text('employees.list')}
      serial={text('employees.serial')}
      columns={listed}
      selection={isReadOnly ? undefined : selection}
      card={(employee) => (
        <EmployeeCard employee={employee} columns={values} isReadOnly={isReadOnly} />
      )}
      empty={<NoEmployees />}
    />
  );
}

/** A person searched by name may have left, or is still to come. */
function NoEmployees() {
  const text = useText();
  const [q] = useFilter('q');
  const [status, setStatus] = useFilter('status');
  const others = q && status && (
    <Button onClick={() => setStatus('')}>{text('employees.searchEverybody')}</Button>
  );
  return (
    <ListEmpty
      title={text('employees.emptyTitle')}
      filteredText={text('employees.emptySearching')}
      emptyText={text('employees.empty')}
      action={<Add />}
      wider={others}
      defaultFilter={WORKS_HERE}
    />
  );
}

function Head() {
  const text = useText();
  const isReadOnly = useListDay() !== undefined;
  const numbers = useNumbers();
  const summary = useListSummary<EmployeeSummary>();
  return (
    <ListHead
      title={text('employees.title')}
      figures={[
        { label: text('employees.total'), value: summary && numbers.format(summary.total) },
        {
          label: text('employees.departments'),
          value: summary && numbers.format(summary.departments),
        },
        useFilteredResults(text('employees.filtered'), summary?.total),
      ]}
      actions={
        <>
          {!isReadOnly && <SelectRows />}
          <EmployeeExport />
          {!isReadOnly && <InvitePeopleButton people={EVERYBODY} />}
        </>
      }
      primary={!isReadOnly && <Add />}
    />
  );
}

function DayLine() {
  return <ListAsOfLine company={useListSummary<EmployeeSummary>()} />;
}

function Add() {
  const text = useText();
  return (
    <ButtonLink variant="primary" to={officePath.addEmployee} icon={Plus}>
      {text('employees.add')}
    </ButtonLink>
  );
}

function Tools() {
  const text = useText();
  const isToday = useListDay() === undefined;
  const filters = useEmployeeFilters();
  return (
    <ListTools
      search={text('employees.search')}
      select={useDepartmentFilter(useListDay())}
      filters={isToday ? filters : filters.filter(({ source }) => OF_ANY_DAY.includes(source))}
      elsewhere={STATUS}
      kept={DAY}
      end={
        <>
          <ExtraColumnChoice />
          <SavedViews columns={useChosenColumns()} />
        </>
      }
    >
      <ListAsOfChoice filters={OF_ANY_DAY} />
      {isToday && <PeopleElsewhere />}
    </ListTools>
  );
}
