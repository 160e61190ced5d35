import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import type { Client } from '../support/client.js';
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
  const { _id } = await checked(admin(), 'employees', peopleFile(), {
    dateOrder: 'year-first',
    decimalSign: '.',
    payPeriod: 'month',
  });
  await applied(admin(), { _id });
  // No IBANs, but different ones: only calls ask for the check digits.
  await stage.change(
    'INSERT INTO bank_account (employee_id, iban, holder, version, changed_at, changed_by) SELECT e.id, SUBSTR(e.id, 1, 34), a.name, 1, 0, a.id FROM employee e JOIN account a ON a.id = e.account_id WHERE e.salary % 3 <> 0',
  );
  const jobs = await PayrollJobs.of(stage, admin);
  return {
    compute: (n: number) => jobs.compute(n),
    approve: () => jobs.approve(),
    pay: () => jobs.pay(),
  };
}

class PayrollJobs {
  /** Minor units that everybody was given beside what is due. */
  private allowances = 0;

  private constructor(
    private readonly stage: Stage,
    private readonly admin: () => Client,
    private readonly allowance: string,
    private readonly due: Map<string, number>,
    private readonly bankAccounts: number,
  ) {}

  static async of(stage: Stage, admin: () => Client): Promise<PayrollJobs> {
    const calls = new PayrollCalls(admin(), admin());
    await calls.setUp('2020-01-01', { fourEyes: false });
    return new PayrollJobs(
      stage,
      admin,
      await calls.component({ name: 'Allowance' }),
      await assigned(stage, calls),
      await stage.count('bank_account'),
    );
  }

  /** A draft begun anew, or one in which everybody gets some cents more. */
  compute(n: number): KilledJob {
    let run: PayRunRecord | undefined;
    return {
      prepare: async () => {
        run = await this.draft();
        if (n % 2 === 0) {
          await this.calls.post(`/payroll/run/discard/${run._id}`);
          run = undefined;
        } else {
          await this.calls.assign(this.allowance, {
            amount: String((101 + n) / 100),
            from: run.period.from,
          });
          this.allowances += 101 + n;
        }
      },
      begin: () => (run ? this.calls.compute(run) : this.calls.start()),
      ended: async () => {
        const now = await this.current();
        return now?.progress === null && !now.stale;
      },
      resume: () => this.draft(),
      faults: async () => this.slipFaults(await this.current(), 'draft'),
    };
  }

  approve(): KilledJob {
    let seen: PayRunRecord;
    return {
      prepare: async () => (seen = await this.draft()),
      begin: () => this.calls.approve(seen),
      ended: async () => (await this.calls.read(seen)).state === 'approved',
      resume: async () => {
        if ((await this.calls.read(seen)).state === 'draft')
          await this.calls.approve(await this.draft());
      },
      faults: async () => this.slipFaults(await this.calls.read(seen), 'approved'),
    };
  }

  pay(): KilledJob {
    let run: PayRunRecord;
    const send = () => this.calls.post(`/payroll/run/pay/${run._id}`);
    const state = async () => (await this.calls.read(run)).state;
    return {
      prepare: async () => (run = await this.calls.approve(await this.draft())),
      begin: send,
      ended: async () => (await state()) === 'paid',
      resume: async () => {
        if ((await state()) === 'approved') await send();
        await eventually(async () => (await state()) === 'paid', WITHIN_MS);
      },
      faults: async () => {
        const records = await this.stage.rows<{ id: string; net: number | string }>(
          'SELECT employee_id AS id, net_salary AS net FROM salary WHERE run_id = ? AND valid = 1',
          [run._id],
        );
        const told = `notification WHERE kind = 'payslip.published' AND detail LIKE '%"from":"${run.period.from}"%'`;
        return [
          ...(await this.slipFaults(await this.calls.read(run), 'paid')),
          ...differs('records', [records.length, this.wrong(records)], [PEOPLE, 0]),
          ...differs(
            'told',
            [
              await this.stage.count(told),
              await this.stage.count(`(SELECT DISTINCT account_id FROM ${told}) d`),
            ],
            [PEOPLE, PEOPLE],
          ),
        ];
      },
    };
  }

