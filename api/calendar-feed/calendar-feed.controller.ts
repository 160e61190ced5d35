import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import type {
  CalendarFeedsResponse,
  NewCalendarFeedResponse,
} from '../contract/leave/calendar-feed-responses.js';
import { FEED_KINDS, type FeedKind } from '../contract/leave/calendar-feeds.js';
import type { SuccessResponse } from '../contract/responses.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { ChoiceField } from '../platform/http/fields/choice-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { HoldsSecret } from '../platform/http/idempotency/holds-secret.js';
import { CalendarFeeds } from './calendar-feeds.js';

export class NewCalendarFeedDto {
  @ChoiceField('Kind', FEED_KINDS)
  kind: FeedKind;
}

@Controller('calendar-feed')
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get()
  @Endpoint({
    summary: "Read the caller's calendar feeds",
    description: 'Without their addresses, which are shown once.',
    response: 'CalendarFeedsResponse',
  })
  async list(@CurrentActor() actor: Actor): Promise<CalendarFeedsResponse> {
    return {
      success: true,
      feeds: await this.feeds.list(actor),
      kinds: await this.feeds.kindsOf(actor),
    };
  }

  @IdempotentPost('add')
  @HoldsSecret()
  @Endpoint({
    summary: 'Create the address of a calendar feed',
    description:
      'Everybody with the address can read the calendar, so it is shown once. An earlier address of the same kind ends. It starts with PUBLIC_URL, or is a path of this server.',
    status: 201,
    response: 'NewCalendarFeedResponse',
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() { kind }: NewCalendarFeedDto,
  ): Promise<NewCalendarFeedResponse> {
    return { success: true, ...(await this.feeds.add(actor, kind)) };
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Revoke a calendar feed of the caller',
    response: 'SuccessResponse',
    problems: ['feed.not_found'],
  })
  async revoke(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.feeds.revoke(actor, id);
    return { success: true };
  }
}
