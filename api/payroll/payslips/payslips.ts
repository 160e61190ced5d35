import { Injectable } from '@nestjs/common';
import { BankAccounts } from '../../bank-account/bank-accounts.js';
import { amount } from '../../contract/money.js';
import { maskedIban } from '../../contract/payroll/bank-accounts.js';
import type {
  PayslipRecord,
  WithdrawnPayment,
  YearToDateSum,
} from '../../contract/payroll/payslips.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import {
  IS_PUBLISHED,
  mayReadChecks,
  mayReadPayslip,
  payslipRefused,
  readablePayslips,
} from '../access.js';
import { holdReason } from '../facts/hold-reason.js';
import type { SlipLine, Recovery } from '../settlement/payslip-line.js';
import { PAYSLIP_LIST } from './payslip-list.js';
import {
  lineRecord,
  payslipListRecord,
  recoveryRecord,
  withoutChecks,
  type PayslipRow,
} from './payslip-record.js';

interface WholeRow extends PayslipRow {
  lines: string;
  kind: 'regular' | 'offCycle';
  runName: string | null;
  approvedAt: number | string | null;
  reversedAt: number | string | null;
  reverseReason: string | null;
  iban: string | null;
  holdReason: string | null;
  holdBy: string | null;
}

const WHOLE = `SELECT ${PAYSLIP_LIST.columns}, s.line_items AS "lines", r.kind, r.name AS runName,
    s.approved_at AS approvedAt, s.reversed_at AS reversedAt, s.reverse_reason AS reverseReason, s.iban, h.reason AS holdReason, o.name AS holdBy
  FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id
    LEFT JOIN pay_hold h ON h.run_id = s.run_id AND h.employee_id = s.employee_id LEFT JOIN account o ON o.id = h.created_by`;

