import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { filtered, officePath } from '../paths';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ExportButton } from '../lists/export-button';
import { ListEmpty } from '../lists/list-empty';
import { useFilteredResults } from '../lists/filtered-results';
import { ListHead } from '../lists/list-head';
import {
  ListAsOfChoice,
  ListAsOfLine,
  ListDayAddress,
  useCompanyOnDay,
  useListDay,
} from '../lists/list-as-of';
import { ListPage } from '../lists/list-page';
import { type Column, ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { SavedViews } from '../lists/saved-views';
import { useListSummary } from '../lists/use-list-summary';
import { useNumbers } from '../api/config';
import { ButtonLink, RowAction, RowActionLink } from '../ui/button';
import { Overflow } from '../ui/layout/overflow';
import { usePhone } from '../ui/layout/use-phone';
import type { Department } from './department';
import { DepartmentHead, DepartmentHeadcount, DepartmentName } from './department-people';
import classes from './department-list.module.css';

// With its effect, which no list needs before it is asked for.
const DepartmentDeletion = lazy(() => import('./department-deletion'));

const DAY = ['asOf'];
const OF_ANY_DAY = ['q', 'asOf'];
const NO_FILTER = {};

export default function DepartmentList() {
  return (
    <ListDayAddress opening={NO_FILTER}>
      <ListPage resource="departments" sort={{ field: 'name', order: 'ASC' }}>
        <Departments />
      </ListPage>
    </ListDayAddress>
  );
}

function Departments() {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [deletions, setDeletions] = useState(0);
  const onDeleted = () => setDeletions((before) => before + 1);

  // After the dialog has closed, because nothing behind an open dialog can take the focus.
  useEffect(() => {
    if (deletions) list.current?.focus();
  }, [deletions]);
  const listed: Column<Department>[] = [
    {
      source: 'name',
      label: text('departments.name'),
      className: columns.strong,
      render: (department) => <DepartmentName of={department} />,
    },
    {
      label: text('departments.description'),
      className: classes.description,
      render: (department) => <DepartmentDescription of={department} />,
    },
    {
      label: text('departments.head'),
      className: classes.whole,
      render: (department) => <DepartmentHead of={department} />,
    },
    {
      label: text('departments.headcount'),
      className: `${columns.number} ${classes.headcount}`,
      render: (department) => <DepartmentHeadcount of={department} />,
    },
    {
      label: text('departments.action'),
      className: columns.actions,
      render: (department) => <DepartmentActions department={department} onDeleted={onDeleted} />,
    },
  ];
  return (
    <>
      <Head />
      <ListTools search={text('departments.search')} kept={DAY} end={<SavedViews />}>
        <ListAsOfChoice filters={OF_ANY_DAY} />
      </ListTools>
      <ListAsOfLine company={useCompanyOnDay()} />
      <div
        ref={list}
        className={classes.list}
        role="region"
        aria-label={text('departments.list')}
        tabIndex={-1}
      >
        <ListTable<Department>
          roomy
          label={text('departments.list')}
          serial={text('departments.serial')}
          columns={listed}
          card={(department) => <DepartmentCard department={department} onDeleted={onDeleted} />}
          empty={
            <ListEmpty
              title={text('departments.emptyTitle')}
              hint={text('departments.emptySearching')}
              emptyText={text('departments.empty')}
              action={<Add />}
            />
          }
        />
      </div>
    </>
  );
}

function Head() {
  const text = useText();
  const numbers = useNumbers();
  const total = useListSummary<{ total: number }>()?.total;
  const isToday = useListDay() === undefined;
  return (
    <ListHead
      title={text('departments.title')}
      figures={[
        {
          label: text('departments.total'),
          value: total === undefined ? undefined : numbers.format(total),
        },
        useFilteredResults(text('departments.filtered'), total),
        { label: text('departments.active'), value: text('departments.allDepartments') },
      ]}
      actions={<ExportButton name="departments" />}
      primary={isToday && <Add />}
    />
  );
}

function Add() {
  const text = useText();
  return (
    <ButtonLink variant="primary" to={officePath.addDepartment} icon={Plus}>
      {text('departments.add')}
    </ButtonLink>
  );
}

function DepartmentCard({
  department,
  onDeleted,
}: {
  department: Department;
  onDeleted: () => void;
}) {
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <span className={classes.cardName}>
          <DepartmentName of={department} />
        </span>
        <DepartmentHeadcount of={department} inWords />
        <DepartmentActions department={department} onDeleted={onDeleted} />
      </div>
      <DepartmentDescription of={department} />
      <DepartmentHead of={department} />
    </div>
  );
}

function DepartmentDescription({ of: { description } }: { of: Department }) {
  const text = useText();
  return description ? (
    <bdi className={classes.text}>{description}</bdi>
  ) : (
    <span className={classes.none}>{text('departments.noDescription')}</span>
  );
}

interface DepartmentActionsProps {
  department: Department;
  onDeleted: () => void;
}

function DepartmentActions({ department, onDeleted }: DepartmentActionsProps) {
  const text = useText();
  const phone = usePhone();
  const day = useListDay();
  const [deleting, setDeleting] = useState(false);
  const name = department.dep_name;
  if (day) return <PeopleOfDay of={department} day={day} />;
  return (
    <>
      <Overflow label={text('lists.moreOf', { name })} roomy={!phone}>
        <RowActionLink
          tone="primary"
          to={officePath.department(department.id)}
          aria-label={text('departments.editOf', { name })}
        >
          {text('departments.edit')}
        </RowActionLink>
        <RowAction
          tone="danger"
          aria-label={text('departments.deleteOf', { name })}
          onClick={() => setDeleting(true)}
        >
          {text('departments.delete')}
        </RowAction>
      </Overflow>
      {deleting && (
        <Suspense fallback={null}>
          <DepartmentDeletion
            department={department}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  );
}

/** As of another day nothing is changed. */
function PeopleOfDay({ of: { id, dep_name }, day }: { of: Department; day: CalendarDate }) {
  const text = useText();
  return (
    <RowActionLink
      tone="primary"
      to={filtered(officePath.employees, { asOf: day, department: id })}
      aria-label={text('departments.viewPeopleOf', { name: dep_name })}
    >
      {text('departments.viewPeople')}
    </RowActionLink>
  );
}
