import { expect, test } from '@jest/globals';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hireCast } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { applied, checked } from '../../support/imports.js';
import { PayrollCalls } from '../../support/payroll.js';
import { store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const HEADINGS = 'Employee ID,Full Name,Email Address,Department,Salary';
/** Too many to be computed while a request waits. */
const PEOPLE = 401;

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);

async function whole(run: PayRunRecord): Promise<PayRunRecord> {
  return eventually(async () => {
    const read = await payroll.read(run);
    return read.progress === null && read.computedAt !== null && read;
  }, 60_000);
}

const lines = Array.from(
  { length: PEOPLE },
  (_, n) => `L-${n},Person ${n},person.${n}@company.example,Sales,${2000 + n}.05`,
);
const file = [HEADINGS, ...lines].join('\n');
const job = await checked(cast.admin, 'employees', file, { payPeriod: 'month' });
await applied(cast.admin, job);
await payroll.setUp('2026-10-01');
const bonus = await payroll.component({ name: 'Bonus' });
await store(server, 'UPDATE audit_entry SET recorded_at = recorded_at - 3600000');
const draft = await whole(await payroll.start());

test('in a large company an edit of the draft computes only its person, at once and to the same result', async () => {
  expect(draft.people).toBe(PEOPLE + 3);
  const edits: [string, string, Record<string, unknown>, Partial<PayRunRecord>][] = [
    [
      'a single payment',
      'assignment/add',
      { componentId: bonus, employeeId: cast.zoe._id, runId: draft._id, amount: '250.00' },
      { people: draft.people, net: draft.net + 250 },
    ],
    [
      'a payslip on hold',
      `run/hold/${draft._id}`,
      { employeeId: cast.amara._id, reason: 'Asked for it' },
      { people: draft.people - 1, net: draft.net - 2750 },
    ],
    [
      'the payslip released',
      `run/release/${draft._id}`,
      { employeeId: cast.amara._id },
      { people: draft.people, net: draft.net + 250 },
    ],
    [
      'a raise',
      'revision/add',
      { employeeId: cast.zoe._id, salary: '3100.00', from: '2026-10-01', confirmed: true },
      { net: draft.net + 350 },
    ],
  ];
  for (const [edit, path, body, expected] of edits) {
    await payroll.post(`/payroll/${path}`, body);
    const computed = await payroll.compute(draft);
    expect({ edit, ...computed }).toMatchObject({
      edit,
      ...expected,
      progress: null,
      stale: false,
    });
  }
});

test('an edit for many people computes the draft of a large company anew, in the background', async () => {
  const before = await payroll.read(draft);
  await payroll.assign(bonus, { departmentId: cast.sales._id, amount: '1.00', from: '2027-06-01' });
  const again = await payroll.compute(draft);
  expect(again.progress).toEqual({ done: 0, of: draft.people });
  expect(await whole(draft)).toMatchObject({
    version: before.version,
    net: before.net,
    people: before.people,
  });
});
