import type {
  CalendarFeedRecord,
  CalendarFeedsResponse,
  NewCalendarFeedResponse,
} from '../contract/leave/calendar-feed-responses.js';

const feed: CalendarFeedRecord = {
  _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d60',
  kind: 'own',
  createdAt: '2026-03-02T08:15:00.000Z',
};

export const CALENDAR_FEED_EXAMPLES = {
  CalendarFeedsResponse: {
    success: true,
    feeds: [feed],
    kinds: ['own', 'department', 'holidays'],
  } satisfies CalendarFeedsResponse,
  NewCalendarFeedResponse: {
    success: true,
    feed,
    url: 'https://hr.company.example/api/feed/3vQ0yqkX1m8cWvY5n2hZr7sLbE4tUfJ9gKpA6dNwXoM.ics',
  } satisfies NewCalendarFeedResponse,
};
