import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { amount } from '../../contract/money.js';
import type {
  AcceptedSettlementRecord,
  LeaverSettlementRecord,
  UnusedLeaveRecord,
} from '../../contract/payroll/leaver-settlements.js';
import type { RunState } from '../../contract/payroll/pay-runs.js';
import type { PaidLeave } from '../../contract/payroll/payslips.js';
import {
  eachInUnits,
  payOfEach,
  unusedLeavePay,
  type DailyPayBasis,
} from '../../contract/payroll/unused-leave-pay.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { paidLeaveRecord, recoveryRecord } from '../payslips/payslip-record.js';
import { LeaverProposals } from './leaver-proposals.js';
import type { LeftOverLeave } from './left-over-leave.js';
import { RecoveryEnds } from './recovery-ends.js';

interface AcceptedRow {
  id: string;
  lastDay: CalendarDate;
  amount: number | string;
  unused: string;
  runId: string;
  from: CalendarDate;
  to: CalendarDate;
  state: RunState;
  byName: string;
  recordedAt: number | string;
}

/** Settlements as screens show them. */
@Injectable()
export class LeaverRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: EmployeeAccess,
    private readonly proposals: LeaverProposals,
    private readonly ends: RecoveryEnds,
  ) {}

  async record(actor: Actor, id: string): Promise<LeaverSettlementRecord> {
    const employee = await this.employees.reach(actor, id);
    const { lastDay, run, pay, worked, unused, owed, basis } =
      await this.proposals.propose(employee);
    const toRecover = await this.ends.open(employee.id);
    return {
      employee: { _id: employee.id, employeeId: employee.employeeId, name: employee.name },
      lastDay,
      run: run && { _id: run.id, period: { from: run.from, to: run.to } },
      salary: pay && amount(pay.salary),
      worked,
      unused: unused.map((one) => unusedRecord(one, pay)),
      owed: owed.map((one) => unusedRecord(one, pay)),
      total: pay ? amount(unusedLeavePay(unused, pay)) : 0,
      basis,
      accepted: await this.accepted(employee.id),
      toRecover: {
        amount: amount(toRecover.reduce((sum, part) => sum + part.amount, 0)),
        parts: toRecover.map(recoveryRecord),
      },
      ends: await this.ends.list(actor, employee.id),
    };
  }

  private async accepted(employeeId: string): Promise<AcceptedSettlementRecord[]> {
    const rows = await this.work.read<AcceptedRow>(
      `SELECT t.id, t.settled_day AS lastDay, t.amount, t.unused_leave AS unused, t.run_id AS runId, p.start_date AS "from", p.end_date AS "to", r.state, a.name AS byName, t.recorded_at AS recordedAt
       FROM pay_assignment t JOIN pay_run r ON r.id = t.run_id JOIN pay_period p ON p.id = r.period_id JOIN account a ON a.id = t.created_by
       WHERE t.employee_id = ? AND t.settled_day IS NOT NULL AND t.withdrawn_at IS NULL AND r.state <> 'discarded' ORDER BY t.recorded_at DESC, t.id DESC`,
      [employeeId],
    );
    return rows.map(({ id, lastDay, unused, runId, from, to, state, byName, ...row }) => ({
      _id: id,
      lastDay,
      amount: amount(row.amount),
      unused: (JSON.parse(unused) as PaidLeave[]).map(paidLeaveRecord),
      run: { _id: runId, period: { from, to }, state },
      by: { name: byName },
      at: new Date(Number(row.recordedAt)).toISOString(),
    }));
  }
}

function unusedRecord(
  { id, name, ...leave }: LeftOverLeave,
  pay: DailyPayBasis | null,
): UnusedLeaveRecord {
  const { unit, counts, amount: left } = leave;
  return {
    leaveType: { _id: id, name, unit, counts },
    amount: wireAmount(unit, left),
    each: pay ? eachInUnits(payOfEach(leave, pay)) : 0,
  };
}
