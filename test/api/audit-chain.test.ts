import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { ChainAppender } from '../../api/audit/chain-appender.js';
import { signHead } from '../../api/audit/chain-head.js';
import { verifyChain } from '../../api/audit/chain-verification.js';
import {
  personalDigest,
  SEALED_COLUMNS,
  sealHash,
  type SealedEntry,
} from '../../api/audit/seal.js';
import { Sealer } from '../../api/audit/sealer.js';
import { Secret } from '../../api/platform/config/secret.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { afterTampering, entry, insertEntries, run } from '../support/audit-tampering.js';
import { addDepartment } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { countRows, rows, store } from '../support/rows.js';
import { startServer, type TestServer } from '../support/server.js';

const JWT_SECRET = 'a secret of the audit log, long enough to be one';
const SECRET = Secret.of(JWT_SECRET);
/** More than a batch of the sealing and of the verification. */
const BULK = 1_100;

let server: TestServer;
let other: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer({ JWT_SECRET });
  other = await startServer({ JWT_SECRET }, server.database);
  admin = await server.admin();
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const settled = () => server.app.get(Sealer).settled();
const verified = (secret = SECRET, noted?: { number: number; hash: string }) =>
  verifyChain((sql, parameters) => rows(server, sql, parameters), { secret, noted });

// Two seconds, where nothing else is at work.
const SOON_MS = 20_000;

test('two instances seal what both write, each entry once, soon after it was stored', async () => {
  const otherAdmin = await other.admin();
  const first = Date.now();
  const making = Array.from({ length: 40 }, (_, number) =>
    addDepartment(number % 2 ? admin : otherAdmin, { dep_name: `Written at once ${number}` }),
  );
  await Promise.all(making);
  const last = Date.now();
  await eventually(
    async () => (await countRows(server, 'audit_entry', 'seal_number IS NULL')) === 0,
  );
  expect(Date.now() - last).toBeLessThan(SOON_MS);
  const [slowest] = await rows<{ ms: number }>(
    server,
    'SELECT MAX(s.sealed_at - t.recorded_at) AS ms FROM audit_entry t JOIN audit_seal s ON s.entry_id = t.id',
  );
  expect(Number(slowest?.ms)).toBeLessThan(SOON_MS + last - first);
  expect(await verified()).toMatchObject({
    broken: null,
    unsealed: 0,
    resumedAt: [],
    late: null,
    head: { number: await countRows(server, 'audit_entry') },
  });
});

test('what is written in bulk beside the server is found and sealed', async () => {
  await server.app.get(UnitOfWork).write((manager) =>
    insertEntries(
      manager,
      Array.from({ length: BULK }, (_, number) => entry(`In bulk ${number}`)),
    ),
  );
  await settled();
  expect(await verified()).toMatchObject({ broken: null, unsealed: 0 });
});

test('an entry that is stored later with an older id and time is sealed too', async () => {
  const early = entry('Began early');
  await addDepartment(admin, { dep_name: 'Came between' });
  await settled();
  await server.app.get(UnitOfWork).write((manager) => insertEntries(manager, [early]));
  await settled();
  const [sealed] = await rows<{ seal_number: number }>(
    server,
    'SELECT seal_number FROM audit_entry WHERE id = ?',
    [early[0]],
  );
  expect(sealed?.seal_number).toBe(await countRows(server, 'audit_entry'));
  expect(await verified()).toMatchObject({ broken: null });
});

test('sealing without the lease, in two places at once, never seals twice', async () => {
  const both = [server, other].map((one) => one.app.get(ChainAppender));
  for (let round = 0; round < 5; round++) {
    await server.app
      .get(UnitOfWork)
      .write((manager) => insertEntries(manager, [entry('Sealed by two'), entry('Sealed by two')]));
    await Promise.allSettled([...both, ...both].map((sealing) => sealing.appendBatch()));
  }
  await settled();
  expect(await verified()).toMatchObject({ broken: null, unsealed: 0, resumedAt: [] });
});

