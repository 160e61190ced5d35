import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type {
  PoliciesResponse,
  PolicyResponse,
} from '../../contract/leave/leave-policy-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { LeavePolicyDto, LeavePolicyUpdateDto, LeavePolicyVersionDto } from './leave-policy.dto.js';
import { Policies } from './policies.js';
import { PolicyReader } from './policy-reader.js';

@Controller('leave/policy')
@Roles('admin')
export class LeavePolicyController {
  constructor(
    private readonly policies: Policies,
    private readonly reader: PolicyReader,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List leave policies',
    description: 'With their versions and the number of people who have each.',
    response: 'PoliciesResponse',
  })
  async list(): Promise<PoliciesResponse> {
    return { success: true, policies: await this.reader.list() };
  }

  @Get(':id')
  @Endpoint({
    summary: 'Read a leave policy',
    response: 'PolicyResponse',
    problems: ['policy.not_found'],
  })
  async read(@Param('id', IdPipe) id: string): Promise<PolicyResponse> {
    return { success: true, policy: await this.reader.record(id) };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Add a leave policy',
    description: 'With its first version. It applies to nobody until it is assigned.',
    status: 201,
    response: 'PolicyResponse',
    problems: ['policy.name_taken'],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: LeavePolicyDto): Promise<PolicyResponse> {
    return { success: true, policy: await this.policies.add(actor, dto) };
  }

  @IdempotentPost('version/:id')
  @Endpoint({
    summary: 'Change the rules of a leave policy from a day on',
    description: 'Adds a version. A version from the same day is replaced and kept as ended.',
    status: 201,
    response: 'PolicyResponse',
    problems: ['policy.not_found', 'leave.closed', 'request.stale'],
  })
  async addVersion(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeavePolicyVersionDto,
  ): Promise<PolicyResponse> {
    return { success: true, policy: await this.policies.addVersion(actor, id, dto) };
  }

  @Put(':id')
  @Endpoint({
    summary: 'Rename or archive a leave policy',
    description:
      'An archived policy stays in effect where it is assigned and can no longer be assigned.',
    response: 'PolicyResponse',
    problems: ['policy.not_found', 'policy.name_taken'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeavePolicyUpdateDto,
  ): Promise<PolicyResponse> {
    return { success: true, policy: await this.policies.update(actor, id, dto) };
  }
}
