import { Injectable } from '@nestjs/common';
import type { AuditedChange } from '../audit/audit.js';
import { hasNotLeft } from '../employee/employment-status.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface Scope {
  employeeId: string | null;
  departmentId: string | null;
}

const OF_ASSIGNMENTS =
  'SELECT employee_id AS employeeId, department_id AS departmentId FROM pay_assignment WHERE';
/** Whom a change of pay is about where its entry names nobody, by the audited action. */
const SCOPES: Record<string, string> = {
  'payroll.assign': `${OF_ASSIGNMENTS} id = ?`,
  'payroll.unassign': `${OF_ASSIGNMENTS} id = ?`,
  'payroll.component_update': `${OF_ASSIGNMENTS} component_id = ? AND run_id IS NULL AND ended_at IS NULL`,
  'payroll.start':
    'SELECT employee_id AS employeeId, NULL AS departmentId FROM pay_run_person WHERE run_id = ?',
};

/** Tells whether a change of pay for many reaches one person only. */
@Injectable()
export class PayScopes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A setting of payroll is about everybody, the admin who changes it among them. */
  async isAlone({ action, id }: AuditedChange, employeeId: string): Promise<boolean> {
    if (action === 'payroll.setting') return true;
    const sql = SCOPES[action];
    if (!sql) return false;
    const scopes = await this.work.read<Scope>(sql, [id]);
    if (scopes.length === 0) return false;
    for (const scope of scopes) if (!(await this.hasOnly(employeeId, scope))) return false;
    return true;
  }

  private async hasOnly(employeeId: string, scope: Scope): Promise<boolean> {
    if (scope.employeeId !== null) return scope.employeeId === employeeId;
    const { sql, parameters } = hasNotLeft(this.clock.today());
    const rows = await this.work.read<{ id: string }>(
      `SELECT e.id FROM employee e WHERE ${sql} AND (? IS NULL OR e.department_id = ?) LIMIT 2`,
      [...parameters, scope.departmentId, scope.departmentId],
    );
    return rows.length === 1 && rows[0]?.id === employeeId;
  }
}
