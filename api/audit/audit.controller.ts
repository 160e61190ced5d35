import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { AuditChainAnswer } from '../contract/answers.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { Call } from '../platform/http/call.js';
import { ListAsked } from '../platform/http/list-query.js';
import { PostOnce } from '../platform/http/idempotency/post-once.js';
import { AUDIT_LIST } from './audit-list.js';
import { AuditLog } from './audit-log.js';
import { ChainCheck } from './chain-check.js';

@Controller('audit')
@Roles('admin')
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly check: ChainCheck,
  ) {}

  @Get()
  @Call({
    summary: 'List who changed what and when',
    description: 'Newest first. `object` is the id of what an entry is about; `from` and `to` are days where the company is; `q` finds names of actors and objects.',
    answer: 'AuditAnswer',
    list: AUDIT_LIST,
  })
  list(
    @CurrentActor() actor: Actor,
    @ListAsked(AUDIT_LIST) asked: ListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.log.all(actor, asked, request, reply);
  }

  @Get('chain')
  @Call({ summary: 'Read the state of the chain that entries are sealed in', answer: 'AuditChainAnswer' })
  async chain(): Promise<AuditChainAnswer> {
    return { success: true, chain: await this.check.state() };
  }

  @PostOnce('verify')
  @Call({ summary: 'Begin to verify the chain', description: 'It goes on after the answer; read the state of the chain for how far it is and what it found.', answer: 'AuditChainAnswer' })
  async verify(): Promise<AuditChainAnswer> {
    this.check.begin();
    return { success: true, chain: await this.check.state() };
  }
}
