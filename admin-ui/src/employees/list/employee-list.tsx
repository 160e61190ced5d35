import { Plus } from 'lucide-react';
import type { EmployeeSummary } from '../../../../api/contract/responses.js';
import { EMPLOYMENT_STATUSES } from '../../../../api/contract/employment-status.js';
import { ROLES } from '../../../../api/contract/roles.js';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { ExportButton } from '../../lists/export-button';
import { ListEmpty } from '../../lists/list-empty';
import { DepartmentFilter, FilterSelect, ListFilters } from '../../lists/list-filters';
import { ListPage, ListTools } from '../../lists/list-page';
import { type ListStat, ListStats } from '../../lists/list-stats';
import { type Column, ListTable } from '../../lists/list-table';
import { SavedViews } from '../../lists/saved-views';
import { SearchBox } from '../../lists/search-box';
import { PersonPhoto } from '../../people/person-photo';
import { useNumbers } from '../../api/config';
import { ButtonLink, RowActionLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/layout/page-head';
import type { ListedEmployee } from '../employee';
import classes from './employee-list.module.css';
import { EmployeeName } from '../employee-name';

export default function EmployeeList() {
  const text = useText();
  const numbers = useNumbers();
  const { day } = useDates();
  const stats: ListStat<EmployeeSummary>[] = [
    { label: text('employees.total'), value: ({ total }) => numbers.format(total) },
    { label: text('employees.departments'), value: ({ departments }) => numbers.format(departments) },
    { label: text('employees.filtered'), value: (_, matching) => numbers.format(matching) },
  ];
  const listed: Column<ListedEmployee>[] = [
    { label: text('employees.image'), className: classes.image, render: (employee) => <EmployeePhoto of={employee} size="m" /> },
    { source: 'name', label: text('employees.name'), className: `${columns.strong} ${classes.person}`, render: (employee) => <EmployeeName of={employee} /> },
    { source: 'department', label: text('employees.department'), className: classes.department, render: ({ department }) => <KnownValue>{department?.dep_name}</KnownValue> },
    { source: 'dob', label: text('employees.dob'), className: classes.date, render: ({ dob }) => <KnownValue>{dob && day(dob)}</KnownValue> },
    { label: text('employees.action'), className: columns.actions, render: (employee) => <EmployeeActions employee={employee} /> },
  ];
  return (
    <ListPage resource="employees" sort={{ field: 'name', order: 'ASC' }}>
      <PageHead
        title={text('employees.title')}
        actions={
          <>
            <ExportButton name="employees" />
            <Add />
          </>
        }
      />
      <ListStats of={stats} />
      <ListTools>
        <SearchBox placeholder={text('employees.search')} />
        <EmployeeFilters />
        <SavedViews />
      </ListTools>
      <ListTable<ListedEmployee>
        roomy
        label={text('employees.list')}
        serial={text('employees.serial')}
        columns={listed}
        card={(employee) => <EmployeeCard employee={employee} />}
        empty={<ListEmpty title={text('employees.emptyTitle')} filteredText={text('employees.emptySearching')} emptyText={text('employees.empty')} action={<Add />} />}
      />
    </ListPage>
  );
}

function Add() {
  const text = useText();
  return (
    <ButtonLink variant="primary" to={officePath.addEmployee}>
      <Icon of={Plus} size={16} />
      {text('employees.add')}
    </ButtonLink>
  );
}

function EmployeeFilters() {
  const text = useText();
  return (
    <ListFilters>
      <DepartmentFilter />
      <FilterSelect source="role" label={text('employees.role')} choices={ROLES.map((value) => ({ value, label: text(`person.roles.${value}`) }))} />
      <FilterSelect source="status" label={text('employees.status')} choices={EMPLOYMENT_STATUSES.map((value) => ({ value, label: text(`person.statuses.${value}`) }))} />
    </ListFilters>
  );
}

function EmployeeCard({ employee }: { employee: ListedEmployee }) {
  const { day } = useDates();
  return (
    <>
      <div className={classes.card}>
        <EmployeePhoto of={employee} size="l" />
        <EmployeeName of={employee} />
        <span className={classes.cardLine}>
          <span>
            <KnownValue>{employee.department?.dep_name}</KnownValue>
          </span>
          <span className={classes.cardDate}>
            <KnownValue>{employee.dob && day(employee.dob)}</KnownValue>
          </span>
        </span>
      </div>
      <EmployeeActions employee={employee} />
    </>
  );
}

function KnownValue({ children }: { children: string | undefined }) {
  const text = useText();
  return children ? <bdi>{children}</bdi> : <span className={classes.missing}>{text('app.notAvailable')}</span>;
}

function EmployeePhoto({ of: { name, userId }, size }: { of: ListedEmployee; size: 'm' | 'l' }) {
  const text = useText();
  const shown = name || text('person.unknown');
  return <PersonPhoto name={shown} image={userId?.profileImage} size={size} label={text('employees.imageOf', { name: shown })} />;
}

function EmployeeActions({ employee: { id, name: known } }: { employee: ListedEmployee }) {
  const text = useText();
  const name = known || text('person.unknown');
  return (
    <span className={classes.actions}>
      <RowActionLink tone="primary" to={officePath.employee(id)} aria-label={text('employees.viewOf', { name })}>
        {text('employees.view')}
      </RowActionLink>
      <RowActionLink to={officePath.editEmployee(id)} aria-label={text('employees.editOf', { name })}>
        {text('employees.edit')}
      </RowActionLink>
      <RowActionLink to={officePath.salaryHistory(id)} aria-label={text('employees.salaryOf', { name })}>
        {text('employees.salary')}
      </RowActionLink>
      <RowActionLink to={officePath.employeeLeaves(id)} aria-label={text('employees.leaveOf', { name })}>
        {text('employees.leave')}
      </RowActionLink>
    </span>
  );
}
