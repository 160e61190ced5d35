import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InviteesResponse, InvitedResponse } from '../../contract/auth/auth-responses.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { sendAsCsvFile } from '../../platform/http/csv-file.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { HoldsSecret } from '../../platform/http/idempotency/holds-secret.js';
import { InvitationLinksDto, InviteByMailDto, InviteesDto } from './invitations.dto.js';
import { InvitationLinks, Invitations } from './invitations.js';

const WHOM =
  'Selected by `ids` of employees or accounts, by `importId` (people added by an import), or with `everybody`.';

@Controller('account')
@Roles('admin')
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly links: InvitationLinks,
  ) {}

  @IdempotentPost('invitees')
  @Endpoint({
    summary: 'Count who can be invited',
    description: `Active people without a password. Changes nothing. ${WHOM}`,
    response: 'InviteesResponse',
  })
  async count(@Body() dto: InviteesDto): Promise<InviteesResponse> {
    return { success: true, ...(await this.invitations.count(dto)) };
  }

  @IdempotentPost('invite')
  @Confirmed()
  @Endpoint({
    summary: 'Invite people by email',
    description: `At most 200 per call; send \`next\` as \`after\` to continue. People with an open invitation are skipped unless \`again\` is true. ${WHOM}`,
    status: 201,
    response: 'InvitedResponse',
    problems: ['account.not_invitable'],
  })
  async invite(
    @CurrentActor() actor: Actor,
    @Body() dto: InviteByMailDto,
  ): Promise<InvitedResponse> {
    return { success: true, ...(await this.invitations.inviteByMail(actor, dto)) };
  }

  @IdempotentPost('invitation-links')
  @Confirmed()
  @HoldsSecret()
  @Endpoint({
    summary: 'Create a file of invitation links',
    description: `Shown once; each link is valid for 7 days, works once, and replaces the person's earlier links. Admins are not included. People with an open invitation are skipped unless \`again\` is true. Links start with PUBLIC_URL, or \`origin\` if it is not set. At most 5,000 links per file, and five files in 15 minutes. ${WHOM}`,
    status: 201,
    media: 'text/csv',
    problems: ['account.not_invitable', 'auth.too_many_tries'],
  })
  async file(
    @CurrentActor() actor: Actor,
    @Body() dto: InvitationLinksDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const file = await this.links.file(actor, dto, request);
    sendAsCsvFile(reply, 'invitation-links');
    return file;
  }
}
