import { expect, test } from '@jest/globals';
import type { ApprovalSetting } from '../../../api/approval/approval-setting.js';
import { ShownLeaves } from '../../../api/calendar-feed/shown-leaves.js';
import type { Actor } from '../../../api/platform/access/actor.js';
import type { Clock } from '../../../api/platform/config/clock.js';
import type { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';

const LEAVES = ['a', 'b', 'c'].map((id) => ({ id, name: null, leaveType: 'Annual Leave' }));

function versions(rows: unknown[]): Promise<string[]> {
  const work = { read: () => Promise.resolve(rows) } as unknown as UnitOfWork;
  return new ShownLeaves(work, {} as Clock, {} as ApprovalSetting).versions(
    { employeeId: 'e' } as Actor,
    'own',
    { from: '2026-01-01', to: '2026-12-31' },
  );
}

test('the ETag of a feed does not depend on the order in which the engine reads its leave', async () => {
  expect(await versions([...LEAVES].reverse())).toEqual(await versions(LEAVES));
});
