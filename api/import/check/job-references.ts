import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { nameKeys } from '../../contract/text/person-name.js';
import type { JobFactValue } from '../../employee/job/todays-job.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { NOTHING } from '../file/cell-text.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { JobValues } from './job-row.js';
import type { RowRefusal } from './row-reading.js';

type Field = 'manager' | 'approver';

export interface FoundReference {
  value: JobFactValue | null;
  note?: RowMessage;
  fault?: RowRefusal;
}

/** Managers and approvers that rows of a file name: by employee ID, else by email address, else by a name that only one has. */
export class JobReferences {
  private readonly byId = new Map<string, string>();
  private readonly byText = new Map<string, string[]>();

  constructor(private readonly company: EmployeeLookup) {}

  async load(rows: readonly Partial<JobValues>[]): Promise<void> {
    const ids = rows.flatMap(({ managerId, approverId }) => [managerId, approverId]);
    const texts = rows.flatMap(({ manager, approver }) => [manager, approver]);
    const wanted = (of: (string | null | undefined)[], known: ReadonlyMap<string, unknown>) => [
      ...new Set(of.filter((one): one is string => !!one && one !== NOTHING && !known.has(one))),
    ];
    await this.loadIds(wanted(ids, this.byId));
    const open = wanted(texts, this.byText);
    await this.loadEmails(open.filter((text) => text.includes('@')));
    await this.loadNames(open.filter((text) => !text.includes('@')));
  }

  find(field: Field, values: Partial<JobValues>, ownId: string | undefined): FoundReference {
    const [written, employeeId] = [values[field], values[`${field}Id`]];
    if (written === NOTHING) return { value: { kind: field, valueId: null, value: null } };
    const text = written ?? employeeId;
    if (!text) return { value: null };
    const people = written ? (this.byText.get(written) ?? []) : [];
    const named = people.length === 1 ? people[0] : undefined;
    const id = (employeeId && this.byId.get(employeeId)) || named;
    if (id !== undefined && id === ownId)
      return { value: null, fault: { field, value: text, remark: rowMessage('ownManager') } };
    if (id !== undefined) return { value: { kind: field, valueId: id, value: null } };
    if (field === 'manager' && written && !written.includes('@'))
      return {
        value: { kind: field, valueId: null, value: written },
        note: rowMessage('managerAsText', { manager: written }),
      };
    const leftOut = field === 'manager' ? 'managerLeftOut' : 'approverLeftOut';
    return { value: null, note: rowMessage(leftOut, { written: text }) };
  }

  private async loadIds(ids: string[]): Promise<void> {
    const found = await this.company.idsByEmployeeId(ids.map(uniqueKey));
    for (const id of ids) this.byId.set(id, found.get(uniqueKey(id))?.id ?? '');
  }

  private async loadEmails(emails: string[]): Promise<void> {
    const found = await this.company.idsByEmail(emails.map(uniqueKey));
    for (const email of emails) {
      const person = found.get(uniqueKey(email));
      this.byText.set(email, person ? [person.id] : []);
    }
  }

  private async loadNames(names: string[]): Promise<void> {
    const found = await this.company.byFoldedName(
      names.flatMap((name) => [folded(name), ...nameKeys(name)]),
    );
    const people = new Map<string, Set<string>>();
    for (const { id, name } of found)
      for (const key of nameKeys(name)) people.set(key, (people.get(key) ?? new Set()).add(id));
    for (const name of names) {
      const key = nameKeys(name).find((one) => people.has(one));
      this.byText.set(name, key === undefined ? [] : [...(people.get(key) ?? [])]);
    }
  }
}
