import { Injectable } from '@nestjs/common';
import { InvitationRequested } from '../../account/account.events.js';
import { Events } from '../../platform/events/events.js';
import { InvitationMail } from './invitation-mail.js';
import { Invitations } from './invitations.js';

/** Without a mail server nothing is sent: an admin makes a link afterwards, which is shown once. */
@Injectable()
export class NewAccountInvitations {
  constructor(events: Events, invitations: Invitations, mail: InvitationMail) {
    events.on(InvitationRequested, async ({ actor, accountId }) => {
      if (mail.available) await invitations.invite(actor, accountId, true);
    });
  }
}
