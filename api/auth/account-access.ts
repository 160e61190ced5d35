import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import type { Account } from '../account/account.entity.js';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { AccountRecord, SessionRecord } from '../contract/records.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { EmployeeTextColumns } from '../employee/employee-text-columns.js';
import { lockRecord } from '../platform/database/transaction/versioned.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AccountLookup } from './account-lookup.js';
import type { AccountAccessDto } from './auth.dto.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LastAdmin } from './last-admin.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { Sessions } from './sessions/sessions.js';
import { SignedInDevices } from './sessions/signed-in-devices.js';

/** Admins' changes to sign-ins. Every id may be an account's or its employee's. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly lookup: AccountLookup,
    private readonly employees: EmployeeAccess,
    private readonly textColumns: EmployeeTextColumns,
    private readonly lastAdmin: LastAdmin,
    private readonly links: OneTimeLinks,
    private readonly sessions: Sessions,
    private readonly devices: SignedInDevices,
    private readonly factors: SecondFactors,
    private readonly knownDevices: KnownDevices,
  ) {}

  change(actor: Actor, id: string, dto: AccountAccessDto): Promise<AccountRecord> {
    return this.lastAdmin.guard(async (manager) => {
      const employee = await this.employees.find(id);
      // Same lock order as in edits of an employee, so that two never deadlock.
      if (employee) await lockRecord(manager, 'employee', employee.id);
      const account = await this.lookup.find(id);
      const before = auditedFields(account);
      const after = { email: dto.email ?? before.email, role: dto.role ?? before.role, disabled: dto.disabled ?? before.disabled };
      if (isDeepStrictEqual(after, before)) return this.record(account.id);
      requireConfirmed(actor, this.clock.now());
      const disabledAt = after.disabled ? (account.disabledAt ?? this.clock.now()) : null;
      await this.accounts.change(account.id, { email: after.email, role: after.role, disabledAt });
      if (employee) await this.textColumns.refresh(employee.id);
      await this.revokeAccess(account);
      await this.audit.record(actor, { action: 'account.access', subject: 'account', id: account.id, name: account.name, before, after });
      return this.record(account.id);
    });
  }

  link(actor: Actor, id: string): Promise<{ link: string; expiresAt: string }> {
    return this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.audit.record(actor, { action: 'account.link', subject: 'account', id: account.id, name: account.name });
      return this.links.create(account.id, 'reset');
    });
  }

  async listSessions(actor: Actor, id: string): Promise<{ sessions: SessionRecord[]; secondFactorSince: string | null }> {
    const account = await this.lookup.find(id);
    return { sessions: await this.devices.list(actor, account.id), secondFactorSince: await this.factors.enabledAt(account.id) };
  }

  endSession(actor: Actor, sessionId: string): Promise<void> {
    return this.devices.endAny(actor, sessionId);
  }

  async removeFactor(actor: Actor, id: string): Promise<void> {
    await this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.factors.remove(actor, account.id);
      await this.knownDevices.forget(account.id);
    });
  }

  endSessions(actor: Actor, id: string): Promise<void> {
    return this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.sessions.endAll(account.id);
      await this.knownDevices.forget(account.id);
      await this.audit.record(actor, { action: 'account.sign_out', subject: 'account', id: account.id, name: account.name });
    });
  }

  private async revokeAccess({ id, passwordHash }: Account): Promise<void> {
    await this.sessions.endAll(id);
    await this.links.revoke(id);
    if (passwordHash === null) await this.accounts.change(id, { invitedAt: null });
  }

  private async record(id: string): Promise<AccountRecord> {
    const { name, email, role, language, imageId, disabledAt, passwordHash, invitedAt } = await this.lookup.find(id);
    const invited = invitedAt === null ? null : new Date(Number(invitedAt)).toISOString();
    return {
      _id: id, name, email, role, language, profileImage: imageUrl(imageId), disabled: disabledAt !== null,
      passwordSet: passwordHash !== null, invitedAt: invited,
    };
  }
}

function auditedFields({ email, role, disabledAt }: Account) {
  return { email, role, disabled: disabledAt !== null };
}
