import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { QueryFailedError } from 'typeorm';
import { Audit } from '../../../api/audit/audit.js';
import type { PayslipNotificationRecord } from '../../../api/contract/notification/notifications.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../api/contract/payroll/payslip-files.js';
import { ZipArchive } from '../../../api/import/file/zip-archive.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, amara, amaraClient, zoe, zoeClient } = cast;
const payroll = new PayrollCalls(cast.ruthClient, admin);
const finn = await hire(admin, {
  employeeId: 'F-1',
  name: 'Finn Fern',
  salary: '2000.00',
  department: cast.sales._id,
});

const pdf = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n% ${text}\n%%EOF\n`);
let run: PayRunRecord;
const upload = (files: Record<string, Uint8Array<ArrayBuffer>>, client = admin, { _id } = run) => {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.append('file', new Blob([bytes]), name);
  return client.post(`/payroll/run/files/${_id}`, form);
};
const list = async (): Promise<PayslipFileRecord[]> =>
  (await admin.get(`/payroll/run/files/${run._id}`)).body.files;
const seen = async (): Promise<string> =>
  (await admin.get(`/payroll/run/files/${run._id}`)).body.fingerprint;
const publish = async () =>
  admin.post(`/payroll/run/publish/${run._id}`, { fingerprint: await seen() });
const fileOf = async (name: string) =>
  (await list()).find((file) => file.name === name) as PayslipFileRecord;

beforeAll(async () => {
  await payroll.setUp('2026-11-01');
  run = await payroll.start();
});

const told = async (client = amaraClient): Promise<PayslipNotificationRecord[]> =>
  (await client.get('/notification')).body.notifications.filter(
    ({ kind }: { kind: string }) => kind === 'payslip.published',
  );
const bell = async (client = amaraClient) => (await told(client)).length;

describe('PDFs of a payroll office', () => {
  test('are for runs that are approved', async () => {
    expect(await upload({ 'R-1.pdf': pdf('Amara') })).toMatchObject({
      status: 409,
      body: { code: 'payroll.not_approved' },
    });
    run = await payroll.approve(await payroll.compute(run));
  });

  test('are matched by employee ID or name; the others are left to a person, and what is no PDF is not stored', async () => {
    const { body } = await upload({
      'R-1_2026-11.pdf': pdf('Amara'),
      'Weiss, Zoe.pdf': pdf('Zoë'),
      'scan 3.pdf': pdf('Finn'),
      'evil.pdf': new TextEncoder().encode('<script>'),
    });
    expect(
      body.matched.map(({ name, matchedBy, employee }: PayslipFileRecord) => [
        name,
        matchedBy,
        employee?.name,
      ]),
    ).toEqual([
      ['R-1_2026-11.pdf', 'employeeId', 'Amara Okafor'],
      ['Weiss, Zoe.pdf', 'name', 'Zoë Weiß'],
    ]);
    expect(body.unmatched).toMatchObject([
      {
        name: 'scan 3.pdf',
        employee: null,
        matchedBy: null,
        publishedAt: null,
        bytes: pdf('Finn').length,
      },
    ]);
    expect(body.skipped).toEqual([
      { name: 'evil.pdf', reason: { key: 'payroll.not_pdf', parameters: {} } },
    ]);
    expect(await list()).toHaveLength(3);
  });

  test('come in a ZIP too, and again without being stored twice', async () => {
    const zip = zipSync({
      'November/R-1_2026-11.pdf': pdf('Amara'),
      'November/F-1.pdf': pdf('Finn again'),
      '__MACOSX/._F-1.pdf': pdf('x'),
      'readme.txt': pdf('').subarray(1),
    });
    const { body } = await upload({ 'all.zip': new Uint8Array(zip) });
    expect(
      body.matched.map(({ employee }: PayslipFileRecord) => employee?.employeeId).sort(),
    ).toEqual(['F-1', 'R-1']);
    expect(body.added).toBe(1);
    expect(body.skipped.map(({ name }: { name: string }) => name)).toEqual(['readme.txt']);
    expect(await list()).toHaveLength(4);
  });

  test('are the same only once in an upload: two names for one file are told', async () => {
    const { body } = await upload({ 'R-1 May.pdf': pdf('May'), 'F-1 May.pdf': pdf('May') });
    expect(body).toMatchObject({
      added: 1,
      skipped: [
        {
          name: 'F-1 May.pdf',
          reason: { key: 'payroll.same_pdf', parameters: { name: 'R-1 May.pdf' } },
        },
      ],
    });
    await admin.delete(`/payroll/file/${body.matched[0]._id}`);
  });

  test('in a ZIP that claims fewer than it has are refused together', async () => {
    const zip = Buffer.from(zipSync({ 'R-1 a.pdf': pdf('a'), 'F-1 b.pdf': pdf('b') }));
    const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    zip.writeUInt16LE(1, end + 8);
    zip.writeUInt16LE(1, end + 10);
    expect(await upload({ 'all.zip': new Uint8Array(zip) })).toMatchObject({
      status: 400,
      body: { errors: { file: expect.stringContaining('all.zip') } },
    });
  });

  test('keep to their limits: what a ZIP unpacks to is counted, and a refused upload leaves nothing', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(pdf(''));
    expect(
      (await upload({ 'F-1.zip': new Uint8Array(zipSync({ 'large.pdf': large })) })).body,
    ).toMatchObject({
      matched: [],
      unmatched: [],
      skipped: [{ name: 'large.pdf', reason: { key: 'file.too_large', parameters: { max: 5 } } }],
    });
    const bomb = zipSync(
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `${index}.pdf`,
          large.subarray(0, 5 * 1024 * 1024),
        ]),
      ),
    );
    expect(
      await upload({ 'R-1.pdf': pdf('before it'), 'bomb.zip': new Uint8Array(bomb) }),
    ).toMatchObject({
      status: 400,
      body: { errors: { file: 'bomb.zip is too large when unpacked. Split it.' } },
    });
    const together = zipSync(
      Object.fromEntries(
        Array.from({ length: 5 }, (_, index) => [
          `${index}.pdf`,
          large.subarray(0, 4.5 * 1024 * 1024),
        ]),
      ),
    );
    expect(await upload({ 'together.zip': new Uint8Array(together) })).toMatchObject({
      status: 400,
      body: { errors: { file: expect.stringContaining('too large when unpacked') } },
    });
    expect(
      await upload({ 'broken.zip': new Uint8Array(zipSync({ 'a.pdf': pdf('a') })).slice(0, 40) }),
    ).toMatchObject({
      status: 400,
      body: { errors: { file: 'broken.zip cannot be read. Pack it again without a password.' } },
    });
    const half = new Uint8Array(11 * 1024 * 1024);
    expect((await upload({ 'a.pdf': half, 'b.pdf': half })).status).toBe(413);
    expect((await admin.post(`/payroll/run/files/${run._id}`, {})).status).toBe(400);
    expect(await list()).toHaveLength(4);
  });

  test('in many small archives have one budget, whatever is kept of them', async () => {
    const text = new Uint8Array(zipSync({ 'notes.txt': new Uint8Array(4 * 1024 * 1024) }));
    expect(text.length).toBeLessThan(10_000);
    const archives = (count: number) =>
      upload(
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.zip`, text])),
      );
    expect((await archives(5)).body.skipped).toHaveLength(5);
    expect(await archives(20)).toMatchObject({
      status: 400,
      body: { errors: { file: '5.zip is too large when unpacked. Split it.' } },
    });
  });

  test('of more than 1,000 entries, folders included, are refused before any is read', async () => {
    const unpack = jest.spyOn(ZipArchive.prototype, 'unpack');
    const empty = (count: number) =>
      new Uint8Array(
        zipSync(
          Object.fromEntries(
            Array.from({ length: count }, (_, index) => [`${index}/`, new Uint8Array()]),
          ),
        ),
      );
    const refused = {
      status: 400,
      body: { errors: { file: 'At most 1000 files can be uploaded at once.' } },
    };
    expect(await upload({ 'many.zip': empty(4999) })).toMatchObject(refused);
    expect(
      await upload({ 'a.zip': empty(500), 'b.zip': empty(500), 'c.pdf': pdf('c') }),
    ).toMatchObject(refused);
    expect(unpack).not.toHaveBeenCalled();
    expect((await upload({ 'a.zip': empty(500), 'b.zip': empty(500) })).status).toBe(200);
    unpack.mockRestore();
  });

  test('are all stored when the unit runs again', async () => {
    const deadlock = new QueryFailedError(
      'INSERT',
      [],
      Object.assign(new Error('Deadlock found'), { errno: 1213 }),
    );
    const record = jest.spyOn(server.app.get(Audit), 'record').mockRejectedValueOnce(deadlock);
    const { body } = await upload({
      'R-1 again.pdf': pdf('Amara, once more'),
      'again.zip': new Uint8Array(zipSync({ 'S-1 again.pdf': pdf('Zoë, once more') })),
    });
    record.mockRestore();
    expect(body.matched.map(({ name }: PayslipFileRecord) => name)).toEqual([
      'R-1 again.pdf',
      'S-1 again.pdf',
    ]);
    for (const { _id } of body.matched)
      expect((await admin.delete(`/payroll/file/${_id}`)).status).toBe(200);
    expect(await list()).toHaveLength(4);
  });

  test('are published at once, when each has its person', async () => {
    expect(await publish()).toMatchObject({
      status: 409,
      body: { code: 'payroll.files_unmatched' },
    });
    const scan = await fileOf('scan 3.pdf');
    expect(
      await amaraClient.get(`/payslip/file/${(await fileOf('R-1_2026-11.pdf'))._id}`),
    ).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    expect(
      (await admin.put(`/payroll/file/${scan._id}`, { employeeId: zoe._id })).body.file,
    ).toMatchObject({ employee: { name: 'Zoë Weiß' }, matchedBy: 'hand' });
    expect((await admin.delete(`/payroll/file/${scan._id}`)).status).toBe(200);
    expect(await admin.delete(`/payroll/file/${scan._id}`)).toMatchObject({
      status: 404,
      body: { code: 'payroll.file_not_found' },
    });
    expect((await publish()).body).toEqual({ success: true, published: 3 });
    expect((await publish()).body).toEqual({ success: true, published: 0 });
    expect(
      await admin.put(`/payroll/file/${(await fileOf('Weiss, Zoe.pdf'))._id}`, {
        employeeId: amara._id,
      }),
    ).toMatchObject({ status: 409, body: { code: 'payroll.file_published' } });
  });

  test('are published only as they were seen: one that came, went or was given to somebody else since is refused', async () => {
    const publishAs = (fingerprint: string) =>
      admin.post(`/payroll/run/publish/${run._id}`, { fingerprint });
    const before = await seen();
    const {
      matched: [added],
    } = (await upload({ 'F-1 second.pdf': pdf('Finn, second') })).body;
    expect(await publishAs(before)).toMatchObject({
      status: 409,
      body: { code: 'payroll.files_changed' },
    });
    const ofFinn = await seen();
    await admin.put(`/payroll/file/${added._id}`, { employeeId: zoe._id });
    expect(await publishAs(ofFinn)).toMatchObject({
      status: 409,
      body: { code: 'payroll.files_changed' },
    });
    expect((await fileOf('F-1 second.pdf')).publishedAt).toBeNull();
    const ofZoe = await seen();
    await admin.delete(`/payroll/file/${added._id}`);
    expect(await publishAs(ofZoe)).toMatchObject({
      status: 409,
      body: { code: 'payroll.files_changed' },
    });
    expect(await publishAs(before)).toMatchObject({ status: 200, body: { published: 0 } });
  });

  test('keep by what their person was found, also when two people have one name', async () => {
    const twin = await hire(admin, {
      employeeId: 'F-2',
      name: finn.userId.name,
      department: cast.sales._id,
    });
    const { unmatched, matched } = (
      await upload({ 'Finn Fern.pdf': pdf('by name'), 'nobody.pdf': pdf('by hand') })
    ).body;
    expect(matched).toMatchObject([{ name: 'Finn Fern.pdf', matchedBy: 'name' }]);
    const other = unmatched[0] as PayslipFileRecord;
    await admin.put(`/payroll/file/${matched[0]._id}`, { employeeId: twin._id });
    await admin.put(`/payroll/file/${other._id}`, { employeeId: finn._id });
    expect([
      (await fileOf('Finn Fern.pdf')).matchedBy,
      (await fileOf('nobody.pdf')).matchedBy,
    ]).toEqual(['hand', 'hand']);
    expect((await admin.put(`/payroll/file/${other._id}`, {})).body.file).toMatchObject({
      employee: null,
      matchedBy: null,
    });
    for (const { _id } of [...matched, ...unmatched]) await admin.delete(`/payroll/file/${_id}`);
  });

  test('are read by their owner and by admins, as a download', async () => {
    const { _id } = await fileOf('R-1_2026-11.pdf');
    const own = await fetch(`${server.url}/api/payslip/file/${_id}`, {
      headers: { authorization: `Bearer ${amaraClient.token}` },
    });
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="payroll-office-R-1-2026-11-01.pdf"',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await own.arrayBuffer())).toEqual(pdf('Amara'));
    expect((await admin.get(`/payslip/file/${_id}`)).status).toBe(200);
    const unconfirmed = await server.signInUnconfirmed(cast.ruth.email, PASSWORD);
    expect((await unconfirmed.get(`/payslip/file/${_id}`)).body.code).toBe('auth.confirm_needed');
    const others = await zoeClient.get(`/payslip/file/${_id}`);
    const unknown = await zoeClient.get('/payslip/file/019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10');
    expect([others.status, others.body.refusal, others.body.message]).toEqual([
      403,
      unknown.body.refusal,
      unknown.body.message,
    ]);
    expect((await amaraClient.get(`/payroll/run/files/${run._id}`)).status).toBe(403);
    await payroll.post(`/payroll/run/pay/${run._id}`);
    const slip = await payroll.slip(run, amara);
    expect(slip?.files).toEqual([{ _id, name: 'R-1_2026-11.pdf' }]);
    expect([await bell(), await bell(zoeClient)]).toEqual([1, 1]);
    await upload({ 'R-1 corrected.pdf': pdf('Amara, corrected') });
    await publish();
    expect([await bell(), await bell(zoeClient)]).toEqual([2, 1]);
    expect((await amaraClient.get(`/salary/pay-access/${amara.userId._id}`)).status).toBe(200);
  });

  test('are listed for their owner and for admins, also without a payslip of the period; those of others are refused as unknown ones are', async () => {
    const ofFinn = async (client = admin) => client.get(`/payslip/files/${finn._id}`);
    expect((await ofFinn()).body.files).toMatchObject([
      {
        name: 'F-1.pdf',
        period: { from: '2026-11-01', to: '2026-11-30' },
        bytes: expect.any(Number),
        publishedAt: expect.any(String),
      },
    ]);
    expect(
      (await amaraClient.get(`/payslip/files/${amara.userId._id}`)).body.files.map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual(['R-1 corrected.pdf', 'R-1_2026-11.pdf']);
    await upload({ 'F-1 new.pdf': pdf('Finn, not published') });
    expect((await ofFinn()).body.files).toHaveLength(1);
    const [others, unknown] = await Promise.all([
      ofFinn(zoeClient),
      zoeClient.get('/payslip/files/019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10'),
    ]);
    expect([others.status, others.body.refusal]).toEqual([403, unknown.body.refusal]);
    expect(await admin.get('/payslip/files/019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10')).toMatchObject({
      status: 404,
      body: { code: 'employee.not_found' },
    });
  });

  test('of a run that is reopened or discarded are counted with it, listed and removed; none is added or published', async () => {
    const draft = await payroll.start({ kind: 'offCycle', payDate: '2026-12-01' });
    await payroll.assign(await payroll.component({ name: 'Award' }), {
      employeeId: finn._id,
      runId: draft._id,
      amount: 100,
    });
    const own = await payroll.approve(await payroll.compute(draft));
    const {
      matched: [published],
      unmatched: [other],
    } = (
      await upload(
        { 'F-1 off.pdf': pdf('off-cycle'), 'other.pdf': pdf('without a payslip') },
        admin,
        own,
      )
    ).body;
    await admin.put(`/payroll/file/${other._id}`, { employeeId: zoe._id });
    const list = async () => (await admin.get(`/payroll/run/files/${own._id}`)).body;
    const publishOwn = async () =>
      admin.post(`/payroll/run/publish/${own._id}`, { fingerprint: (await list()).fingerprint });
    expect((await publishOwn()).body.published).toBe(2);
    expect((await told(zoeClient)).map(({ payslip }) => [payslip._id, payslip.payDate])).toEqual([
      [null, '2026-12-01'],
      [expect.any(String), run.payDate],
    ]);
    await upload({ 'F-1 late.pdf': pdf('off-cycle, late') }, admin, own);
    expect((await payroll.read(own)).files).toEqual({ all: 3, published: 2 });
    await payroll.post(`/payroll/run/reopen/${own._id}`, { reason: 'Wrong day' });
    for (const state of ['draft', 'discarded']) {
      if (state === 'discarded') await payroll.post(`/payroll/run/discard/${own._id}`);
      expect(await payroll.read(own)).toMatchObject({ state, files: { all: 3, published: 2 } });
      expect((await list()).files).toHaveLength(3);
      expect([
        (await publishOwn()).status,
        (await upload({ 'F-1.pdf': pdf('x') }, admin, own)).status,
      ]).toEqual([409, 409]);
    }
    expect((await admin.delete(`/payroll/file/${published._id}`)).status).toBe(200);
    expect((await payroll.read(own)).files).toEqual({ all: 2, published: 1 });
  });

  test('need a confirmed session to be uploaded, given to somebody, removed and published; each is audited', async () => {
    const unconfirmed = await server.signInUnconfirmed(cast.ruth.email, PASSWORD);
    const { _id } = await fileOf('R-1_2026-11.pdf');
    for (const answer of [
      await upload({ 'R-1.pdf': pdf('b') }, unconfirmed),
      await unconfirmed.put(`/payroll/file/${_id}`, {}),
      await unconfirmed.delete(`/payroll/file/${_id}`),
      await unconfirmed.post(`/payroll/run/publish/${run._id}`),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'auth.confirm_needed' } });
    }
    const { entries } = (await admin.get('/audit?range=[0,19]&filter={"subject":"payroll"}')).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining([
        'payroll.files',
        'payroll.file_assign',
        'payroll.file_remove',
        'payroll.publish',
      ]),
    );
  });
});
