import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../audit/audit.js';
import { maskedIban, type BankAccountRecord } from '../contract/payroll/bank-accounts.js';
import { Problem, refusal } from '../contract/problem.js';
import type { EmployeeReference } from '../employee/employee-access.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { bumpVersion } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { BankAccountMail } from './bank-account-mail.js';
import type { BankAccountDto } from './bank-account.dto.js';
import { BankAccountChangedByOther } from './bank-account.events.js';
import { BANK_ACCOUNT } from './bank-account.tables.js';

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

export type BankDetails = Pick<BankAccount, 'iban' | 'bic' | 'holder'>;
type Owner = Pick<EmployeeReference, 'id' | 'accountId' | 'name'>;

export interface ImportedBankAccount {
  account: BankDetails;
  version: number | null;
  isAdded: boolean;
  importId: string;
}

export interface UndoneBankAccount extends Omit<ImportedBankAccount, 'account'> {
  /** The one from before. */
  account: BankDetails | null;
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
        (await bumpVersion(manager, BANK_ACCOUNT, employee.id, dto.version)) !== undefined;
      const before = isKnown ? await this.find(employee.id) : undefined;
      if (!before && dto.version) throw new Problem('request.stale', refusal('bank.stale'));
      const after = { iban: dto.iban, bic: dto.bic ?? null, holder: dto.holder };
      if (before && isSame(before, after)) return recordOf(before, employee);
      const at = this.clock.now();
      await store(manager, employee.id, { ...after, at, by: actor.accountId }, !before);
      await this.record(actor, employee, { before, after, at });
      return recordOf((await this.find(employee.id)) as StoredBankAccount, employee);
    });
  }

  /** In the unit of an import that a confirmed session applied. `version` is that of the check, null for none. Nobody is told of people whom the file adds. */
  async import(
    manager: EntityManager,
    actor: AuditActor & { accountId: string },
    owner: Owner,
    { account, version, ...imported }: ImportedBankAccount,
  ): Promise<void> {
    if (version !== null) await bumpVersion(manager, BANK_ACCOUNT, owner.id, version);
    const before = await this.find(owner.id);
    if ((before === undefined) !== (version === null))
      throw new Problem('request.stale', refusal('bank.stale'));
    const at = this.clock.now();
    await store(manager, owner.id, { ...account, at, by: actor.accountId }, version === null);
    await this.record(actor, owner, { before, after: account, at }, imported);
  }

  /** Takes back what an import stored: the account from before, or none. */
  async undoImport(
    manager: EntityManager,
    actor: AuditActor & { accountId: string },
    owner: Owner,
    { account, version, ...imported }: UndoneBankAccount,
  ): Promise<void> {
    await bumpVersion(manager, BANK_ACCOUNT, owner.id, version);
    const before = await this.find(owner.id);
    const at = this.clock.now();
    if (account) await store(manager, owner.id, { ...account, at, by: actor.accountId }, false);
    else await manager.query('DELETE FROM bank_account WHERE employee_id = ?', [owner.id]);
    await this.record(actor, owner, { before, after: account ?? undefined, at }, imported);
  }

  /** The owner is told of every change, by mail as well. */
  private async record(
    actor: Actor | AuditActor,
    { id: employeeId, accountId, name }: Owner,
    { before, after, at }: { before?: BankDetails; after?: BankDetails; at: number },
    imported?: Pick<ImportedBankAccount, 'isAdded' | 'importId'>,
  ): Promise<void> {
    await this.audit.record(actor, {
      action: 'bank.change',
      subject: 'employee',
      id: employeeId,
      name,
      employeeId,
      before: before && auditValues(before),
      after: after && auditValues(after),
      changesetId: imported?.importId,
    });
    if (imported?.isAdded || !after) return;
    const isOwn = actor.accountId === accountId;
    if (!isOwn)
      await this.events.emit(new BankAccountChangedByOther({ employeeId, accountId }, actor.name));
    await this.mail.add(accountId, {
      changedAt: at,
      by: isOwn ? null : actor.name,
      maskedIban: maskedIban(after.iban),
      employeeId,
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

async function store(
  manager: EntityManager,
  employeeId: string,
  { iban, bic, holder, at, by }: BankDetails & { at: number; by: string },
  isNew: boolean,
): Promise<void> {
  if (isNew)
    await insertRow(manager, 'bank_account', {
      employee_id: employeeId,
      iban,
      bic,
      holder,
      changed_at: at,
      changed_by: by,
      version: 1,
    });
  else
    await manager.query(
      'UPDATE bank_account SET iban = ?, bic = ?, holder = ?, changed_at = ?, changed_by = ? WHERE employee_id = ?',
      [iban, bic, holder, at, by, employeeId],
    );
}

function isSame(one: BankDetails, other: BankDetails): boolean {
  return one.iban === other.iban && one.bic === other.bic && one.holder === other.holder;
}

/** The audit log is read by all admins, and kept for good. */
function auditValues({ iban, bic, holder }: BankDetails) {
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
