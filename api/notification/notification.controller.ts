import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { NotificationsAnswer, UnreadAnswer } from '../contract/answers.js';
import { Call } from '../platform/http/call.js';
import { sayRange } from '../platform/http/content-range.js';
import { IdsField } from '../platform/http/fields/id-field.js';
import { readRange } from '../platform/http/list-query.js';
import { Notifications } from './notifications.js';

const NEWEST = { from: 0, to: 49 };

export class ReadDto {
  @IdsField('ids')
  ids?: string[] | null;
}

@Controller('notification')
export class NotificationController {
  constructor(private readonly notifications: Notifications) {}

  @Get()
  @Call({
    summary: "List one's notifications, newest first",
    description: 'The newest 50, unless `range` asks for others.',
    answer: 'NotificationsAnswer',
    query: { range: { description: 'First and last, counted from 0', example: '[0,49]', required: false } },
  })
  async list(@CurrentActor() actor: Actor, @Query('range') range: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<NotificationsAnswer> {
    const asked = readRange(range);
    const { from, to } = asked ?? NEWEST;
    const notifications = await this.notifications.list(actor, from, to);
    const { total, unread } = await this.notifications.count(actor);
    if (asked) sayRange(reply, 'notifications', from, notifications.length, total);
    return { success: true, notifications, unread };
  }

  @Put('read')
  @Call({ summary: 'Mark notifications as read', description: 'Without ids, all of them.', answer: 'UnreadAnswer' })
  async read(@CurrentActor() actor: Actor, @Body() { ids }: ReadDto): Promise<UnreadAnswer> {
    return { success: true, unread: await this.notifications.markRead(actor, ids) };
  }
}
