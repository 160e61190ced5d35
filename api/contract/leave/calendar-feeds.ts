/** One address each per account: own leave, people one decides for, colleagues of one's department, one's own holidays. */
export const FEED_KINDS = ['own', 'team', 'department', 'holidays'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The end of an address. Calendar programs look at it before they read. */
export const FEED_FILE = '.ics';
