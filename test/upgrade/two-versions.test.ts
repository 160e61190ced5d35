import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SCHEMA } from '../../api/schema.js';
import { ENGINE } from '../support/database.js';
import type { OtherProgram } from '../support/other-program.js';
import { readFixture, versions } from './fixture.js';
import { Installation } from './installation.js';
import { newerProgram, olderProgram } from './versions.js';

jest.setTimeout(240_000);

/** The embedded database belongs to one server, and a breaking change ends the older ones. */
const promised = ENGINE === 'mysql' && SCHEMA.breaking.length === 0;

(promised ? describe : describe.skip).each(versions())('The company of %s', (version) => {
  const fixture = readFixture(version);
  let company: Installation;
  let programs: OtherProgram[] = [];
  let urls: string[] = [];

  beforeAll(async () => {
    programs = [newerProgram(fixture.facts), olderProgram(fixture.facts)];
    company = await Installation.restored(fixture, ENGINE, { programs: programs[1]?.programs });
    for (const { main } of programs) urls = [...urls, await company.start(main)];
  });
  afterAll(async () => {
    await company?.remove();
    for (const { remove } of programs) remove();
  });

  test('a newer and an older instance serve it at once, with the same answers', async () => {
    for (const url of urls) expect(await company.differences(url)).toEqual([]);
  });

  test('each reads and changes what the other has stored', async () => {
    const [newer = '', older = ''] = urls;
    for (const [one, other] of [
      [newer, older],
      [older, newer],
    ] as const) {
      const [first, second] = [company.client(one, 'admin'), company.client(other, 'admin')];
      const { body } = await first.post('/department/add', {
        dep_name: `Made at ${one}`,
        description: 'Before',
      });
      const { _id, dep_name } = body.department;
      expect(
        await second.put(`/department/${_id}`, { dep_name, description: 'After' }),
      ).toMatchObject({ status: 200 });
      expect((await first.get(`/department/single?id=${_id}`)).body.department).toMatchObject({
        dep_name,
        description: 'After',
      });
    }
    await company.run('audit-verify', ['--noted', fixture.facts.noted]);
  });
});
