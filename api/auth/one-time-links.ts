import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import { INVITATION_DAYS } from '../contract/invitations.js';
import { Housekeeping } from '../platform/database/periodic/housekeeping.js';
import { newId } from '../platform/database/statements/ids.js';
import { execute } from '../platform/database/statements/execute.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { OneTimeLink } from './one-time-link.entity.js';

const HOUR_MS = 60 * 60 * 1000;

/** What a link is for: how long it is good, and the screen that it opens. What it does is the same. */
export const LINKS = {
  reset: { goodMs: HOUR_MS, screen: '/reset-password' },
  invitation: { goodMs: INVITATION_DAYS * 24 * HOUR_MS, screen: '/invite' },
};
export type LinkPurpose = keyof typeof LINKS;

/** Links that set a new password, once. */
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
  make(accountId: string, purpose: LinkPurpose): Promise<{ link: string; expiresAt: string }> {
    return this.work.write(async () => {
      const token = randomBytes(32).toString('base64url');
      await this.drop(accountId);
      const expiresAt = await this.add([{ accountId, token }], purpose);
      return { link: linkPath(purpose, token), expiresAt: new Date(expiresAt).toISOString() };
    });
  }

  /** Leaves the others: anybody can ask for a mail, and must not make a link useless that somebody else was given. */
  add(links: { accountId: string; token: string }[], purpose: LinkPurpose): Promise<number> {
    const createdAt = this.clock.now();
    const expiresAt = createdAt + LINKS[purpose].goodMs;
    const rows = links.map(({ accountId, token }) => [newId(), accountId, hashOf(token), expiresAt, createdAt]);
    return this.work.write(async (manager) => {
      await insertRows(manager, 'one_time_link', ['id', 'account_id', 'token_hash', 'expires_at', 'created_at'], rows);
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

  async drop(...accountIds: string[]): Promise<void> {
    await this.work.write((manager) => manager.delete(OneTimeLink, { accountId: In(accountIds) }));
  }
}

/** The token stands in the address's fragment, which no server and no log sees. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return `${LINKS[purpose].screen}#${token}`;
}

/** 256 random bits need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
