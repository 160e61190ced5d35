import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import type { Client } from '../support/client.js';
import { PayrollCalls } from '../support/payroll.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const LOST = ['payroll.changed', 'payroll.not_draft', 'payroll.not_approved'];

/** A raise, a bonus, four approvals of a regular run and one of an off-cycle run at once, then four payments: what is paid is what is due. */
export async function payroll({ stage, cast, admin, ruth }: Crowd): Promise<Round> {
  const calls = new PayrollCalls(ruth(0), admin(0));
  await calls.setUp('2003-01-01', { fourEyes: false });
  const bonus = await calls.component({ name: 'Bonus' });
  const employeeId = cast.amara._id;
  const at = (place: number) => new PayrollCalls(ruth(place), ruth(place));
  return async (n) => {
    const found = new Findings();
    const regular = await calls.start();
    const { from } = regular.period;
    const forAmara = { kind: 'offCycle', people: [employeeId], period: from };
    const offCycle = await at(1).start({ ...forAmara, payDate: from });
    const salary = 3000 + n;
    const answers = await Promise.all([
      ...[0, 1, 2, 0].map((place) => at(place).approveAnswer(regular)),
      at(1).approveAnswer(offCycle),
      n % 2
        ? at(2).client.post('/job/add', { people: [employeeId], from, set: { salary } })
        : at(2).client.post('/payroll/revision/add', {
            employeeId,
            salary: String(salary),
            confirmed: true,
            from,
          }),
      at(0).client.post('/payroll/assignment/add', {
        componentId: bonus,
        employeeId,
        runId: regular._id,
        amount: '50.00',
      }),
    ]);
    const isBonus = answers.at(-1)?.status === 201;
    found.refusals(answers, LOST);
    found.same(
      'approvals of one run',
      answers.slice(0, 4).filter(({ status }) => status === 200).length <= 1,
      true,
    );
    await pay(found, calls, regular, [0, 1, 2, 0].map(ruth));
    await pay(found, calls, offCycle, [1, 2].map(ruth));
    found.same(
      'records of the run',
      await stage.count(
        '(SELECT employee_id FROM salary WHERE run_id = ? GROUP BY employee_id HAVING COUNT(*) > 1) d',
        [regular._id],
      ),
      0,
    );
    const settled = await calls.start({ ...forAmara, payDate: `${from.slice(0, 8)}15` });
    await pay(found, calls, settled, [ruth(0)]);
    found.same(
      'paid for the period',
      await paidFor(calls, employeeId, from),
      salary + (isBonus ? 50 : 0),
    );
    return found.faults;
  };
}

/** Approved as it is now, paid by several at once, or discarded where nothing is due. */
async function pay(
  found: Findings,
  calls: PayrollCalls,
  { _id }: PayRunRecord,
  clients: Client[],
): Promise<void> {
  const run = await calls.read({ _id });
  if (run.state === 'draft') {
    const computed = await calls.compute(run);
    if (computed.people === 0) return void (await calls.post(`/payroll/run/discard/${_id}`));
    await calls.approve(computed);
  }
  const answers = await Promise.all(
    clients.map((client) => client.post(`/payroll/run/pay/${_id}`)),
  );
  const others: Record<number, number> = clients.length > 1 ? { 409: clients.length - 1 } : {};
  found.answers(answers, { 200: 1, ...others }, LOST);
}

async function paidFor(calls: PayrollCalls, employeeId: string, from: string): Promise<number> {
  const { payslips } = (
    await calls.client.get(`/payslip/${employeeId}?range=[0,19]&sort=["id","DESC"]`)
  ).body;
  let cents = 0;
  for (const { _id, state } of payslips as { _id: string; state: string }[]) {
    if (state !== 'paid') continue;
    const { lines } = (await calls.client.get(`/payslip/single/${_id}`)).body.payslip as {
      lines: { amount: number; period: { from: string } }[];
    };
    for (const { amount, period } of lines)
      if (period.from === from) cents += Math.round(amount * 100);
  }
  return cents / 100;
}
