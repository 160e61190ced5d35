import { describe, expect, test } from '@jest/globals';
import {
  DAY_PARTS,
  endsOf,
  endsOfPart,
  partOf,
} from '../../../admin-ui/src/leave-cost/day-part.js';
import { requestOutlook } from '../../../admin-ui/src/leave-cost/request-outlook.js';

const WHOLE = endsOf({});
const asked = { days: 5, ...WHOLE, minutes: undefined };
const fault = {
  code: 'leave.overlap',
  text: 'These days overlap.',
  refusal: null,
  overridable: false,
};

describe('the parts of a single day', () => {
  test('are a whole day, a morning and an afternoon, and never nothing', () => {
    expect(DAY_PARTS.map((part) => partOf(endsOfPart(part)))).toEqual([
      'whole',
      'morning',
      'afternoon',
    ]);
    expect(partOf({ startsAt: 'noon', endsAt: 'noon' })).toBeUndefined();
    expect(DAY_PARTS.map(endsOfPart)).not.toContainEqual({ startsAt: 'noon', endsAt: 'noon' });
  });
});

describe('what a request takes', () => {
  test('is its cost where a policy holds', () => {
    expect(requestOutlook(asked, { cost: 3, unit: 'days', faults: [] }, true)).toEqual({
      taken: { amount: 3, unit: 'days' },
      refusal: undefined,
    });
  });

  test('is nothing on days without work, not their number', () => {
    expect(
      requestOutlook({ ...asked, days: 2 }, { cost: 0, unit: 'days', faults: [fault] }, true),
    ).toEqual({ taken: { amount: 0, unit: 'days' }, refusal: 'These days overlap.' });
  });

  test('is the number of days less the halves where nothing is counted', () => {
    expect(
      requestOutlook(
        { ...asked, startsAt: 'noon', endsAt: 'noon' },
        { cost: null, unit: 'days', faults: [] },
        true,
      ).taken,
    ).toEqual({ amount: 4, unit: 'days' });
    expect(requestOutlook(asked, undefined, false).taken).toEqual({ amount: 5, unit: 'days' });
  });

  test('is unknown until the quote is there, and with invalid dates', () => {
    expect(requestOutlook(asked, undefined, true).taken).toBeUndefined();
    expect(requestOutlook({ ...asked, days: 0 }, undefined, false).taken).toBeUndefined();
  });
});
