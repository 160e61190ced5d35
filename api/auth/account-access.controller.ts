import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { AccountAnswer, AccountSessionsAnswer, InvitationAnswer, LinkAnswer, SuccessAnswer } from '../contract/answers.js';
import { Call } from '../platform/http/call.js';
import { PostOnce } from '../platform/http/idempotency/post-once.js';
import { HoldsSecret } from '../platform/http/idempotency/holds-secret.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { AccountAccess } from './account-access.js';
import { AccountAccessDto, InviteDto } from './auth.dto.js';
import { Invitations } from './invitations.js';

@Controller('account')
@Roles('admin')
export class AccountAccessController {
  constructor(
    private readonly access: AccountAccess,
    private readonly invitations: Invitations,
  ) {}

  @Put(':id')
  @Call({
    summary: "Change an account's e-mail, role or whether it may sign in",
    description: 'Ends its sessions. A change of e-mail or role needs a session confirmed by password.',
    answer: 'AccountAnswer',
    problems: ['account.not_found', 'account.email_taken', 'account.last_admin', 'auth.confirm_needed'],
  })
  async change(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: AccountAccessDto): Promise<AccountAnswer> {
    return { success: true, user: await this.access.change(actor, id, dto) };
  }

  @PostOnce('link/:id')
  @Confirmed()
  @HoldsSecret()
  @Call({ summary: 'Make a one-time link that sets a new password', description: 'Shown once, good for an hour.', status: 201, answer: 'LinkAnswer', problems: ['account.not_found'] })
  async link(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<LinkAnswer> {
    return { success: true, ...(await this.access.link(actor, id)) };
  }

  @PostOnce('invite/:id')
  @Confirmed()
  @HoldsSecret()
  @Call({
    summary: 'Invite somebody who has no password yet',
    description: 'The link is good for 7 days and works once. It goes by mail if that is asked for and mail can be sent; otherwise it is shown, once.',
    status: 201,
    answer: 'InvitationAnswer',
    problems: ['account.not_found', 'account.not_invitable'],
  })
  async invite(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() { byMail }: InviteDto): Promise<InvitationAnswer> {
    return { success: true, ...(await this.invitations.invite(actor, id, byMail === true)) };
  }

  @Get('sessions/:id')
  @Call({ summary: 'List the signed-in devices of an account', answer: 'AccountSessionsAnswer', problems: ['account.not_found'] })
  async listSessions(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<AccountSessionsAnswer> {
    return { success: true, ...(await this.access.listSessions(actor, id)) };
  }

  @Delete('sessions/:id')
  @Call({ summary: 'End all sessions of an account', answer: 'SuccessAnswer', problems: ['account.not_found'] })
  async endSessions(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<SuccessAnswer> {
    await this.access.endSessions(actor, id);
    return { success: true };
  }

  @Delete('session/:id')
  @Call({ summary: 'End one session of anybody', answer: 'SuccessAnswer', problems: ['session.not_found'] })
  async endSession(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<SuccessAnswer> {
    await this.access.endSession(actor, id);
    return { success: true };
  }

  @Delete('factor/:id')
  @Confirmed()
  @Call({
    summary: 'Remove the second factor of an account',
    description: 'For somebody who has neither the app nor a recovery code any more. Ends all their sessions, and tells them by mail.',
    answer: 'SuccessAnswer',
    problems: ['account.not_found', 'factor.off'],
  })
  async removeFactor(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<SuccessAnswer> {
    await this.access.removeFactor(actor, id);
    return { success: true };
  }
}
