import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../config/clock.js';
import { Housekeeping } from '../database/housekeeping.js';
import { newId } from '../database/ids.js';
import { execute } from '../database/execute.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OneTimeLink } from './one-time-link.entity.js';

export const LINK_GOOD_MS = 60 * 60 * 1000;

/** Links that set a new password once, within an hour. */
@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM one_time_link WHERE expires_at < ?', [clock.now()]));
  }

  /** Replaces those that the account has. */
  make(accountId: string): Promise<{ link: string; expiresAt: string }> {
    return this.work.write(async () => {
      const token = randomBytes(32).toString('base64url');
      await this.drop(accountId);
      const expiresAt = await this.add(accountId, token);
      return { link: resetPath(token), expiresAt: new Date(expiresAt).toISOString() };
    });
  }

  /** Leaves the others: anybody can ask for a mail, and must not make a link useless that somebody else was given. */
  add(accountId: string, token: string): Promise<number> {
    const createdAt = this.clock.now();
    const expiresAt = createdAt + LINK_GOOD_MS;
    return this.work.write(async (manager) => {
      await manager.insert(OneTimeLink, { id: newId(), accountId, tokenHash: hashOf(token), createdAt, expiresAt });
      return expiresAt;
    });
  }

  countGood(accountId: string): Promise<number> {
    return this.work.manager.countBy(OneTimeLink, { accountId, expiresAt: MoreThan(this.clock.now()) });
  }

  /** Whether it can still be used: anything that changes the account's sign-in drops its links. */
  async isGood(token: string): Promise<boolean> {
    const link = await this.work.manager.findOneBy(OneTimeLink, { tokenHash: hashOf(token) });
    return link !== null && link.expiresAt > this.clock.now();
  }

  /** Uses the link up; whose it was, or undefined when it is no (longer) good. */
  use(token: string): Promise<string | undefined> {
    return this.work.write(async (manager) => {
      const link = await manager.findOneBy(OneTimeLink, { tokenHash: hashOf(token) });
      if (!link || link.expiresAt <= this.clock.now()) return undefined;
      const used = await execute(manager, 'DELETE FROM one_time_link WHERE id = ?', [link.id]);
      return used === 1 ? link.accountId : undefined;
    });
  }

  async drop(accountId: string): Promise<void> {
    await this.work.write((manager) => manager.delete(OneTimeLink, { accountId }));
  }
}

/** The token stands in the address's fragment, which no server and no log sees. */
export function resetPath(token: string): string {
  return `/reset-password#${token}`;
}

/** 256 random bits need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