  private async current(): Promise<PayRunRecord | undefined> {
    const [run] = await this.stage.rows<{ _id: string }>(
      "SELECT id AS _id FROM pay_run WHERE regular_period IS NOT NULL AND state <> 'paid'",
    );
    return run && this.calls.read(run);
  }

  /** Begun, reopened or computed anew as far as that is needed. */
  private async draft(): Promise<PayRunRecord> {
    await this.admin().confirm(ADMIN.password);
    const run = await this.current();
    if (!run) await this.calls.start();
    if (run?.state === 'approved')
      await this.calls.post(`/payroll/run/reopen/${run._id}`, { reason: 'Looked at again' });
    return this.computed();
  }

  private computed(): Promise<PayRunRecord> {
    return eventually(async () => {
      const run = await this.current();
      if (run?.stale) await this.calls.compute(run);
      return run?.progress === null && !run.stale && run;
    }, WITHIN_MS);
  }

  private async slipFaults(
    run: PayRunRecord | undefined,
    state: 'draft' | 'approved' | 'paid',
  ): Promise<string[]> {
    const slips = await this.stage.rows<{ id: string; net: number | string; state: string }>(
      'SELECT employee_id AS id, net, state FROM payslip WHERE run_id = ?',
      [run?._id],
    );
    const copied = await this.stage.count(
      'payslip s JOIN bank_account b ON b.employee_id = s.employee_id AND b.iban = s.iban WHERE s.run_id = ?',
      [run?._id],
    );
    const sum = [...this.due.values()].reduce((all, cents) => all + cents + this.allowances, 0);
    return [
      ...differs(
        'payslips',
        [slips.length, this.wrong(slips), [...new Set(slips.map((slip) => slip.state))]],
        [PEOPLE, 0, [state]],
      ),
      ...differs('copied accounts', copied, state === 'draft' ? 0 : this.bankAccounts),
      ...differs(
        'run',
        [run?.state, run?.people, run?.net, run?.progress],
        [state, PEOPLE, sum / 100, null],
      ),
    ];
  }

  private wrong(rows: { id: string; net: number | string }[]): number {
    return rows.filter(({ id, net }) => Number(net) !== (this.due.get(id) ?? NaN) + this.allowances)
      .length;
  }

  private get calls(): PayrollCalls {
    return new PayrollCalls(this.admin(), this.admin());
  }
}

/** Minor units that each is due for a month, without allowances. */
async function assigned(stage: Stage, calls: PayrollCalls): Promise<Map<string, number>> {
  const people = await stage.rows<Person>(
    'SELECT e.id, e.salary, d.name AS department FROM employee e JOIN department d ON d.id = e.department_id ORDER BY e.id',
  );
  const bonus = await calls.component({ name: 'Bonus' });
  const pension = await calls.component({
    name: 'Pension',
    kind: 'deduction',
    unit: 'percent',
  });
  const [support] = await stage.rows<{ id: string }>(
    "SELECT id FROM department WHERE name = 'Support'",
  );
  await calls.assign(pension, {
    departmentId: support?.id,
    rate: String(PENSION_RATE / 100),
    from: '2020-01-01',
  });
  const given = new Set(people.filter((_, place) => place % 50 === 0).map(({ id }) => id));
  for (const employeeId of given)
    await calls.assign(bonus, { employeeId, amount: String(BONUS / 100), from: '2020-01-01' });
  return new Map(
    people.map(({ id, salary, department }) => {
      const deduction =
        department === 'Support' ? Math.floor((Number(salary) * PENSION_RATE + 5_000) / 10_000) : 0;
      return [id, Number(salary) - deduction + (given.has(id) ? BONUS : 0)];
    }),
  );
}

function peopleFile(): string {
  const lines = Array.from(
    { length: PEOPLE },
    (_, index) =>
      `K-${index},Person ${index},person.${index}@company.example,${index % 3 ? 'Sales' : 'Support'},${(200_000 + ((index * 7_919) % 300_000)) / 100},2004-05-03`,
  );
  return ['Employee ID,Full Name,Email Address,Department,Salary,Hire Date', ...lines].join('\n');
}
