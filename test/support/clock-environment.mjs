/** The clock and the zone that the tests run with, for servers and programs in processes of their own. */
export const CLOCK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME\w*|TZ)$/.test(name)),
);

/** The zone of the servers of tests, unless a test gives its own. */
export const TIME_ZONE = process.env.TEST_TIME_ZONE ?? 'UTC';
