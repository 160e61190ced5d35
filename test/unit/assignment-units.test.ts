import { expect, test } from '@jest/globals';
import { Problem } from '../../api/contract/problem.js';
import type { Actor } from '../../api/platform/access/actor.js';
import type { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { AssignmentUnits } from '../../api/working-time/assignments/assignment-units.js';
import type {
  Assignments,
  NamedAssignment,
  PreviewedChange,
} from '../../api/working-time/assignments/assignments.js';
import type { MatchingPeople } from '../../api/working-time/assignments/matching-people.js';
import { leaveClosed, type ClosedLeave } from '../../api/working-time/closed-leave.js';

const IDS = Array.from({ length: 1203 }, (_, index) => String(index));
const ALL = {
  holders: { filter: {} },
  subject: 'pattern',
  target: null,
  from: '2026-01-01',
  basis: 'a preview',
};

interface Unit {
  people: number;
  isFirst?: boolean;
  isLast?: boolean;
  /** The answer for a repeated request is stored in this unit. */
  answers?: boolean;
}

/** The units of a change for everybody, of whom one may have a closed year. */
function unitsOf(closed?: string): { service: AssignmentUnits; units: Unit[] } {
  const units: Unit[] = [];
  let answers = false;
  const work = {
    earlierResult: () => Promise.resolve(undefined),
    writeInNewTransaction: (unit: () => Promise<unknown>) => unit(),
    write(unit: () => Promise<unknown>) {
      answers = true;
      return unit();
    },
  } as unknown as UnitOfWork;
  const assignments = {
    requirePossible: () => Promise.resolve(ALL),
    requireOpenFor: ({ holders }: NamedAssignment) =>
      holders.includes(String(closed))
        ? Promise.reject(leaveClosed('2025-12-31', 'from'))
        : Promise.resolve(),
    add(_: Actor, { holders }: NamedAssignment, previewed?: PreviewedChange) {
      units.push({
        people: holders.length,
        isFirst: previewed?.isFirst,
        isLast: previewed?.isLast,
        answers,
      });
      return Promise.resolve({ assigned: holders.length - 1, unchanged: 1 });
    },
  } as unknown as Assignments;
  const matching = { ids: () => Promise.resolve(IDS) } as unknown as MatchingPeople;
  const closedLeave = {
    isAnyClosed: () => Promise.resolve(closed !== undefined),
  } as unknown as ClosedLeave;
  return { service: new AssignmentUnits(work, assignments, matching, closedLeave), units };
}

test('those who match a filter are assigned 500 at a time, and counted together', async () => {
  const { service, units } = unitsOf();
  expect(await service.add({} as Actor, ALL)).toEqual({ assigned: 1200, unchanged: 3 });
  expect(units.map(({ people }) => people)).toEqual([500, 500, 203]);
});

test('what was previewed is compared in the first unit, and stored with the last', async () => {
  const { service, units } = unitsOf();
  await service.add({} as Actor, ALL);
  expect(units.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('the answer is stored with the last unit', async () => {
  const { service, units } = unitsOf();
  await service.add({} as Actor, ALL);
  expect(units.map(({ answers }) => answers)).toEqual([false, false, true]);
});

test('nobody is assigned anything if the leave of the last one is closed, and it is not previewed', async () => {
  const { service, units } = unitsOf('1202');
  await expect(service.add({} as Actor, ALL)).rejects.toThrow(Problem);
  await expect(service.change(ALL)).rejects.toThrow(Problem);
  expect(units).toEqual([]);
});
