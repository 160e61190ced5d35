import { Injectable } from '@nestjs/common';
import type { Account } from '../../account/account.tables.js';
import { Accounts } from '../../account/accounts.js';
import { Audit } from '../../audit/audit.js';
import type { SessionRecord } from '../../contract/auth/users.js';
import { Problem, refusal } from '../../contract/problem.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Session } from '../auth.tables.js';
import { deviceName } from './device-name.js';
import { KnownDevices } from './known-devices.js';
import { SESSION_MS, Sessions } from './sessions.js';

@Injectable()
export class SignedInDevices {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly known: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  async list(actor: Actor, accountId = actor.accountId): Promise<SessionRecord[]> {
    const sessions = await this.work.manager.find(Session, {
      where: { accountId },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
    });
    const iso = (ms: number) => new Date(Number(ms)).toISOString();
    return sessions
      .filter((session) => session.expiresAt > this.clock.now())
      .map(({ id, device, address, createdAt, lastSeenAt, expiresAt }) => ({
        _id: id,
        ...deviceName(device),
        address,
        createdAt: iso(createdAt),
        lastSeenAt: iso(lastSeenAt),
        expiresAt: iso(expiresAt),
        remembered: expiresAt - createdAt > SESSION_MS,
        current: id === actor.sessionId,
      }));
  }

  async end(actor: Actor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      const ended = await execute(manager, 'DELETE FROM session WHERE id = ? AND account_id = ?', [
        id,
        actor.accountId,
      ]);
      if (ended === 0) throw isAdmin(actor) ? sessionNotFound() : denied();
      await this.record(actor, { id: actor.accountId, name: actor.name });
    });
  }

  async endAny(actor: Actor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      const session = await manager.findOneBy(Session, { id });
      const account = session && (await this.accounts.find(session.accountId));
      if (!account || (await execute(manager, 'DELETE FROM session WHERE id = ?', [id])) === 0)
        throw sessionNotFound();
      await this.record(actor, account);
    });
  }

  /** Signs the account out everywhere; its next sign-in is that of a new device. */
  async endAll(actor: Actor, account: Account): Promise<void> {
    await this.work.write(async () => {
      await this.sessions.endAll(account.id);
      await this.known.forget(account.id);
      await this.record(actor, account);
    });
  }

  forget(accountId: string): Promise<void> {
    return this.known.forget(accountId);
  }

  private record(actor: Actor, { id, name }: Pick<Account, 'id' | 'name'>): Promise<void> {
    return this.audit.record(actor, { action: 'account.sign_out', subject: 'account', id, name });
  }
}

function sessionNotFound(): Problem {
  return new Problem('session.not_found', refusal('session.not_found'));
}
