import { expect, test } from '@jest/globals';
import { Sealer } from '../../../api/audit/sealer.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { createDataSource } from '../../../api/platform/database/connection/data-source.js';
import { hireCast } from '../../support/cast.js';
import { createDatabase } from '../../support/database.js';
import { runProgram } from '../../support/programs.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile, startServer } from '../../support/server.js';

const server = await serverOfFile();
await hireCast(server);
await server.app.get(Sealer).settled();
const sealed = await countRows(server, 'audit_entry');

/** Beside the running server. */
const verify = (...args: string[]) => runProgram('audit-verify', server.database.environment, args);

test('npm run audit:verify tells that all is whole, and where the chain breaks', async () => {
  const whole = await verify();
  expect(whole).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      new RegExp(
        `^The audit log is intact: ${sealed} entries are sealed and unchanged\\.\\n0 entries are not yet sealed\\.\\nThe chain ends at ${sealed}:[0-9a-f]{64}\\n`,
      ),
    ),
  });
  const end = /ends at (\S+)/.exec(whole.stdout)?.[1] ?? '';
  expect((await verify('--noted', end)).code).toBe(0);
  expect(await verify('--noted', `${sealed}:${'0'.repeat(64)}`)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`BROKEN at entry ${sealed}, recorded 20`),
  });

  // As a seal outside the chain would, which hides it from the sealer.
  await store(
    server,
    "INSERT INTO audit_seal (number, entry_id, previous_hash, digest, hash, sealed_at) VALUES (-1, 'hidden', '', '', '', 0)",
  );
  await store(
    server,
    "INSERT INTO audit_entry (id, recorded_at, actor_name, action, subject, subject_id, subject_name) VALUES ('hidden', ?, 'Nobody', 'department.add', 'department', 'x', 'Hidden')",
    [Date.now() - 90_000],
  );
  expect(await verify()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('BROKEN at entry -1'),
  });
  await store(server, 'DELETE FROM audit_seal WHERE number = -1');
  await store(server, "DELETE FROM audit_entry WHERE id = 'hidden'");

  await store(
    server,
    "UPDATE audit_entry SET subject_name = 'Somebody else' WHERE seal_number = 3",
  );
  expect(await verify()).toEqual({
    code: 1,
    stderr: '',
    stdout: expect.stringMatching(
      /^The audit log is BROKEN at entry 3, recorded 20.+Z: the entry, or its seal, was changed after it was sealed\.\n2 entries before it are intact; \d+ entries after it cannot be trusted\.\n/,
    ),
  });
});

test('entries that nobody sealed for a minute are a fault, and a sealer that was down is told as such', async () => {
  const database = await createDatabase();
  try {
    const stopped = await startServer({}, database);
    await hireCast(stopped);
    await stopped.app.get(Sealer).settled();
    await stopped.stop();
    const dataSource = await createDataSource(
      readConfiguration({ ...database.environment, TIME_ZONE: 'UTC' }),
    ).initialize();
    const recordedAt = Date.now() + 3_600_000;
    await dataSource.transaction((manager) =>
      manager.query(
        "INSERT INTO audit_entry (id, recorded_at, actor_name, action, subject, subject_id, subject_name) VALUES ('waits', ?, 'A', 'department.add', 'department', 'x', 'X')",
        [recordedAt],
      ),
    );
    await dataSource.destroy();
    const { code, stdout } = await runProgram('audit-verify', database.environment, []);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringMatching(
        /is BROKEN at entry \d+, recorded .+: entries have no seal although they were recorded more than a minute ago\.\n(.+\n)*1 entry waits for a seal, the first since .+\. Nothing was sealed after .+: no server was running, or something kept its sealer from its work\.\n/,
      ),
    });
    const doctor = await runProgram('doctor', { ...database.environment, PORT: '9' }, ['--json']);
    const found = doctor.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { check: string; state: string; found: string });
    expect(found.find(({ check }) => check === 'audit log')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('no server was running'),
    });
  } finally {
    await database.remove();
  }
});

test('what makes no sense ends with 2 and what could be asked', async () => {
  for (const args of [['--noted'], ['--noted', '5'], ['more'], ['--all']])
    expect({ args, ...(await verify(...args)) }).toEqual({
      args,
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^npm run audit:verify/),
    });
});
