import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  NotificationsResponse,
  UnreadResponse,
} from '../contract/notification/notification-responses.js';
import { WaitingLeave } from '../leave/waiting/waiting-leave.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { setContentRange } from '../platform/http/content-range.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdsField } from '../platform/http/fields/id-field.js';
import { readRange } from '../platform/http/list-params.js';
import { Notifications } from './notifications.js';

const NEWEST = { from: 0, to: 49 };

export class ReadDto {
  @IdsField('ids')
  ids?: string[] | null;
}

@Controller('notification')
export class NotificationController {
  constructor(
    private readonly notifications: Notifications,
    private readonly waiting: WaitingLeave,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List the notifications of the caller, newest first',
    description: 'The newest 50 without `range`.',
    response: 'NotificationsResponse',
    query: {
      range: {
        description: 'First and last row, counted from 0',
        example: '[0,49]',
        required: false,
      },
    },
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query('range') range: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationsResponse> {
    const requested = readRange(range);
    const { from, to } = requested ?? NEWEST;
    const notifications = await this.notifications.list(actor, from, to);
    const { total, unread } = await this.notifications.count(actor);
    if (requested) setContentRange(reply, 'notifications', from, notifications.length, total);
    return { success: true, notifications, unread, waiting: await this.waiting.countFor(actor) };
  }

  @Put('read')
  @Endpoint({
    summary: 'Mark notifications as read',
    description: 'Without `ids`, all of them.',
    response: 'UnreadResponse',
  })
  async read(@CurrentActor() actor: Actor, @Body() { ids }: ReadDto): Promise<UnreadResponse> {
    return { success: true, unread: await this.notifications.markRead(actor, ids) };
  }
}
