import { expect, test } from '@jest/globals';
import { netPayMonths, netPayPoints } from '../../../admin-ui/src/payroll/runs/net-pay-months.js';
import type { RunState } from '../../../api/contract/payroll/pay-runs.js';

const run = (payDate: string, net: number, state: RunState = 'paid') => ({ payDate, net, state });

test('runs are added up by the month of their pay date, the latest twelve, without discarded ones', () => {
  expect(
    netPayMonths([
      run('2026-11-30', 100.1, 'draft'),
      run('2026-11-13', 200.2),
      run('2026-10-30', 50, 'discarded'),
      run('2026-09-30', 40),
      run('2025-12-31', 30),
      run('2025-11-28', 20),
    ]),
  ).toEqual([
    { month: '2025-12', net: 30, open: false },
    { month: '2026-09', net: 40, open: false },
    { month: '2026-11', net: 300.3, open: true },
  ]);
  expect(netPayMonths([run('2026-10-30', 50, 'discarded')])).toEqual([]);
});

test('a month stands at its distance in time, between the lowest and the highest sum', () => {
  const months = netPayMonths([
    run('2026-11-30', 300),
    run('2026-09-30', 100),
    run('2026-08-31', 200),
  ]);
  expect(netPayPoints(months, { width: 340, height: 60, margin: 20 })).toMatchObject([
    { x: 20, y: 30 },
    { x: 120, y: 60 },
    { x: 320, y: 0 },
  ]);
  expect(
    netPayPoints([{ month: '2026-11', net: 5, open: false }], {
      width: 100,
      height: 60,
      margin: 10,
    }),
  ).toMatchObject([{ x: 10, y: 30 }]);
});
