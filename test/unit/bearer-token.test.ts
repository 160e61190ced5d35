import { expect, test } from '@jest/globals';
import { bearerToken } from '../../api/auth/sessions/bearer-token.js';

test.each([
  ['Bearer abc.def', 'abc.def'],
  ['bearer abc', 'abc'],
  ['BEARER  abc ', 'abc'],
  ['Bearer', null],
  ['Bearer ', null],
  ['Basic abc', null],
  ['abc', null],
  ['', null],
  [`Bearer ${'x'.repeat(1_024)}`, 'x'.repeat(1_024)],
  [`Bearer ${'x'.repeat(1_025)}`, null],
])('%p holds the token %p', (authorization, token) =>
  expect(bearerToken({ headers: { authorization } })).toBe(token),
);

test('a request without the header has no token', () =>
  expect(bearerToken({ headers: {} })).toBeNull());
