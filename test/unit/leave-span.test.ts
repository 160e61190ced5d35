import { expect, test } from '@jest/globals';
import { addDays, latestFutureDate } from '../../api/contract/calendar-date.js';
import type { Problem } from '../../api/contract/problem.js';
import { requireSpan } from '../../api/leave/check/leave-span.js';

const TODAY = '2026-06-01';
const LATEST = latestFutureDate(TODAY);

function errorsOf(span: Parameters<typeof requireSpan>[0]) {
  try {
    requireSpan(span, TODAY);
    return null;
  } catch (error) {
    return (error as Problem).errors;
  }
}

test('leave may end on the latest day and no later', () => {
  expect(errorsOf({ startDate: LATEST, endDate: LATEST })).toBeNull();
  expect(errorsOf({ startDate: LATEST, endDate: addDays(LATEST, 1) })).toEqual({
    endDate: expect.stringContaining(LATEST),
  });
});
