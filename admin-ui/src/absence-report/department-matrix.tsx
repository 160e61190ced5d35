import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type {
  AbsenceFigures,
  AbsenceOfType,
  AbsenceReportRecord,
} from '../../../api/contract/leave/absence-report-responses.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { TableFrame } from '../lists/list-table';
import table from '../lists/list-table.module.css';
import { officePath } from '../paths';
import { usePhone } from '../ui/layout/use-phone';
import classes from './department-matrix.module.css';
import { leaveBehind } from './leave-behind';
import { tintOf } from './relative-tint';
import { useReportAmounts } from './use-report-amounts';
import { useTypeNames } from './use-type-names';

interface Props {
  of: AbsenceReportRecord;
  perPerson: boolean;
}

interface Line extends AbsenceFigures {
  name: string;
  /** None for all of them. */
  department?: string;
  headcount: number;
  types: AbsenceOfType[];
}

/** Departments by types of leave. On a phone the first column stays while the others scroll. */
export function DepartmentMatrix({ of: report, perPerson }: Props) {
  const text = useText();
  const label = text('absenceReport.table');
  const nameOf = useTypeNames(report);
  return (
    <div className={classes.frame}>
      <TableFrame label={label}>
        <table className={`${table.table} ${classes.matrix}`} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{text('absenceReport.department')}</th>
              {report.types.map(({ leaveType }) => (
                <th key={leaveType._id} scope="col" className={columns.number}>
                  <bdi>{nameOf(leaveType.name)}</bdi>
                </th>
              ))}
              <th scope="col" className={columns.number}>
                {text('absenceReport.total')}
              </th>
              {report.minutes > 0 && (
                <th scope="col" className={columns.number}>
                  {text('absenceReport.hours')}
                </th>
              )}
              {!perPerson && (
                <th scope="col" className={columns.number}>
                  {text('absenceReport.perPerson')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {report.departments.map(({ department, ...sums }) => (
              <MatrixRow
                key={department._id}
                of={report}
                perPerson={perPerson}
                line={{ ...sums, department: department._id, name: department.dep_name }}
              />
            ))}
          </tbody>
          <tfoot>
            <MatrixRow
              of={report}
              perPerson={perPerson}
              line={{ ...report, name: text('absenceReport.all') }}
            />
          </tfoot>
        </table>
      </TableFrame>
    </div>
  );
}

function MatrixRow({ of: report, perPerson, line }: Props & { line: Line }) {
  const text = useText();
  const phone = usePhone();
  const amounts = useReportAmounts();
  const nameOf = useTypeNames(report);
  const { name, department, headcount, types } = line;
  const people = text('absenceReport.employed', { count: headcount });
  const linked = (value: string, of: string, leaveType?: string) => (
    <Link
      to={leaveBehind(report, { department, leaveType })}
      aria-label={text('app.labelled', { label: `${name}, ${of}`, value })}
    >
      {value}
    </Link>
  );
  return (
    <tr>
      <th scope="row">
        {department ? (
          <Link to={officePath.department(department)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          name
        )}{' '}
        <small>
          {phone ? text('absenceReport.took', { people, amount: amounts.words(line) }) : people}
        </small>
      </th>
      {report.types.map(({ leaveType, unit }) => {
        const taken = types.find((one) => one.leaveType._id === leaveType._id);
        return (
          <td
            key={leaveType._id}
            className={columns.number}
            style={tinted(
              department ? tintOf(averageOf(taken, unit), averages(report, leaveType)) : 0,
            )}
          >
            {taken ? (
              linked(
                amounts.figure(perPerson ? averageOf(taken, unit) : amountOf(taken, unit), unit),
                nameOf(leaveType.name),
                leaveType.name,
              )
            ) : (
              <None />
            )}
          </td>
        );
      })}
      <td className={columns.number}>
        <b>
          {linked(
            amounts.figure(perPerson ? line.averageDays : line.days, 'days'),
            text('absenceReport.total'),
          )}
        </b>
      </td>
      {report.minutes > 0 && (
        <td className={columns.number}>
          <b>{amounts.figure(perPerson ? line.averageMinutes : line.minutes, 'minutes')}</b>
        </td>
      )}
      {!perPerson && <td className={columns.number}>{amounts.figure(line.averageDays, 'days')}</td>}
    </tr>
  );
}

export const None = () => <span className={classes.none}>–</span>;

const tinted = (percent: number) => ({ '--tint': percent }) as CSSProperties;

const amountOf = (figures: AbsenceFigures, unit: LeaveUnit): number =>
  unit === 'days' ? figures.days : figures.minutes;

const averageOf = (figures: AbsenceFigures | undefined, unit: LeaveUnit): number =>
  (unit === 'days' ? figures?.averageDays : figures?.averageMinutes) ?? 0;

const averages = (
  { departments }: AbsenceReportRecord,
  { _id }: AbsenceOfType['leaveType'],
): number[] =>
  departments.map(({ types }) => {
    const taken = types.find(({ leaveType }) => leaveType._id === _id);
    return averageOf(taken, taken?.unit ?? 'days');
  });
