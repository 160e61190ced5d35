import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type {
  CoverageOutlookResponse,
  CoverageRuleResponse,
  CoverageRulesResponse,
} from '../../contract/leave/coverage-responses.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { QueryFields } from '../../platform/http/query-fields.js';
import { CoverageOutlooks } from './coverage-outlook.js';
import { CoverageRuleChanges } from './coverage-rule-changes.js';
import { CoverageOutlookQuery, CoverageRuleDto, CoverageRuleUpdateDto } from './coverage.dto.js';

@Controller('coverage')
@Roles('admin')
export class CoverageController {
  constructor(
    private readonly rules: CoverageRuleChanges,
    private readonly outlooks: CoverageOutlooks,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List the coverage rules',
    description:
      'Each with its busiest day and the days above its limit, from today on, within a year.',
    response: 'CoverageRulesResponse',
  })
  async list(): Promise<CoverageRulesResponse> {
    return { success: true, rules: await this.rules.list() };
  }

  @Get('outlook')
  @Endpoint({
    summary: 'Read who is away under a coverage rule before it is saved',
    description:
      'From today on, within a year. Pending and approved leave that costs something, without the types that are exempt.',
    response: 'CoverageOutlookResponse',
    query: {
      department: {
        description: 'The id of a department; everybody without it',
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: false,
      },
      from: { description: 'First day', example: '2026-12-01', required: false },
      to: { description: 'Last day', example: '2026-12-31', required: false },
    },
  })
  async outlook(
    @QueryFields(CoverageOutlookQuery) query: CoverageOutlookQuery,
  ): Promise<CoverageOutlookResponse> {
    return { success: true, outlook: await this.outlooks.outlook(query) };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Add a coverage rule',
    description: 'It binds requests from then on: approved leave stays approved.',
    status: 201,
    response: 'CoverageRuleResponse',
    problems: ['coverage.name_taken'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: CoverageRuleDto,
  ): Promise<CoverageRuleResponse> {
    return { success: true, rule: await this.rules.add(actor, dto) };
  }

  @Put(':id')
  @Endpoint({
    summary: 'Change a coverage rule',
    description: 'Omitted dates and an omitted department are removed.',
    response: 'CoverageRuleResponse',
    problems: ['coverage.not_found', 'coverage.name_taken', 'request.stale'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: CoverageRuleUpdateDto,
  ): Promise<CoverageRuleResponse> {
    return { success: true, rule: await this.rules.update(actor, id, dto) };
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a coverage rule',
    response: 'SuccessResponse',
    problems: ['coverage.not_found'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.rules.remove(actor, id);
    return { success: true };
  }
}
