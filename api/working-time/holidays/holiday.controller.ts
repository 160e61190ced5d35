import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type {
  HolidayCalendarResponse,
  HolidayCalendarsResponse,
  HolidaysResponse,
} from '../../contract/working-time/working-time-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { OptionalYearPipe } from '../../platform/http/fields/date-field.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import {
  HolidayCalendarDto,
  HolidayCalendarUpdateDto,
  StoredHolidaysDto,
} from '../working-time.dto.js';
import { HolidayCalendars } from './holiday-calendars.js';
import { HolidayUpdates } from './holiday-updates.js';
import { Holidays } from './holidays.js';

@Controller('holiday')
export class HolidayController {
  constructor(
    private readonly calendars: HolidayCalendars,
    private readonly holidays: Holidays,
    private readonly updates: HolidayUpdates,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List holiday calendars',
    description: 'For admins, with the number of people in each.',
    response: 'HolidayCalendarsResponse',
  })
  async list(@CurrentActor() actor: Actor): Promise<HolidayCalendarsResponse> {
    return { success: true, calendars: await this.calendars.list(actor) };
  }

  @IdempotentPost('add')
  @Roles('admin')
  @Endpoint({
    summary: 'Add a holiday calendar',
    description:
      'With a country, its public holidays of this year and the next two are added within seconds, and each January those of one more year. What an admin removes is not added again.',
    status: 201,
    response: 'HolidayCalendarResponse',
    problems: ['calendar.name_taken'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: HolidayCalendarDto,
  ): Promise<HolidayCalendarResponse> {
    return { success: true, calendar: await this.calendars.add(actor, dto) };
  }

  @IdempotentPost('days/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Add and remove holidays',
    description:
      'Adding a day again replaces it; where it returns each year and `yearly` is absent, also for the years that are still to be added. The cost of leave that is already booked changes at once. With a country, the calendar keeps it: its holidays of the next years are added by themselves, without those of the year that are not in the calendar now.',
    response: 'HolidaysResponse',
    problems: ['calendar.not_found', 'leave.closed', 'request.stale'],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: StoredHolidaysDto,
  ): Promise<HolidaysResponse> {
    await this.updates.change(actor, id, dto);
    return this.read(actor, id);
  }

  @Put(':id')
  @Roles('admin')
  @Endpoint({
    summary: 'Rename or archive a holiday calendar',
    description:
      'An archived one stays in effect where it is assigned and can no longer be assigned. A blank country ends what is added by itself; without one, it stays. With another country, its holidays are added from today on, and days to come end that the first country has proposed and nobody has changed.',
    response: 'HolidayCalendarResponse',
    problems: ['calendar.not_found', 'calendar.name_taken'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: HolidayCalendarUpdateDto,
  ): Promise<HolidayCalendarResponse> {
    return { success: true, calendar: await this.calendars.update(actor, id, dto) };
  }

  @Get(':id')
  @Endpoint({
    summary: 'List the holidays of a calendar',
    response: 'HolidaysResponse',
    query: {
      year: {
        description: 'Returns the holidays of this year only',
        example: '2026',
        required: false,
      },
    },
    problems: ['calendar.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('year', OptionalYearPipe) year?: string,
  ): Promise<HolidaysResponse> {
    return {
      success: true,
      calendar: await this.calendars.record(actor, id),
      holidays: await this.holidays.list(id, year),
    };
  }
}
