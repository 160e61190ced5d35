import { Body, Controller, Get, Query } from '@nestjs/common';
import type { YearEndResponse } from '../../contract/leave/leave-responses.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { OptionalYearPipe } from '../../platform/http/fields/date-field.js';
import { LeaveClosing } from './leave-closing.js';
import { LeaveClosingDto } from './year-end.dto.js';
import { YearEnd } from './year-end.js';

@Controller('leave')
@Roles('admin')
export class YearEndController {
  constructor(
    private readonly yearEnd: YearEnd,
    private readonly closing: LeaveClosing,
  ) {}

  @Get('year-end')
  @Endpoint({
    summary: 'List the leave years of a type',
    description:
      'Shows the closed years, when the next one can be closed, and its number of pending requests. If leave years begin on the hire date, years are calendar years.',
    response: 'YearEndResponse',
    query: {
      leaveType: {
        description: 'The name or id of a leave type',
        example: 'Annual Leave',
        required: true,
      },
      year: {
        description:
          'The year in which the leave year ends; by default, the first that is not closed',
        example: '2026',
        required: false,
      },
    },
  })
  async read(
    @Query('leaveType') leaveType: unknown,
    @Query('year', OptionalYearPipe) year?: string,
  ): Promise<YearEndResponse> {
    return {
      success: true,
      yearEnd: await this.yearEnd.read(leaveType, year === undefined ? undefined : Number(year)),
    };
  }

  @IdempotentPost('close')
  @Confirmed()
  @Endpoint({
    summary: 'Close the leave years of a type',
    description:
      'Up to a day before today; this cannot be undone. Leave years that have ended by then keep their result: nothing dated in them can be booked or changed, and leave cancelled in them is given back by a correction on the first open day.',
    response: 'YearEndResponse',
    problems: ['leave.closed', 'request.stale'],
  })
  async close(
    @CurrentActor() actor: Actor,
    @Body() dto: LeaveClosingDto,
  ): Promise<YearEndResponse> {
    return { success: true, yearEnd: await this.closing.close(actor, dto) };
  }
}
