import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthThrottle } from '../auth/auth-throttle.js';
import { throttleAddressOf } from '../auth/client-address.js';
import { Problem, refusal } from '../contract/problem.js';
import { Public } from '../platform/access/access.decorators.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { matchesEtag } from '../platform/http/etag.js';
import { FeedCalendars, type FeedCalendar } from './feed-calendars.js';
import { hashOf, tokenOfFile } from './feed-tokens.js';

const MEDIA = 'text/calendar';

@Controller('feed')
export class FeedController {
  constructor(
    private readonly calendars: FeedCalendars,
    private readonly throttle: AuthThrottle,
  ) {}

  @Get(':file')
  @Public()
  @Endpoint({
    summary: 'Read a calendar feed',
    description:
      'For calendar programs: the token of an address with `.ics` behind it. Approved leave or holidays from 12 months ago to 18 months ahead (RFC 5545). Unknown and revoked addresses, and those of people who cannot sign in any more, get the same answer.',
    media: MEDIA,
    problems: ['feed.not_found', 'auth.too_many_tries'],
  })
  async read(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const calendar = await this.open(file, request);
    void reply.header('X-Robots-Tag', 'noindex, nofollow');
    if (matchesEtag(request, reply, calendar.etag)) return undefined;
    // The name of a saved file would be the secret.
    void reply
      .type(`${MEDIA}; charset=utf-8`)
      .header('Content-Disposition', 'inline; filename="calendar.ics"');
    return calendar.text();
  }

  /** Only unknown addresses are counted and limited: many people's calendar programs read from one address, such as that of Google. */
  private async open(file: string, request: FastifyRequest): Promise<FeedCalendar> {
    const token = tokenOfFile(file);
    const calendar = token === undefined ? undefined : await this.calendars.find(token, request.id);
    if (calendar) return calendar;
    await this.throttle.register({
      purpose: 'calendar-feed',
      identifier: hashOf(file),
      address: throttleAddressOf(request),
    });
    throw new Problem('feed.not_found', refusal('feed.not_found'));
  }
}
