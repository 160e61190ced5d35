import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { INVITATION_DAYS } from '../../contract/auth/invitations.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';
import { OneTimeLink } from '../auth.tables.js';

const HOUR_MS = 60 * 60 * 1000;

export const LINKS = {
  reset: { validMs: HOUR_MS, path: '/reset-password' },
  invitation: { validMs: INVITATION_DAYS * 24 * HOUR_MS, path: '/invite' },
};
type LinkPurpose = keyof typeof LINKS;

@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM one_time_link WHERE expires_at < ?', [clock.now()]),
    );
  }

  create(accountId: string, purpose: LinkPurpose): Promise<{ link: string; expiresAt: string }> {
    return this.work.write(async () => {
      const token = newToken();
      await this.revoke(accountId);
      const expiresAt = await this.add([{ accountId, token }], purpose);
      return { link: linkPath(purpose, token), expiresAt: new Date(expiresAt).toISOString() };
    });
  }

  /** In the order of the accounts, whose earlier links end. */
  createAll(accountIds: string[], purpose: LinkPurpose): Promise<string[]> {
    return this.work.write(async () => {
      const links = accountIds.map((accountId) => ({ accountId, token: newToken() }));
      await this.revoke(...accountIds);
      await this.add(links, purpose);
      return links.map(({ token }) => linkPath(purpose, token));
    });
  }

  /** Keeps the account's other links: a stranger who asks for a reset mail must not invalidate them. */
  add(links: { accountId: string; token: string }[], purpose: LinkPurpose): Promise<number> {
    const expiresAt = this.clock.now() + LINKS[purpose].validMs;
    const rows = links.map(({ accountId, token }) => [
      newId(),
      accountId,
      hashOf(token),
      expiresAt,
    ]);
    return this.work.write(async (manager) => {
      await insertRows(
        manager,
        'one_time_link',
        ['id', 'account_id', 'token_hash', 'expires_at'],
        rows,
      );
      return expiresAt;
    });
  }

  countValid(accountId: string): Promise<number> {
    return this.work.manager.countBy(OneTimeLink, {
      accountId,
      expiresAt: MoreThan(this.clock.now()),
    });
  }

  async accountOf(token: string): Promise<string | undefined> {
    const link = await this.work.manager.findOneBy(OneTimeLink, { tokenHash: hashOf(token) });
    return link && link.expiresAt > this.clock.now() ? link.accountId : undefined;
  }

  async isValid(token: string): Promise<boolean> {
    return (await this.accountOf(token)) !== undefined;
  }

  consume(token: string): Promise<string | undefined> {
    return this.work.write(async (manager) => {
      const link = await manager.findOneBy(OneTimeLink, { tokenHash: hashOf(token) });
      if (!link || link.expiresAt <= this.clock.now()) return undefined;
      const used = await execute(manager, 'DELETE FROM one_time_link WHERE id = ?', [link.id]);
      return used === 1 ? link.accountId : undefined;
    });
  }

  async revoke(...accountIds: string[]): Promise<void> {
    await this.work.write((manager) => manager.delete(OneTimeLink, { accountId: In(accountIds) }));
  }
}

/** In the fragment, which browsers send to no server. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return `${LINKS[purpose].path}#${token}`;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
