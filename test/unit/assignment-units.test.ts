import { expect, test } from '@jest/globals';
import type { Actor } from '../../api/platform/access/actor.js';
import type { Clock } from '../../api/platform/config/clock.js';
import type { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { AssignmentUnits } from '../../api/working-time/assignments/assignment-units.js';
import type { Assignments, NamedAssignment } from '../../api/working-time/assignments/assignments.js';

const BATCH = 100;

test('those who match a filter are assigned 500 at a time, and counted together', async () => {
  const ids = Array.from({ length: 1203 }, (_, index) => String(index));
  const units: number[] = [];
  const work = {
    listReader: { engine: 'sqlite', read: () => Promise.resolve(ids.splice(0, BATCH).map((id) => ({ id, batch_id: id }))) },
    earlierResult: () => Promise.resolve(undefined),
    writeInNewTransaction: (unit: () => Promise<unknown>) => unit(),
    write: (unit: () => Promise<unknown>) => unit(),
  } as unknown as UnitOfWork;
  const assignments = {
    add(_: Actor, { holders }: NamedAssignment) {
      units.push(holders.length);
      return Promise.resolve({ assigned: holders.length - 1, unchanged: 1 });
    },
  } as unknown as Assignments;
  const service = new AssignmentUnits(work, assignments, { today: () => '2026-11-23' } as Clock);
  const counts = await service.add({} as Actor, { holders: { filter: {} }, subject: 'pattern', target: null, from: '2026-01-01' });
  expect(units).toEqual([500, 500, 203]);
  expect(counts).toEqual({ assigned: 1200, unchanged: 3 });
});
