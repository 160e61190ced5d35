import type {
  AbsenceOfEmployee,
  AbsenceOfType,
  AbsenceReportRecord,
} from '../../contract/leave/absence-report-responses.js';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';

type Span = Pick<AbsenceReportRecord, 'from' | 'to'>;

interface AbsenceCsvRow extends Span {
  department: string;
  employee?: AbsenceOfEmployee['employee'];
  headcount?: number;
  days: number;
  minutes: number;
  averageDays?: number;
  /** Days or minutes by the id of the type. */
  amounts: ReadonlyMap<string, number>;
}

const inHours = (minutes: number): number => Math.round(minutes / 0.6) / 100;

/** The columns of the screen: the types stand in their order, so that those without an absence in the span are left out. */
function columnsOf({ types, minutes: hourly }: AbsenceReportRecord): CsvColumn<AbsenceCsvRow>[] {
  return [
    { heading: 'From', cell: ({ from }) => from },
    { heading: 'To', cell: ({ to }) => to },
    { heading: 'Department', cell: ({ department }) => department },
    { heading: 'Emp ID', cell: ({ employee }) => employee?.employeeId ?? null },
    { heading: 'Name', cell: ({ employee }) => employee?.name ?? null },
    { heading: 'Headcount', cell: ({ headcount }) => headcount ?? null },
    ...types.map(({ leaveType, unit }) => ({
      heading: unit === 'days' ? leaveType.name : `${leaveType.name} (hours)`,
      cell: ({ amounts }: AbsenceCsvRow) => {
        const amount = amounts.get(leaveType._id) ?? 0;
        return unit === 'days' ? amount : inHours(amount);
      },
    })),
    { heading: 'Total Days', cell: ({ days }) => days },
    ...(hourly > 0
      ? [{ heading: 'Total Hours', cell: ({ minutes }: AbsenceCsvRow) => inHours(minutes) }]
      : []),
    {
      heading: 'Days per Person',
      cell: ({ averageDays }) =>
        averageDays === undefined ? null : Math.round(averageDays * 10) / 10,
    },
  ];
}

const amountsOf = (types: readonly AbsenceOfType[]): ReadonlyMap<string, number> =>
  new Map(types.map(({ leaveType, days, minutes }) => [leaveType._id, days + minutes]));

/** As on the screen: the departments, all of them, and the people beneath. */
export function absenceRows(report: AbsenceReportRecord): AbsenceCsvRow[] {
  const { from, to, departments, employees } = report;
  const names = new Map(departments.map(({ department }) => [department._id, department.dep_name]));
  const sums = [
    ...departments.map(({ department, ...one }) => ({ ...one, department: department.dep_name })),
    { ...report, department: 'All departments' },
  ];
  return [
    ...sums.map(({ department, headcount, days, minutes, averageDays, types }) => ({
      from,
      to,
      department,
      headcount,
      days,
      minutes,
      averageDays,
      amounts: amountsOf(types),
    })),
    ...employees.map(({ employee, department, days, minutes, types }) => ({
      from,
      to,
      department: names.get(department) ?? '',
      employee,
      days,
      minutes,
      amounts: new Map(types.map(({ leaveType, amount }) => [leaveType, amount])),
    })),
  ];
}

export function absenceCsv(report: AbsenceReportRecord): string {
  const columns = columnsOf(report);
  return csvHead(columns) + csvRows(columns, absenceRows(report));
}