describe('tampering straight in the database is found, and its place is named', () => {
  beforeAll(async () => {
    await settled();
    expect(await verified()).toMatchObject({ broken: null });
  });

  const SWAP = (table: string, column: string, one: number, two: number) => [
    `UPDATE ${table} SET ${column} = -1 WHERE ${column} = ${one}`,
    `UPDATE ${table} SET ${column} = ${one} WHERE ${column} = ${two}`,
    `UPDATE ${table} SET ${column} = ${two} WHERE ${column} = -1`,
  ];

  test.each<[string, (manager: EntityManager) => Promise<unknown>, number, string]>([
    [
      'a changed amount',
      run(`UPDATE audit_entry SET value_after = '{"dep_name":"Another"}' WHERE seal_number = 700`),
      700,
      'changed',
    ],
    [
      'a changed time',
      run('UPDATE audit_entry SET recorded_at = recorded_at + 1 WHERE seal_number = 3'),
      3,
      'changed',
    ],
    [
      'a changed actor',
      run('UPDATE audit_entry SET actor_id = NULL WHERE seal_number = 2'),
      2,
      'changed',
    ],
    [
      'null made an empty text',
      run("UPDATE audit_entry SET value_before = '' WHERE seal_number = 700"),
      700,
      'changed',
    ],
    ['a deleted entry', run('DELETE FROM audit_entry WHERE seal_number = 501'), 501, 'removed'],
    [
      'a changed salt',
      run("UPDATE audit_seal SET salt = 'other' WHERE number = 501"),
      501,
      'changed',
    ],
    ['a deleted seal', run('DELETE FROM audit_seal WHERE number = 501'), 501, 'removed'],
    [
      'an entry deleted with its seal',
      run(
        'DELETE FROM audit_entry WHERE seal_number = 500',
        'DELETE FROM audit_seal WHERE number = 500',
      ),
      500,
      'removed',
    ],
    [
      'an entry deleted with its seal, and those behind it moved up',
      run(
        'DELETE FROM audit_entry WHERE seal_number = 500',
        'DELETE FROM audit_seal WHERE number = 500',
        'UPDATE audit_seal SET number = 500 WHERE number = 501',
        'UPDATE audit_entry SET seal_number = 500 WHERE seal_number = 501',
      ),
      499,
      'changed',
    ],
    ['two entries swapped', run(...SWAP('audit_entry', 'seal_number', 20, 30)), 20, 'reordered'],
    ['two seals swapped', run(...SWAP('audit_seal', 'number', 20, 30)), 20, 'reordered'],
    [
      'two seals and their entries swapped',
      run(...SWAP('audit_seal', 'number', 20, 30), ...SWAP('audit_entry', 'seal_number', 20, 30)),
      20,
      'reordered',
    ],
    ['a seal that was made anew', (manager) => reseal(manager, 40, 40), 40, 'changed'],
    [
      'an entry whose number was taken away',
      run('UPDATE audit_entry SET seal_number = NULL WHERE seal_number = 60'),
      60,
      'changed',
    ],
    [
      'an entry inserted at a place that is taken',
      (manager) => claimed(manager, 70),
      70,
      'inserted',
    ],
    ['an entry inserted before the first', (manager) => claimed(manager, 0), 0, 'inserted'],
  ])('%s', async (_, tamper, number, fault) => {
    const report = await afterTampering(server, SECRET, tamper);
    expect(report.broken).toMatchObject({ number, fault });
    expect(report.intact).toBe(Math.max(0, number - 1));
  });

  test('an entry inserted behind the last', async () => {
    const number = (await countRows(server, 'audit_seal')) + 1;
    expect(
      (await afterTampering(server, SECRET, (manager) => claimed(manager, number))).broken,
    ).toMatchObject({ number, fault: 'inserted' });
  });

  test('the last entries taken off, with their seals', async () => {
    const last = await countRows(server, 'audit_seal');
    const cut = [
      `DELETE FROM audit_entry WHERE seal_number > ${last - 3}`,
      `DELETE FROM audit_seal WHERE number > ${last - 3}`,
    ];
    expect((await afterTampering(server, SECRET, run(...cut))).broken).toMatchObject({
      number: last - 2,
      fault: 'removed',
    });
    const head = `UPDATE audit_chain SET number = ${last - 3}, hash = (SELECT hash FROM audit_seal WHERE number = ${last - 3})`;
    expect((await afterTampering(server, SECRET, run(...cut, head))).broken).toMatchObject({
      number: last - 3,
      fault: 'head',
    });
  });

  test('an earlier end of the chain put back, with its signature', async () => {
    const [seal] = await rows<{ hash: string }>(
      server,
      'SELECT hash FROM audit_seal WHERE number = 30',
    );
    const back = (manager: EntityManager) =>
      manager.query('UPDATE audit_chain SET number = 30, hash = ?, signature = ?', [
        seal?.hash,
        signHead(SECRET, 30, seal?.hash ?? ''),
      ]);
    expect((await afterTampering(server, SECRET, back)).broken).toMatchObject({
      number: 30,
      fault: 'head',
    });
  });

  test('the whole chain written anew by somebody without the secret, and by somebody with it where the end was noted', async () => {
    const last = await countRows(server, 'audit_seal');
    const [noted] = await rows<{ number: number; hash: string }>(
      server,
      'SELECT number, hash FROM audit_seal WHERE number = ?',
      [last],
    );
    const rewrite = (secret: Secret) => async (manager: EntityManager) => {
      await manager.query("UPDATE audit_entry SET subject_name = 'Nobody' WHERE seal_number = ?", [
        last - 20,
      ]);
      const hash = await reseal(manager, last - 20, last);
      await manager.query('UPDATE audit_chain SET hash = ?, signature = ?', [
        hash,
        signHead(secret, last, hash),
      ]);
    };
    expect(
      (await afterTampering(server, SECRET, rewrite(Secret.of(`not ${JWT_SECRET}`)))).broken,
    ).toMatchObject({ number: last, fault: 'head' });
    expect((await afterTampering(server, SECRET, rewrite(SECRET))).broken).toBeNull();
    expect((await verified(SECRET, noted)).broken).toBeNull();
    expect(
      (
        await verified(SECRET, {
          number: last,
          hash: noted?.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) ?? '',
        })
      ).broken,
    ).toMatchObject({ number: last, fault: 'changed' });
    expect((await verified(SECRET, { number: last + 1, hash: '' })).broken).toMatchObject({
      number: last + 1,
      fault: 'removed',
    });
  });

  /** As a forger without the secret would: correct hashes from one seal to another. */
  async function reseal(manager: EntityManager, from: number, to: number): Promise<string> {
    let previousHash = '';
    for (let number = from; number <= to; number++) {
      const [seal] = await manager.query<
        { entry_id: string; previous_hash: string; salt: string; sealed_at: number | string }[]
      >('SELECT * FROM audit_seal WHERE number = ?', [number]);
      const [found] = await manager.query<SealedEntry[]>(
        `SELECT ${SEALED_COLUMNS.join(', ')} FROM audit_entry WHERE id = ?`,
        [seal?.entry_id],
      );
      const before = number === from ? String(seal?.previous_hash) : previousHash;
      // A second later, so that the seal really is another.
      const sealedAt = Number(seal?.sealed_at) + 1_000;
      const digest = personalDigest(found as SealedEntry, String(seal?.salt));
      previousHash = sealHash(found as SealedEntry, {
        number,
        previousHash: before,
        sealedAt,
        digest,
      });
      await manager.query(
        'UPDATE audit_seal SET previous_hash = ?, digest = ?, hash = ?, sealed_at = ? WHERE number = ?',
        [before, digest, previousHash, sealedAt, number],
      );
    }
    return previousHash;
  }

  async function claimed(manager: EntityManager, number: number): Promise<void> {
    const forged = entry('Forged');
    await insertEntries(manager, [forged]);
    await manager.query('UPDATE audit_entry SET seal_number = ? WHERE id = ?', [number, forged[0]]);
  }
});

