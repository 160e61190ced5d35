import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type {
  ColleaguesResponse,
  DeputyResponse,
  TeamResponse,
  TeamBalancesResponse,
} from '../../contract/leave/approval-responses.js';
import { CurrentActor } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdField, IdPipe } from '../../platform/http/fields/id-field.js';
import { Deputies } from './deputies.js';
import { Team } from './team.js';

export class DeputyDto {
  /** The id of an employee; empty for nobody. */
  @IdField('Deputy', { optional: true })
  deputy?: string | null;
}

@Controller()
export class TeamController {
  constructor(
    private readonly team: Team,
    private readonly deputies: Deputies,
  ) {}

  @Get('team')
  @Endpoint({
    summary: "List the caller's reports and theirs",
    description: 'Direct reports first. Empty without approvals.',
    response: 'TeamResponse',
  })
  async list(@CurrentActor() actor: Actor): Promise<TeamResponse> {
    return { success: true, team: await this.team.listMembers(actor) };
  }

  @Get('team/balances/:id')
  @Endpoint({
    summary: "Read the leave balances of one of the caller's reports, or of theirs",
    description: 'Of the types in whose chain the caller has a step, today.',
    response: 'TeamBalancesResponse',
  })
  async balances(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<TeamBalancesResponse> {
    return { success: true, balances: await this.team.balances(actor, id) };
  }

  @Get('team/colleagues')
  @Endpoint({
    summary: 'List the people who may be stand-in or deputy of the caller',
    description: "Names only. Stand-ins are people of the caller's department.",
    response: 'ColleaguesResponse',
  })
  async colleagues(@CurrentActor() actor: Actor): Promise<ColleaguesResponse> {
    return { success: true, colleagues: await this.team.colleagues(actor) };
  }

  @Get('leave/deputy')
  @Endpoint({ summary: "Read the caller's deputy", response: 'DeputyResponse' })
  async deputy(@CurrentActor() actor: Actor): Promise<DeputyResponse> {
    return { success: true, ...(await this.deputies.read(actor)) };
  }

  @Put('leave/deputy')
  @Endpoint({
    summary: "Change the caller's deputy",
    description: 'Decides for the caller while the caller is away. An omitted one is kept.',
    response: 'DeputyResponse',
  })
  async changeDeputy(
    @CurrentActor() actor: Actor,
    @Body() { deputy }: DeputyDto,
  ): Promise<DeputyResponse> {
    return { success: true, ...(await this.deputies.change(actor, deputy)) };
  }
}
