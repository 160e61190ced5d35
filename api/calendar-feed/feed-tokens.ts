import { createHash, randomBytes } from 'node:crypto';
import { FEED_FILE } from '../contract/leave/calendar-feeds.js';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits need no slow hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A path, since calendar programs send no fragment. The request log has the pattern of the route instead. */
export function feedPath(token: string): string {
  return `/api/feed/${token}${FEED_FILE}`;
}

/** Undefined if the file is no calendar. */
export function tokenOfFile(file: string): string | undefined {
  return file.endsWith(FEED_FILE) ? file.slice(0, -FEED_FILE.length) : undefined;
}
