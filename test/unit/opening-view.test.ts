import { describe, expect, test } from '@jest/globals';
import { openingView } from '../../admin-ui/src/leave-preview/opening-view.js';
import type { PreviewSummary } from '../../api/contract/leave/leave-preview.js';

const summary = (
  name: string,
  { gain = 0, lose = 0, negative = 0 }: { gain?: number; lose?: number; negative?: number } = {},
): PreviewSummary => ({
  leaveType: { _id: name, name },
  unit: 'days',
  gain: { people: gain, amount: gain },
  lose: { people: lose, amount: -lose },
  negative,
  unchanged: 40 - gain - lose,
  requests: 0,
});
const opened = (...all: PreviewSummary[]) => {
  const view = openingView(all);
  return view && [view.shown.leaveType.name, view.effect];
};

describe('a preview', () => {
  test('opens with the leave type of which the most balances change', () =>
    expect(
      opened(
        summary('Sick Leave'),
        summary('Annual Leave', { gain: 12 }),
        summary('Casual Leave', { gain: 3 }),
      ),
    ).toEqual(['Annual Leave', 'gain']));
  test('opens with who turns negative, then who loses', () => {
    expect(opened(summary('Annual Leave', { gain: 20, lose: 2, negative: 1 }))).toEqual([
      'Annual Leave',
      'negative',
    ]);
    expect(opened(summary('Annual Leave', { gain: 20, lose: 2 }))).toEqual([
      'Annual Leave',
      'lose',
    ]);
  });
  test('opens with everybody where nothing changes', () =>
    expect(opened(summary('Sick Leave'), summary('Annual Leave'))).toEqual([
      'Sick Leave',
      undefined,
    ]));
  test('opens empty where nobody has a balance', () => expect(opened()).toBeUndefined());
});
