import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { amount } from '../../api/contract/money.js';
import { recounted, told } from '../support/recount.js';
import { serverOfFile } from '../support/server.js';
import { COMMANDS, CompanyModel, hasLeft, type Command } from './company-model.js';

const RUNS = 8;
const SEQUENCES = 3;
const SEED = 20_261_121;

/** The models of all runs are kept: each must still hold after the next run. */
const models: CompanyModel[] = [];

const server = await serverOfFile();
const admin = await server.admin();

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])),
  a: fc.nat(20),
  b: fc.nat(20),
  c: fc.nat(1_000_000),
});
/** There is somebody to do something with. */
const beginning: Command[] = [
  { kind: 'addDepartment', a: 0, b: 0, c: 0 },
  { kind: 'addDepartment', a: 1, b: 0, c: 0 },
  { kind: 'hire', a: 0, b: 0, c: 300_000 },
  { kind: 'hire', a: 1, b: 1, c: 1 },
];

test('sequences of changes, several at once, leave the company exactly as a model of it says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 6, maxLength: 16 }), {
        minLength: SEQUENCES,
        maxLength: SEQUENCES,
      }),
      async (sequences) => {
        const begun = sequences.map(
          (_, index) => new CompanyModel(`M${models.length + index}`, admin),
        );
        models.push(...begun);
        await Promise.all(
          begun.map(async (model, index) => {
            for (const one of [...beginning, ...(sequences[index] ?? [])]) await model.run(one);
          }),
        );
        expect(await stored()).toEqual(expected());
        expect(await told(admin)).toEqual(await recounted(server));
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
}, 120_000);

const sorted = <T extends { _id: string }>(list: T[]) =>
  list.sort((a, b) => (a._id < b._id ? -1 : 1));
const sum = (amounts: number[]) =>
  amount(amounts.reduce((total, minor) => total + BigInt(minor), 0n));

function expected() {
  const [people, pay, leaves, departments] = [
    models.flatMap((model) => model.people),
    models.flatMap((model) => model.pay),
    models.flatMap((model) => model.leaves),
    models.flatMap((model) => model.departments),
  ];
  return {
    departments: sorted(
      departments.map(({ id, name }) => ({
        _id: id,
        name,
        employees: people.filter(({ departmentId }) => departmentId === id).length,
      })),
    ),
    people: sorted(
      people.map(({ id, departmentId, salary, ...employment }) => ({
        _id: id,
        department: departmentId,
        salary: amount(salary),
        status: hasLeft(employment) ? 'Left' : 'Active',
      })),
    ),
    leaves: sorted(leaves.map(({ id, start, end, status }) => ({ _id: id, start, end, status }))),
    paid: sorted(
      people.map(({ id }) => ({
        _id: id,
        paid: sum(pay.filter((one) => one.personId === id && !one.void).map(({ net }) => net)),
      })),
    ),
    payroll: sum(people.filter((person) => !hasLeft(person)).map(({ salary }) => salary)),
  };
}

async function stored() {
  const { departments } = (await admin.get('/department')).body;
  const { employees } = (await admin.get('/employee')).body;
  const { leaves } = (await admin.get('/leave')).body;
  const paid = await Promise.all(
    models
      .flatMap((model) => model.people)
      .map(async ({ id }) => ({
        _id: id,
        paid: (await admin.get(`/salary/${id}?range=[0,0]`)).body.summary.totalPaid as number,
      })),
  );
  return {
    departments: sorted(
      departments.map(({ _id, dep_name, employees: people }: Record<string, string>) => ({
        _id,
        name: dep_name,
        employees: people,
      })),
    ),
    people: sorted(
      employees.map(
        ({
          _id,
          department,
          salary,
          status,
        }: {
          _id: string;
          department: { _id: string };
          salary: number;
          status: string;
        }) => ({ _id, department: department._id, salary, status }),
      ),
    ),
    leaves: sorted(
      leaves.map(({ _id, startDate, endDate, status }: Record<string, string>) => ({
        _id,
        start: startDate,
        end: endDate,
        status,
      })),
    ),
    paid: sorted(paid),
    payroll: (await admin.get('/dashboard/body')).body.totalSalaries as number,
  };
}
