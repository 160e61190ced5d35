import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { type ListStat, ListStats } from '../lists/list-stats';
import { ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { SavedViews } from '../lists/saved-views';
import { SearchBox } from '../lists/search-box';
import { Column } from '../lists/column';
import columns from '../lists/columns.module.css';
import { SerialColumn } from '../lists/serial-column';
import { useNumbers } from '../providers/config';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { DepartmentActions } from './department-actions';
import { DepartmentCard } from './department-card';
import type { Department } from './department';
import { DepartmentDescription } from './department-description';
import classes from './department-list.module.css';

export default function DepartmentList() {
  const text = useText();
  const numbers = useNumbers();
  const list = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState(0);
  const onDeleted = () => setDeleted((before) => before + 1);

  // Not before the question is closed, behind which nothing takes the focus.
  useEffect(() => {
    if (deleted) list.current?.focus();
  }, [deleted]);
  const stats: ListStat<{ total: number }>[] = [
    { label: text('departments.total'), value: ({ total }) => numbers.format(total) },
    { label: text('departments.filtered'), value: (_, matching) => numbers.format(matching) },
    { label: text('departments.active'), word: true, value: () => text('departments.allDepartments') },
  ];
  return (
    <ListPage resource="departments" sort={{ field: 'name', order: 'ASC' }}>
      <PageHead
        title={text('departments.title')}
        actions={
          <>
            <ExportButton name="departments" />
            <Add />
          </>
        }
      />
      <ListStats of={stats} />
      <ListTools>
        <SearchBox placeholder={text('departments.search')} />
        <SavedViews />
      </ListTools>
      <div ref={list} className={classes.list} role="region" aria-label={text('departments.list')} tabIndex={-1}>
        <ListTable<Department>
          roomy
          label={text('departments.list')}
          card={(department) => <DepartmentCard department={department} onDeleted={onDeleted} />}
          empty={<ListEmpty title={text('departments.emptyTitle')} searching={text('departments.emptySearching')} none={text('departments.empty')} action={<Add />} />}
        >
          <SerialColumn label={text('departments.serial')} />
          <Column<Department> source="name" label={text('departments.name')} cellClassName={columns.strong} render={({ dep_name }) => <bdi>{dep_name}</bdi>} />
          <Column<Department> label={text('departments.description')} render={(department) => <DepartmentDescription of={department} />} />
          <Column<Department>
            label={text('departments.action')}
            headerClassName={columns.actions}
            cellClassName={columns.actions}
            render={(department) => <DepartmentActions department={department} onDeleted={onDeleted} />}
          />
        </ListTable>
      </div>
    </ListPage>
  );
}

function Add() {
  const text = useText();
  return (
    <ButtonLink variant="primary" to={address.addDepartment}>
      <Icon of={Plus} size={16} />
      {text('departments.add')}
    </ButtonLink>
  );
}