test('an entry that is put in without a seal is sealed as the last, and its seal tells how late', async () => {
  await server.app
    .get(UnitOfWork)
    .write((manager) => insertEntries(manager, [entry('Long ago', Date.now() - 7_200_000)]));
  await settled();
  expect(await verified()).toMatchObject({
    broken: null,
    late: { entries: 1, first: await countRows(server, 'audit_seal') },
  });
});

test('names that are cut within a character are sealed as they are stored', async () => {
  await server.app.get(UnitOfWork).write((manager) =>
    insertEntries(
      manager,
      [entry('😀'.repeat(100)), entry(`x${'😀'.repeat(99)}`)].map((one) =>
        one.with(2, '😀'.repeat(100)),
      ),
    ),
  );
  await settled();
  expect(await verified()).toMatchObject({ broken: null, unsealed: 0 });
});

test('a chain with a strange end goes on, and tells it for good', async () => {
  await settled();
  const last = await countRows(server, 'audit_seal');
  await store(server, "UPDATE audit_chain SET number = 5, hash = 'forged', signature = 'forged'");
  expect(await verified()).toMatchObject({ broken: { fault: 'head', number: 5 } });
  await addDepartment(admin, { dep_name: 'After the strange end' });
  await settled();
  const report = await verified();
  expect(report).toMatchObject({ broken: null, unsealed: 0, resumedAt: [expect.any(Number)] });
  expect(report.resumedAt[0]).toBeGreaterThan(last);
  expect(
    (await admin.get(`/audit?filter=${JSON.stringify({ action: 'audit.take_up' })}`)).body.entries,
  ).toEqual([
    expect.objectContaining({
      actor: { _id: null, name: 'System' },
      subject: 'audit',
      changes: [
        { field: 'number', before: null, after: last },
        expect.objectContaining({ field: 'hash' }),
      ],
    }),
  ]);
  await store(server, 'DELETE FROM audit_chain');
  await addDepartment(admin, { dep_name: 'After the end was removed' });
  await settled();
  expect(await verified()).toMatchObject({
    broken: null,
    resumedAt: [expect.any(Number), expect.any(Number)],
  });
});

