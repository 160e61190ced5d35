import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type {
  AbsenceFigures,
  AbsenceOfType,
  AbsenceReportRecord,
} from '../../../api/contract/leave/absence-report-responses.js';
import { useNumbers } from '../api/config';
import { leaveTypeName } from '../i18n/leave-type-name';
import { type MessageKey, useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import table from '../lists/list-table.module.css';
import { officePath } from '../paths';
import { usePhone } from '../ui/layout/use-phone';
import classes from './absence-table.module.css';
import { useReportAmounts } from './use-report-amounts';

type Line = AbsenceFigures & { unit?: AbsenceOfType['unit'] };

interface Figure {
  label: MessageKey;
  of: (line: Line) => string;
}

interface Group extends AbsenceFigures {
  key: string;
  name: ReactNode;
  headcount: number;
  types: AbsenceOfType[];
}

/** Each department with its sums and, beneath, its types; all of them last. On a phone, each is a card. */
export function AbsenceTable({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const phone = usePhone();
  const figures = useFigures(report.minutes > 0);
  const groups: Group[] = report.departments.map(({ department, ...sums }) => ({
    ...sums,
    key: department._id,
    name: (
      <Link to={officePath.department(department._id)}>
        <bdi>{department.dep_name}</bdi>
      </Link>
    ),
  }));
  const { headcount, days, minutes, people, averageDays, averageMinutes, types } = report;
  const all: Group = {
    key: 'all',
    name: text('absenceReport.all'),
    headcount,
    days,
    minutes,
    people,
    averageDays,
    averageMinutes,
    types,
  };
  return phone ? (
    <Cards groups={[...groups, all]} />
  ) : (
    <Grid figures={figures} groups={groups} all={all} />
  );
}

function useFigures(hasHours: boolean): Figure[] {
  const numbers = useNumbers();
  const amounts = useReportAmounts();
  const days: Figure[] = [
    { label: 'absenceReport.people', of: ({ people }) => numbers.format(people) },
    {
      label: 'absenceReport.days',
      of: ({ unit, days: amount }) => (unit === 'minutes' ? '' : amounts.days(amount)),
    },
    {
      label: 'absenceReport.average',
      of: ({ unit, averageDays }) => (unit === 'minutes' ? '' : amounts.average(averageDays)),
    },
  ];
  const hours: Figure = {
    label: 'absenceReport.hours',
    of: ({ unit, minutes }) =>
      unit === 'days' || (unit === undefined && minutes === 0) ? '' : amounts.hours(minutes),
  };
  return hasHours ? [...days, hours] : days;
}

function Grid({ figures, groups, all }: { figures: Figure[]; groups: Group[]; all: Group }) {
  const text = useText();
  const cells = (line: Line) =>
    figures.map(({ label, of }) => (
      <td key={label} className={columns.number}>
        {of(line)}
      </td>
    ));
  const rows = (group: Group) => (
    <>
      <tr className={classes.sums}>
        <th scope="rowgroup">
          {group.name} <small>{text('absenceReport.employed', { count: group.headcount })}</small>
        </th>
        {cells(group)}
      </tr>
      {group.types.map((type) => (
        <tr key={type.leaveType._id}>
          <th scope="row">
            <bdi>{leaveTypeName(text, type.leaveType.name)}</bdi>
          </th>
          {cells(type)}
        </tr>
      ))}
    </>
  );
  return (
    <div
      className={`${table.bleed} ${classes.place}`}
      data-roomy="false"
      role="region"
      tabIndex={0}
      aria-label={text('absenceReport.table')}
    >
      <table
        className={`${table.table} ${classes.absences}`}
        aria-label={text('absenceReport.table')}
      >
        <thead>
          <tr>
            <th scope="col">{text('absenceReport.department')}</th>
            {figures.map(({ label }) => (
              <th key={label} scope="col" className={columns.number}>
                {text(label)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>{rows(group)}</tbody>
        ))}
        <tfoot>{rows(all)}</tfoot>
      </table>
    </div>
  );
}

function Cards({ groups }: { groups: Group[] }) {
  const text = useText();
  const amounts = useReportAmounts();
  return (
    <ul className={classes.cards} aria-label={text('absenceReport.table')}>
      {groups.map(({ key, name, headcount, types, ...sums }) => (
        <li key={key}>
          <div className={classes.head}>
            <span>
              <b>{name}</b>
              <small>{text('absenceReport.employed', { count: headcount })}</small>
            </span>
            <b>{amounts.words(sums.days > 0 ? { ...sums, minutes: 0 } : sums)}</b>
          </div>
          {sums.people > 0 && (
            <p>
              {text('absenceReport.card', {
                people: text('absenceReport.persons', { count: sums.people }),
                average: amounts.average(sums.averageDays),
              })}
            </p>
          )}
          <TypesOfCard types={types} />
        </li>
      ))}
    </ul>
  );
}

function TypesOfCard({ types }: { types: AbsenceOfType[] }) {
  const text = useText();
  const amounts = useReportAmounts();
  return (
    <dl className={classes.types}>
      {types.map((type) => (
        <div key={type.leaveType._id}>
          <dt>
            <bdi>{leaveTypeName(text, type.leaveType.name)}</bdi>
            <small>{text('absenceReport.persons', { count: type.people })}</small>
          </dt>
          <dd>{type.unit === 'days' ? amounts.days(type.days) : amounts.hours(type.minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}
