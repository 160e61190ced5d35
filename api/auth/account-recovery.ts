import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import type { SessionRecord, AccountRecord } from '../contract/records.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AccountLookup, LastAdmin } from './account-lookup.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SignedInDevices } from './sessions/signed-in-devices.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { Clock } from '../platform/config/clock.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import type { AccountAccessDto } from './auth.dto.js';

/** An admin's help for a person who has lost a password, a device or a second factor. */
@Injectable()
export class AccountRecovery {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly lookup: AccountLookup,
    private readonly links: OneTimeLinks,
    private readonly devices: SignedInDevices,
    private readonly factors: SecondFactors,
  ) {}

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

  endSessions(actor: Actor, id: string): Promise<void> {
    return this.work.write(async () => this.devices.endAll(actor, await this.lookup.find(id)));
  }

  async removeFactor(actor: Actor, id: string): Promise<void> {
    await this.work.write(async () => {
      const account = await this.lookup.find(id);
      await this.factors.remove(actor, account.id);
      await this.devices.forget(account.id);
    });
  }
}

@Injectable()
export class AccountAccess {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly lookup: AccountLookup,
    private readonly lastAdmin: LastAdmin,
  ) {}

  change(actor: Actor, id: string, dto: AccountAccessDto): Promise<AccountRecord> {
    return this.lastAdmin.guard(async (manager) => {
      const account = await this.lookup.lock(manager, id);
      const before = auditedFields(account);
      const after = { email: dto.email ?? before.email, role: dto.role ?? before.role, disabled: dto.disabled ?? before.disabled };
      if (isDeepStrictEqual(after, before)) return this.record(account.id);
      requireConfirmed(actor, this.clock.now());
      const disabledAt = after.disabled ? (account.disabledAt ?? this.clock.now()) : null;
      await this.accounts.change(account.id, { email: after.email, role: after.role, disabledAt, ...(account.passwordHash === null && { invitedAt: null }) });
      await this.audit.record(actor, { action: 'account.access', subject: 'account', id: account.id, name: account.name, before, after });
      return this.record(account.id);
    });
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
