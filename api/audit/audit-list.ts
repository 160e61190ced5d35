import { AUDIT_SUBJECTS, type AuditEntryRecord, type AuditValue } from '../contract/audit.js';
import { isCalendarDate } from '../contract/calendar-date.js';
import type { Filter, ListDefinition } from '../platform/database/lists/list-definition.js';
import { idIn, oneOf, reference, searchIn } from '../platform/database/lists/list-filters.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { csvAmount, type CsvColumn } from '../platform/http/csv.js';
import type { AUDIT_ENTRY } from './audit.tables.js';
import { DayEnd, DayStart } from './day-bounds.js';

export type AuditRow = Omit<StoredRow<typeof AUDIT_ENTRY>, 'names_folded'>;

const ACTION = /^[a-z_]{1,24}\.[a-z_]{1,24}$/;

const action: Filter = {
  expected: 'an action such as employee.update',
  condition: (value) =>
    typeof value === 'string' && ACTION.test(value)
      ? { sql: 't.action = ?', parameters: [value] }
      : undefined,
};

const number: Filter = {
  expected: 'a whole number from 1',
  condition: (value) =>
    Number.isSafeInteger(value) && (value as number) > 0
      ? { sql: 't.seal_number = ?', parameters: [value] }
      : undefined,
};

function day(operator: '>=' | '<', bound: new (date: string) => DayStart | DayEnd): Filter {
  return {
    expected: 'a date such as 2026-01-31',
    condition: (value) =>
      isCalendarDate(value)
        ? { sql: `t.recorded_at ${operator} ?`, parameters: [new bound(value)] }
        : undefined,
  };
}

export const AUDIT_LIST: ListDefinition = {
  resource: 'audit',
  table: 'audit_entry t',
  id: 't.id',
  joins: {},
  columns: `t.id, t.recorded_at, t.actor_id, t.actor_name, t.action, t.subject, t.subject_id, t.subject_name, t.employee_id, t.value_before, t.value_after,
    t.request_id, t.changeset_id, t.seal_number`,
  rowJoins: [],
  sort: { recordedAt: { by: 't.recorded_at' }, number: { by: 't.seal_number' } },
  filter: {
    q: searchIn(['t.names_folded']),
    actor: reference('t.actor_id'),
    subject: oneOf('t.subject', AUDIT_SUBJECTS),
    object: reference('t.subject_id'),
    action,
    changeset: reference('t.changeset_id'),
    from: day('>=', DayStart),
    to: day('<', DayEnd),
    number,
    id: idIn('t.id'),
  },
};

export function auditRecord(row: AuditRow): AuditEntryRecord {
  return {
    _id: row.id,
    recordedAt: new Date(Number(row.recorded_at)).toISOString(),
    actor: { _id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    changes: changesOf(valuesIn(row.value_before), valuesIn(row.value_after)),
    requestId: row.request_id,
    changesetId: row.changeset_id,
    number: row.seal_number,
  };
}

type Values = Record<string, unknown>;

function changesOf(before: Values, after: Values): AuditEntryRecord['changes'] {
  return Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: valueOf(before[field]),
    after: valueOf(after[field]),
  }));
}

function valueOf(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as AuditValue);
}

/** A tampered entry may hold text that is not JSON: it is shown as it is. */
function valuesIn(json: string | null): Values {
  if (json === null) return {};
  try {
    const values = JSON.parse(json) as unknown;
    return typeof values === 'object' && values !== null ? (values as Values) : { value: values };
  } catch {
    return { value: json };
  }
}

const csvValue = (value: AuditValue) =>
  value === null
    ? ''
    : typeof value === 'number' && !Number.isInteger(value)
      ? csvAmount(value)
      : String(value);

export const AUDIT_CSV: CsvColumn<AuditEntryRecord>[] = [
  { heading: 'Entry', cell: (entry) => entry.number },
  { heading: 'Recorded', cell: (entry) => entry.recordedAt },
  { heading: 'Actor', cell: (entry) => entry.actor.name },
  { heading: 'Action', cell: (entry) => entry.action },
  { heading: 'Subject', cell: (entry) => entry.subject },
  { heading: 'Subject Name', cell: (entry) => entry.subjectName },
  {
    heading: 'Before',
    cell: ({ changes }) =>
      changes
        .filter(({ before }) => before !== null)
        .map(({ field, before }) => `${field}: ${csvValue(before)}`)
        .join('\n'),
  },
  {
    heading: 'After',
    cell: ({ changes }) =>
      changes
        .filter(({ after }) => after !== null)
        .map(({ field, after }) => `${field}: ${csvValue(after)}`)
        .join('\n'),
  },
  { heading: 'Subject ID', cell: (entry) => entry.subjectId },
  { heading: 'Actor ID', cell: (entry) => entry.actor._id },
  { heading: 'Request ID', cell: (entry) => entry.requestId },
  { heading: 'Changeset ID', cell: (entry) => entry.changesetId },
  { heading: 'Record ID', cell: (entry) => entry._id },
];
