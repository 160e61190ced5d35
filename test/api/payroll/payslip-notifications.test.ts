import { beforeAll, expect, test } from '@jest/globals';
import type { PayslipNotificationRecord } from '../../../api/contract/notification/notifications.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { PayrollCalls } from '../../support/payroll.js';
import type { ReceivedMail } from '../../support/received-mail.js';
import { countRows, rows } from '../../support/rows.js';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const nina = await hire(cast.admin, {
  employeeId: 'PN-1',
  name: 'Nina Berg',
  salary: '4200.00',
  department: cast.sales._id,
});
const otto = await hire(cast.admin, {
  employeeId: 'PN-2',
  name: 'Otto Vind',
  salary: '4000.00',
  department: cast.sales._id,
});
const [ninaClient, ottoClient] = (await Promise.all(
  [nina, otto].map(({ email }) => server.signIn(email, PASSWORD)),
)) as [Client, Client];

let october: PayRunRecord;

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  october = await payroll.start();
  await payroll.post(`/payroll/run/hold/${october._id}`, {
    employeeId: otto._id,
    reason: 'To be asked',
  });
});

const told = async (client: Client): Promise<PayslipNotificationRecord[]> =>
  (await client.get('/notification')).body.notifications.filter(
    ({ kind }: { kind: string }) => kind === 'payslip.published',
  );

/** By now, when none waits any more. */
const mailed = async (subject: string, to: string): Promise<ReceivedMail[]> => {
  await eventually(
    async () =>
      (await countRows(
        server,
        'mail',
        "kind = 'payslip.published' AND next_attempt_at IS NOT NULL",
      )) === 0,
  );
  return mailbox.to(to).filter(({ headers }) => headers.subject?.includes(subject));
};

test('a draft and an approved run tell nobody', async () => {
  await payroll.approve(await payroll.compute(october));
  expect(await told(ninaClient)).toEqual([]);
  expect(await countRows(server, 'notification', "kind = 'payslip.published'")).toBe(0);
});

test('everybody whose payslip is paid is told, once, with the period and without amounts; who is on hold is not', async () => {
  await payroll.post(`/payroll/run/pay/${october._id}`);
  const slip = await payroll.slip(october, nina);
  expect(await told(ninaClient)).toEqual([
    {
      _id: expect.any(String),
      kind: 'payslip.published',
      createdAt: expect.any(String),
      read: false,
      payslip: { _id: slip?._id, from: '2026-10-01', to: '2026-10-31', payDate: slip?.payDate },
    },
  ]);
  expect(await told(ottoClient)).toEqual([]);
  expect(await ninaClient.get(`/payslip/single/${slip?._id}`)).toMatchObject({
    status: 200,
    body: { payslip: { net: 4200 } },
  });
  expect(await ottoClient.get(`/payslip/single/${slip?._id}`)).toMatchObject({
    status: 403,
    body: { code: 'access.denied' },
  });
  const paid = await countRows(server, 'payslip', "state = 'paid'");
  expect(await countRows(server, 'notification', "kind = 'payslip.published'")).toBe(paid);
});

test('they are mailed, with a link to the payslip and without amounts', async () => {
  const slip = await payroll.slip(october, nina);
  const mails = await mailed('Your payslip is ready', nina.email);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text ?? '';
  expect(text).toContain('Your payslip for 01 Oct 2026 – 31 Oct 2026 is ready.');
  expect(text).toContain(`https://hr.company.example/employee-dashboard/payslip/${slip?._id}`);
  expect(text).not.toContain('4,200');
  expect(await mailed('Your payslip is ready', otto.email)).toEqual([]);
});

test('a notification is marked as read like any other, and leads to the payslip after it was reversed, too', async () => {
  const [notification] = await told(ninaClient);
  await ninaClient.put('/notification/read', { ids: [notification?._id] });
  const slip = await payroll.slip(october, nina);
  await payroll.post(`/payroll/slip/reverse/${slip?._id}`, { reason: 'Bank returned it' });
  expect(await told(ninaClient)).toMatchObject([{ read: true, payslip: { _id: slip?._id } }]);
  expect(await ninaClient.get(`/payslip/single/${slip?._id}`)).toMatchObject({
    status: 200,
    body: { payslip: { state: 'reversed', reversed: { reason: 'Bank returned it' } } },
  });
  expect(
    await rows(server, 'SELECT void_reason FROM salary WHERE employee_id = ? AND valid IS NULL', [
      nina._id,
    ]),
  ).toEqual([{ void_reason: 'Bank returned it' }]);
});

test('the next run tells of the period that it pays, each in their language', async () => {
  await ottoClient.put('/profile/language', { language: 'de' });
  const november = await payroll.finish(await payroll.start());
  expect((await told(ottoClient)).map(({ payslip }) => payslip.from)).toEqual(['2026-11-01']);
  expect((await told(ninaClient)).map(({ payslip }) => payslip._id)).toContain(
    (await payroll.slip(november, nina))?._id,
  );
  expect(
    (await mailed('Ihre Gehaltsabrechnung liegt vor', otto.email)).map(({ text }) =>
      /für (.+) liegt vor/.exec(text)?.[1]?.replace(/\s/g, ' '),
    ),
  ).toEqual(['1. Nov. 2026 – 30. Nov. 2026']);
});

test('a PDF of the payroll office is told at once where no payment is to come: to people without a payslip, on hold or with one that was reversed', async () => {
  const withPdf = async (run: PayRunRecord, ...people: { _id: string }[]) => {
    for (const { _id } of people) {
      const form = new FormData();
      form.append('file', new Blob([`%PDF-1.7 of ${_id}`]), 'payslip.pdf');
      const { matched, unmatched } = (await cast.admin.post(`/payroll/run/files/${run._id}`, form))
        .body;
      await cast.admin.put(`/payroll/file/${[...matched, ...unmatched][0]._id}`, {
        employeeId: _id,
      });
    }
    const { fingerprint } = (await cast.admin.get(`/payroll/run/files/${run._id}`)).body;
    expect(
      (await cast.admin.post(`/payroll/run/publish/${run._id}`, { fingerprint })).body.published,
    ).toBe(people.length);
  };
  const last = async (client: Client) =>
    (await told(client)).map(({ payslip: { _id, from } }) => [_id, from])[0];
  await withPdf(october, nina, otto);
  expect([await last(ninaClient), await last(ottoClient)]).toEqual([
    [null, '2026-10-01'],
    [null, '2026-10-01'],
  ]);
  const december = await payroll.approve(await payroll.compute(await payroll.start()));
  await withPdf(december, nina);
  expect(await last(ninaClient)).toEqual([null, '2026-10-01']);
  await payroll.post(`/payroll/run/pay/${december._id}`);
  expect(await last(ninaClient)).toEqual([(await payroll.slip(december, nina))?._id, '2026-12-01']);
});
