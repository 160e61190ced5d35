import { Plus } from 'lucide-react';
import type { EmployeeSummary } from '../../../api/contract/answers.js';
import { address } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Column } from '../lists/column';
import columns from '../lists/columns.module.css';
import { ExportButton } from '../lists/export-button';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { type ListStat, ListStats } from '../lists/list-stats';
import { ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { SavedViews } from '../lists/saved-views';
import { SearchBox } from '../lists/search-box';
import { SerialColumn } from '../lists/serial-column';
import { useNumbers } from '../providers/config';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { EmployeeActions } from './employee-actions';
import { EmployeeCard } from './employee-card';
import { EmployeeFilters } from './employee-filters';
import classes from './employee-list.module.css';
import { EmployeeName } from './employee-name';
import { EmployeePhoto } from './employee-photo';
import { KnownValue } from './known-value';
import type { ListedEmployee } from './employee';

export default function EmployeeList() {
  const text = useText();
  const numbers = useNumbers();
  const { day } = useDates();
  const stats: ListStat<EmployeeSummary>[] = [
    { label: text('employees.total'), value: ({ total }) => numbers.format(total) },
    { label: text('employees.departments'), value: ({ departments }) => numbers.format(departments) },
    { label: text('employees.filtered'), value: (_, matching) => numbers.format(matching) },
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
        card={(employee) => <EmployeeCard employee={employee} />}
        empty={<ListEmpty title={text('employees.emptyTitle')} searching={text('employees.emptySearching')} none={text('employees.empty')} action={<Add />} />}
      >
        <SerialColumn label={text('employees.serial')} />
        <Column<ListedEmployee>
          label={text('employees.image')}
          headerClassName={classes.image}
          cellClassName={classes.image}
          render={(employee) => <EmployeePhoto of={employee} size="m" />}
        />
        <Column<ListedEmployee> source="name" label={text('employees.name')} cellClassName={`${columns.strong} ${classes.person}`} render={(employee) => <EmployeeName of={employee} />} />
        <Column<ListedEmployee> source="department" label={text('employees.department')} cellClassName={classes.department} render={({ department }) => <KnownValue>{department?.dep_name}</KnownValue>} />
        <Column<ListedEmployee> source="dob" label={text('employees.dob')} cellClassName={classes.date} render={({ dob }) => <KnownValue>{dob && day(dob)}</KnownValue>} />
        <Column<ListedEmployee>
          label={text('employees.action')}
          headerClassName={columns.actions}
          cellClassName={columns.actions}
          render={(employee) => <EmployeeActions employee={employee} />}
        />
      </ListTable>
    </ListPage>
  );
}

function Add() {
  const text = useText();
  return (
    <ButtonLink variant="primary" to={address.addEmployee}>
      <Icon of={Plus} size={16} />
      {text('employees.add')}
    </ButtonLink>
  );
}
