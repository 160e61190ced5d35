import { expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { declareConflicts, problemOf } from '../../api/platform/database/transaction/conflicts.js';
import { SCHEMA } from '../../api/schema/schema.js';

// A node that loses its cluster's majority says the one before a statement and the other while it commits.
test.each([
  ['not in the primary part (1047)', 1047],
  ['failed during COMMIT (1180)', 1180],
])('a cluster’s node: %s means away, not at fault', (_, errno) => {
  const error = new QueryFailedError('COMMIT', [], Object.assign(new Error('refused'), { errno }));
  expect(problemOf(error)).toMatchObject({ code: 'server.unavailable', retryAfter: 5 });
});

test.each([
  ['a server', { errno: 1062, message: "Duplicate entry 'x' for key 'leave_day_morning_unique'" }],
  [
    'SQLite',
    {
      message: 'UNIQUE constraint failed: leave_day.employee_id, leave_day.day, leave_day.morning',
    },
  ],
])('a violated unique key is the problem that its table declares: %s', (_, reported) => {
  declareConflicts(SCHEMA.tables);
  const error = new QueryFailedError('INSERT', [], Object.assign(new Error(), reported));
  expect(problemOf(error)).toMatchObject({
    code: 'leave.overlap',
    refusal: { key: 'leave.overlap_unnamed' },
    errors: { startDate: expect.any(String) },
  });
});

test('each declared conflict is one of a unique key of its table', () => {
  for (const { keys = {}, conflicts = {} } of SCHEMA.tables)
    for (const key of Object.keys(conflicts)) expect(keys[key]).toMatch(/^UNIQUE \([\w, ]+\)$/);
});
