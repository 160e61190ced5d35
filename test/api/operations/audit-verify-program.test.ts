import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Sealer } from '../../../api/audit/sealer.js';
import { hireCast } from '../../support/cast.js';
import { runProgram } from '../../support/programs.js';
import { countRows, store } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
let sealed: number;

beforeAll(async () => {
  server = await startServer();
  await hireCast(server);
  await server.app.get(Sealer).settled();
  sealed = await countRows(server, 'audit_entry');
});
afterAll(() => server.stop());

/** Beside the running server. */
const verify = (...args: string[]) => runProgram('audit-verify', server.database.environment, args);

test('npm run audit:verify tells that all is whole, and where the chain breaks', async () => {
  const whole = await verify();
  expect(whole).toEqual({ code: 0, stderr: '', stdout: expect.stringMatching(new RegExp(`^The audit log is intact: ${sealed} entries are sealed and unchanged\\.\\n0 entries are not yet sealed\\.\\nThe chain ends at ${sealed}:[0-9a-f]{64}\\n`)) });
  const end = /ends at (\S+)/.exec(whole.stdout)?.[1] ?? '';
  expect((await verify('--noted', end)).code).toBe(0);
  expect(await verify('--noted', `${sealed}:${'0'.repeat(64)}`)).toMatchObject({ code: 1, stdout: expect.stringContaining(`BROKEN at entry ${sealed}, recorded 20`) });

  await store(server, "UPDATE audit_entry SET subject_name = 'Somebody else' WHERE seal_number = 3");
  expect(await verify()).toEqual({ code: 1, stderr: '', stdout: expect.stringMatching(/^The audit log is BROKEN at entry 3, recorded 20.+Z: the entry, or its seal, was changed after it was sealed\.\n2 entries before it are intact; \d+ entries after it cannot be trusted\.\n/) });
});

test('what makes no sense ends with 2 and what could be asked', async () => {
  for (const args of [['--noted'], ['--noted', '5'], ['more'], ['--all']]) expect({ args, ...(await verify(...args)) }).toEqual({ args, code: 2, stdout: '', stderr: expect.stringMatching(/^npm run audit:verify/) });
});
