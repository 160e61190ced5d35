import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { accepted } from '../../support/client.js';
import { PayrollCalls } from '../../support/payroll.js';
import { ADMIN } from '../../support/server.js';
import { employees, type Company } from './company.js';

/** The open month is paid, a payslip comes back, bonuses and PDFs come from a file, and the next month is a draft that one admin has signed. */
export async function pay(company: Company): Promise<void> {
  const { admin, second } = company.clients;
  const calls = new PayrollCalls(admin, second);
  const of = await employees(company);
  accepted(await admin.confirm(ADMIN.password));
  accepted(
    await admin.put(`/employee/bank/${of('Zoë Marchetti')._id}`, {
      iban: 'NO93 8601 1117 947',
      bic: 'DNBANOKK',
      holder: 'Zoë Marchetti',
    }),
  );
  const { runs } = accepted(await admin.get('/payroll/run?range=[0,99]')) as {
    runs: PayRunRecord[];
  };
  const draft = runs.find(({ state }) => state === 'draft') as PayRunRecord;
  const month = await calls.approve(await calls.compute(draft));
  await filesOf(company, month);
  await calls.post(`/payroll/run/pay/${month._id}`);
  const slips = await calls.slips(month);
  const back = slips.find(({ employee }) => employee.name === 'Łukasz Wójcik');
  await calls.post(`/payroll/slip/reverse/${back?._id}`, { reason: 'Returned by the bank' });
  await recover(company, calls, of('Darnell Whitfield')._id);

  const bonus = await calls.start({
    kind: 'offCycle',
    people: [of('Zoë Marchetti')._id, of('Amara Okafor')._id],
    everything: false,
    name: 'Award “of the year”',
  });
  await amountsOf(company, bonus);
  await calls.finish(bonus);
  const next = await calls.start();
  const { components } = accepted(await admin.get('/payroll/component')) as {
    components: { _id: string; name: string }[];
  };
  const id = components.find(({ name }) => name === 'Bonus')?._id;
  // Each has recorded something, so that the run takes a signature of both.
  for (const [by, name] of [
    [admin, 'Zoë Marchetti'],
    [second, 'Amara Okafor'],
  ] as const)
    await calls.post(
      '/payroll/assignment/add',
      { componentId: id, employeeId: of(name)._id, runId: next._id, amount: 75 },
      by,
    );
  await calls.sign(await calls.compute(next), second);
}

async function filesOf({ clients }: Company, { _id }: PayRunRecord): Promise<void> {
  const { admin } = clients;
  const form = new FormData();
  for (const name of ['EMP-0001.pdf', 'EMP-0002 November.pdf', 'a scan.pdf'])
    form.append('file', new Blob([`%PDF-1.7\n% ${name}\n%%EOF\n`]), name);
  accepted(await admin.post(`/payroll/run/files/${_id}`, form));
  const { fingerprint, files } = accepted(await admin.get(`/payroll/run/files/${_id}`));
  const unmatched = files.find(({ employee }: { employee: unknown }) => employee === null);
  accepted(await admin.delete(`/payroll/file/${unmatched._id}`));
  const seen = accepted(await admin.get(`/payroll/run/files/${_id}`)).fingerprint ?? fingerprint;
  accepted(await admin.post(`/payroll/run/publish/${_id}`, { fingerprint: seen }));
}

async function amountsOf({ clients }: Company, { _id }: PayRunRecord): Promise<void> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([
      'Employee ID,Component,Amount,Note\nEMP-0001,5010,250.00,Award\nEMP-0002,5010,125.50,\n',
    ]),
    'awards.csv',
  );
  accepted(await clients.admin.post(`/payroll/run/import/${_id}`, form));
}

/** Part of what somebody still owes is repaid and signed, part waits for the signature. */
async function recover({ clients }: Company, calls: PayrollCalls, id: string): Promise<void> {
  const end = (fields: Record<string, unknown>) =>
    calls.post(`/payroll/recovery/end/${id}`, fields, clients.second);
  const { settlement } = await end({ kind: 'repaid', amount: '100.00', on: '2026-11-20' });
  await calls.post(`/payroll/recovery/sign/${settlement.ends[0]._id}`, {}, clients.admin);
  await end({ kind: 'waived', amount: '50.00', reason: 'Agreed when he left' });
}
