import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/access/actor.js';
import type { Account } from '../account/account.entity.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AccountLookup } from './account-lookup.js';
import { InvitationMail } from './invitation-mail.js';
import { OneTimeLinks } from './one-time-links.js';

/** So many at once by one statement of each kind. */
const MOST = 500;

/**
 * People without a password are invited to choose one; before, they cannot sign in. Whose sign-in is closed and who left is
 * not invited, nor is anybody with a password: for them there are links to set a new one.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: AccountLookup,
    private readonly links: OneTimeLinks,
    private readonly mail: InvitationMail,
  ) {}

  /** Takes the id of the account or of its employee. A link that is not sent is to be handed over by the admin. */
  invite(actor: Actor, id: string, byMail: boolean): Promise<{ link: string | null; expiresAt: string; sent: boolean }> {
    const sent = byMail && this.mail.possible;
    return this.work.write(async (manager) => {
      const account = await this.accounts.find(id);
      const [invited] = await this.mark(manager, actor, [account.id], sent);
      if (!invited) throw new Problem('account.not_invitable', whyNot(account));
      if (!sent) return { ...(await this.links.make(account.id, 'invitation')), sent };
      await this.links.drop(account.id);
      return { link: null, expiresAt: new Date(await this.mail.add([account.id])).toISOString(), sent };
    });
  }

  /** One mail to each of these accounts that can be invited; returns to how many. None without a mail server. */
  inviteByMail(actor: Actor, accountIds: string[]): Promise<number> {
    if (!this.mail.possible) return Promise.resolve(0);
    const asked = [...new Set(accountIds)];
    return this.work.write(async (manager) => {
      let count = 0;
      for (let start = 0; start < asked.length; start += MOST) {
        const invited = await this.mark(manager, actor, asked.slice(start, start + MOST), true);
        if (invited.length === 0) continue;
        await this.links.drop(...invited);
        await this.mail.add(invited);
        count += invited.length;
      }
      return count;
    });
  }

  /** Marks those that can be invited as invited now; returns which. Nobody gives them a password until the unit ends. */
  private async mark(manager: EntityManager, actor: Actor, accountIds: string[], byMail: boolean): Promise<string[]> {
    const now = this.clock.now();
    const these = `id IN (${accountIds.map(() => '?').join(', ')})`;
    await manager.query(
      `UPDATE account SET invited_at = ? WHERE ${these} AND password_hash IS NULL AND disabled_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM employee e WHERE e.account_id = account.id AND e.left_on < ?)`,
      [now, ...accountIds, this.clock.today()],
    );
    const invited = await manager.query<{ id: string; name: string }[]>(`SELECT id, name FROM account WHERE ${these} AND invited_at = ? ORDER BY id`, [...accountIds, now]);
    if (invited.length === 0) return [];
    await this.audit.record(actor, ...invited.map(({ id, name }) => ({ action: 'account.invite', subject: 'account' as const, id, name, after: { byMail } })));
    return invited.map(({ id }) => id);
  }
}

function whyNot({ passwordHash, disabledAt }: Account): string {
  if (passwordHash !== null) return 'This person already has a password. Make a link to set a new one.';
  if (disabledAt !== null) return 'The sign-in of this person is disabled. Enable it first.';
  return 'This person has left and cannot be invited.';
}
