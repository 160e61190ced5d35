import { hasEnded, isReplaced, isTakenBack } from '../../../admin-ui/src/pay-items/item-order.js';
import { reordered } from '../../../admin-ui/src/payroll-setting/component-order.js';
import { stepScale } from '../../../admin-ui/src/ui/charts/step-chart-layout.js';
import type {
  PayAssignmentRecord,
  PayComponentRecord,
} from '../../../api/contract/payroll/pay-components.js';

const item = (fields: Partial<PayAssignmentRecord>, component = 'phone') =>
  ({
    scope: 'everybody',
    from: '2026-01-01',
    to: null,
    component: { _id: component },
    ...fields,
  }) as PayAssignmentRecord;

describe('a recurring item', () => {
  const all = item({});
  const own = item({ scope: 'employee', from: '2026-06-01', to: '2026-08-31' });

  test('gives way to one of a narrower scope and the same component, if both hold on a day', () => {
    expect(isReplaced(all, [all, own])).toBe(true);
    expect(isReplaced(own, [all, own])).toBe(false);
    expect(isReplaced(item({ scope: 'department' }), [all, own])).toBe(true);
    expect(isReplaced(item({}, 'pension'), [all, own])).toBe(false);
    expect(isReplaced(item({ to: '2026-05-31' }), [own])).toBe(false);
    expect(isReplaced(item({ from: '2026-08-31' }), [own])).toBe(true);
  });

  test('has ended after its last day, and is taken back if that is before its first', () => {
    expect(hasEnded(own, '2026-08-31')).toBe(false);
    expect(hasEnded(own, '2026-09-01')).toBe(true);
    expect(hasEnded(all, '2099-01-01')).toBe(false);
    expect(isTakenBack(item({ to: '2025-12-31' }))).toBe(true);
    expect(isTakenBack(item({ to: '2026-01-01' }))).toBe(false);
  });
});

test.each([
  // From above to below, the others move up by one place each.
  [[1, 2, 3, 4], 0, 2, { b: 1, c: 2, a: 3 }],
  [[1, 2, 3, 4], 3, 1, { d: 2, b: 3, c: 4 }],
  [[2, 9], 0, 1, { b: 2, a: 9 }],
  // Two may have the same position; their ids decide then.
  [[5, 5, 5], 1, 0, { a: 6 }],
  [[5, 5, 6], 2, 0, { c: 5, a: 6, b: 7 }],
  [[1, 2], 1, 1, {}],
])('of components at %j the one at place %i goes to place %i', (positions, from, to, places) => {
  const components = positions.map(
    (position, index) =>
      ({
        _id: 'abcd'[index],
        name: 'C',
        wageCode: null,
        version: 1,
        position,
      }) as PayComponentRecord,
  );
  const changes = reordered(components, from, to);
  expect(Object.fromEntries(changes.map(({ _id, position }) => [_id, position]))).toEqual(places);
});

test('a line that floats begins near its lowest value, one that does not at zero', () => {
  const steps = [5200, 7850].map((value, index) => ({
    from: `202${index}-01-01`,
    to: `202${index}-01-01`,
    value,
  }));
  const view = {
    width: 400,
    height: 168,
    from: '2020-01-01',
    to: '2022-01-01',
    today: '2021-06-01',
  };
  expect(stepScale(steps, { ...view, floating: true }).ticks).toEqual([5000, 6000, 7000, 8000]);
  expect(stepScale(steps, view).ticks[0]).toBe(0);
});

test('ticks that would be written alike stand further apart', () => {
  const steps = [3200, 3350].map((value, index) => ({
    from: `202${index}-01-01`,
    to: `202${index}-01-01`,
    value,
  }));
  const view = {
    width: 400,
    height: 168,
    from: '2020-01-01',
    to: '2022-01-01',
    today: '2021-06-01',
    floating: true,
  };
  expect(stepScale(steps, view).ticks).toEqual([3200, 3250, 3300, 3350]);
  expect(
    stepScale(steps, { ...view, format: (value) => `${(value / 1000).toFixed(1)}K` }).ticks,
  ).toEqual([3200, 3300, 3400]);
});
