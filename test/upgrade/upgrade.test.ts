import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { DepartmentRecord } from '../../api/contract/department/departments.js';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { ENGINE } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { readFixture, versions } from './fixture.js';
import { Installation } from './installation.js';
import { codeAt } from './lived-in/access.js';
import { differences } from './stored-fields.js';

jest.setTimeout(600_000);

const FROM_BACKUP = 'its backup is restored by this version';
const WAYS = ENGINE === 'mysql' ? [FROM_BACKUP] : ['this version opens its database', FROM_BACKUP];

describe.each(versions().flatMap((version) => WAYS.map((way) => ({ version, way }))))(
  'The company of $version: $way',
  ({ version, way }) => {
    const fixture = readFixture(version);
    const { facts } = fixture;
    let company: Installation;
    let url: string;

    beforeAll(async () => {
      company = await (way === FROM_BACKUP
        ? Installation.restored(fixture, ENGINE)
        : Installation.ofFile(fixture));
      url = await company.start();
    });
    afterAll(() => company?.remove());

    test('every question gets the answer that the version gave', async () => {
      expect(await company.differences(url)).toEqual([]);
    });

    const once = way === WAYS[0] ? test : test.skip;
    once('it is backed up by this version and restored, and gives the same answers', async () => {
      const again = await Installation.restored(fixture, ENGINE, {
        backup: await company.backup(),
      });
      try {
        expect(await again.differences(await again.start())).toEqual([]);
      } finally {
        await again.remove();
      }
    });

    test('an export has as many rows in each file', async () => {
      const { folder, remove } = temporaryFolder('exported');
      try {
        const out = join(folder, 'company');
        await company.run('export', [out]);
        const { files } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as {
          files: Record<string, { rows: number }>;
        };
        const rows = Object.entries(files).map(([name, file]) => [name, file.rows]);
        expect(differences(facts.exported, Object.fromEntries(rows))).toEqual([]);
      } finally {
        remove();
      }
    });

    test('old passwords work, and wrong ones do not', async () => {
      const { email, password } = facts.password;
      expect(await company.client(url).signIn(email, password)).toMatchObject({ status: 200 });
      expect(await company.client(url).signIn(email, `${password}.`)).toMatchObject({
        status: 401,
      });
    });

    test('codes of an app and recovery codes work, once', async () => {
      const { secret, recoveryCodes, ...person } = facts.factor;
      const signIn = (code?: string) =>
        company.client(url).post('/auth/login', { ...person, ...(code && { code }) });
      expect(await signIn()).toMatchObject({ body: { code: 'auth.code_needed' } });
      const [recovery] = recoveryCodes;
      for (const code of [codeAt(secret, company.now()), recovery])
        expect(await signIn(code)).toMatchObject({ status: 200 });
      expect(await signIn(recovery)).toMatchObject({ body: { code: 'auth.invalid_code' } });
    });

    test('who heads a department has headed it since before the upgrade', async () => {
      const weekAgo = new Date(company.now() - 7 * 86_400_000).toISOString().slice(0, 10);
      const heads = async (query: string) =>
        (
          (await company.client(url, 'admin').get(`/department${query}`)).body
            .departments as DepartmentRecord[]
        ).flatMap(({ dep_name, head }) => (head ? [[dep_name, head.name]] : []));
      const today = await heads('');
      expect(today).not.toEqual([]);
      expect(await heads(`?asOf=${weekAgo}`)).toEqual(today);
    });

    test('a calendar program reads its feed at the old address', async () => {
      expect(await company.client(url).get(facts.feed)).toMatchObject({
        status: 200,
        body: expect.stringMatching(/^BEGIN:VCALENDAR[^]+BEGIN:VEVENT/),
      });
    });

    test('a link that was mailed decides about leave, and the other names its account', async () => {
      const decide = () =>
        company
          .client(url)
          .post('/leave/link/decide', { token: facts.decision, status: 'Approved' });
      expect(await decide()).toMatchObject({
        status: 200,
        body: { request: { status: 'Approved', decidedBy: 'Amara Okafor' } },
      });
      expect(await decide()).toMatchObject({ status: 409, body: { code: 'leave.step_taken' } });
      expect(
        await company.client(url).post('/auth/link', { token: facts.reset.token }),
      ).toMatchObject({ status: 200, body: { email: facts.reset.email } });
    });

    test('a call that is sent again under its key is not done twice', async () => {
      const { key, body, id } = facts.keyed;
      expect(
        await company
          .client(url, 'admin')
          .post('/department/add', body, { 'idempotency-key': key }),
      ).toMatchObject({ status: 201, body: { department: { _id: id } } });
    });

    test('the audit log is whole, from before the upgrade until now', async () => {
      const verify = () => company.run('audit-verify', ['--noted', facts.noted]);
      // The last ones are sealed within some seconds.
      await eventually(async () =>
        (await verify()).stdout.includes('\n0 entries are not yet sealed.'),
      );
    });
  },
);
