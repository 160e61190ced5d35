import type {
  AbsenceFigures,
  AbsenceOfEmployee,
  AbsenceOfType,
  AbsenceReportRecord,
} from '../../contract/leave/absence-report-responses.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';

export interface ReportedType {
  id: string;
  name: string;
  unit: LeaveUnit;
}

/** The absence of one person by one type, in thousandths of a day or in minutes. */
export interface Absence {
  employeeId: string;
  departmentId: string;
  typeId: string;
  amount: number;
}

export interface DepartmentPeople {
  id: string;
  name: string;
  /** Somebody who moves is a part of each. */
  headcount: number;
}

/** Employed on any day of the span. */
export interface ReportedPerson {
  id: string;
  employeeId: string;
  name: string;
  departmentId: string;
  departmentName: string;
}

/** The sums of one person, with the types in the order of `types`. */
export function personAbsence(
  { id, employeeId, name, departmentId, departmentName }: ReportedPerson,
  absences: readonly Absence[],
  types: readonly ReportedType[],
): AbsenceOfEmployee {
  const { days, minutes, types: taken } = sumsOf(absences, types, 1);
  return {
    _id: id,
    employeeId,
    name,
    department: { _id: departmentId, dep_name: departmentName },
    days,
    minutes,
    types: taken.map((type) => ({
      leaveType: type.leaveType._id,
      amount: type.days + type.minutes,
    })),
  };
}

/** Sums by department and type. `departments` and `types` are in the order of the report. */
export function absenceSums(
  absences: readonly Absence[],
  departments: readonly DepartmentPeople[],
  types: readonly ReportedType[],
): Omit<AbsenceReportRecord, 'from' | 'to'> {
  const byDepartment = groupedBy(absences, ({ departmentId }) => departmentId);
  const all = departments.map(({ id, name, headcount }) => ({
    department: { _id: id, dep_name: name },
    headcount: oneDecimal(headcount),
    ...sumsOf(byDepartment.get(id) ?? [], types, headcount),
  }));
  const headcount = departments.reduce((people, one) => people + one.headcount, 0);
  return {
    headcount: oneDecimal(headcount),
    ...sumsOf(absences, types, headcount),
    departments: all,
  };
}

const oneDecimal = (people: number) => Math.round(people * 10) / 10;

function sumsOf(
  absences: readonly Absence[],
  types: readonly ReportedType[],
  headcount: number,
): AbsenceFigures & { types: AbsenceOfType[] } {
  const byType = groupedBy(absences, ({ typeId }) => typeId);
  const amountOf = (unit: LeaveUnit) =>
    sum(types.filter((type) => type.unit === unit).flatMap(({ id }) => byType.get(id) ?? []));
  return {
    ...figures({
      days: amountOf('days'),
      minutes: amountOf('minutes'),
      people: peopleOf(absences),
      headcount,
    }),
    types: types.flatMap(({ id, name, unit }) => {
      const those = byType.get(id);
      return those
        ? [
            {
              leaveType: { _id: id, name },
              unit,
              ...figures({
                days: 0,
                minutes: 0,
                [unit]: sum(those),
                people: peopleOf(those),
                headcount,
              }),
            },
          ]
        : [];
    }),
  };
}

function figures({
  days,
  minutes,
  people,
  headcount,
}: {
  days: number;
  minutes: number;
  people: number;
  headcount: number;
}): AbsenceFigures {
  const perHead = (amount: number) => (headcount === 0 ? 0 : amount / headcount);
  return {
    days: wireAmount('days', days),
    minutes,
    people,
    averageDays: Math.round(perHead(days) / 10) / 100,
    averageMinutes: Math.round(perHead(minutes)),
  };
}

export function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const sum = (absences: readonly Absence[]): number =>
  absences.reduce((total, { amount }) => total + amount, 0);

const peopleOf = (absences: readonly Absence[]): number =>
  new Set(absences.map(({ employeeId }) => employeeId)).size;
