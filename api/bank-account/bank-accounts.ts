import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { maskedIban, type BankAccountRecord } from '../contract/payroll/bank-accounts.js';
import { Problem, refusal } from '../contract/problem.js';
import type { EmployeeReference } from '../employee/employee-access.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { bumpVersion, UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { BankAccountChangedByOther } from './bank-account.events.js';
import type { BankAccountDto } from './bank-account.dto.js';
import { BankAccountMail } from './bank-account-mail.js';

/** With the whole IBAN, for the bank file alone. */
export interface BankAccount {
  iban: string;
  bic: string | null;
  holder: string;
  changedAt: number;
  /** Account that made the latest change. */
  changedBy: string;
  /** Number of people who are paid to this IBAN, the person included. */
  people: number;
}

interface StoredBankAccount extends Pick<BankAccount, 'iban' | 'bic' | 'holder' | 'changedBy'> {
  changedAt: number | string;
  changedByName: string;
  version: number;
}

/** Callers have found the person through EmployeeAccess, which checks access. */
@Injectable()
export class BankAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly mail: BankAccountMail,
    private readonly events: Events,
  ) {}

  async read(employee: EmployeeReference): Promise<BankAccountRecord | null> {
    const stored = await this.find(employee.id);
    return stored ? recordOf(stored, employee) : null;
  }

  /** Without those who have none. */
  async readMany(employeeIds: readonly string[]): Promise<Map<string, BankAccount>> {
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<BankAccount & { employeeId: string }>(
        `SELECT b.employee_id AS employeeId, b.iban, b.bic, b.holder, b.changed_at AS changedAt, b.changed_by AS changedBy,
         (SELECT COUNT(*) FROM bank_account o WHERE o.iban = b.iban) AS people
       FROM bank_account b WHERE b.employee_id IN (${places})`,
        ids,
      ),
    );
    return new Map(
      rows.map(({ employeeId, ...account }) => [
        employeeId,
        { ...account, changedAt: Number(account.changedAt), people: Number(account.people) },
      ]),
    );
  }

  async change(
    actor: Actor,
    employee: EmployeeReference,
    dto: BankAccountDto,
  ): Promise<BankAccountRecord> {
    // After the right to reach the person, so that a refusal tells nothing of others.
    requireConfirmed(actor, this.clock.now());
    return this.work.write(async (manager) => {
      const isKnown =
        (await bumpVersion(manager, 'bank_account', employee.id, dto.version)) !== undefined;
      const before = isKnown ? await this.find(employee.id) : undefined;
      if (!before && dto.version) throw new Problem('request.stale', refusal('bank.stale'));
      const after = { iban: dto.iban, bic: dto.bic ?? null, holder: dto.holder };
      if (before && isSame(before, after)) return recordOf(before, employee);
      const now = this.clock.now();
      const { iban, bic, holder } = after;
      if (before)
        await manager.query(
          'UPDATE bank_account SET iban = ?, bic = ?, holder = ?, changed_at = ?, changed_by = ? WHERE employee_id = ?',
          [iban, bic, holder, now, actor.accountId, employee.id],
        );
      else
        await insertRow(manager, 'bank_account', {
          employee_id: employee.id,
          iban,
          bic,
          holder,
          version: 1,
          changed_at: now,
          changed_by: actor.accountId,
        });
      await this.audit.record(actor, {
        action: 'bank.change',
        subject: 'employee',
        id: employee.id,
        name: employee.name,
        employeeId: employee.id,
        before: before && auditValues(before),
        after: auditValues(after),
      });
      if (actor.accountId !== employee.accountId)
        await this.events.emit(
          new BankAccountChangedByOther(
            { employeeId: employee.id, accountId: employee.accountId },
            actor.name,
          ),
        );
      await this.mail.add(employee.accountId, {
        changedAt: now,
        by: actor.accountId === employee.accountId ? null : actor.name,
        maskedIban: maskedIban(iban),
        employeeId: employee.id,
      });
      return recordOf((await this.find(employee.id)) as StoredBankAccount, employee);
    });
  }

  private async find(employeeId: string): Promise<StoredBankAccount | undefined> {
    const [row] = await this.work.read<StoredBankAccount>(
      `SELECT b.iban, b.bic, b.holder, b.version, b.changed_at AS changedAt, b.changed_by AS changedBy, a.name AS changedByName
       FROM bank_account b JOIN account a ON a.id = b.changed_by WHERE b.employee_id = ?`,
      [employeeId],
    );
    return row;
  }
}

type Details = Pick<BankAccount, 'iban' | 'bic' | 'holder'>;

function isSame(one: Details, other: Details): boolean {
  return one.iban === other.iban && one.bic === other.bic && one.holder === other.holder;
}

/** The audit log is read by all admins, and kept for good. */
function auditValues({ iban, bic, holder }: Details) {
  return { iban: maskedIban(iban), bic, holder };
}

function recordOf(
  { iban, bic, holder, changedAt, changedBy, changedByName, version }: StoredBankAccount,
  owner: EmployeeReference,
): BankAccountRecord {
  return {
    iban: maskedIban(iban),
    bic,
    holder,
    version,
    changedAt: new Date(Number(changedAt)).toISOString(),
    changedBy: { name: changedByName, isOwner: changedBy === owner.accountId },
  };
}
