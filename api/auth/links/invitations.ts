import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import type { Account } from '../../account/account.tables.js';
import { InvitationRequested } from '../../account/account.events.js';
import type { InviteeCounts } from '../../contract/invitations.js';
import { Problem } from '../../contract/problem.js';
import { refusal, type Refusal } from '../../contract/refusals.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { AccountLookup } from '../account-lookup.js';
import type { InviteByMailDto, InviteesDto } from './invitations.dto.js';
import { InvitationMail } from './invitation-mail.js';
import { Invitees } from './invitees.js';
import { OneTimeLinks } from './one-time-links.js';

/** A call that invites many takes these at once, so that it ends soon and its sender sees progress. */
export const MAILS_AT_ONCE = 200;

@Injectable()
export class Invitations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountLookup,
    private readonly invitees: Invitees,
    private readonly links: OneTimeLinks,
    private readonly mail: InvitationMail,
    events: Events,
  ) {
    // Without a mail server, an admin makes a link afterwards, which is shown once.
    events.on(InvitationRequested, async ({ actor, accountId }) => {
      if (mail.available) await this.invite(actor, accountId, true);
    });
  }

  invite(actor: Actor, id: string, byMail: boolean): Promise<{ link: string | null; expiresAt: string; sent: boolean }> {
    const sent = byMail && this.mail.available;
    return this.work.write(async (manager) => {
      const account = await this.accounts.find(id);
      const [invited] = await this.invitees.markInvited(manager, actor, [account.id], { again: true, byMail: sent, withAdmins: true });
      if (!invited) throw new Problem('account.not_invitable', reasonNotInvitable(account));
      if (!sent) return { ...(await this.links.create(account.id, 'invitation')), sent };
      await this.links.revoke(account.id);
      return { link: null, expiresAt: new Date(await this.mail.add([account.id])).toISOString(), sent };
    });
  }

  count(people: InviteesDto): Promise<{ byMail: InviteeCounts; inFile: InviteeCounts }> {
    return this.invitees.count(this.invitees.among(people));
  }

  /** Returns where to continue, null at the end. */
  async inviteByMail(actor: Actor, { again, after, ...dto }: InviteByMailDto): Promise<{ invited: number; remaining: number; next: string | null }> {
    if (!this.mail.available) throw new Problem('account.not_invitable', refusal('invitation.no_mail'));
    const people = this.invitees.among(dto);
    const choice = { again: again === true, withAdmins: true };
    // Looking for them may pass over everybody, so it stands outside the unit of work, which has others wait; there they are locked and looked at again.
    const chosen = await this.invitees.choose(people, { ...choice, after }, MAILS_AT_ONCE);
    const last = chosen.at(-1);
    if (!last) return { invited: 0, remaining: 0, next: null };
    const invited = await this.work.write(async (manager) => {
      const marked = await this.invitees.markInvited(manager, actor, chosen, { ...choice, byMail: true });
      const ids = marked.map(({ id }) => id);
      await this.links.revoke(...ids);
      await this.mail.add(ids);
      return ids.length;
    });
    const remaining = chosen.length < MAILS_AT_ONCE ? 0 : await this.invitees.countChosen(people, { ...choice, after: last });
    return { invited, remaining, next: remaining > 0 ? last : null };
  }
}

function reasonNotInvitable({ passwordHash, disabledAt }: Account): Refusal {
  if (passwordHash !== null) return refusal('invitation.has_password');
  if (disabledAt !== null) return refusal('invitation.disabled');
  return refusal('invitation.left');
}
