/** The clock and the zone that the tests run with, for servers and programs in processes of their own. */
export const CLOCK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME\w*|TZ)$/.test(name)),
);

/** The zone of the servers of tests, unless a test gives its own. */
export const TIME_ZONE = process.env.TEST_TIME_ZONE ?? 'UTC';

/**
 * The settings of a server or program that takes now for this moment, on every machine.
 * @param {number} at
 */
export const clockAt = (at) => ({
  NODE_OPTIONS: `--import ${new URL('../long/shifted-clock.mjs', import.meta.url).href}`,
  CLOCK_BEHIND_MS: String(Date.now() - at),
});