@Injectable()
export class Payslips {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: EmployeeAccess,
    private readonly banks: BankAccounts,
    private readonly clock: Clock,
  ) {}

  async single(actor: Actor, id: string): Promise<PayslipRecord> {
    const row = await this.find(id);
    if (!row || !mayReadPayslip(actor, row)) throw payslipRefused(actor);
    const payslip = await this.record(row);
    return mayReadChecks(actor)
      ? { ...payslip, withdrawn: await this.withdrawn(row) }
      : withoutChecks(payslip);
  }

  /** Those of one person that the actor may see, as a condition of a list. */
  async scopeOf(actor: Actor, employee: string) {
    const found = await this.employees.reachForList(actor, employee);
    return {
      employee: found,
      scope: [{ sql: 's.employee_id = ?', parameters: [found?.id ?? ''] }, readablePayslips(actor)],
    };
  }

  private async find(id: string): Promise<WholeRow | undefined> {
    const [row] = await this.work.read<WholeRow>(`${WHOLE} WHERE s.id = ?`, [id]);
    return row;
  }

  private async record(row: WholeRow): Promise<PayslipRecord> {
    const hold =
      row.state === 'held' && row.holdReason !== null
        ? holdReason(row.holdReason, row.employeeName, row.payDate)
        : null;
    const iban = await this.iban(row);
    return {
      ...payslipListRecord(row),
      kind: row.kind,
      runName: row.runName,
      lines: (JSON.parse(row.lines) as SlipLine[]).map(lineRecord),
      toRecover: (JSON.parse(row.toRecover) as Recovery[]).map(recoveryRecord),
      yearToDate: await this.yearToDate(row),
      held: hold && {
        reason: hold.text,
        refusal: hold.refusal,
        by: { name: row.holdBy ?? '' },
      },
      reversed:
        row.reversedAt === null
          ? null
          : { reason: row.reverseReason ?? '', at: new Date(Number(row.reversedAt)).toISOString() },
      iban: iban === null ? null : maskedIban(iban),
      files: await this.files(row),
    };
  }

  private async withdrawn({ employeeId, lines }: WholeRow): Promise<WithdrawnPayment[]> {
    const rows = await this.work.read<Record<'id' | 'reason' | 'name' | 'at', string>>(
      `SELECT t.id, t.withdraw_reason AS reason, t.withdrawn_at AS "at", a.name FROM pay_assignment t JOIN account a ON a.id = t.withdrawn_by
       WHERE t.employee_id = ? AND t.run_id IS NOT NULL AND t.withdrawn_at IS NOT NULL ORDER BY t.id`,
      [employeeId],
    );
    // The lines are JSON that names each payment by its id, which occurs nowhere else.
    return rows
      .filter(({ id }) => lines.includes(id))
      .map(({ id, reason, at, name }) => ({
        assignment: id,
        reason,
        at: new Date(Number(at)).toISOString(),
        by: { name },
      }));
  }

  /** As approved; today's until then. */
  private async iban({ state, iban, employeeId }: WholeRow): Promise<string | null> {
    if (state !== 'draft' && state !== 'held') return iban;
    return (await this.banks.readMany([employeeId])).get(employeeId)?.iban ?? null;
  }

  /** Sums of this one and of those in force when it was approved: the last that is approved in a year has all. */
  private async yearToDate({
    id,
    employeeId,
    payDate,
    approvedAt,
  }: WholeRow): Promise<PayslipRecord['yearToDate']> {
    const [year, at] = [payDate.slice(0, 4), approvedAt ?? this.clock.now()];
    const rows = await this.work.read<{ lines: string }>(
      `SELECT s.line_items AS "lines" FROM payslip s JOIN pay_run r ON r.id = s.run_id WHERE s.employee_id = ? AND r.pay_date >= ? AND r.pay_date <= ?
         AND (s.id = ? OR s.approved_at <= ? AND (s.state IN ('approved', 'paid') OR s.state = 'reversed' AND s.reversed_at > ?))`,
      [employeeId, `${year}-01-01`, `${year}-12-31`, id, at, at],
    );
    const sums = new Map<string, SlipLine>();
    for (const line of rows.flatMap(({ lines }) => JSON.parse(lines) as SlipLine[])) {
      const sum = sums.get(line.componentId);
      sums.set(line.componentId, { ...line, amount: line.amount + (sum?.amount ?? 0) });
    }
    return [
      ...[...sums.values()]
        .sort((a, b) => a.position - b.position)
        .map(({ name, kind, amount: sum }) => ({ component: name, kind, amount: amount(sum) })),
      ...(await this.recordsOf(employeeId, year, Number(at))),
    ];
  }

  /** Salary records without a payslip, as they were at an instant. */
  private async recordsOf(
    employeeId: string,
    year: string,
    at: number,
  ): Promise<PayslipRecord['yearToDate']> {
    const rows = await this.work.read<Record<'outside' | 'gross' | 'deductions', number | string>>(
      `SELECT outside_payroll AS outside, SUM(basic_salary + allowances) AS gross, SUM(deductions) AS deductions FROM salary
       WHERE employee_id = ? AND run_id IS NULL AND pay_date >= ? AND pay_date <= ? AND created_at <= ? AND (valid = 1 OR voided_at > ?)
       GROUP BY outside_payroll ORDER BY outside_payroll`,
      [employeeId, `${year}-01-01`, `${year}-12-31`, at, at],
    );
    return rows.flatMap(({ outside, gross, deductions }) => {
      const records = Number(outside) === 1 ? 'outsidePayroll' : 'beforePayroll';
      const sums = [
        { kind: 'earning' as const, amount: amount(gross) },
        { kind: 'deduction' as const, amount: amount(deductions) },
      ];
      return sums
        .filter((sum) => sum.amount !== 0)
        .map((sum) => ({ component: null, records, ...sum }) satisfies YearToDateSum);
    });
  }

  private async files({ employeeId, from }: WholeRow): Promise<PayslipRecord['files']> {
    return this.work.read(
      `SELECT f.id AS _id, f.name FROM payslip_file f JOIN pay_period p ON p.id = f.period_id WHERE f.employee_id = ? AND p.start_date = ? AND ${IS_PUBLISHED} ORDER BY f.id`,
      [employeeId, from],
    );
  }
}
