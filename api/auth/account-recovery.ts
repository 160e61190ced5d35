import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { SessionRecord } from '../contract/auth/users.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AccountLookup } from './account-lookup.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SignedInDevices } from './sessions/signed-in-devices.js';

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
      await this.audit.record(actor, {
        action: 'account.link',
        subject: 'account',
        id: account.id,
        name: account.name,
      });
      return this.links.create(account.id, 'reset');
    });
  }

  async listSessions(
    actor: Actor,
    id: string,
  ): Promise<{ sessions: SessionRecord[]; secondFactorSince: string | null }> {
    const account = await this.lookup.find(id);
    return {
      sessions: await this.devices.list(actor, account.id),
      secondFactorSince: await this.factors.enabledAt(account.id),
    };
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
