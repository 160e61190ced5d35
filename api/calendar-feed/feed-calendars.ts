import { Injectable } from '@nestjs/common';
import { addMonths } from '../contract/calendar-date.js';
import type { FeedKind } from '../contract/leave/calendar-feeds.js';
import { LinkActor } from '../leave/links/link-actor.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Company } from '../platform/config/company.js';
import { VERSION } from '../platform/config/version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { etagOf } from '../platform/http/etag.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import { EventIdentities } from './event-identities.js';
import { holidayEvent, leaveEvent, MONTHS_AHEAD } from './feed-events.js';
import { hashOf } from './feed-tokens.js';
import { icalendar, type CalendarEvent } from './icalendar.js';
import { ShownHolidays } from './shown-holidays.js';
import { ShownLeaves, type FeedSpan } from './shown-leaves.js';

const MONTHS_BACK = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

interface OpenFeed {
  id: string;
  kind: FeedKind;
  actor: Actor;
}

export interface FeedCalendar {
  /** Known without the text, which costs ten times as much. */
  etag: string;
  text: () => Promise<string>;
}

/** The calendars behind the addresses. An address only says who asks: what they may see is computed at each reading, and never as an admin. */
@Injectable()
export class FeedCalendars {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly actors: LinkActor,
    private readonly leaves: ShownLeaves,
    private readonly identities: EventIdentities,
    private readonly holidays: ShownHolidays,
  ) {}

  /** Undefined for an unknown or revoked token, and for an account that cannot sign in. */
  async find(token: string, requestId: string): Promise<FeedCalendar | undefined> {
    const [feed] = await this.work.read<{ id: string; accountId: string; kind: FeedKind }>(
      'SELECT id, account_id AS accountId, kind FROM calendar_feed WHERE token_hash = ?',
      [hashOf(token)],
    );
    const actor = feed && (await this.actors.resolve(feed.accountId, requestId));
    return actor && this.calendar({ ...feed, actor });
  }

  private async calendar(feed: OpenFeed): Promise<FeedCalendar> {
    const {
      actor: { language },
      kind,
    } = feed;
    const name = `${MAIL_TEXTS[language].calendarFeed.names[kind]} – ${this.company.name}`;
    const { versions, events } = await this.content(feed);
    return {
      etag: etagOf(Buffer.from(JSON.stringify([VERSION, feed.id, language, name, versions]))),
      text: async () => icalendar(name, await events()),
    };
  }

  private async content({
    actor,
    kind,
  }: OpenFeed): Promise<{ versions: unknown; events: () => Promise<CalendarEvent[]> }> {
    const today = this.clock.today();
    const span: FeedSpan = {
      from: addMonths(today, -MONTHS_BACK),
      to: addMonths(today, MONTHS_AHEAD),
    };
    if (kind === 'holidays') {
      const holidays = await this.holidays.read(actor, span);
      const stampedAt = this.clock.now() - (this.clock.now() % DAY_MS);
      return {
        versions: [stampedAt, holidays],
        events: async () =>
          holidays.map((holiday) => holidayEvent(actor.language, holiday, stampedAt)),
      };
    }
    return {
      versions: await this.leaves.versions(actor, kind, span),
      events: async () => {
        const leaves = await this.leaves.read(actor, kind, span);
        const identityOf = await this.identities.identify(leaves);
        return leaves.map((leave) => leaveEvent(actor.language, leave, identityOf(leave)));
      },
    };
  }
}
