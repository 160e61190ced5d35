const MINUTE_MS = 60 * 1000;
const SEEN_EVERY_MS = 5 * MINUTE_MS;
const SEEN_PRECISELY_MS = MINUTE_MS;

/** How old the moment of a session's last use, as it is stored, may be: not every request is written down. */
export function seenEveryMs(idleMinutes: number | null): number {
  return idleMinutes === null ? SEEN_EVERY_MS : SEEN_PRECISELY_MS;
}

/** Never before the minutes are over, since what is stored may be as much too old; at most that much later. */
export function isIdle(lastSeenAt: number, idleMinutes: number | null, now: number): boolean {
  return idleMinutes !== null && now - lastSeenAt > idleMinutes * MINUTE_MS + SEEN_PRECISELY_MS;
}
