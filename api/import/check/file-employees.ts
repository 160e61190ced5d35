import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { EmployeeValues } from './employee-row.js';
import type { IdentifiedRow, RepeatedRows } from './repeated-rows.js';
import { nameKeys } from '../file/person-name.js';
import type { RowRefusal } from './row-reading.js';

interface FileEmployee {
  row: number;
  id: string;
  accountId: string;
  name: string | undefined;
}

/** `lacking`: the row is complete only for a known person. */
type FileRow = IdentifiedRow & { values: Partial<EmployeeValues>; lacking: RowRefusal[] };

/** The row that an address belongs to. A complete row takes it from one that is refused. */
interface EmailClaim {
  row: number;
  identity: string;
  complete: boolean;
}

/** The people in the file, collected before the first row is checked because rows refer to each other. */
export class FileEmployees {
  private readonly byKey = new Map<string, FileEmployee>();
  private readonly byName = new Map<string, Set<string>>();
  private readonly managers = new Map<string, string[]>();
  private readonly managerIds = new Map<string, string | undefined>();
  private readonly names = new Map<string, string>();
  private readonly emailClaims = new Map<string, EmailClaim>();

  constructor(
    private readonly company: EmployeeLookup,
    private readonly repeated: RepeatedRows<FileRow>,
  ) {}

  async add(rows: FileRow[]): Promise<void> {
    const known = await this.company.idsByEmployeeId(rows.flatMap(({ values }) => (values.employeeId ? [uniqueKey(values.employeeId)] : [])));
    const owners = await this.company.emailOwners(rows.flatMap(({ values }) => (values.email ? [uniqueKey(values.email)] : [])));
    for (const parsed of rows) {
      const { row, values, faults, lacking, identity: key } = parsed;
      if (values.manager) this.managers.set(values.manager, []);
      if (values.managerId) this.managerIds.set(uniqueKey(values.managerId), undefined);
      const person = key === undefined ? undefined : known.get(key);
      const { id, accountId } = (key && (person ?? this.byKey.get(key))) || { id: newId(), accountId: newId() };
      const emailKey = values.email && uniqueKey(values.email);
      const owner = emailKey && owners.get(emailKey);
      const claim = emailKey ? this.emailClaims.get(emailKey) : undefined;
      const free = (!owner || owner.accountId === accountId) && (!claim?.complete || claim.identity === key);
      const complete = faults.length === 0 && (person !== undefined || lacking.length === 0) && free;
      if (!this.repeated.add(parsed, complete) || !key) continue;
      this.byKey.set(key, { row, id, accountId, name: values.name ?? person?.name });
      if (emailKey && !claim?.complete) this.emailClaims.set(emailKey, { row, identity: key, complete });
    }
  }

  async complete(): Promise<void> {
    for (const { id, name } of this.byKey.values()) if (name) this.addName(name, id);
    const names = [...this.managers.keys()];
    for (const { id, name } of await this.company.byFoldedName(names.flatMap((name) => [folded(name), ...nameKeys(name)]))) this.addName(name, id);
    for (const name of names) this.managers.set(name, this.peopleNamed(name));
    const known = await this.company.idsByEmployeeId([...this.managerIds.keys()]);
    for (const key of this.managerIds.keys()) this.managerIds.set(key, this.byKey.get(key)?.id ?? known.get(key)?.id);
  }

  /** From the row that counts. */
  person(key: string): FileEmployee | undefined {
    return this.byKey.get(key);
  }

  emailClaim(key: string): EmailClaim | undefined {
    return this.emailClaims.get(key);
  }

  hasEmail(key: string): boolean {
    return this.emailClaims.has(key);
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
