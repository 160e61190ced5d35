import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { OrganisationResponse } from '../contract/organisation/organisation-responses.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { sendAsCsvFile } from '../platform/http/csv-file.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { AS_OF } from '../platform/http/other-day.js';
import { organisationCsv } from './organisation-csv.js';
import { Organisation } from './organisation.js';

@Controller('organisation')
@Roles('admin', 'employee')
export class OrganisationController {
  constructor(
    private readonly organisation: Organisation,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Endpoint({
    summary: 'Read the organisation',
    description:
      'Who is employed, with title, department and manager, from which a tree is made. Admins read the whole company. Managers read themselves and their reports of today, on all levels, as of today or a day before; others are refused.',
    response: 'OrganisationResponse',
    csv: organisationCsv,
    query: { asOf: AS_OF },
  })
  async read(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('asOf', OptionalDatePipe) asOf?: CalendarDate,
  ): Promise<OrganisationResponse | string> {
    const isFile = prefersCsv(request);
    if (isFile) requireConfirmed(actor, this.clock.now());
    const organisation = await this.organisation.read(actor, asOf);
    if (!isFile) return organisation;
    sendAsCsvFile(reply, 'organisation');
    return organisationCsv(organisation);
  }
}
