import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import { netSign } from '../../contract/payroll/component-kinds.js';
import type {
  RecoveryEndKind,
  RecoveryEndRecord,
} from '../../contract/payroll/leaver-settlements.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { lockAdmins } from '../../employee/enabled-admins.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { NextPay } from '../runs/next-pay.js';
import type { Recovery } from '../settlement/payslip-line.js';
import { endedParts, repaidParts } from '../settlement/repayment.js';
import { SingleSignature } from '../signatures/single-signature.js';
import type { RecoveryEndDto } from './leaver.dto.js';

interface EndRow {
  id: string;
  employeeId: string;
  name: string;
  kind: RecoveryEndKind;
  amount: number | string;
  on: CalendarDate;
  reason: string | null;
  createdBy: string;
  byName: string;
  createdAt: number | string;
  signerName: string | null;
  signedAt: number | string | null;
}

const ENDS = `SELECT n.id, n.employee_id AS employeeId, p.name, n.kind, n.amount, n.on_date AS "on", n.reason, n.created_by AS createdBy, c.name AS byName, n.created_at AS createdAt,
    s.name AS signerName, n.signed_at AS signedAt
  FROM recovery_end n JOIN employee e ON e.id = n.employee_id JOIN account p ON p.id = e.account_id JOIN account c ON c.id = n.created_by LEFT JOIN account s ON s.id = n.signed_by`;

/** Ends what is still to recover: it was paid back, or is no longer asked for. Each end counts once somebody else has signed it. */
@Injectable()
export class RecoveryEnds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly currency: CurrencyInUse,
    private readonly employees: EmployeeAccess,
    private readonly next: NextPay,
    private readonly signature: SingleSignature,
    private readonly payAccess: PayAccessLog,
  ) {}

  /** By the next run, in minor units: all that later pay does not give back by itself. */
  async open(employeeId: string): Promise<Recovery[]> {
    return (await this.next.compute(employeeId))?.pay.toRecover ?? [];
  }

  /** Without four eyes it counts at once. */
  async record(actor: Actor, employee: string, dto: RecoveryEndDto): Promise<string> {
    const { kind, reason } = dto;
    const today = this.clock.today();
    const on = dto.on ?? today;
    requireDate('on', 'Date', on, { latest: today });
    if (kind === 'waived' && !reason)
      throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
    this.currency.requireFitting({ amount: dto.amount });
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      const { id: employeeId } = await this.employees.reach(actor, employee);
      const open = sumOf(await this.open(employeeId));
      if (dto.amount === 0 || dto.amount > open) {
        this.payAccess.record(actor, 'run', employeeId);
        throw Problem.at(
          'amount',
          refusal('payroll.recovery_amount', { open: amount(open).toFixed(2) }),
        );
      }
      const id = newId();
      await insertRow(manager, 'recovery_end', {
        id,
        employee_id: employeeId,
        kind,
        amount: dto.amount,
        on_date: on,
        reason: reason ?? null,
        created_by: actor.accountId,
        created_at: this.clock.now(),
      });
      const end = await this.find(id);
      await this.audit.record(actor, audited('payroll.recovery_end', end));
      if ((await this.effects([end], actor)).get(id) === 'approves')
        await this.store(manager, actor, end);
      return id;
    });
  }

  /** Refused where the amount is no longer open, since something else was repaid, waived or due meanwhile. */
  sign(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      // Nobody is made or disabled meanwhile whose signature counts.
      await lockAdmins(manager);
      const end = await this.find(id);
      if (end.signedAt !== null) throw new Problem('payroll.signed', refusal('payroll.signed'));
      const effect = (await this.effects([end], actor)).get(id);
      if (effect === 'none') throw new Problem('payroll.four_eyes', refusal('payroll.four_eyes'));
      await this.store(manager, actor, end);
      const alone = effect === 'alone' ? { alone: true } : {};
      await this.audit.record(actor, audited('payroll.recovery_sign', end, alone));
    });
  }

  /** One that nobody has signed counted nothing, so nothing of it stays. */
  withdraw(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      const end = await this.find(id);
      const withdrawn = await execute(
        manager,
        'DELETE FROM recovery_end WHERE id = ? AND signed_at IS NULL',
        [id],
      );
      if (withdrawn === 0) throw new Problem('payroll.signed', refusal('payroll.signed'));
      await this.audit.record(actor, audited('payroll.recovery_withdraw', end));
    });
  }

  /** Newest first: those of a person, or all that wait for a signature. */
  async list(actor: Actor, employeeId: string | null): Promise<RecoveryEndRecord[]> {
    const rows = await this.work.read<EndRow>(
      `${ENDS} WHERE ${employeeId === null ? 'n.signed_at IS NULL' : 'n.employee_id = ?'} ORDER BY n.created_at DESC, n.id DESC`,
      employeeId === null ? [] : [employeeId],
    );
    const effects = await this.effects(
      rows.filter(({ signedAt }) => signedAt === null),
      actor,
    );
    return rows.map((row) => ({
      _id: row.id,
      employee: { _id: row.employeeId, name: row.name },
      kind: row.kind,
      amount: amount(row.amount),
      on: row.on,
      reason: row.reason,
      by: { name: row.byName },
      at: new Date(Number(row.createdAt)).toISOString(),
      signed:
        row.signedAt === null
          ? null
          : {
              by: { name: row.signerName ?? '' },
              at: new Date(Number(row.signedAt)).toISOString(),
            },
      signature: effects.get(row.id) ?? null,
    }));
  }

  async find(id: string): Promise<EndRow> {
    const [row] = await this.work.read<EndRow>(`${ENDS} WHERE n.id = ?`, [id]);
    if (!row)
      throw new Problem('payroll.recovery_not_found', refusal('payroll.recovery_not_found'));
    return row;
  }

  private effects(ends: readonly EndRow[], { accountId }: Actor) {
    return this.signature.effects(
      ends.map(({ id, createdBy, createdAt }) => ({ id, by: createdBy, at: Number(createdAt) })),
      accountId,
    );
  }

  private async store(
    manager: EntityManager,
    actor: Actor,
    { id, employeeId, amount: size }: EndRow,
  ) {
    const next = await this.next.compute(employeeId);
    const open = next?.pay.toRecover ?? [];
    if (!next || Number(size) > sumOf(open)) {
      this.payAccess.record(actor, 'run', employeeId);
      throw new Problem(
        'payroll.recovery_changed',
        refusal('payroll.recovery_changed', { open: amount(sumOf(open)).toFixed(2) }),
      );
    }
    const deductions = new Set(
      next.plan.rules.components.flatMap((one) => (netSign(one.kind) < 0 ? one.id : [])),
    );
    const parts = repaidParts(endedParts(open, Number(size)), (one) => deductions.has(one));
    const signed = await execute(
      manager,
      'UPDATE recovery_end SET signed_by = ?, signed_at = ?, parts = ? WHERE id = ? AND signed_at IS NULL',
      [actor.accountId, this.clock.now(), JSON.stringify(parts), id],
    );
    if (signed === 0) throw new Problem('payroll.signed', refusal('payroll.signed'));
  }
}

function audited(action: AuditAction, end: EndRow, more: Record<string, unknown> = {}) {
  const { id, name, employeeId, kind, on, reason } = end;
  return {
    action,
    subject: 'payroll' as const,
    id,
    name,
    employeeId,
    after: { recoveryEnd: kind, payAmount: amount(end.amount), on, reason, ...more },
  };
}

function sumOf(parts: readonly Recovery[]): number {
  return parts.reduce((sum, part) => sum + part.amount, 0);
}
