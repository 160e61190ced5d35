import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';

/** `expect` takes longer than the rule that is tried, and a law asks it for thousands of cases: here it only words what differs. */
export function mustEqual(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
