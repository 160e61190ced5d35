import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SCHEMA } from '../../api/schema/schema.js';
import { ENGINE } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import {
  HALF_DONE,
  newerProgram,
  olderProgram,
  type OtherProgram,
} from '../support/other-program.js';
import { readFixture, versions } from './fixture.js';
import { Installation } from './installation.js';

const LIMIT_MS = 600_000;
jest.setTimeout(LIMIT_MS);

/** Longer than a killed process can have held its lease. */
const LATER_MS = 31_000;

describe.each(versions())('The company of %s and a newer version', (version) => {
  const fixture = readFixture(version);
  const since = SCHEMA.migrations.filter(({ name }) => !fixture.facts.migrations.includes(name));
  const goesBack = since.every(({ raises }) => raises === 'minor');
  /** The embedded database belongs to one server. */
  const servesTwo = goesBack && ENGINE === 'mysql';
  let [older, newer]: (OtherProgram | undefined)[] = [];
  let company: Installation;
  let newerUrl: string;

  beforeAll(async () => {
    const { migrations } = fixture.facts;
    [older, newer] = [olderProgram(migrations), newerProgram(migrations)];
    company = await (ENGINE === 'mysql'
      ? Installation.restored(fixture, ENGINE, { programs: older.programs })
      : Installation.ofFile(fixture));
  });
  afterAll(async () => {
    await company?.remove();
    for (const program of [older, newer]) program?.remove();
  });

  test('an upgrade that is killed twice in the middle goes on, and nothing is lost', async () => {
    for (const statements of [1, 2]) {
      const server = company.begin({ STATEMENTS: String(statements) }, newer?.main);
      await eventually(() => server.output.stdout.includes(HALF_DONE), LIMIT_MS);
      server.kill('SIGKILL');
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
      company.wait(LATER_MS);
    }
    newerUrl = await company.start(newer?.main);
    expect(await company.differences(newerUrl)).toEqual([]);
  });

  (servesTwo ? test : test.skip)(
    'an older and a newer instance serve it at once: each changes what the other has stored',
    async () => {
      const olderUrl = await company.start(older?.main);
      for (const [one, other] of [
        [newerUrl, olderUrl],
        [olderUrl, newerUrl],
      ] as const) {
        const [first, second] = [company.client(one, 'admin'), company.client(other, 'admin')];
        const dep_name = `Made at ${one}`;
        const { body } = await first.post('/department/add', { dep_name, description: 'Before' });
        const { _id } = body.department;
        const changed = await second.put(`/department/${_id}`, { dep_name, description: 'After' });
        expect(changed).toMatchObject({ status: 200 });
        expect((await first.get(`/department/single?id=${_id}`)).body.department).toMatchObject({
          dep_name,
          description: 'After',
        });
        const gone = await second.delete(`/department/single?id=${_id}`);
        expect(gone).toMatchObject({ status: 200 });
      }
    },
  );

  (goesBack ? test : test.skip)(
    'the older version works on the newer schema, with the same answers',
    async () => {
      await company.stop();
      expect(await company.differences(await company.start(older?.main))).toEqual([]);
      await company.run('audit-verify', ['--noted', fixture.facts.noted]);
    },
  );
});
