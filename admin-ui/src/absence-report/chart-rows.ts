import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';

/** A chart has at most four colours. */
const SERIES_MAX = 4;
const BARS_MAX = 10;

interface ChartRow {
  /** Undefined for the departments that have no bar of their own. */
  name: string | undefined;
  days: number;
  /** In the order of the series; one, where there are too many types. */
  parts: number[];
}

interface AbsenceChart {
  /** The names of the types, if they are told apart. */
  series: string[];
  rows: ChartRow[];
}

/** Days by department, most first. Hours are no part of it. */
export function absenceChart({
  departments,
  types,
}: Pick<AbsenceReportRecord, 'departments' | 'types'>): AbsenceChart {
  const counted = types.filter(({ unit }) => unit === 'days');
  const isStacked = counted.length > 1 && counted.length <= SERIES_MAX;
  const rows: ChartRow[] = departments
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => other.days - one.days)
    .map(({ department, days, types: those }) => ({
      name: department.dep_name,
      days,
      parts: isStacked
        ? counted.map(
            ({ leaveType }) => those.find((one) => one.leaveType._id === leaveType._id)?.days ?? 0,
          )
        : [days],
    }));
  const rest = rows.length > BARS_MAX ? [sumOf(rows.splice(BARS_MAX - 1))] : [];
  return {
    series: isStacked ? counted.map(({ leaveType }) => leaveType.name) : [],
    rows: [...rows, ...rest],
  };
}

function sumOf(rows: readonly ChartRow[]): ChartRow {
  const [first] = rows as [ChartRow];
  return {
    name: undefined,
    days: rows.reduce((sum, { days }) => sum + days, 0),
    parts: first.parts.map((_, place) =>
      rows.reduce((sum, { parts }) => sum + (parts[place] ?? 0), 0),
    ),
  };
}
