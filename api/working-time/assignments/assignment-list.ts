import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  EVERYBODY,
  type EmployeeAssignmentsRecord,
} from '../../contract/working-time/working-time.js';
import { isAssignmentSubject } from '../../employee/assignment-subject.js';
import { EMPLOYEE_SORT, statusFilter } from '../../employee/employee-list.js';
import { employeeSearch } from '../../employee/employee-search.js';
import {
  LISTED_EMPLOYEE,
  listedEmployee,
  type ListedEmployeeRow,
} from '../../employee/listed-employee.js';
import type {
  Condition,
  Filter,
  ListDefinition,
} from '../../platform/database/lists/list-definition.js';
import { idIn, reference, searchFilter } from '../../platform/database/lists/list-filters.js';
import type { CsvColumn } from '../../platform/http/csv.js';
import { IN_EFFECT, type AssignmentsOfPerson } from './current-assignments.js';

export interface EmployeeAssignmentsRow extends ListedEmployeeRow {
  /** Read for all rows of a page at once. */
  assignments?: AssignmentsOfPerson;
}

export function assignmentList(today: () => CalendarDate): ListDefinition {
  return {
    resource: 'people',
    ...LISTED_EMPLOYEE,
    sort: { id: EMPLOYEE_SORT.id, name: EMPLOYEE_SORT.name, employeeId: EMPLOYEE_SORT.employeeId },
    filter: {
      q: searchFilter(employeeSearch),
      department: reference('e.department_id'),
      status: statusFilter(today),
      own: subjectFilter((subject) => ownCondition(subject, today())),
      without: subjectFilter((subject) => withoutCondition(subject, today())),
      id: idIn('e.id'),
    },
  };
}

function subjectFilter(condition: (subject: string) => Condition): Filter {
  return {
    expected: 'pattern, calendar or the id of a leave type',
    condition: (value) => (isAssignmentSubject(value) ? condition(value.toLowerCase()) : undefined),
  };
}

// For each person in turn: a list of all holders would be made anew for each page of people.
const OWN = `SELECT 1 FROM leave_assignment a WHERE a.holder = e.id AND a.subject = ? AND ${IN_EFFECT}`;
const GIVES = '(a.pattern_id IS NOT NULL OR a.calendar_id IS NOT NULL OR a.policy_id IS NOT NULL)';

/** People for whom not the assignment of everybody holds today. */
function ownCondition(subject: string, today: CalendarDate): Condition {
  return { sql: `EXISTS (${OWN} AND a.inherit = 0)`, parameters: [subject, today, today] };
}

/** People for whom nothing holds today. */
function withoutCondition(subject: string, today: CalendarDate): Condition {
  return {
    sql: '1 = 0',
    parameters: [],
    resolve: async ({ read }) => {
      const parameters = [subject, today, today];
      const common = await read(
        `SELECT a.id FROM leave_assignment a WHERE a.holder = '${EVERYBODY}' AND a.subject = ? AND ${IN_EFFECT} AND ${GIVES}`,
        parameters,
      );
      const sql =
        common.length > 0
          ? `EXISTS (${OWN} AND a.inherit = 0 AND NOT ${GIVES})`
          : `NOT EXISTS (${OWN} AND ${GIVES})`;
      return { sql, parameters };
    },
  };
}

export function employeeAssignmentsRecord(row: EmployeeAssignmentsRow): EmployeeAssignmentsRecord {
  return {
    ...listedEmployee(row),
    held: row.assignments?.held ?? [],
    coming: row.assignments?.coming ?? [],
  };
}

const held = (record: EmployeeAssignmentsRecord, subject: string) =>
  record.held.find((one) => one.subject === subject);

export const ASSIGNMENT_CSV: CsvColumn<EmployeeAssignmentsRecord>[] = [
  { heading: 'Employee ID', cell: (person) => person.employeeId },
  { heading: 'Full Name', cell: (person) => person.name },
  { heading: 'Department', cell: (person) => person.department.dep_name },
  { heading: 'Working Time', cell: (person) => held(person, 'pattern')?.target.name ?? null },
  { heading: 'Working Time From', cell: (person) => held(person, 'pattern')?.from ?? null },
  { heading: 'Holiday Calendar', cell: (person) => held(person, 'calendar')?.target.name ?? null },
  { heading: 'Holiday Calendar From', cell: (person) => held(person, 'calendar')?.from ?? null },
  {
    heading: 'Policies',
    cell: (person) =>
      person.held
        .flatMap(({ leaveType, target }) =>
          leaveType === null ? [] : `${leaveType}: ${target.name}`,
        )
        .join('; ') || null,
  },
];
