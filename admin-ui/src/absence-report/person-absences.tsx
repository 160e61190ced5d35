import { useListFilterContext } from 'react-admin';
import { Link } from 'react-router';
import type {
  AbsenceOfEmployee,
  AbsenceReportRecord,
} from '../../../api/contract/leave/absence-report-responses.js';
import { useNumbers } from '../api/config';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { CountedFilters } from '../lists/counted-filters';
import { useFilterChanges } from '../lists/filter-changes';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { type Column, ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { officePath } from '../paths';
import { None } from './department-matrix';
import { leaveBehind } from './leave-behind';
import classes from './person-absences.module.css';
import { useReportAmounts } from './use-report-amounts';
import { useTypeNames } from './use-type-names';

type PersonAbsence = AbsenceOfEmployee & { id: string };

const MOST_DAYS_FIRST = { field: 'days', order: 'DESC' } as const;
const PEOPLE_ON_PAGE = 10;

export function PersonAbsences({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const { from, to } = report;
  return (
    <section className={classes.people}>
      <h2>{text('absenceReport.byPerson')}</h2>
      <ListPage
        embedded
        resource="absentPeople"
        filter={{ from, to }}
        sort={MOST_DAYS_FIRST}
        perPage={PEOPLE_ON_PAGE}
        failure="absenceReport.failed"
      >
        <PeopleTools of={report} />
        <PeopleTable of={report} />
      </ListPage>
    </section>
  );
}

const AWAY = ['away'];

function PeopleTools({ of: { departments, headcount, people } }: { of: AbsenceReportRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const { change } = useFilterChanges();
  const filters = useListFilterContext().filterValues as Record<string, string>;
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
            count: numbers.format(headcount),
          },
          {
            value: 'false',
            label: text('absenceReport.noLeave'),
            count: numbers.format(headcount - people),
          },
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
  const typeName = useTypeNames(report);
  const link = (employee: string, leaveType?: string) =>
    leaveBehind(report, { employee, leaveType });
  const types = report.types.map(({ leaveType, unit }): Column<PersonAbsence> => ({
    label: typeName(leaveType.name),
    className: columns.number,
    render: ({ id, types: taken }) => {
      const amount = amountOf(taken, leaveType._id);
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
    source: 'name',
    label: text('absenceReport.name'),
    render: (person) => (
      <>
        <PersonLink of={person} /> <small>{person.department.dep_name}</small>
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
                  const amount = amountOf(person.types, leaveType._id);
                  return amount
                    ? [`${typeName(leaveType.name)} ${amounts.figure(amount, unit)}`]
                    : [];
                })
                .join(', ') || person.department.dep_name}
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

const amountOf = (taken: PersonAbsence['types'], typeId: string): number | undefined =>
  taken.find(({ leaveType }) => leaveType === typeId)?.amount;

const PersonLink = ({ of: { id, name } }: { of: PersonAbsence }) => (
  <Link to={officePath.employeeLeaves(id)} className={classes.name}>
    <bdi>{name}</bdi>
  </Link>
);
