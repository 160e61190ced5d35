import { barOf, freeOf } from '../../../admin-ui/src/balances/balance-parts.js';
import { enteredAmount } from '../../../admin-ui/src/leave-cost/entered-amount.js';
import {
  CHART_MARGIN,
  stepLines,
  stepScale,
} from '../../../admin-ui/src/ui/charts/step-chart-layout.js';

const TODAY = '2026-11-22';
const BALANCE = {
  tracked: true,
  balance: 14.5,
  left: 6.5,
  taken: 16.5,
  booked: 0,
  reserved: 8,
  available: 6.5,
  endedOn: null,
  expiring: [{ amount: 1.5, on: '2026-11-23' }],
  leaveType: { unit: 'days' as const },
};

test('the figure of somebody who left is what can be paid out', () => {
  expect(freeOf(BALANCE)).toBe(6.5);
  expect(freeOf({ ...BALANCE, available: 0, endedOn: '2026-03-31' })).toBe(14.5);
});

describe('the parts of a bar', () => {
  test('tell what is at risk from what stays', () => {
    expect(barOf(BALANCE, TODAY)).toEqual({
      taken: 16.5,
      booked: 0,
      pending: 8,
      expiring: 1.5,
      available: 5,
      owed: 0,
    });
  });

  test('do not warn of what can easily be taken before it lapses', () => {
    expect(
      barOf({ ...BALANCE, expiring: [{ amount: 1.5, on: '2026-12-31' }] }, TODAY),
    ).toMatchObject({ expiring: 0, available: 6.5 });
  });

  test('have no more at risk than is free', () => {
    expect(barOf({ ...BALANCE, available: 1 }, TODAY)).toMatchObject({ expiring: 1, available: 0 });
  });

  test('say what is owed', () => {
    expect(barOf({ ...BALANCE, available: -3, expiring: [] }, TODAY)).toMatchObject({
      available: 0,
      expiring: 0,
      owed: 3,
    });
  });

  test('count what is left where nothing limits it, and nothing where leave is only recorded', () => {
    expect(barOf({ ...BALANCE, available: null, left: 4.5, expiring: [] }, TODAY)).toMatchObject({
      available: 4.5,
    });
    expect(
      barOf({ ...BALANCE, tracked: false, available: null, expiring: [] }, TODAY),
    ).toMatchObject({ taken: 16.5, available: 0, owed: 0 });
  });
});

test.each([
  ['2', 'days', 2],
  ['0,5', 'days', 0.5],
  ['2.083', 'days', 2.083],
  ['2.0833', 'days', undefined],
  ['0', 'days', undefined],
  ['-2', 'days', undefined],
  ['', 'days', undefined],
  ['6:30', 'days', undefined],
  ['6.5', 'minutes', 390],
  ['6:30', 'minutes', 390],
  ['6:75', 'minutes', undefined],
  ['0:00', 'minutes', undefined],
] as const)('%p entered as %s is %p', (typed, unit, amount) => {
  expect(enteredAmount(typed, unit)).toBe(amount);
});

describe('the chart', () => {
  const view = { width: 400, height: 200, from: '2026-01-01', to: '2026-12-31', today: TODAY };

  test('has a few lines at whole amounts, from zero or below it', () => {
    expect(stepScale([{ from: '2026-01-01', to: '2026-01-01', value: 27 }], view).ticks).toEqual([
      0, 10, 20, 30,
    ]);
    expect(stepScale([{ from: '2026-01-01', to: '2026-01-01', value: -3 }], view).ticks).toEqual([
      -3, -2, -1, 0, 1,
    ]);
    expect(stepScale([], view).ticks).toEqual([0, 1]);
  });

  test('is a line up to today and a dotted one from there to the end', () => {
    const { past, later } = stepLines(
      [
        { from: '2026-01-01', to: '2026-01-01', value: 25 },
        { from: '2026-12-21', to: '2026-12-24', value: 21 },
      ],
      view,
    );
    expect(past[0]?.x).toBe(CHART_MARGIN.start);
    expect(past.at(-1)).toEqual(later[0]);
    expect(later.at(-1)?.y).toBeGreaterThan(later[0]?.y ?? 0);
    expect(later.at(-1)?.x).toBeLessThanOrEqual(view.width - CHART_MARGIN.end);
  });

  test('never goes back in time where leave runs on while something lapses', () => {
    const { past } = stepLines(
      [
        { from: '2026-01-01', to: '2026-01-01', value: 30 },
        { from: '2026-03-31', to: '2026-04-04', value: 29 },
        { from: '2026-03-31', to: '2026-03-31', value: 25 },
        { from: '2026-03-31', to: '2026-04-04', value: 23 },
      ],
      view,
    );
    const days = past.map(({ x }) => x);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    const { x, y } = stepScale([{ from: '2026-01-01', to: '2026-01-01', value: 30 }], view);
    expect(past).toEqual([
      { x: x('2026-01-01'), y: y(30) },
      { x: x('2026-03-31'), y: y(30) },
      { x: x('2026-03-31'), y: y(26) },
      { x: x('2026-04-05'), y: y(23) },
      { x: x(TODAY), y: y(23) },
    ]);
  });

  test('has no dotted part when all of it is past', () => {
    expect(
      stepLines([{ from: '2025-01-01', to: '2025-01-01', value: 25 }], {
        ...view,
        from: '2025-01-01',
        to: '2025-12-31',
      }).later,
    ).toEqual([]);
  });
});
