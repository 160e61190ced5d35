import { Injectable } from '@nestjs/common';
import type { AuditedChange } from '../audit/audit.js';
import { payFactsIn } from '../contract/payroll/pay-facts.js';
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

/** The assignments to everybody that a change is about, by the audited action. */
const RULES_OF_EVERYBODY: Record<string, string> = {
  'assignment.add': 'a.id = ?',
  'assignment.end': 'a.id = ?',
  'calendar.days': "a.calendar_id = ? AND a.holder = '*' AND a.live = 1",
};

/** Tells whether a change of pay for many reaches one person only. */
@Injectable()
export class PayScopes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A setting of payroll is about everybody, the admin who changes it among them, and whether leave is paid about all who have taken it. */
  async isAlone(change: AuditedChange, employeeId: string): Promise<boolean> {
    const { action, id } = change;
    if (action === 'payroll.setting') return true;
    const isOfPay = payFactsIn(action, change).length > 0;
    if (isOfPay && action === 'type.update') return this.hasTaken(employeeId, id);
    const rules = isOfPay && RULES_OF_EVERYBODY[action];
    if (rules) return this.isAloneWith(employeeId, rules, id);
    const sql = SCOPES[action];
    if (!sql) return false;
    const scopes = await this.work.read<Scope>(sql, [id]);
    if (scopes.length === 0) return false;
    for (const scope of scopes) if (!(await this.hasOnly(employeeId, scope))) return false;
    return true;
  }

  private async hasTaken(employeeId: string, leaveType: string): Promise<boolean> {
    const rows = await this.work.read(
      "SELECT id FROM leave_request WHERE employee_id = ? AND leave_type_id = ? AND status = 'Approved' LIMIT 1",
      [employeeId, leaveType],
    );
    return rows.length > 0;
  }

  /** Everybody else has an assignment of their own. */
  private async isAloneWith(employeeId: string, rules: string, id: string): Promise<boolean> {
    const { sql, parameters } = hasNotLeft(this.clock.today());
    const rows = await this.work.read<{ id: string }>(
      `SELECT DISTINCT e.id FROM leave_assignment a CROSS JOIN employee e WHERE ${rules} AND ${sql}
         AND NOT EXISTS (SELECT 1 FROM leave_assignment o WHERE o.holder = e.id AND o.subject = a.subject AND o.live = 1 AND o.inherit = 0) LIMIT 2`,
      [id, ...parameters],
    );
    return rows.length === 1 && rows[0]?.id === employeeId;
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
