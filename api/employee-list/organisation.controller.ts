import { Controller, Get, Query } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { OrganisationResponse } from '../contract/organisation/organisation-responses.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { Organisation } from './organisation.js';
import { AS_OF } from './other-day.js';

@Controller('organisation')
@Roles('admin', 'employee')
export class OrganisationController {
  constructor(private readonly organisation: Organisation) {}

  @Get()
  @Endpoint({
    summary: 'Read the organisation',
    description:
      'Who is employed, with title, department and manager, from which a tree is made. Admins read the whole company. Managers read themselves and their reports of today, on all levels, as of today or a day before; others are refused.',
    response: 'OrganisationResponse',
    query: { asOf: AS_OF },
  })
  read(
    @CurrentActor() actor: Actor,
    @Query('asOf', OptionalDatePipe) asOf?: CalendarDate,
  ): Promise<OrganisationResponse> {
    return this.organisation.read(actor, asOf);
  }
}
