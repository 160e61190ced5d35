import { Injectable } from '@nestjs/common';
import { AccountAccessChanged, AccountChanged } from '../account/account.events.js';
import { LeaveLinks } from '../leave/links/leave-links.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { LastAdmin } from './last-admin.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { Sessions } from './sessions/sessions.js';

const ACCESS = ['passwordHash', 'role', 'email', 'disabledAt'] as const;
const REVOKED_TABLES = ['session', 'one_time_link', 'leave_link', 'calendar_feed'];
const BATCH = 500;

@Injectable()
export class AccessRevocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lastAdmin: LastAdmin,
    private readonly sessions: Sessions,
    private readonly links: OneTimeLinks,
    private readonly leaveLinks: LeaveLinks,
    events: Events,
  ) {
    events.on(AccountAccessChanged, ({ accountIds }) => this.end(accountIds));
    events.on(AccountChanged, async ({ accountId, changes, keptSession }) => {
      if (!ACCESS.some((field) => field in changes)) return;
      await (keptSession === undefined
        ? this.sessions.endAll(accountId)
        : this.sessions.endOthers(accountId, keptSession));
      await this.links.revoke(accountId);
      await this.leaveLinks.revoke(accountId);
    });
  }

  private end(accountIds: string[]): Promise<void> {
    return this.work.write(async (manager) => {
      for (let start = 0; start < accountIds.length; start += BATCH) {
        const batch = accountIds.slice(start, start + BATCH);
        const places = batch.map(() => '?').join(', ');
        for (const table of REVOKED_TABLES)
          await manager.query(`DELETE FROM ${table} WHERE account_id IN (${places})`, batch);
      }
      await this.lastAdmin.requireOne();
    });
  }
}
