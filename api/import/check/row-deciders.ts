import { rowMessage, type RowMessage } from '../../contract/row-messages.js';
import type { ExistingEmployee } from './employee-lookup.js';
import type { EmployeeValues } from './employee-row.js';
import type { FileEmployees } from './file-employees.js';
import type { PersonRow } from './staged-employee.js';

export type DeciderField = 'approver' | 'deputy';

interface Decider {
  id: string | null;
  name: string | null;
  note?: RowMessage;
}

interface Deciders {
  columns: Pick<PersonRow, 'approver_id' | 'deputy_id'>;
  names: Record<DeciderField, string | null>;
  notes: RowMessage[];
}

/** Employees only: unlike a manager, a name alone decides nothing, so it is left out. */
export function decidersOf(
  values: EmployeeValues,
  before: ExistingEmployee | undefined,
  file: FileEmployees,
  ownId: string | undefined,
): Deciders {
  const known = {
    approver: { id: before?.approver_id ?? null, name: before?.approver ?? null },
    deputy: { id: before?.deputy_id ?? null, name: before?.deputy ?? null },
  };
  const read = (field: DeciderField): Decider => {
    const [name, employeeId] = [values[field], values[`${field}Id`]];
    if (!name && !employeeId) return known[field];
    const id = file.find({ employeeId, name });
    if (id === undefined || id === ownId || file.isRefused(id))
      return {
        ...known[field],
        note: rowMessage(field === 'approver' ? 'approverLeftOut' : 'deputyLeftOut', {
          written: name ?? employeeId ?? '',
        }),
      };
    return {
      id,
      name:
        (id === known[field].id ? known[field].name : file.nameOf(id)) ??
        name ??
        employeeId ??
        null,
    };
  };
  const [approver, deputy] = [read('approver'), read('deputy')];
  return {
    columns: { approver_id: approver.id, deputy_id: deputy.id },
    names: { approver: approver.name, deputy: deputy.name },
    notes: [approver, deputy].flatMap(({ note }) => note ?? []),
  };
}
