import { Body, Controller, Delete, Param, Post, Query } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type {
  DepartmentClosedResponse,
  DepartmentClosingResponse,
} from '../../contract/department/department-responses.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { AllowedDuring, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { DepartmentClosings } from './department-closings.js';
import { DepartmentDeletions } from './department-deletions.js';

export class DepartmentClosingDto {
  @DateField('Closed from', { example: '2027-01-01' })
  on: CalendarDate;
}

/** Apart from the other calls of departments, which know nothing of employees. */
@Controller('department')
@Roles('admin')
export class DepartmentClosingController {
  constructor(
    private readonly closings: DepartmentClosings,
    private readonly deletions: DepartmentDeletions,
  ) {}

  @IdempotentPost('close/:id')
  @Endpoint({
    summary: 'Close a department from a day on',
    description:
      'It is then out of lists and choices, its name is free for another one, and its pay items and rules of coverage end on the day before; what was recorded of it stays. A day to come is planned.',
    response: 'DepartmentClosedResponse',
    problems: ['department.not_found', 'department.in_use'],
  })
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { on }: DepartmentClosingDto,
  ): Promise<DepartmentClosedResponse> {
    await this.closings.close(actor, id, on);
    return { success: true, closedOn: on };
  }

  @Post('close/preview/:id')
  @Endpoint({
    summary: 'See what closing a department would do',
    description: 'Stores nothing. It is refused as long as there are `people`.',
    response: 'DepartmentClosingResponse',
    problems: ['department.not_found'],
  })
  async preview(
    @Param('id', IdPipe) id: string,
    @Body() { on }: DepartmentClosingDto,
  ): Promise<DepartmentClosingResponse> {
    return { success: true, closing: await this.closings.preview(id, on) };
  }

  @Delete('close/:id')
  @Endpoint({
    summary: 'Keep a department open whose closing is planned',
    response: 'SuccessResponse',
    problems: ['department.not_found'],
  })
  async keep(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.closings.keep(actor, id);
    return { success: true };
  }

  @Delete('single')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Delete a department that has no employees',
    description:
      'One that had some is closed from today on instead, so that their history names it.',
    response: 'SuccessResponse',
    problems: ['department.not_found', 'department.in_use', 'request.conflict'],
    query: {
      id: {
        description: 'The department',
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: true,
      },
    },
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Query('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.deletions.remove(actor, id);
    return { success: true };
  }
}
