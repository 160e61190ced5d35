import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeFactor } from '../../../api/operations/cli/factor-removal.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { auditOf } from '../../support/rows.js';
import { codeOf, enrol } from '../../support/second-factor.js';
import { ADMIN, startServer } from '../../support/server.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

const configuration = () => readConfiguration({ ...database.environment, LOG_LEVEL: 'silent' });

test('an admin who lost the phone and the codes comes in again by the command line, which is recorded', async () => {
  const before = await startServer({}, database);
  const { secret } = await enrol(await before.admin(), ADMIN.password);
  await before.stop();

  await expect(removeFactor('nobody@company.example', configuration())).rejects.toThrow(
    'No account has this email address.',
  );
  expect(await removeFactor(ADMIN.email.toUpperCase(), configuration())).toContain(ADMIN.name);
  await expect(removeFactor(ADMIN.email, configuration())).rejects.toThrow(
    'Two-factor authentication is not on for this account.',
  );

  const after = await startServer({}, database);
  const client = await after.admin();
  expect(client.user).toMatchObject({ secondFactor: false });
  expect(
    (
      await after
        .client()
        .post('/auth/login', { email: ADMIN.email, password: ADMIN.password, code: codeOf(secret) })
    ).status,
  ).toBe(200);
  expect((await auditOf(after, client.user._id)).slice(-1)).toMatchObject([
    { actor: null, actorName: 'Command line', action: 'account.factor_off' },
  ]);
  await after.stop();
});

test('a second factor that was set up under another secret of the server is still passed by its recovery codes', async () => {
  const secrets = { ...database.environment, JWT_SECRET: 'one secret of the server, long enough' };
  const before = await startServer(secrets, database);
  const { secret, recoveryCodes } = await enrol(await before.admin(), ADMIN.password);
  await before.stop();
  const after = await startServer(
    { ...secrets, JWT_SECRET: 'another secret of the server, long enough' },
    database,
  );
  const signIn = (code?: string) =>
    after.client().post('/auth/login', { email: ADMIN.email, password: ADMIN.password, code });
  expect([(await signIn(codeOf(secret))).status, (await signIn(recoveryCodes[0])).status]).toEqual([
    401, 200,
  ]);
  await after.stop();
});