test('what a check on the server finds is told to admins', async () => {
  await settled();
  await store(
    server,
    "UPDATE audit_entry SET subject_name = 'Somebody else' WHERE seal_number = 10",
  );
  await admin.post('/audit/verify');
  const chain = await eventually(async () => {
    const { body } = await admin.get('/audit/chain');
    return body.chain.checking === null && body.chain;
  });
  expect(chain.broken).toEqual({
    number: 10,
    recordedAt: expect.any(String),
    fault: 'changed',
    after: chain.sealed - 10,
  });
  expect(chain.checked).toBe(9);
});

test('a chain that was emptied begins again, and tells it; that of a new installation does not', async () => {
  const own = await startServer({ JWT_SECRET });
  const report = () =>
    verifyChain((sql, parameters) => rows(own, sql, parameters), { secret: SECRET });
  try {
    await own.app.get(Sealer).settled();
    expect(await report()).toMatchObject({ broken: null, resumedAt: [] });
    await own.app.get(UnitOfWork).write(async (manager) => {
      await run(
        'DELETE FROM audit_seal',
        "UPDATE audit_chain SET number = 0, hash = '', signature = ''",
        "UPDATE audit_entry SET seal_number = NULL, subject_name = 'Nobody'",
      )(manager);
    });
    await own.app.get(Sealer).settled();
    expect(await report()).toMatchObject({
      broken: null,
      unsealed: 0,
      resumedAt: [expect.any(Number)],
    });
  } finally {
    await own.stop();
  }
});
