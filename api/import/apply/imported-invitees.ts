import { Injectable } from '@nestjs/common';
import { Invitees } from '../../auth/links/invitees.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { INVITABLE } from '../../employee/invitable.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredImport } from '../import.tables.js';

const WITHOUT_PASSWORD = `FROM staged_employee s JOIN employee e ON e.id = s.target_id JOIN account a ON a.id = e.account_id
  WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new' AND ${INVITABLE}`;

const ADDED_PEOPLE =
  "FROM staged_employee s JOIN employee n ON n.id = s.target_id WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new'";

/** People whom an applied import added, and who still need a password. */
@Injectable()
export class ImportedInvitees {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    invitees: Invitees,
  ) {
    invitees.registerImports((importId) => ({
      sql: `a.id IN (SELECT n.account_id ${ADDED_PEOPLE})`,
      parameters: [importId],
    }));
  }

  async count(stored: StoredImport): Promise<{ waiting: number; invited: number; left: number }> {
    const staying = hasNotLeft(this.clock.today());
    const [row] = await this.work.read<{
      waiting: number | string | null;
      invited: number | string | null;
      gone: number | string | null;
    }>(
      `SELECT SUM(works) AS waiting, SUM(CASE WHEN invited_at IS NULL THEN 0 ELSE works END) AS invited, SUM(1 - works) AS gone
       FROM (SELECT CASE WHEN ${staying.sql} THEN 1 ELSE 0 END AS works, a.invited_at ${WITHOUT_PASSWORD}) people`,
      [...staying.parameters, stored.id],
    );
    return {
      waiting: Number(row?.waiting ?? 0),
      invited: Number(row?.invited ?? 0),
      left: Number(row?.gone ?? 0),
    };
  }
}
