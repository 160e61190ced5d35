import type {
  AbsenceOfDepartment,
  AbsenceOfType,
  AbsenceReportRecord,
} from '../../contract/leave/absence-report-responses.js';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';

type AbsenceCsvRow = Pick<AbsenceReportRecord, 'from' | 'to'> &
  Pick<AbsenceOfDepartment, 'department' | 'headcount'> &
  AbsenceOfType;

const inHours = (minutes: number): number => Math.round(minutes / 0.6) / 100;

/** Programs read the columns by their place, so new ones stand at the end. */
export const ABSENCE_CSV: CsvColumn<AbsenceCsvRow>[] = [
  { heading: 'From', cell: ({ from }) => from },
  { heading: 'To', cell: ({ to }) => to },
  { heading: 'Department', cell: ({ department }) => department.dep_name },
  { heading: 'Headcount', cell: ({ headcount }) => headcount },
  { heading: 'Leave Type', cell: ({ leaveType }) => leaveType.name },
  { heading: 'People Absent', cell: ({ people }) => people },
  { heading: 'Days', cell: ({ unit, days }) => (unit === 'days' ? days : null) },
  { heading: 'Hours', cell: ({ unit, minutes }) => (unit === 'minutes' ? inHours(minutes) : null) },
  {
    heading: 'Average Days',
    cell: ({ unit, averageDays }) => (unit === 'days' ? averageDays : null),
  },
  {
    heading: 'Average Hours',
    cell: ({ unit, averageMinutes }) => (unit === 'minutes' ? inHours(averageMinutes) : null),
  },
];

/** A row for each type of each department, without sums: programs sum up themselves. */
export function absenceRows({ from, to, departments }: AbsenceReportRecord): AbsenceCsvRow[] {
  return departments.flatMap(({ department, headcount, types }) =>
    types.map((type) => ({ from, to, department, headcount, ...type })),
  );
}

export const absenceCsv = (report: AbsenceReportRecord): string =>
  csvHead(ABSENCE_CSV) + csvRows(ABSENCE_CSV, absenceRows(report));
