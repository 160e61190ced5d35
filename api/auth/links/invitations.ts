import { Injectable, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { InvitationRequested } from '../../account/account.events.js';
import type { Account } from '../../account/account.tables.js';
import { Audit } from '../../audit/audit.js';
import { type InviteeCounts, MAX_LINKS_IN_FILE } from '../../contract/auth/invitations.js';
import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';
import { AccountLookup } from '../account-lookup.js';
import { AuthThrottle } from '../auth-throttle.js';
import { throttleAddressOf } from '../client-address.js';
import { InvitationMail } from './invitation-mail.js';
import type { InviteByMailDto, InviteesDto, InvitationLinksDto } from './invitations.dto.js';
import { Invitees, type Invitee } from './invitees.js';
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

  invite(
    actor: Actor,
    id: string,
    byMail: boolean,
  ): Promise<{ link: string | null; expiresAt: string; sent: boolean }> {
    const sent = byMail && this.mail.available;
    return this.work.write(async (manager) => {
      const account = await this.accounts.find(id);
      const [invited] = await this.invitees.markInvited(manager, actor, [account.id], {
        again: true,
        byMail: sent,
        withAdmins: true,
      });
      if (!invited) throw new Problem('account.not_invitable', reasonNotInvitable(account));
      if (!sent) return { ...(await this.links.create(account.id, 'invitation')), sent };
      await this.links.revoke(account.id);
      return {
        link: null,
        expiresAt: new Date(await this.mail.add([account.id])).toISOString(),
        sent,
      };
    });
  }

  count(people: InviteesDto): Promise<{ byMail: InviteeCounts; inFile: InviteeCounts }> {
    return this.invitees.count(this.invitees.among(people));
  }

  /** Returns where to continue, null at the end. */
  async inviteByMail(
    actor: Actor,
    { again, after, ...dto }: InviteByMailDto,
  ): Promise<{ invited: number; remaining: number; next: string | null }> {
    if (!this.mail.available)
      throw new Problem('account.not_invitable', refusal('invitation.no_mail'));
    const people = this.invitees.among(dto);
    const choice = { again: again === true, withAdmins: true };
    // Looking for them may pass over everybody, so it stands outside the unit of work, which has others wait; there they are locked and looked at again.
    const chosen = await this.invitees.choose(people, { ...choice, after }, MAILS_AT_ONCE);
    const last = chosen.at(-1);
    if (!last) return { invited: 0, remaining: 0, next: null };
    const invited = await this.work.write(async (manager) => {
      const marked = await this.invitees.markInvited(manager, actor, chosen, {
        ...choice,
        byMail: true,
      });
      const ids = marked.map(({ id }) => id);
      await this.links.revoke(...ids);
      await this.mail.add(ids);
      return ids.length;
    });
    const remaining =
      chosen.length < MAILS_AT_ONCE
        ? 0
        : await this.invitees.countChosen(people, { ...choice, after: last });
    return { invited, remaining, next: remaining > 0 ? last : null };
  }
}

function reasonNotInvitable({ passwordHash, disabledAt }: Account): Refusal {
  if (passwordHash !== null) return refusal('invitation.has_password');
  if (disabledAt !== null) return refusal('invitation.disabled');
  return refusal('invitation.left');
}

const BATCH = 500;

type InvitationLink = Omit<Invitee, 'id'> & { link: string };

const { name, employeeId, email } = IMPORT_FIELDS.employees;

export const LINKS_CSV: CsvColumn<InvitationLink>[] = [
  { heading: name.label, cell: (invited) => invited.name },
  { heading: employeeId.label, cell: (invited) => invited.employeeId },
  { heading: email.label, cell: (invited) => invited.email },
  { heading: 'Link', cell: (invited) => invited.link },
];

/** For companies without a mail server. The file opens every account in it, so it is made once and kept nowhere. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly invitees: Invitees,
    private readonly links: OneTimeLinks,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async file(
    actor: Actor,
    { again, origin, ...dto }: InvitationLinksDto,
    request: FastifyRequest,
  ): Promise<string> {
    const people = this.invitees.among(dto);
    const made = await this.work.write(async (manager) => {
      // Files asked for at the same time are counted one after the other.
      await lockRecord(manager, 'account', actor.accountId);
      await this.throttle.register({
        purpose: 'invitation-links',
        identifier: actor.accountId,
        address: throttleAddressOf(request),
      });
      return this.make(manager, actor, people, again === true);
    });
    const base = this.configuration.publicUrl?.origin ?? origin ?? '';
    const sorted = made
      .map((invited) => ({ ...invited, link: base + invited.link, key: folded(invited.name) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    return csvHead(LINKS_CSV) + csvRows(LINKS_CSV, sorted);
  }

  private async make(
    manager: EntityManager,
    actor: Actor,
    people: Condition,
    again: boolean,
  ): Promise<InvitationLink[]> {
    const chosen = await this.invitees.choose(
      people,
      { again, withAdmins: false },
      MAX_LINKS_IN_FILE + 1,
    );
    // A next file has the others, since those of this one are invited then; with `again` it would have the same people.
    if (again && chosen.length > MAX_LINKS_IN_FILE)
      throw new Problem(
        'account.not_invitable',
        refusal('invitation.too_many', { max: MAX_LINKS_IN_FILE }),
      );
    const ids = chosen.slice(0, MAX_LINKS_IN_FILE);
    const made: InvitationLink[] = [];
    for (let start = 0; start < ids.length; start += BATCH) {
      const invited = await this.invitees.markInvited(
        manager,
        actor,
        ids.slice(start, start + BATCH),
        { again, byMail: false, withAdmins: false },
      );
      const links = await this.links.createAll(
        invited.map(({ id }) => id),
        'invitation',
      );
      made.push(...invited.map((invitee, index) => ({ ...invitee, link: links[index] ?? '' })));
    }
    if (made.length === 0) throw new Problem('account.not_invitable', refusal('invitation.nobody'));
    await this.audit.record(actor, {
      action: 'account.links_file',
      subject: 'account',
      id: actor.accountId,
      name: actor.name,
      after: { people: made.length },
    });
    return made;
  }
}
