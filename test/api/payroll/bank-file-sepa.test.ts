import { expect, test } from '@jest/globals';
import { hire, hireCast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile({ CURRENCY: 'EUR' });
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);

test('A run in EUR is paid by one SEPA transfer, in the language of each person', async () => {
  const people = [
    await hire(cast.admin, { employeeId: 'B-1', salary: '4200.00', department: cast.sales._id }),
    await hire(cast.admin, { employeeId: 'B-2', salary: '3000.00', department: cast.sales._id }),
  ];
  await payroll.setUp('2026-11-01');
  const without = await payroll.finish(
    await payroll.start({ kind: 'offCycle', people: [cast.amara._id], payDate: '2026-11-10' }),
  );
  const sepa = ({ _id } = without) => cast.admin.get(`/payroll/run/bank/${_id}?format=sepa`);
  expect(await sepa()).toMatchObject({ status: 409, body: { code: 'payroll.no_sepa' } });
  await cast.admin.put('/payroll/setting', { companyIban: 'DE89 3704 0044 0532 0130 00' });
  expect(await sepa()).toMatchObject({ status: 409, body: { code: 'payroll.nobody_to_pay' } });
  for (const [index, iban] of [
    'IE64 IRCE 9205 0112 3456 78',
    'TR33 0006 1005 1978 6457 8413 26',
  ].entries())
    await cast.admin.put(`/employee/bank/${people[index]?._id}`, { iban, holder: 'Zoë' });
  const run = await payroll.finish(await payroll.start());
  const answer = await sepa(run);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="payments-2026-11-30-paid.xml"',
    'left-out': String(run.people - 1),
  });
  expect(answer.body).toMatch(/<NbOfTxs>1<\/NbOfTxs><CtrlSum>4200.00<\/CtrlSum>/);
  expect(answer.body).toContain(`<MsgId>PAY-20261130-${run._id.slice(-7)}</MsgId>`);
  expect(answer.body).toContain('Salary November 2026, B-1');
  expect((await sepa(run)).body.replace(/<CreDtTm>.*?</, '<')).toBe(
    answer.body.replace(/<CreDtTm>.*?</, '<'),
  );
});
