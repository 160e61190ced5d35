import { setImmediate } from 'node:timers/promises';
import type {
  AbsenceOfEmployee,
  AbsenceReportRecord,
} from '../../contract/leave/absence-report-responses.js';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';
import { type ComputedReport, PEOPLE_AT_ONCE } from './absence-report.js';

/** Each level has the same sums: only rows of one are added up. */
type Level = 'Company' | 'Department' | 'Person';

interface AbsenceCsvRow {
  level: Level;
  department: string | null;
  employee?: Pick<AbsenceOfEmployee, 'employeeId' | 'name'>;
  headcount?: number;
  days: number;
  minutes: number;
  averageDays?: number;
  /** Days or minutes by the id of the type. */
  amounts: ReadonlyMap<string, number>;
}

const inHours = (minutes: number): number => Math.round(minutes / 0.6) / 100;

/** The columns of the screen: the types stand in their order, so that those without an absence in the span are left out. */
function columnsOf({
  from,
  to,
  types,
  minutes: hourly,
}: AbsenceReportRecord): CsvColumn<AbsenceCsvRow>[] {
  return [
    { heading: 'From', cell: () => from },
    { heading: 'To', cell: () => to },
    { heading: 'Level', cell: ({ level }) => level },
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

/** The departments, and all of them. */
function sumRows(report: AbsenceReportRecord): AbsenceCsvRow[] {
  const departments = report.departments.map((sums) => ({
    ...sums,
    level: 'Department' as const,
    department: sums.department.dep_name,
  }));
  return [...departments, { ...report, level: 'Company' as const, department: null }].map(
    ({ types, ...row }) => ({
      ...row,
      amounts: new Map(
        types.map(({ leaveType, days, minutes }) => [leaveType._id, days + minutes]),
      ),
    }),
  );
}

function personRow({
  department,
  days,
  minutes,
  types,
  ...employee
}: AbsenceOfEmployee): AbsenceCsvRow {
  return {
    level: 'Person',
    department: department.dep_name,
    employee,
    days,
    minutes,
    amounts: new Map(types.map(({ leaveType, amount }) => [leaveType, amount])),
  };
}

export function absenceSumsCsv(report: AbsenceReportRecord): string {
  const columns = columnsOf(report);
  return csvHead(columns) + csvRows(columns, sumRows(report));
}

/** As on the screen, with the people beneath, in portions. */
export async function* absenceCsv({
  report,
  people,
  absenceOf,
}: ComputedReport): AsyncGenerator<Buffer> {
  const columns = columnsOf(report);
  yield Buffer.from(absenceSumsCsv(report));
  for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
    const some = people.slice(start, start + PEOPLE_AT_ONCE);
    yield Buffer.from(
      csvRows(
        columns,
        some.map((person) => personRow(absenceOf(person))),
      ),
    );
    await setImmediate();
  }
}

/** The head aside. */
export const rowsOfFile = ({ report, people }: ComputedReport): number =>
  report.departments.length + 1 + people.length;
