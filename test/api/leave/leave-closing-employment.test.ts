import { describe, expect, test } from '@jest/globals';
import { previewed } from '../../support/leave-preview.js';
import { closeLeave, storeClosings, yearEndOfFile } from '../../support/year-end.js';
import { query } from '../lists/list.data.js';

const CLOSED = '2025-12-31';

const { server, admin, newType, begin, closings } = await yearEndOfFile();

describe('an employment that changes in a closed year', () => {
  test.each([
    ['stored', true],
    ['not yet stored', false],
  ])('21. leaves the closed result as it was, what was left being %s', async (_, stored) => {
    const type = await newType();
    const career = await begin(type, {}, '2025-04-01');
    await closeLeave(admin, type.name, CLOSED);
    if (stored) await storeClosings(server);
    expect(
      (await admin.put(`/employee/employment/${career.id}`, { hireDate: '2025-03-01' })).status,
    ).toBe(200);
    expect(await closings(career)).toEqual([{ day: CLOSED, amount: 18_000, reason: '' }]);
    expect(await career.totalOn('2026-01-01')).toBe(42);
    expect(await career.ledger('2025-12-31', '2025-12-31')).toEqual([
      '2025-12-31 closing -2.000 18.000',
    ]);
  });

  test.each([
    ['stored', true],
    ['not yet stored', false],
  ])('21. is previewed with an adjustment of +2.000, what was left being %s', async (_, stored) => {
    const type = await newType();
    const career = await begin(type, {}, '2025-04-01');
    await closeLeave(admin, type.name, CLOSED);
    if (stored) await storeClosings(server);
    const { _id } = await previewed(admin, {
      kind: 'employment',
      employee: career.id,
      hireDate: '2025-03-01',
    });
    const { body } = await admin.get(`/leave/preview/people/${_id}${query({})}`);
    expect(body.people).toEqual([
      expect.objectContaining({
        before: 42,
        after: 42,
        difference: 0,
        offered: { kind: 'adjustment', amount: 2 },
      }),
    ]);
  });

  test('may also get a last day or a return', async () => {
    const type = await newType();
    const career = await begin(type, {}, '2025-01-01');
    await closeLeave(admin, type.name, CLOSED);
    expect(
      (await admin.put(`/employee/employment/${career.id}`, { leftOn: '2025-06-30' })).status,
    ).toBe(200);
    expect(await career.totalOn('2026-01-01')).toBe(24);
    expect(
      (await admin.post(`/employee/return/${career.id}`, { returnDate: '2026-03-01' })).status,
    ).toBe(200);
    expect(await closings(career)).toEqual([{ day: CLOSED, amount: 24_000, reason: '' }]);
  });
});
