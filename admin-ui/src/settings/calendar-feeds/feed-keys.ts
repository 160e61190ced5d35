export const FEEDS = ['calendarFeeds'];
