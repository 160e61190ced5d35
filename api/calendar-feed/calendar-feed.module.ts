import { Module } from '@nestjs/common';
import { ApprovalModule } from '../approval/approval.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeeds } from './calendar-feeds.js';
import { EventIdentities } from './event-identities.js';
import { FeedCalendars } from './feed-calendars.js';
import { FeedController } from './feed.controller.js';
import { ShownHolidays } from './shown-holidays.js';
import { ShownLeaves } from './shown-leaves.js';

/** Calendars elsewhere: addresses that Outlook, Google and Apple subscribe to. */
@Module({
  imports: [ApprovalModule, WorkingTimeModule, LeaveModule, AuthModule],
  controllers: [CalendarFeedController, FeedController],
  providers: [CalendarFeeds, FeedCalendars, EventIdentities, ShownLeaves, ShownHolidays],
})
export class CalendarFeedModule {}
