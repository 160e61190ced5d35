import { useMemo } from 'react';
import { ListContextProvider, useListFilterContext } from 'react-admin';
import { Link } from 'react-router';
import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { useNumbers } from '../api/config';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { CountedFilters } from '../lists/counted-filters';
import { LocalFilterChanges, useFilterChanges } from '../lists/filter-changes';
import { ListEmpty } from '../lists/list-empty';
import { type Column, ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { officePath } from '../paths';
import { None } from './department-matrix';
import { leaveBehind } from './leave-behind';
import classes from './person-absences.module.css';
import { type PersonAbsence, usePeopleList } from './use-people-list';
import { useReportAmounts } from './use-report-amounts';

/** The people of the report, who came with it. */
export function PersonAbsences({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const people = useMemo(() => peopleOf(report), [report]);
  const list = usePeopleList(people);
  return (
    <section className={classes.people}>
      <h2>{text('absenceReport.byPerson')}</h2>
      <ListContextProvider value={list}>
        <LocalFilterChanges opening={undefined}>
          <PeopleTools of={report} people={people} />
          <PeopleTable of={report} />
        </LocalFilterChanges>
      </ListContextProvider>
    </section>
  );
}

const peopleOf = ({ employees, departments }: AbsenceReportRecord): PersonAbsence[] => {
  const names = new Map(departments.map(({ department }) => [department._id, department.dep_name]));
  return employees.map(({ employee, department, days, minutes, types }, place) => ({
    id: employee._id,
    place,
    name: employee.name,
    employeeId: employee.employeeId,
    department,
    departmentName: names.get(department) ?? '',
    days,
    minutes,
    amounts: new Map(types.map(({ leaveType, amount }) => [leaveType, amount])),
  }));
};

const AWAY = ['away'];

function PeopleTools({
  of: { departments },
  people,
}: {
  of: AbsenceReportRecord;
  people: PersonAbsence[];
}) {
  const text = useText();
  const numbers = useNumbers();
  const { change } = useFilterChanges();
  const filters = useListFilterContext().filterValues as Record<string, string>;
  const none = people.filter(({ days, minutes }) => days + minutes === 0).length;
  return (
    <ListTools
      search={text('absenceReport.search')}
      select={{
        source: 'department',
        label: text('absenceReport.department'),
        any: text('absenceReport.allDepartments'),
        choices: departments.map(({ department: { _id, dep_name } }) => ({
          value: _id,
          label: dep_name,
        })),
      }}
      elsewhere={AWAY}
    >
      <CountedFilters
        label={text('absenceReport.who')}
        of={[
          {
            value: '',
            label: text('absenceReport.everyone'),
            count: numbers.format(people.length),
          },
          { value: 'none', label: text('absenceReport.noLeave'), count: numbers.format(none) },
        ]}
        value={filters.away ?? ''}
        onChoose={(away) => change({ away })}
      />
    </ListTools>
  );
}

function PeopleTable({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const amounts = useReportAmounts();
  const typeName = (name: string) => leaveTypeName(text, name);
  const link = (employee: string, leaveType?: string) =>
    leaveBehind(report, { employee, ...(leaveType && { leaveType }) });
  const types = report.types.map(({ leaveType, unit }): Column<PersonAbsence> => ({
    label: typeName(leaveType.name),
    className: columns.number,
    render: ({ id, amounts: taken }) => {
      const amount = taken.get(leaveType._id);
      if (!amount) return <None />;
      return <Link to={link(id, leaveType.name)}>{amounts.figure(amount, unit)}</Link>;
    },
  }));
  const total: Column<PersonAbsence> = {
    source: 'days',
    label: text('absenceReport.total'),
    sortByOrder: 'DESC',
    className: columns.number,
    render: ({ id, days }) => (
      <Link to={link(id)} className={classes.total}>
        {amounts.figure(days, 'days')}
      </Link>
    ),
  };
  const hours: Column<PersonAbsence> = {
    source: 'minutes',
    label: text('absenceReport.hours'),
    sortByOrder: 'DESC',
    className: columns.number,
    render: ({ minutes }) => (minutes ? amounts.figure(minutes, 'minutes') : <None />),
  };
  const name: Column<PersonAbsence> = {
    source: 'place',
    label: text('absenceReport.name'),
    render: (person) => (
      <>
        <PersonLink of={person} /> <small>{person.departmentName}</small>
      </>
    ),
  };
  return (
    <ListTable<PersonAbsence>
      label={text('absenceReport.peopleTable')}
      className={classes.table}
      columns={[name, ...types, total, ...(report.minutes > 0 ? [hours] : [])]}
      card={(person) => (
        <div className={classes.card}>
          <div>
            <PersonLink of={person} />
            <small>
              {report.types
                .flatMap(({ leaveType, unit }) => {
                  const amount = person.amounts.get(leaveType._id);
                  return amount
                    ? [`${typeName(leaveType.name)} ${amounts.figure(amount, unit)}`]
                    : [];
                })
                .join(', ') || person.departmentName}
            </small>
          </div>
          <Link to={link(person.id)} className={classes.total}>
            {amounts.figure(person.days, 'days')}
          </Link>
        </div>
      )}
      empty={<ListEmpty title={text('absenceReport.nobody')} />}
    />
  );
}

const PersonLink = ({ of: { id, name } }: { of: PersonAbsence }) => (
  <Link to={officePath.employeeLeaves(id)} className={classes.name}>
    <bdi>{name}</bdi>
  </Link>
);
