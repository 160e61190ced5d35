import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import type { CompanyPeople } from './company-people.js';
import type { EmployeeValues } from './employee-row.js';
import { nameKeys } from './person-name.js';

interface FilePerson {
  row: number;
  id: string;
  accountId: string;
  name: string | undefined;
}

/** The people in the file, collected before the first row is checked because rows refer to each other. */
export class FilePeople {
  private readonly byKey = new Map<string, FilePerson>();
  private readonly byName = new Map<string, Set<string>>();
  private readonly managers = new Map<string, string[]>();
  private readonly managerIds = new Map<string, string | undefined>();
  private readonly names = new Map<string, string>();
  private readonly emailRows = new Map<string, number>();

  constructor(private readonly company: CompanyPeople) {}

  async add(rows: { row: number; values: Partial<EmployeeValues> }[]): Promise<void> {
    const known = await this.company.idsByEmployeeId(rows.flatMap(({ values }) => (values.employeeId ? [uniqueKey(values.employeeId)] : [])));
    for (const { row, values } of rows) {
      if (values.email && !this.emailRows.has(uniqueKey(values.email))) this.emailRows.set(uniqueKey(values.email), row);
      if (values.manager) this.managers.set(values.manager, []);
      if (values.managerId) this.managerIds.set(uniqueKey(values.managerId), undefined);
      const key = values.employeeId && uniqueKey(values.employeeId);
      if (!key || this.byKey.has(key)) continue;
      const ids = known.get(key) ?? { id: newId(), accountId: newId() };
      this.byKey.set(key, { row, id: ids.id, accountId: ids.accountId, name: values.name });
      if (values.name) this.addName(values.name, ids.id);
    }
  }

  async complete(): Promise<void> {
    const names = [...this.managers.keys()];
    for (const { id, name } of await this.company.byFoldedName(names.flatMap((name) => [folded(name), ...nameKeys(name)]))) this.addName(name, id);
    for (const name of names) this.managers.set(name, this.peopleNamed(name));
    const known = await this.company.idsByEmployeeId([...this.managerIds.keys()]);
    for (const key of this.managerIds.keys()) this.managerIds.set(key, this.byKey.get(key)?.id ?? known.get(key)?.id);
  }

  first(key: string): FilePerson | undefined {
    return this.byKey.get(key);
  }

  firstWithEmail(key: string): number | undefined {
    return this.emailRows.get(key);
  }

  hasEmail(key: string): boolean {
    return this.emailRows.has(key);
  }

  /** Undefined unless exactly one person has this name. */
  managerNamed(name: string): string | undefined {
    const ids = this.managers.get(name) ?? [];
    return ids.length === 1 ? ids[0] : undefined;
  }

  managerWithId(employeeId: string): string | undefined {
    return this.managerIds.get(uniqueKey(employeeId));
  }

  nameOf(id: string): string | undefined {
    return this.names.get(id);
  }

  private addName(name: string, id: string): void {
    this.names.set(id, name);
    for (const key of nameKeys(name)) this.byName.set(key, (this.byName.get(key) ?? new Set()).add(id));
  }

  /** Compares without middle initials only if nobody has the full name. */
  private peopleNamed(name: string): string[] {
    for (const key of nameKeys(name)) {
      const ids = this.byName.get(key);
      if (ids && ids.size > 0) return [...ids];
    }
    return [];
  }
}
