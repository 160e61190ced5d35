import { NAME_MAX } from '../../account/account.tables.js';
import {
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { EMPLOYEE_FIELDS } from '../../contract/employee/employee-fields.js';
import { JOB_REASON_MAX } from '../../contract/employee/job-facts.js';
import type { ImportField } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { fullName } from '../../contract/text/person-name.js';
import { DEPARTMENT_NAME_MAX } from '../../department/department.tables.js';
import { EMPLOYEE_ID_MAX } from '../../employee/employee.tables.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { isBlank, isTakenAway, NOTHING } from '../file/cell-text.js';
import type { ImportChoices } from '../file/value-words.js';
import { RowReading, type Cell, type ReadRow } from './row-reading.js';
import { readWork, type WorkValues } from './row-work.js';

/** Undefined and null say nothing. */
export interface JobValues extends WorkValues {
  from: CalendarDate;
  department?: string | null;
  designation?: string | null;
  manager?: string | null;
  managerId?: string | null;
  approver?: string | null;
  approverId?: string | null;
  reason?: string | null;
  /** False for a row of our own export that was withdrawn or replaced. */
  inForce?: boolean;
}

export function readJobRow(
  cell: Cell,
  mapping: ImportMapping,
  today: CalendarDate,
  choices: ImportChoices,
): ReadRow<Partial<JobValues>> {
  const isNothing = (field: ImportField) => isTakenAway(cell(mapping.columns[field] ?? ''));
  const columns = Object.fromEntries(
    Object.entries(mapping.columns).filter(([field]) => !isNothing(field as ImportField)),
  );
  const row = new RowReading(cell, { ...mapping, columns }, today, 1, choices);
  const text = (field: ImportField, max: number) => {
    const written = row.text(field, max);
    return written && isBlank(written) ? null : written;
  };
  const person = (field: 'manager' | 'approver') => {
    const written = text(field, NAME_MAX);
    return written && fullName(written, mapping.nameOrder);
  };
  const from = row.required(
    'from',
    row.date('from', { earliest: EARLIEST_EMPLOYMENT, latest: latestFutureDate(today) }),
  );
  if (isNothing('department')) row.refuse('department', rowMessage('required'));
  const department = row.name('department', DEPARTMENT_NAME_MAX);
  return row.result<JobValues>({
    from,
    department: department && isBlank(department) ? null : department,
    designation: text('designation', EMPLOYEE_FIELDS.designation.max),
    manager: person('manager'),
    managerId: text('managerId', EMPLOYEE_ID_MAX),
    approver: person('approver'),
    approverId: text('approverId', EMPLOYEE_ID_MAX),
    ...readWork(row, today),
    ...Object.fromEntries(
      TAKEN_AWAY.filter(isNothing).map((field): [string, string] => [field, NOTHING]),
    ),
    reason: text('reason', JOB_REASON_MAX),
    inForce: mapping.columns.inForce === undefined || isInForce(row.written('inForce')),
  });
}

/** Everybody is in a department, and works at some time. */
const TAKEN_AWAY = [
  'designation',
  'manager',
  'approver',
  'employmentType',
  'location',
  'contractEnd',
  'probationEnd',
] as const satisfies (keyof JobValues)[];

const NO = ['', '0', 'no', 'false', 'non', 'faux', 'nein', 'falsch', 'nao', 'falso'];

function isInForce(written: string | null | undefined): boolean {
  return !NO.includes(folded(written ?? '').trim());
}
