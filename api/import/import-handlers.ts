import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportKind } from '../contract/imports/import-fields.js';
import { BalanceImport } from './apply/balance-import.js';
import { EmployeeImport } from './apply/employee-import.js';
import { JobImport } from './apply/job-import.js';
import { LeaveImport } from './apply/leave-import.js';
import { SalaryImport } from './apply/salary-import.js';
import type { ImportHandler } from './import-handler.js';
import { ImportRows } from './import-rows.js';
import type { StoredImport } from './import.tables.js';

/** One for each kind of file. */
@Injectable()
export class ImportHandlers {
  private readonly handlers: Record<ImportKind, ImportHandler>;

  constructor(
    private readonly rows: ImportRows,
    employees: EmployeeImport,
    salaries: SalaryImport,
    leaves: LeaveImport,
    balances: BalanceImport,
    jobs: JobImport,
  ) {
    this.handlers = { employees, jobs, salaries, leaves, balances };
  }

  of(kind: ImportKind): ImportHandler {
    return this.handlers[kind];
  }

  /** Deletes the rows of a file, and what they were checked into. */
  async discard(manager: EntityManager, { id, kind }: StoredImport): Promise<void> {
    await this.of(kind).writer.discard(manager, id);
    await this.rows.delete(manager, id);
  }
}
