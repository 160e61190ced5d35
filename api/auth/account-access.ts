import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import type { Account } from '../account/account.entity.js';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { AccountRecord, SessionRecord } from '../contract/records.js';
import { EmployeeLookup } from '../employee/employee-lookup.js';
import { EmployeeTexts } from '../employee/employee-texts.js';
import { lockRecord } from '../platform/database/transaction/versioned.js';
import { imageAddress } from '../platform/storage/profile-images.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AccountLookup } from './account-lookup.js';
import type { AccountAccessDto } from './auth.dto.js';
import { KnownDevices } from './known-devices.js';
import { LastAdmin } from './last-admin.js';
import { OneTimeLinks } from './one-time-links.js';
import { SecondFactors } from './second-factors.js';
import { Sessions } from './sessions.js';
import { SignedInDevices } from './signed-in-devices.js';

/** What admins do to the sign-in of others (and their own). Takes an account's id, or that of its employee. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly lookup: AccountLookup,
    private readonly employees: EmployeeLookup,
    private readonly texts: EmployeeTexts,
    private readonly lastAdmin: LastAdmin,
    private readonly links: OneTimeLinks,
    private readonly sessions: Sessions,
    private readonly devices: SignedInDevices,
    private readonly factors: SecondFactors,
    private readonly known: KnownDevices,
  ) {}

  change(actor: Actor, id: string, dto: AccountAccessDto): Promise<AccountRecord> {
    return this.lastAdmin.keep(async (manager) => {
      const employee = await this.employees.find(id);
      // Employee before account, as every edit of an employee does: two at once wait for each other in one order.
      if (employee) await lockRecord(manager, 'employee', employee.id);
      const account = await this.lookup.find(id);
      const before = shown(account);
      const after = { email: dto.email ?? before.email, role: dto.role ?? before.role, disabled: dto.disabled ?? before.disabled };
      if (after.email !== before.email || after.role !== before.role) requireConfirmed(actor, this.clock.now());
      const disabledAt = after.disabled ? (account.disabledAt ?? this.clock.now()) : null;
      await this.accounts.change(account.id, { email: after.email, role: after.role, disabledAt });
      if (employee) await this.texts.renew(employee.id);
      await this.closeOpenDoors(account);
      await this.audit.record(actor, { action: 'account.access', subject: 'account', id: account.id, name: account.name, before, after });
      return this.record(account.id);
    });
  }

  /** A link that sets a new password, to be handed over by the admin. */
  link(actor: Actor, id: string): Promise<{ link: string; expiresAt: string }> {
    return this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.audit.record(actor, { action: 'account.link', subject: 'account', id: account.id, name: account.name });
      return this.links.make(account.id, 'reset');
    });
  }

  async listSessions(actor: Actor, id: string): Promise<{ sessions: SessionRecord[]; secondFactorSince: string | null }> {
    const account = await this.lookup.find(id);
    return { sessions: await this.devices.list(actor, account.id), secondFactorSince: await this.factors.enabledAt(account.id) };
  }

  endSession(actor: Actor, sessionId: string): Promise<void> {
    return this.devices.endAnybodys(actor, sessionId);
  }

  /** Of somebody who has neither the app nor a recovery code any more. */
  async removeFactor(actor: Actor, id: string): Promise<void> {
    await this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.factors.remove(actor, account.id);
      await this.known.forget(account.id);
    });
  }

  endSessions(actor: Actor, id: string): Promise<void> {
    return this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.sessions.endAll(account.id);
      await this.known.forget(account.id);
      await this.audit.record(actor, { action: 'account.sign_out', subject: 'account', id: account.id, name: account.name });
    });
  }

  /** An invitation was to the account as it was. */
  private async closeOpenDoors({ id, passwordHash }: Account): Promise<void> {
    await this.sessions.endAll(id);
    await this.links.drop(id);
    if (passwordHash === null) await this.accounts.change(id, { invitedAt: null });
  }

  private async record(id: string): Promise<AccountRecord> {
    const { name, email, role, language, imageId, disabledAt, passwordHash, invitedAt } = await this.lookup.find(id);
    const invited = invitedAt === null ? null : new Date(Number(invitedAt)).toISOString();
    return {
      _id: id, name, email, role, language, profileImage: imageAddress(imageId), disabled: disabledAt !== null,
      passwordSet: passwordHash !== null, invitedAt: invited,
    };
  }
}

function shown({ email, role, disabledAt }: Account) {
  return { email, role, disabled: disabledAt !== null };
}
