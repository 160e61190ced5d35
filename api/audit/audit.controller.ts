import { Controller, Get } from '@nestjs/common';
import type { AuditChainResponse } from '../contract/audit-responses.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { ListParams } from '../platform/http/list-params.js';
import type { ListRequest } from '../platform/http/list-response.js';
import { AUDIT_CSV, AUDIT_LIST } from './audit-list.js';
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
  @Endpoint({
    summary: 'List who changed what and when',
    description:
      'Newest first. `object` is the id of the changed record; `from` and `to` are days in the time zone of the company; `q` searches the names of actors and records.',
    response: 'AuditResponse',
    list: AUDIT_LIST,
    csv: AUDIT_CSV,
  })
  list(@CurrentActor() actor: Actor, @ListParams(AUDIT_LIST) list: ListRequest): Promise<unknown> {
    return this.log.all(actor, list);
  }

  @Get('chain')
  @Endpoint({ summary: 'Read the state of the audit chain', response: 'AuditChainResponse' })
  async chain(): Promise<AuditChainResponse> {
    return { success: true, chain: await this.check.state() };
  }

  @IdempotentPost('verify')
  @Endpoint({
    summary: 'Start a verification of the audit chain',
    description: 'Runs after the response; read the state of the chain for progress and result.',
    response: 'AuditChainResponse',
  })
  async verify(): Promise<AuditChainResponse> {
    this.check.start();
    return { success: true, chain: await this.check.state() };
  }
}
