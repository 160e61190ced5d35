import {
  ADDRESS_PARTS,
  type ImportField,
  type ImportKind,
} from '../../../../api/contract/imports/import-fields.js';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { fieldsWithBalances, typesWithColumn } from '../import';

const FIRST: Record<ImportKind, ImportField[]> = {
  employees: ['employeeId', 'name', 'email', 'department', 'salary'],
  jobs: ['name', 'from', 'department', 'designation', 'manager'],
  salaries: ['name', 'payDate', 'basicSalary', 'allowances', 'deductions', 'netSalary'],
  leaves: ['name', 'leaveType', 'startDate', 'endDate', 'status'],
  balances: ['name'],
};

/** Part of another field that is shown. */
const SHOWN_AS: { [field in ImportField]?: ImportField } = {
  firstName: 'name',
  middleName: 'name',
  lastName: 'name',
  secondLastName: 'name',
  managerId: 'manager',
  approverId: 'approver',
  deputyId: 'deputy',
  ...Object.fromEntries(ADDRESS_PARTS.map((part) => [part, 'address' as const])),
};
const NOT_SHOWN: ImportField[] = ['void', 'inForce', 'payPeriod', 'currency'];

/** Columns that tell rows apart come first, then all others of the file in the order of the mapping. */
export function shownFields({ kind, mapping }: ImportRecord): ImportField[] {
  const mapped = fieldsWithBalances(kind, mapping ? typesWithColumn(mapping) : []).filter(
    (field) => mapping?.columns[field] !== undefined || mapping?.constants[field] !== undefined,
  );
  const byId = mapping?.columns.employeeId !== undefined && kind !== 'balances';
  const first = byId ? ['employeeId' as const, ...FIRST[kind]] : FIRST[kind];
  return [...new Set([...first, ...mapped.map((field) => SHOWN_AS[field] ?? field)])].filter(
    (field) => !NOT_SHOWN.includes(field),
  );
}
