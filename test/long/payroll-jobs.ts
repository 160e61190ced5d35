import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import { eventually } from '../support/eventually.js';
import { applied, checked } from '../support/imports.js';
import { PayrollCalls } from '../support/payroll.js';
import { ADMIN } from '../support/server.js';
import { differs, type KilledJob } from './killed-jobs.js';
import type { Stage } from './stage.js';

/** More than are computed or paid while a request waits. */
const PEOPLE = 1_000;
const WITHIN_MS = 240_000;
const [BONUS, PENSION_RATE] = [1_234, 525];

interface Person {
  id: string;
  salary: number | string;
  department: string;
}

/** A company with cents in its salaries, a deduction in one department and a bonus for some. Two in three people have a bank account. */
export async function startPayrollJobs(stage: Stage) {
  const token = await stage.admin();
  // The server that is asked is a new one after each kill.
  const admin = () => stage.spread(token)(0);
  const calls = () => new PayrollCalls(admin(), admin());
  await applied(
    admin(),
    (
      await checked(admin(), 'employees', peopleFile(), {
        dateOrder: 'year-first',
        decimalSign: '.',
        payPeriod: 'month',
      })
    )._id,
  );
  // No IBANs, but different ones: only calls ask for the check digits.
  await stage.change(
    'INSERT INTO bank_account (employee_id, iban, holder, version, changed_at, changed_by) SELECT e.id, SUBSTR(e.id, 1, 34), a.name, 1, 0, a.id FROM employee e JOIN account a ON a.id = e.account_id WHERE e.salary % 3 <> 0',
  );
  const accounts = await stage.count('bank_account');
  const people = await stage.rows<Person>(
    'SELECT e.id, e.salary, d.name AS department FROM employee e JOIN department d ON d.id = e.department_id ORDER BY e.id',
  );
  await calls().setUp('2020-01-01', { fourEyes: false });
  const allowance = await calls().component({ name: 'Allowance' });
  const due = await assigned();
  let allowances = 0;

  return { compute, approve, pay };

  /** Minor units that each is due for a month, without allowances. */
  async function assigned(): Promise<Map<string, number>> {
    const bonus = await calls().component({ name: 'Bonus' });
    const pension = await calls().component({
      name: 'Pension',
      kind: 'deduction',
      unit: 'percent',
    });
    const [support] = await stage.rows<{ id: string }>(
      "SELECT id FROM department WHERE name = 'Support'",
    );
    await calls().assign(pension, {
      departmentId: support?.id,
      rate: String(PENSION_RATE / 100),
      from: '2020-01-01',
    });
    const given = new Set(people.filter((_, place) => place % 50 === 0).map(({ id }) => id));
    for (const employeeId of given)
      await calls().assign(bonus, { employeeId, amount: String(BONUS / 100), from: '2020-01-01' });
    return new Map(
      people.map(({ id, salary, department }) => {
        const deduction =
          department === 'Support'
            ? Math.floor((Number(salary) * PENSION_RATE + 5_000) / 10_000)
            : 0;
        return [id, Number(salary) - deduction + (given.has(id) ? BONUS : 0)];
      }),
    );
  }

  async function current(): Promise<PayRunRecord | undefined> {
    const [run] = await stage.rows<{ _id: string }>(
      "SELECT id AS _id FROM pay_run WHERE regular_period IS NOT NULL AND state <> 'paid'",
    );
    return run && calls().read(run);
  }

  /** Begun, reopened or computed anew as far as that is needed. */
  async function draft(): Promise<PayRunRecord> {
    await admin().confirm(ADMIN.password);
    const run = await current();
    if (!run) await calls().start();
    if (run?.state === 'approved')
      await calls().post(`/payroll/run/reopen/${run._id}`, { reason: 'Looked at again' });
    return computed();
  }

  function computed(): Promise<PayRunRecord> {
    return eventually(async () => {
      const run = await current();
      if (run?.stale) await calls().compute(run);
      return run?.progress === null && !run.stale && run;
    }, WITHIN_MS);
  }

  /** A draft begun anew, or one in which everybody gets some cents more. */
  function compute(n: number): KilledJob {
    let run: PayRunRecord | undefined;
    return {
      prepare: async () => {
        run = await draft();
        if (n % 2 === 0) {
          await calls().post(`/payroll/run/discard/${run._id}`);
          run = undefined;
        } else {
          await calls().assign(allowance, {
            amount: String((101 + n) / 100),
            from: run.period.from,
          });
          allowances += 101 + n;
        }
      },
      begin: () => (run ? calls().compute(run) : calls().start()),
      ended: async () => {
        const now = await current();
        return now?.progress === null && !now.stale;
      },
      resume: draft,
      faults: async () => slipFaults(await current(), 'draft'),
    };
  }

  function approve(): KilledJob {
    let seen: PayRunRecord;
    return {
      prepare: async () => (seen = await draft()),
      begin: () => calls().approve(seen),
      ended: async () => (await calls().read(seen)).state === 'approved',
      resume: async () => {
        if ((await calls().read(seen)).state === 'draft') await calls().approve(await draft());
      },
      faults: async () => slipFaults(await calls().read(seen), 'approved'),
    };
  }

  function pay(): KilledJob {
    let run: PayRunRecord;
    const send = () => calls().post(`/payroll/run/pay/${run._id}`);
    const state = async () => (await calls().read(run)).state;
    return {
      prepare: async () => (run = await calls().approve(await draft())),
      begin: send,
      ended: async () => (await state()) === 'paid',
      resume: async () => {
        if ((await state()) === 'approved') await send();
        await eventually(async () => (await state()) === 'paid', WITHIN_MS);
      },
      faults: async () => {
        const records = await stage.rows<{ id: string; net: number | string }>(
          'SELECT employee_id AS id, net_salary AS net FROM salary WHERE run_id = ? AND valid = 1',
          [run._id],
        );
        const told = `notification WHERE kind = 'payslip.published' AND detail LIKE '%"from":"${run.period.from}"%'`;
        return [
          ...(await slipFaults(await calls().read(run), 'paid')),
          ...differs('records', [records.length, wrong(records)], [PEOPLE, 0]),
          ...differs(
            'told',
            [
              await stage.count(told),
              await stage.count(`(SELECT DISTINCT account_id FROM ${told}) d`),
            ],
            [PEOPLE, PEOPLE],
          ),
        ];
      },
    };
  }

  async function slipFaults(
    run: PayRunRecord | undefined,
    state: 'draft' | 'approved' | 'paid',
  ): Promise<string[]> {
    const slips = await stage.rows<{ id: string; net: number | string; state: string }>(
      'SELECT employee_id AS id, net, state FROM payslip WHERE run_id = ?',
      [run?._id],
    );
    const copied = await stage.count(
      'payslip s JOIN bank_account b ON b.employee_id = s.employee_id AND b.iban = s.iban WHERE s.run_id = ?',
      [run?._id],
    );
    const sum = [...due.values()].reduce((all, cents) => all + cents + allowances, 0);
    return [
      ...differs(
        'payslips',
        [slips.length, wrong(slips), [...new Set(slips.map((slip) => slip.state))]],
        [PEOPLE, 0, [state]],
      ),
      ...differs('copied accounts', copied, state === 'draft' ? 0 : accounts),
      ...differs(
        'run',
        [run?.state, run?.people, run?.net, run?.progress],
        [state, PEOPLE, sum / 100, null],
      ),
    ];
  }

  function wrong(rows: { id: string; net: number | string }[]): number {
    return rows.filter(({ id, net }) => Number(net) !== (due.get(id) ?? NaN) + allowances).length;
  }
}

function peopleFile(): string {
  const lines = Array.from(
    { length: PEOPLE },
    (_, index) =>
      `K-${index},Person ${index},person.${index}@company.example,${index % 3 ? 'Sales' : 'Support'},${(200_000 + ((index * 7_919) % 300_000)) / 100},2004-05-03`,
  );
  return ['Employee ID,Full Name,Email Address,Department,Salary,Hire Date', ...lines].join('\n');
}
