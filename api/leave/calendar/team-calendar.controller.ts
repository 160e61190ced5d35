import { Controller, Get } from '@nestjs/common';
import type { TeamCalendarResponse } from '../../contract/leave/away-responses.js';
import { CALENDAR_DAYS_MAX, CALENDAR_PEOPLE_MAX } from '../../contract/leave/team-calendar.js';
import { CurrentActor } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { QueryFields } from '../../platform/http/query-fields.js';
import { TeamCalendarQuery } from './team-calendar.dto.js';
import { TeamCalendar } from './team-calendar.js';

@Controller('team/calendar')
export class TeamCalendarController {
  constructor(private readonly calendar: TeamCalendar) {}

  @Get()
  @Endpoint({
    summary: 'Read who is away',
    description: `At most ${CALENDAR_DAYS_MAX} days and the first ${CALENDAR_PEOPLE_MAX} people by name. Employees see approved leave of their department, without its type unless the type is visible to the team; approvers also pending leave of their people, with the types that they decide; admins all leave of everybody. Limits and numbers of coverage rules are for admins; for others everybody counts.`,
    response: 'TeamCalendarResponse',
    query: {
      from: { description: 'First day', example: '2026-12-01', required: true },
      to: { description: 'Last day', example: '2026-12-31', required: true },
      scope: {
        description:
          "`team` for the caller's reports and theirs, `department`, or `all` for admins",
        example: 'department',
        required: true,
      },
      department: {
        description: "For admins: the id of a department; by default the caller's",
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: false,
      },
    },
  })
  async read(
    @CurrentActor() actor: Actor,
    @QueryFields(TeamCalendarQuery) query: TeamCalendarQuery,
  ): Promise<TeamCalendarResponse> {
    return { success: true, ...(await this.calendar.read(actor, query)) };
  }
}
