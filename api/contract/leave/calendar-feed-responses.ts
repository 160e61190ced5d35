import type { SuccessResponse } from '../responses.js';
import type { FeedKind } from './calendar-feeds.js';

export interface CalendarFeedRecord {
  _id: string;
  kind: FeedKind;
  createdAt: string;
}

export interface CalendarFeedsResponse extends SuccessResponse {
  feeds: CalendarFeedRecord[];
  /** Kinds for which the caller can make an address now. */
  kinds: FeedKind[];
}

export interface NewCalendarFeedResponse extends SuccessResponse {
  feed: CalendarFeedRecord;
  /** Shown once. Without PUBLIC_URL it is a path of this server. */
  url: string;
}
