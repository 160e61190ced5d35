import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import type { Account } from '../../account/account.entity.js';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../platform/config/clock.js';
import { Problem } from '../../contract/problem.js';
import { refusal, type Refusal } from '../../contract/refusals.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AccountLookup } from '../account-lookup.js';
import { InvitationMail } from './invitation-mail.js';
import { OneTimeLinks } from './one-time-links.js';

const BATCH = 500;

/** For active accounts without a password; accounts with one get reset links instead. */
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

  invite(actor: Actor, id: string, byMail: boolean): Promise<{ link: string | null; expiresAt: string; sent: boolean }> {
    const sent = byMail && this.mail.available;
    return this.work.write(async (manager) => {
      const account = await this.accounts.find(id);
      const [invited] = await this.markInvited(manager, actor, [account.id], sent);
      if (!invited) throw new Problem('account.not_invitable', reasonNotInvitable(account));
      if (!sent) return { ...(await this.links.create(account.id, 'invitation')), sent };
      await this.links.revoke(account.id);
      return { link: null, expiresAt: new Date(await this.mail.add([account.id])).toISOString(), sent };
    });
  }

  inviteByMail(actor: Actor, accountIds: string[]): Promise<number> {
    if (!this.mail.available) return Promise.resolve(0);
    const ids = [...new Set(accountIds)];
    return this.work.write(async (manager) => {
      let count = 0;
      for (let start = 0; start < ids.length; start += BATCH) {
        const invited = await this.markInvited(manager, actor, ids.slice(start, start + BATCH), true);
        if (invited.length === 0) continue;
        await this.links.revoke(...invited);
        await this.mail.add(invited);
        count += invited.length;
      }
      return count;
    });
  }

  /** Returns the accounts that can be invited. The update locks them, so that none gets a password meanwhile. */
  private async markInvited(manager: EntityManager, actor: Actor, accountIds: string[], byMail: boolean): Promise<string[]> {
    const now = this.clock.now();
    const inAccounts = `id IN (${accountIds.map(() => '?').join(', ')})`;
    await manager.query(
      `UPDATE account SET invited_at = ? WHERE ${inAccounts} AND password_hash IS NULL AND disabled_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM employee e WHERE e.account_id = account.id AND e.left_on < ?)`,
      [now, ...accountIds, this.clock.today()],
    );
    const invited = await manager.query<{ id: string; name: string }[]>(`SELECT id, name FROM account WHERE ${inAccounts} AND invited_at = ? ORDER BY id`, [...accountIds, now]);
    if (invited.length === 0) return [];
    await this.audit.record(actor, ...invited.map(({ id, name }) => ({ action: 'account.invite', subject: 'account' as const, id, name, after: { byMail } })));
    return invited.map(({ id }) => id);
  }
}

function reasonNotInvitable({ passwordHash, disabledAt }: Account): Refusal {
  if (passwordHash !== null) return refusal('invitation.has_password');
  if (disabledAt !== null) return refusal('invitation.disabled');
  return refusal('invitation.left');
}
