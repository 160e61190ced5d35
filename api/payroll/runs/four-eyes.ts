import { Injectable } from '@nestjs/common';
import type { ApproveRefusal } from '../../contract/payroll/pay-runs.js';
import type { Actor } from '../../platform/access/actor.js';
import { enabledAdmins } from '../../employee/enabled-admins.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import type { StoredRun } from './pay-run-store.js';

type Conflict = Extract<ApproveRefusal, 'made' | 'edited' | 'held' | 'revised' | 'bank'>;

/** An approved payslip that pays all that is due has settled a salary whose day its period reaches; single payments settle none. */
const unsettled = (
  since: string,
) => `NOT EXISTS (SELECT 1 FROM payslip o JOIN pay_run q ON q.id = o.run_id JOIN pay_period p ON p.id = q.period_id
  WHERE o.employee_id = s.employee_id AND o.state IN ('approved', 'paid') AND q.everything = 1 AND o.approved_at >= ${since} AND p.end_date >= v.effective_date)`;

const REVISIONS = `SELECT 1 FROM pay_run r JOIN pay_period n ON n.id = r.period_id JOIN payslip s ON s.run_id = r.id
  JOIN salary_revision v ON v.employee_id = s.employee_id AND v.effective_date <= n.end_date WHERE r.id = ?`;

/** What was taken back in the run left only its entry in the audit log. */
const taken = (...actions: string[]) =>
  `SELECT 1 FROM audit_entry t WHERE t.subject_id = ? AND t.actor_id = ? AND t.action IN (${actions.map((action) => `'${action}'`).join(', ')}) LIMIT 1`;

const PAID_BEFORE = `COALESCE((SELECT MAX(o.approved_at) FROM payslip o WHERE o.employee_id = s.employee_id AND o.state IN ('approved', 'paid')), 0)`;

const CONFLICTS: [Exclude<Conflict, 'made'>, string][] = [
  ['edited', 'SELECT 1 FROM pay_assignment a WHERE a.run_id = ? AND a.created_by = ? LIMIT 1'],
  ['edited', taken('payroll.unassign', 'payroll.unimport')],
  ['held', 'SELECT 1 FROM pay_hold h WHERE h.run_id = ? AND h.created_by = ? LIMIT 1'],
  ['held', taken('payroll.hold', 'payroll.release')],
  [
    'revised',
    `${REVISIONS} AND v.created_by = ? AND v.valid = 1 AND ${unsettled('v.recorded_at')} LIMIT 1`,
  ],
  [
    'revised',
    `${REVISIONS} AND v.withdrawn_by = ? AND v.valid IS NULL AND ${unsettled('v.withdrawn_at')} LIMIT 1`,
  ],
  [
    'bank',
    `SELECT 1 FROM payslip s JOIN bank_account b ON b.employee_id = s.employee_id WHERE s.run_id = ? AND b.changed_by = ? AND b.changed_at > ${PAID_BEFORE} LIMIT 1`,
  ],
];

/** With two admins or more, nobody approves what they made themselves. */
@Injectable()
export class FourEyes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: PayrollSettingReader,
  ) {}

  async applies(): Promise<boolean> {
    return (await this.settings.read()).fourEyes && (await this.admins()).length > 1;
  }

  async admins(): Promise<string[]> {
    const { sql, parameters } = enabledAdmins(this.clock.today());
    const rows = await this.work.read<{ id: string }>(`SELECT a.id ${sql}`, parameters);
    return rows.map(({ id }) => id);
  }

  /** Why somebody else has to approve the run; null if the admin may. Where nobody is free, a salary or bank account that they recorded refuses nobody; an edit of the run always does. */
  async conflict({ accountId }: Actor, run: StoredRun): Promise<Conflict | null> {
    if (!(await this.applies())) return null;
    if (run.createdBy === accountId) return 'made';
    const conflict = await this.recorded(accountId, run);
    if (conflict !== 'revised' && conflict !== 'bank') return conflict;
    for (const admin of await this.admins())
      if (
        admin !== accountId &&
        admin !== run.createdBy &&
        (await this.recorded(admin, run)) === null
      )
        return conflict;
    return null;
  }

  private async recorded(accountId: string, run: StoredRun): Promise<Conflict | null> {
    for (const [conflict, sql] of CONFLICTS) {
      if ((await this.work.read(sql, [run.id, accountId])).length > 0) return conflict;
    }
    return null;
  }
}
