import { setImmediate as otherTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import { Department } from '../../../api/department/department.tables.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const work = server.app.get(UnitOfWork);
const dataSource = server.app.get(DataSource);
beforeEach(() => store(server, 'DELETE FROM department'));

const department = (name: string) => ({
  id: newId(),
  name,
  nameKey: name,
  nameFolded: name,
  description: '',
  descriptionFolded: '',
  version: 1,
  createdAt: 0,
});
const insert = (manager: EntityManager, name: string) =>
  manager.insert(Department, department(name));
const stored = (where?: string) => countRows(server, 'department', where);

/** A promise that somebody else opens. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => undefined as void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

test('a unit that fails among twenty at once takes nothing of the others with it', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      work.write(async (manager) => {
        await insert(manager, `first ${n}`);
        await otherTurn();
        await insert(manager, `second ${n}`);
        if (n % 5 === 0) throw new Error('broken off');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await stored("name LIKE 'first %'")).toBe(16);
  expect(await stored("name LIKE 'second %'")).toBe(16);
});

test('a unit that runs into a unique key takes nothing of the others with it', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      work.write((manager) => insert(manager, `name ${n % 10}`)),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await stored()).toBe(10);
});

test('a reading beside an open unit sees what is committed, and the unit what it wrote', async () => {
  const [written, looked] = [gate(), gate()];
  let inside: number | undefined;
  const unit = work.write(async (manager) => {
    await insert(manager, 'unseen');
    inside = await manager.countBy(Department, {});
    expect(await work.manager.countBy(Department, {})).toBe(1);
    written.open();
    await looked.passed;
  });
  await written.passed;
  expect(await stored()).toBe(0);
  expect(await work.manager.countBy(Department, {})).toBe(0);
  looked.open();
  await unit;
  expect(inside).toBe(1);
  expect(await stored()).toBe(1);
});

test('a write inside a write is part of it', async () => {
  const both = work.write(async (manager) => {
    await insert(manager, 'outer');
    await work.write((inner) => insert(inner, 'inner'));
    throw new Error('after both');
  });
  await expect(both).rejects.toThrow('after both');
  expect(await stored()).toBe(0);

  await work.write(async (manager) => {
    await insert(manager, 'outer');
    await work.write((inner) => insert(inner, 'inner'));
  });
  expect(await stored()).toBe(2);
});

test('an inner write that failed undoes the unit, even if its error is caught', async () => {
  const unit = work.write(async (manager) => {
    await insert(manager, 'outer');
    await work
      .write(async (inner) => {
        await insert(inner, 'half');
        throw new Error('inner failure');
      })
      .catch(() => undefined);
    return 'as if nothing had been';
  });
  await expect(unit).rejects.toThrow('inner failure');
  expect(await stored()).toBe(0);
});

describe('what goes past the open unit fails at once', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a read', () => dataSource.manager.countBy(Department, {})],
    ['a query', () => dataSource.query('SELECT 1 AS one')],
    ['an insert', () => insert(dataSource.manager, 'past')],
    ['a save', () => dataSource.manager.save(Department, department('past'))],
    ['a transaction', () => dataSource.transaction((manager) => insert(manager, 'past'))],
  ])('%s', async (_, past) => {
    await expect(
      work.write(async (manager) => {
        await insert(manager, 'own');
        await past();
      }),
    ).rejects.toThrow(/bypassed the open unit of work/);
    expect(await stored()).toBe(0);
    // Nobody is kept waiting by it.
    await work.write((manager) => insert(manager, 'next'));
    expect(await stored()).toBe(1);
  });
});

describe('a write outside any unit is refused', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an insert', () => insert(dataSource.manager, 'alone')],
    [
      'an update',
      () => dataSource.manager.update(Department, { name: 'here' }, { description: 'changed' }),
    ],
    ['a delete', () => dataSource.manager.delete(Department, { name: 'here' })],
    ['a statement', () => dataSource.query("DELETE FROM department WHERE name = 'here'")],
    ['a save', () => dataSource.manager.save(Department, department('alone'))],
  ])('%s', async (_, write) => {
    await store(
      server,
      "INSERT INTO department (id, name, name_key, name_folded, description, description_folded, version, created_at) VALUES (?, 'here', 'here', 'here', '', '', 1, 0)",
      [newId()],
    );
    await expect(write()).rejects.toThrow(/went past the unit of work/);
    expect(await stored("name = 'here' AND description = ''")).toBe(1);
    expect(await stored()).toBe(1);
  });
});

describe('what a unit did not wait for fails once the unit has ended, and nothing of it is stored', () => {
  const late: [string, (manager: EntityManager) => Promise<unknown>][] = [
    ['an insert by its manager', (manager) => insert(manager, 'late')],
    [
      'a statement by its manager',
      (manager) =>
        manager.query(
          "INSERT INTO department (id, name, name_key, name_folded, description, description_folded, version, created_at) VALUES (?, 'late', 'late', 'late', '', '', 1, 0)",
          [newId()],
        ),
    ],
    ['a save by its manager', (manager) => manager.save(Department, department('late'))],
    [
      'a transaction by its manager',
      (manager) => manager.transaction((inner) => insert(inner, 'late')),
    ],
    ['a read by its manager', (manager) => manager.countBy(Department, {})],
    ['a write of the unit of work', () => work.write((manager) => insert(manager, 'late'))],
    ['a read of the unit of work', async () => work.read('SELECT id FROM department')],
    ['something to wake', async () => work.afterCommit(() => undefined)],
  ];

  test.each(late)('%s, after the commit', async (_, query) => {
    const ended = gate();
    const { outcome } = await work.write(async (manager) => {
      await insert(manager, 'in time');
      return { outcome: ended.passed.then(() => query(manager)).catch((error: Error) => error) };
    });
    ended.open();
    expect(await outcome).toMatchObject({
      message: expect.stringMatching(/unit of work has ended|already released/),
    });
    expect(await stored()).toBe(1);
    await work.write((manager) => insert(manager, 'next'));
    expect(await stored()).toBe(2);
  });

  test.each(late)('%s, after the rollback', async (_, query) => {
    const ended = gate();
    let outcome: Promise<unknown> | undefined;
    const unit = work.write(async (manager) => {
      outcome = ended.passed.then(() => query(manager)).catch((error: Error) => error);
      throw new Error('undone');
    });
    await expect(unit).rejects.toThrow('undone');
    ended.open();
    expect(await outcome).toMatchObject({
      message: expect.stringMatching(/unit of work has ended|already released/),
    });
    expect(await stored()).toBe(0);
  });

  test.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ['a statement', (manager) => insert(manager, 'under way')],
    ['an inner write', () => work.write((inner) => insert(inner, 'under way'))],
  ])('%s that is under way when its unit ends undoes the unit', async (_, begin) => {
    const unit = work.write(async (manager) => {
      await insert(manager, 'own');
      void begin(manager).catch(() => undefined);
    });
    await expect(unit).rejects.toThrow(/before everything in it was awaited/);
    expect(await stored()).toBe(0);
  });

  test('a unit of its own, begun late, is stored', async () => {
    const ended = gate();
    const { own } = await work.write(async () => ({
      own: ended.passed.then(() => work.writeInNewTransaction((manager) => insert(manager, 'own'))),
    }));
    ended.open();
    await own;
    expect(await stored()).toBe(1);
  });
});

test('what is woken after the commit finds the rows, and is not woken when there are none', async () => {
  const woken: string[] = [];
  await work.write(async (manager) => {
    work.afterCommit(() => woken.push('outer'));
    await work.write(async () => work.afterCommit(() => woken.push('inner')));
    await insert(manager, 'kept');
    expect(woken).toEqual([]);
  });
  expect(woken).toEqual(['outer', 'inner']);

  await expect(
    work.write(async () => {
      work.afterCommit(() => woken.push('never'));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(woken).toEqual(['outer', 'inner']);

  const seen = gate();
  let count: Promise<number> | undefined;
  await work.write(async (manager) => {
    await insert(manager, 'looked for');
    work.afterCommit(() => {
      count = stored();
      seen.open();
    });
  });
  await seen.passed;
  expect(await count).toBe(2);
});

describe.each([
  ['a deadlock', 1213],
  ['a lock wait', 1205],
  ['a snapshot conflict', 1020],
])('%s', (_, errno) => {
  const givenUp = () => Object.assign(new Error(`errno ${errno}`), { errno });

  test('runs the whole unit again', async () => {
    const woken: number[] = [];
    let runs = 0;
    const result = await work.write(async (manager) => {
      const run = ++runs;
      expect(await manager.countBy(Department, {})).toBe(0);
      await insert(manager, `run ${run}`);
      work.afterCommit(() => woken.push(run));
      await work.write(async (inner) => {
        await insert(inner, `inner ${run}`);
        if (run < 3) throw givenUp();
      });
      return run;
    });
    expect(result).toBe(3);
    expect(woken).toEqual([3]);
    expect(await stored("name IN ('run 3', 'inner 3')")).toBe(2);
    expect(await stored()).toBe(2);
  });
});

test('a unit that is always given up for others ends with that error, and any other error is not tried again', async () => {
  let runs = 0;
  const fail = (error: Error) =>
    work.write(async () => {
      runs++;
      throw error;
    });
  await expect(fail(Object.assign(new Error('deadlock'), { errno: 1213 }))).rejects.toThrow(
    'deadlock',
  );
  expect(runs).toBeGreaterThan(3);
  runs = 0;
  await expect(fail(Object.assign(new Error('no such table'), { errno: 1146 }))).rejects.toThrow(
    'no such table',
  );
  expect(runs).toBe(1);
});
