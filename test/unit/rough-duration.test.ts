import { expect, test } from '@jest/globals';
import { roughDuration } from '../../api/platform/config/rough-duration.js';

const HOUR_MS = 3_600_000;

test.each([
  [200, '1 second'],
  [3_400, '3 seconds'],
  [60_000, '1 minute'],
  [20 * 60_000, '20 minutes'],
  [3 * HOUR_MS, '3 hours'],
  [5 * 24 * HOUR_MS, '5 days'],
  [365 * 24 * HOUR_MS - 60_000, '1 year'],
  [800 * 24 * HOUR_MS, '2 years'],
])('%i ms are told as %s', (ms, text) => {
  expect(roughDuration(ms)).toBe(text);
});
