import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SCHEMA } from '../../api/schema.js';
import { ENGINE } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import type { OtherProgram } from '../support/other-program.js';
import { readFixture, versions } from './fixture.js';
import { Installation } from './installation.js';
import { HALF_DONE, newerProgram, olderProgram } from './versions.js';

jest.setTimeout(240_000);

/** Longer than a killed process can have held its lease. */
const LATER_MS = 31_000;

describe.each(versions())('The company of %s', (version) => {
  const fixture = readFixture(version);
  let [older, newer]: (OtherProgram | undefined)[] = [];
  let company: Installation;

  beforeAll(async () => {
    [older, newer] = [olderProgram(fixture.facts), newerProgram(fixture.facts)];
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
      await eventually(() => server.output.stdout.includes(HALF_DONE));
      server.kill('SIGKILL');
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
      company.wait(LATER_MS);
    }
    expect(await company.differences(await company.start(newer?.main))).toEqual([]);
    await company.stop();
  });

  (SCHEMA.breaking.length === 0 ? test : test.skip)(
    'the older version works on the newer schema',
    async () => {
      expect(await company.differences(await company.start(older?.main))).toEqual([]);
      await company.run('audit-verify', ['--noted', fixture.facts.noted], older?.programs);
    },
  );
});
