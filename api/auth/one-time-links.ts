import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Housekeeping } from '../database/housekeeping.js';
import { newId } from '../database/ids.js';
import { execute } from '../database/execute.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OneTimeLink } from './one-time-link.entity.js';

const HOUR_MS = 60 * 60 * 1000;

/** Links that set a new password once, within an hour. Of an account, only the newest is good. */
@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM one_time_link WHERE expires_at < ?', [clock.now()]));
  }

  /** The token stands in the address's fragment, which no server and no log sees. */
  make(accountId: string): Promise<{ link: string; expiresAt: string }> {
    return this.work.write(async (manager) => {
      const token = randomBytes(32).toString('base64url');
      const now = this.clock.now();
      await this.drop(accountId);
      await manager.insert(OneTimeLink, { id: newId(), accountId, tokenHash: hashOf(token), createdAt: now, expiresAt: now + HOUR_MS });
      return { link: `/reset-password#${token}`, expiresAt: new Date(now + HOUR_MS).toISOString() };
    });
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

/** 256 random bits need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
