import { nameKeys } from '../../contract/text/person-name.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { EmployeeValues } from './employee-row.js';
import type { IdentifiedRow, RepeatedRows } from './repeated-rows.js';
import type { RowRefusal } from './row-reading.js';

interface FileEmployee {
  row: number;
  id: string;
  accountId: string;
  name: string | undefined;
  /** False if the row will be refused, as far as the row itself says. */
  complete: boolean;
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
  /** People whom rows name or whose address they give, as managers or otherwise, with those who have it. */
  private readonly named = new Map<string, string[]>();
  private readonly namedById = new Map<string, string | undefined>();
  private readonly names = new Map<string, string>();
  private readonly refused = new Set<string>();
  private readonly emailClaims = new Map<string, EmailClaim>();

  constructor(
    private readonly company: EmployeeLookup,
    private readonly repeated: RepeatedRows<FileRow>,
  ) {}

  async add(rows: FileRow[]): Promise<void> {
    const known = await this.company.idsByEmployeeId(
      rows.flatMap(({ values }) => (values.employeeId ? [uniqueKey(values.employeeId)] : [])),
    );
    const owners = await this.company.emailOwners(
      rows.flatMap(({ values }) => (values.email ? [uniqueKey(values.email)] : [])),
    );
    for (const parsed of rows) {
      const { row, values, faults, lacking, identity: key } = parsed;
      for (const name of [values.manager, values.approver, values.deputy])
        if (name) this.named.set(name, []);
      for (const id of [values.managerId, values.approverId, values.deputyId])
        if (id) this.namedById.set(uniqueKey(id), undefined);
      const person = key === undefined ? undefined : known.get(key);
      const { id, accountId } = (key && (person ?? this.byKey.get(key))) || {
        id: newId(),
        accountId: newId(),
      };
      const emailKey = values.email && uniqueKey(values.email);
      const owner = emailKey && owners.get(emailKey);
      const claim = emailKey ? this.emailClaims.get(emailKey) : undefined;
      const free =
        (!owner || owner.accountId === accountId) && (!claim?.complete || claim.identity === key);
      const complete =
        faults.length === 0 && (person !== undefined || lacking.length === 0) && free;
      if (!this.repeated.add(parsed, complete) || !key) continue;
      this.byKey.set(key, {
        row,
        id,
        accountId,
        name: values.name ?? person?.name,
        complete: complete || person !== undefined,
      });
      if (emailKey && !claim?.complete)
        this.emailClaims.set(emailKey, { row, identity: key, complete });
    }
  }

  async complete(): Promise<void> {
    for (const { id, name } of this.byKey.values()) if (name) this.addName(name, id);
    const written = [...this.named.keys()];
    const [emails, names] = [written.filter(isAddress), written.filter((text) => !isAddress(text))];
    for (const { id, name } of await this.company.byFoldedName(
      names.flatMap((name) => [folded(name), ...nameKeys(name)]),
    ))
      this.addName(name, id);
    for (const name of names) this.named.set(name, this.peopleNamed(name));
    const owners = await this.company.idsByEmail(emails.map(uniqueKey));
    for (const email of emails) {
      const claim = this.emailClaims.get(uniqueKey(email));
      const owner = claim ? this.byKey.get(claim.identity) : owners.get(uniqueKey(email));
      this.named.set(email, owner ? [owner.id] : []);
    }
    for (const { id, name } of owners.values()) this.names.set(id, name);
    const known = await this.company.idsByEmployeeId([...this.namedById.keys()]);
    for (const key of this.namedById.keys())
      this.namedById.set(key, this.byKey.get(key)?.id ?? known.get(key)?.id);
    for (const { id, name } of known.values()) this.names.set(id, name);
    for (const { id, complete } of this.byKey.values()) if (!complete) this.refused.add(id);
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

  /** By employee ID, else by email address or name; undefined unless it is exactly one person. */
  find({
    employeeId,
    written,
  }: {
    employeeId: string | null | undefined;
    written: string | null | undefined;
  }): string | undefined {
    const found = employeeId ? this.namedById.get(uniqueKey(employeeId)) : undefined;
    if (found !== undefined || !written) return found;
    const ids = this.named.get(written) ?? [];
    return ids.length === 1 ? ids[0] : undefined;
  }

  /** True for a new person whose row says too little to be imported. */
  isRefused(id: string): boolean {
    return this.refused.has(id);
  }

  nameOf(id: string): string | undefined {
    return this.names.get(id);
  }

  private addName(name: string, id: string): void {
    this.names.set(id, name);
    for (const key of nameKeys(name))
      this.byName.set(key, (this.byName.get(key) ?? new Set()).add(id));
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

function isAddress(written: string): boolean {
  return written.includes('@');
}
