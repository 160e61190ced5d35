import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LEAVE_DECISIONS } from '../../contract/leave/leave-statuses.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { OwnDecisions } from '../../leave/check/own-decisions.js';
import type { StoredImport } from '../import.tables.js';

/** Decisions in a file on the leave of the admin who imports it, which another admin may have to make. */
@Injectable()
export class ImportedDecisions {
  constructor(
    private readonly ownDecisions: OwnDecisions,
    private readonly employees: EmployeeAccess,
  ) {}

  /** The uploader, if their decisions are for another admin. */
  async decidedByOthers({ createdBy }: StoredImport): Promise<string | undefined> {
    const othersDecide =
      createdBy !== null &&
      (await this.ownDecisions.othersDecide({ accountId: createdBy }, createdBy));
    return othersDecide ? (await this.employees.find(createdBy))?.id : undefined;
  }

  /** Decided requests of the admin who applies or undoes the import are for another admin. */
  async requireOthers(
    manager: EntityManager,
    stored: StoredImport,
    accountId: string | null,
  ): Promise<void> {
    if (accountId === null) return;
    const own = await manager.query<{ row_no: number }[]>(
      `SELECT s.row_no FROM staged_leave s JOIN employee e ON e.id = s.employee_id
       WHERE s.import_id = ? AND e.account_id = ? AND s.status IN (${LEAVE_DECISIONS.map(() => '?').join(', ')}) LIMIT 1`,
      [stored.id, accountId, ...LEAVE_DECISIONS],
    );
    if (own.length > 0) await this.ownDecisions.requireOthers(manager, { accountId }, accountId);
  }
}
