import { expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { AUDIT_ENTRY, AUDIT_SEAL } from '../../api/audit/audit.tables.js';
import { beginChain } from '../../api/audit/chain-head.js';
import { awaitSealing } from '../../api/audit/overdue-entries.js';
import { Sealer } from '../../api/audit/sealer.js';
import { Secret } from '../../api/platform/config/secret.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { afterTampering, entry, insertEntries, run } from '../support/audit-tampering.js';
import { addDepartment } from '../support/cast.js';
import { countRows, rows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const JWT_SECRET = 'a secret of the audit log, long enough to be one';
const SECRET = Secret.of(JWT_SECRET);
const ENTRIES = 20;

const server = await serverOfFile({ JWT_SECRET });
const admin = await server.admin();
for (let n = 0; n < 3; n++) await addDepartment(admin, { dep_name: `Department ${n}` });
await server.app.get(UnitOfWork).write((manager) =>
  insertEntries(
    manager,
    Array.from({ length: ENTRIES }, (_, n) => entry(`In bulk ${n}`)),
  ),
);
await server.app.get(Sealer).settled();

/** Nothing else of this company refers to them. */
async function withoutAccounts(manager: EntityManager): Promise<void> {
  for (const table of ['session', 'known_device', 'account'])
    await manager.query(`DELETE FROM ${table}`);
}

const addAccount = run(
  "INSERT INTO account (id, name, email, email_key, role, language, created_at) VALUES ('!', 'X', 'x@x.example', 'x@x.example', 'employee', 'en', 0)",
);

/** Another value than any that the column has. */
const other = (type: string, column: string) =>
  type.startsWith('varchar') || type === 'mediumtext' ? "'x'" : `COALESCE(${column}, 0) + 1000000`;

test.each(Object.entries(AUDIT_ENTRY.columns))(
  'any change of the column %s of an entry',
  async (column, type) => {
    expect(
      (
        await afterTampering(
          server,
          SECRET,
          run(
            `UPDATE audit_entry SET ${column} = ${other(type, column)} WHERE seal_number = ${ENTRIES}`,
          ),
        )
      ).broken,
    ).toMatchObject({ number: ENTRIES });
    if (!type.endsWith('NOT NULL')) {
      const set = `UPDATE audit_entry SET ${column} = NULL WHERE seal_number = (SELECT MAX(n) FROM (SELECT seal_number AS n FROM audit_entry WHERE ${column} IS NOT NULL) filled)`;
      const [filled] = await rows<{ n: number | null }>(
        server,
        `SELECT MAX(seal_number) AS n FROM audit_entry WHERE ${column} IS NOT NULL`,
      );
      expect({
        column,
        broken: (await afterTampering(server, SECRET, run(set))).broken,
      }).toMatchObject({ column, broken: filled?.n == null ? null : { number: filled.n } });
    }
  },
);

test.each(Object.entries(AUDIT_SEAL.columns))(
  'any change of the column %s of a seal',
  async (column, type) => {
    const { broken } = await afterTampering(
      server,
      SECRET,
      run(`UPDATE audit_seal SET ${column} = ${other(type, column)} WHERE number = ${ENTRIES}`),
    );
    expect([ENTRIES - 1, ENTRIES]).toContain(broken?.number);
  },
);

test('a name that the search would find under another', async () => {
  const report = await afterTampering(
    server,
    SECRET,
    run("UPDATE audit_entry SET names_folded = 'nobody' WHERE seal_number = 5"),
  );
  expect(report.broken).toMatchObject({ number: 5, fault: 'changed' });
});

const EMPTIED = run(
  'DELETE FROM audit_seal',
  'DELETE FROM audit_entry',
  "UPDATE audit_chain SET number = 0, hash = '', signature = '', sealed_at = NULL",
);

test('an emptied log, also beside an account whose id tells no time', async () => {
  expect((await afterTampering(server, SECRET, EMPTIED)).broken).toMatchObject({
    number: 0,
    fault: 'head',
  });
  const { broken } = await afterTampering(server, SECRET, async (manager) => {
    await EMPTIED(manager);
    await addAccount(manager);
  });
  expect(broken).toMatchObject({ number: 0, fault: 'head' });
});

test('a log is empty by right before the first account, and its beginning is signed with it', async () => {
  const untouched = await afterTampering(server, SECRET, async (manager) => {
    await EMPTIED(manager);
    await withoutAccounts(manager);
  });
  expect(untouched).toMatchObject({ broken: null, intact: 0 });
  const begun = (manager: EntityManager) =>
    EMPTIED(manager).then(() => beginChain(manager, SECRET));
  expect((await afterTampering(server, SECRET, begun)).broken).toMatchObject({ fault: 'head' });
  const first = await afterTampering(server, SECRET, async (manager) => {
    await withoutAccounts(manager);
    await begun(manager);
    await addAccount(manager);
  });
  expect(first.broken).toBeNull();
});

test('an entry that a seal outside the chain keeps from being sealed', async () => {
  const forged = entry('Never sealed');
  const { broken } = await afterTampering(server, SECRET, async (manager) => {
    await insertEntries(manager, [forged]);
    await manager.query(
      "INSERT INTO audit_seal (number, entry_id, previous_hash, digest, hash, sealed_at) VALUES (-1, ?, '', '', '', 0)",
      [forged[0]],
    );
  });
  expect(broken).toMatchObject({ number: -1, fault: 'inserted' });
});

test('an entry that was not sealed within a minute; a shorter wait is none', async () => {
  const number = (await countRows(server, 'audit_seal')) + 1;
  const recordedAt = Date.now() - 70_000;
  const late = await afterTampering(server, SECRET, (manager) =>
    insertEntries(manager, [entry('Waits', recordedAt)]),
  );
  expect(late).toMatchObject({
    broken: { number, recordedAt, fault: 'unsealed' },
    intact: number - 1,
    overdue: { entries: 1, sealerWasDown: false },
  });
  expect(
    (
      await afterTampering(server, SECRET, (manager) =>
        insertEntries(manager, [entry('Fresh', Date.now() - 10_000)]),
      )
    ).broken,
  ).toBeNull();
  expect(
    (
      await afterTampering(server, SECRET, (manager) =>
        insertEntries(manager, [entry('To come', Date.now() + 3_600_000)]),
      )
    ).broken,
  ).toMatchObject({ fault: 'unsealed' });
});

test('a sealer that was down is told as such', async () => {
  const afterwards = (manager: EntityManager) =>
    insertEntries(manager, [entry('After the last seal', Date.now() + 3_600_000)]);
  expect(await afterTampering(server, SECRET, afterwards, Date.now() + 7_200_000)).toMatchObject({
    broken: { fault: 'unsealed' },
    overdue: { entries: 1, sealerWasDown: true },
  });
});

test('entries that a sealer works through are waited for, and those that nobody seals are not', async () => {
  const left = [900, 400, 0];
  const asked: number[] = [];
  const read = (): Promise<never[]> => {
    const entries = left[Math.min(asked.length, left.length - 1)] as number;
    asked.push(entries);
    return Promise.resolve([{ entries, first: entries > 0 ? 1 : null }] as never[]);
  };
  await awaitSealing(read, Date.now());
  expect(asked).toEqual([900, 400, 0]);
  left.splice(0, 3, 7, 7);
  asked.length = 0;
  await awaitSealing(read, Date.now());
  expect(asked).toEqual([7, 7]);
});
