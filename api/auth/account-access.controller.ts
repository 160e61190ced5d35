import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type {
  AccountResponse,
  AccountSessionsResponse,
  InvitationResponse,
  LinkResponse,
} from '../contract/auth/auth-responses.js';
import type { SuccessResponse } from '../contract/responses.js';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { HoldsSecret } from '../platform/http/idempotency/holds-secret.js';
import { AccountAccess } from './account-access.js';
import { AccountRecovery } from './account-recovery.js';
import { AccountAccessDto, InviteDto } from './auth.dto.js';
import { Invitations } from './links/invitations.js';

@Controller('account')
@Roles('admin')
export class AccountAccessController {
  constructor(
    private readonly access: AccountAccess,
    private readonly recovery: AccountRecovery,
    private readonly invitations: Invitations,
  ) {}

  @Put(':id')
  @Endpoint({
    summary: "Change an account's email, role or sign-in",
    description: 'Ends its sessions. Needs a session confirmed by password.',
    response: 'AccountResponse',
    problems: [
      'account.not_found',
      'account.email_taken',
      'account.last_admin',
      'auth.confirm_needed',
    ],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: AccountAccessDto,
  ): Promise<AccountResponse> {
    return { success: true, user: await this.access.change(actor, id, dto) };
  }

  @IdempotentPost('link/:id')
  @Confirmed()
  @HoldsSecret()
  @Endpoint({
    summary: 'Create a one-time link to set a new password',
    description: 'Shown once, valid for an hour.',
    status: 201,
    response: 'LinkResponse',
    problems: ['account.not_found'],
  })
  async link(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<LinkResponse> {
    return { success: true, ...(await this.recovery.link(actor, id)) };
  }

  @IdempotentPost('invite/:id')
  @Confirmed()
  @HoldsSecret()
  @Endpoint({
    summary: 'Invite a person who has no password yet',
    description:
      'The link is valid for 7 days and works once. With `byMail` it is sent by email, if email is set up; otherwise it is shown once.',
    status: 201,
    response: 'InvitationResponse',
    problems: ['account.not_found', 'account.not_invitable'],
  })
  async invite(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { byMail }: InviteDto,
  ): Promise<InvitationResponse> {
    return { success: true, ...(await this.invitations.invite(actor, id, byMail === true)) };
  }

  @Get('sessions/:id')
  @Endpoint({
    summary: 'List the signed-in devices of an account',
    response: 'AccountSessionsResponse',
    problems: ['account.not_found'],
  })
  async listSessions(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<AccountSessionsResponse> {
    return { success: true, ...(await this.recovery.listSessions(actor, id)) };
  }

  @Delete('sessions/:id')
  @Confirmed()
  @Endpoint({
    summary: 'End all sessions of an account',
    description: 'Its calendar feeds end, too.',
    response: 'SuccessResponse',
    problems: ['account.not_found'],
  })
  async endSessions(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.recovery.endSessions(actor, id);
    return { success: true };
  }

  @Delete('session/:id')
  @Confirmed()
  @Endpoint({
    summary: 'End one session of any account',
    response: 'SuccessResponse',
    problems: ['session.not_found'],
  })
  async endSession(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.recovery.endSession(actor, id);
    return { success: true };
  }

  @Delete('factor/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Turn off two-factor authentication for an account',
    description:
      'For a person who has lost both the app and the recovery codes. Ends all their sessions and calendar feeds and notifies them by email.',
    response: 'SuccessResponse',
    problems: ['account.not_found', 'factor.off'],
  })
  async removeFactor(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.recovery.removeFactor(actor, id);
    return { success: true };
  }
}
