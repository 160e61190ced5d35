import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import type { ExistingEmployee } from './employee-lookup.js';
import type { EmployeeValues } from './employee-row.js';
import type { FileEmployees } from './file-employees.js';
import type { PersonRow } from './staged-employee.js';

/** Fields in which a row names another person. */
export type ReferenceField = 'manager' | 'approver' | 'deputy';

interface Reference {
  id: string | null;
  name: string | null;
  note?: RowMessage;
}

interface References {
  columns: Pick<PersonRow, 'manager_id' | 'manager_name' | 'approver_id' | 'deputy_id'>;
  names: Record<ReferenceField, string | null>;
  notes: RowMessage[];
}

const LEFT_OUT = {
  manager: 'managerLeftOut',
  approver: 'approverLeftOut',
  deputy: 'deputyLeftOut',
} as const satisfies Record<ReferenceField, string>;

/**
 * By employee ID, else by email address or name. What does not match exactly one other person is left out with a warning, so that what is stored stays;
 * only the name of a manager is kept as text, since unlike an approver it decides nothing.
 */
export function referencesOf(
  values: EmployeeValues,
  before: ExistingEmployee | undefined,
  file: FileEmployees,
  ownId: string | undefined,
): References {
  const known = (field: ReferenceField): Reference => ({
    id: before?.[`${field}_id`] ?? null,
    name: before?.[field] ?? null,
  });
  const read = (field: ReferenceField): Reference => {
    const [written, employeeId] = [values[field], values[`${field}Id`]];
    const text = written ?? employeeId;
    if (!text) return known(field);
    const id = file.find({ employeeId, written });
    if (id !== undefined && id !== ownId && !file.isRefused(id)) {
      const name = id === known(field).id ? known(field).name : file.nameOf(id);
      return { id, name: name ?? text };
    }
    if (field === 'manager' && written && !written.includes('@') && known(field).id === null)
      return { id: null, name: written, note: rowMessage('managerAsText', { manager: written }) };
    return { ...known(field), note: rowMessage(LEFT_OUT[field], { written: text }) };
  };
  const [manager, approver, deputy] = [read('manager'), read('approver'), read('deputy')];
  return {
    columns: {
      manager_id: manager.id,
      manager_name: manager.id === null ? manager.name : null,
      approver_id: approver.id,
      deputy_id: deputy.id,
    },
    names: { manager: manager.name, approver: approver.name, deputy: deputy.name },
    notes: [manager, approver, deputy].flatMap(({ note }) => note ?? []),
  };
}
