import { afterEach, expect, jest, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EntitlementFacts } from '../../../api/entitlement/facts/entitlement-facts.js';
import { FileBalances } from '../../../api/import/check/file-balances.js';
import { yearly } from '../leave-balances/facts.js';
import { personOf } from '../leave-balances/returning.arbitrary.js';

const person = personOf({
  periods: [{ hiredOn: '2026-01-01', leftOn: null }],
  rules: [{ from: '2026-01-01', version: 'v', rules: yearly(5) }],
});
const balances = () =>
  new FileBalances({
    readPeople: () => Promise.resolve(new Map([['p', person]])),
  } as unknown as EntitlementFacts);
/** Monday to Wednesday of the weeks from February on. */
const weeks = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const startDate = addDays('2026-02-02', 7 * (first + index));
    return {
      row: first + index,
      requested: {
        employeeId: 'p',
        leaveType: 'Annual Leave',
        startDate,
        endDate: addDays(startDate, 2),
        status: 'Approved' as const,
      },
    };
  });

afterEach(() => {
  jest.restoreAllMocks();
});

test('the rows of earlier batches count', async () => {
  const file = balances();
  expect([...(await file.warnings(weeks(0, 0))).keys()]).toEqual([]);
  expect([...(await file.warnings(weeks(1, 1))).values()]).toEqual([
    {
      key: 'aboveBalance',
      parameters: { leaveType: 'Annual Leave', days: 1, day: '2026-02-11' },
    },
  ]);
});

test('others have their turn between rows that take long', async () => {
  let [now, turns] = [0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 25));
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  await balances().warnings(weeks(0, 5));
  clearImmediate(immediate);
  expect(turns).toBeGreaterThanOrEqual(5);
});
