import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const ROWS = 2_600;

let original: string[];

const server = await serverOfFile();
const admin = await server.admin();
original = Array.from({ length: ROWS }, newId);
for (let start = 0; start < ROWS; start += 500) await insert(original.slice(start, start + 500));

/** Departments, written past the calls: there are many. */
async function insert(ids: string[]): Promise<void> {
  const columns =
    '(id, name, name_key, name_folded, description, description_folded, version, created_at)';
  const values = ids.map(() => '(?, ?, ?, ?, ?, ?, 1, 0)').join(', ');
  await store(
    server,
    `INSERT INTO department ${columns} VALUES ${values}`,
    ids.flatMap((id) => [id, id, id, `same ${id.slice(-1)}`, 'x', 'x']),
  );
}

async function idsOf(path: string): Promise<string[]> {
  const { status, body } = await admin.get(path);
  expect(status).toBe(200);
  return body.departments.map(({ _id }: { _id: string }) => _id);
}

/** Does something after every reading of departments; returns how often it did. */
async function between(
  reading: () => Promise<void>,
  during: (time: number) => Promise<void>,
): Promise<number> {
  const work = server.app.get(UnitOfWork);
  const read = work.read.bind(work);
  let times = 0;
  work.read = async <Row>(sql: string, parameters?: unknown[]): Promise<Row[]> => {
    const rows = await read<Row>(sql, parameters);
    if (/\bFROM department\b/.test(sql)) await during((times += 1));
    return rows;
  };
  try {
    await reading();
  } finally {
    work.read = read;
  }
  return times;
}

test('the whole list holds every row once', async () => {
  expect(await idsOf('/department')).toEqual(original);
});

test.each(['["name","ASC"]', '["name","DESC"]', '["employees","ASC"]', '["id","DESC"]'])(
  'the whole list sorted by %s holds every row once, ties too',
  async (sort) => {
    const ids = await idsOf(`/department?sort=${sort}`);
    expect(ids).toHaveLength(ROWS);
    expect([...ids].sort()).toEqual(original);
  },
);

test('rows that are added, deleted or changed while the list is read neither skip nor double another', async () => {
  const kept = original.filter((_, index) => index % 100 !== 7);
  const doomed = original.filter((_, index) => index % 100 === 7);
  const added: string[] = [];
  let read: string[] = [];
  const times = await between(
    async () => {
      read = await idsOf('/department');
    },
    async (reading) => {
      if (reading % 5 !== 0) return;
      const time = reading / 5;
      // Before, at and beyond where the reading is: some are gone, some are new, some have another name.
      const gone = doomed.filter((_, index) => index % 6 === time - 1);
      await store(
        server,
        `DELETE FROM department WHERE id IN (${gone.map(() => '?').join(', ')})`,
        gone,
      );
      await store(server, 'UPDATE department SET name_folded = ? WHERE id = ?', [
        `changed ${time}`,
        kept[time * 480],
      ]);
      const early = `00000000-0000-7000-8000-00000000000${time}`;
      const late = newId();
      added.push(early, late);
      await insert([early, late]);
    },
  );
  expect(times).toBeGreaterThan(4);
  expect(new Set(read).size).toBe(read.length);
  expect(read).toEqual([...read].sort());
  expect(read.filter((id) => kept.includes(id))).toEqual(kept);
  expect(read.filter((id) => !original.includes(id) && !added.includes(id))).toEqual([]);
  original = [...added, ...kept, ...(await stillThere(doomed))].sort();
  expect(await idsOf('/department')).toEqual(original);
});

async function stillThere(ids: string[]): Promise<string[]> {
  const found = await Promise.all(
    ids.map(async (id) =>
      (await countRows(server, 'department', 'id = ?', [id])) === 1 ? [id] : [],
    ),
  );
  return found.flat();
}

test.each(['application/json', 'text/csv'])(
  'a list that fails midway as %s is cut, and never looks whole',
  async (accept) => {
    await admin.confirm('a sound admin password');
    const times = await between(
      async () => {
        await expect(admin.get('/department', { accept })).rejects.toThrow();
      },
      async (time) => {
        if (time === 3) throw new Error('The database went away.');
        return Promise.resolve();
      },
    );
    expect(times).toBe(3);
    expect((await admin.get('/department?range=[0,0]')).status).toBe(200);
  },
);

test('a reader who goes away in the middle leaves the server as it was', async () => {
  await new Promise<void>((resolve, reject) => {
    const leaving = request(
      `${server.url}/api/department`,
      { headers: { authorization: `Bearer ${admin.token}` } },
      (answer) => {
        answer.once('data', () => leaving.destroy()).once('close', resolve);
      },
    );
    leaving.once('error', reject).end();
  });
  expect(await idsOf('/department')).toHaveLength(original.length);
});

test('slow readers hold no connection: a dozen of them, and everybody else is served', async () => {
  const slow = Array.from({ length: 12 }, () =>
    fetch(`${server.url}/api/department`, { headers: { authorization: `Bearer ${admin.token}` } }),
  );
  const answers = await Promise.all(slow);
  expect((await admin.get('/department?range=[0,9]')).status).toBe(200);
  expect(
    (await admin.post('/department/add', { dep_name: 'Added meanwhile', description: 'x' })).status,
  ).toBe(201);
  // A client that reads on in the end gets everything.
  for (const answer of answers)
    expect(
      ((await answer.json()) as { departments: unknown[] }).departments.length,
    ).toBeGreaterThanOrEqual(original.length);
});

test('a range of a thousand rows is answered, and one far down too', async () => {
  const page = await admin.get('/department?range=[1000,1999]&sort=["name","ASC"]');
  expect(page.body.departments).toHaveLength(1000);
  expect(page.headers.get('content-range')).toMatch(/^departments 1000-1999\/\d+$/);
});
