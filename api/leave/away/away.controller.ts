import { Controller, Get, Param } from '@nestjs/common';
import type { AwayResponse } from '../../contract/leave/away-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { QueryFields } from '../../platform/http/query-fields.js';
import { IDS_MAX, LeaveIdsQuery } from '../leave.dto.js';
import { AWAY_MOST, AwayToday } from './away-today.js';

const ALL_DAY =
  'Approved leave that covers all of today, with the stand-in who was named for it. Type and reason are left out';

@Controller('leave/away')
export class AwayController {
  constructor(private readonly today: AwayToday) {}

  @Get()
  @Roles('admin')
  @Endpoint({
    summary: 'Read which of some employees are away today',
    description: `${ALL_DAY}; at most ${IDS_MAX} ids.`,
    response: 'AwayResponse',
    query: {
      ids: {
        description: 'Ids of employees, with commas between',
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: true,
      },
    },
  })
  async among(
    @CurrentActor() actor: Actor,
    @QueryFields(LeaveIdsQuery) { ids }: LeaveIdsQuery,
  ): Promise<AwayResponse> {
    return { success: true, ...(await this.today.people(actor, ids)) };
  }

  @Get(':id')
  @Roles('admin')
  @Endpoint({
    summary: 'List who is away today in a department',
    description: `${ALL_DAY}; the first ${AWAY_MOST} by name.`,
    response: 'AwayResponse',
    problems: ['department.not_found'],
  })
  async inDepartment(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<AwayResponse> {
    return { success: true, ...(await this.today.inDepartment(actor, id)) };
  }
}
