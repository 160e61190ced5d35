import type { EntityManager } from 'typeorm';
import type { CheckedFolder } from './checked-folder.js';
import { exportedRows } from './exported-rows.js';
import type { ExportedRow, ExportedTable } from './exported-table.js';
import { FolderFault } from './folder-fault.js';
import type { Progress } from './progress.js';

/** One import of a folder, inside its unit of work: what its files refer to each other by. */
export class BroughtIn {
  /** By name. */
  readonly departments = new Map<string, string>();
  /** By e-mail. */
  readonly accounts = new Map<string, string>();
  /** By employee ID. */
  readonly employees = new Map<string, { id: string; name: string }>();

  constructor(
    readonly manager: EntityManager,
    readonly folder: CheckedFolder,
    private readonly progress: Progress,
  ) {}

  async *rows<T extends ExportedTable>(table: T): AsyncGenerator<ExportedRow<T>[]> {
    const total = this.folder.manifest.files[table.file]?.rows ?? 0;
    let done = 0;
    for await (const batch of exportedRows(this.folder.path, table)) {
      yield batch;
      done += batch.length;
      if (done < total) this.progress(table.file, done, total);
    }
    this.progress(table.file, done, done);
  }

  department(name: string): string {
    return known(this.departments, name, 'department');
  }

  account(email: string): string {
    return known(this.accounts, email, 'account');
  }

  accountIf(email: string | null): string | null {
    return email === null ? null : this.account(email);
  }

  employee(employeeId: string): { id: string; name: string } {
    return known(this.employees, employeeId, 'employee');
  }
}

function known<Value>(all: Map<string, Value>, key: string, what: string): Value {
  const value = all.get(key);
  if (value === undefined) throw new FolderFault(`The ${what} ${key} is named, but nowhere described.`);
  return value;
}
