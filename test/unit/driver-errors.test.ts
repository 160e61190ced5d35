import { expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { problemOf } from '../../api/platform/database/transaction/conflicts.js';

// A node that loses its cluster's majority says the one before a statement and the other while it commits.
test.each([
  ['not in the primary part (1047)', 1047],
  ['failed during COMMIT (1180)', 1180],
])('a cluster’s node: %s means away, not at fault', (_, errno) => {
  const error = new QueryFailedError('COMMIT', [], Object.assign(new Error('refused'), { errno }));
  expect(problemOf(error)).toMatchObject({ code: 'server.unavailable', retryAfter: 5 });
});
