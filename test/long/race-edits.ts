import { addDepartment, hire } from '../support/cast.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 10;

/** Attack 34: ten edits at once from one reading, then one more from the same reading at another instance. */
export async function staleEmployee(crowd: Crowd): Promise<Round> {
  const { _id: id } = await hire(crowd.admin(0), {
    employeeId: 'STALE',
    department: crowd.cast.sales._id,
  });
  return edits(crowd, {
    read: async (n) => (await crowd.admin(n).get(`/employee/single/${id}`)).body.employee,
    path: `/employee/update/${id}`,
    change: (read, n) => ({ ...read, designation: `Title ${n}`, salary: 4_000 + n }),
    stored: async () => {
      const [row] = await crowd.stage.rows<{ designation: string; version: number }>(
        'SELECT designation, version FROM employee WHERE id = ?',
        [id],
      );
      return [row?.designation, Number(row?.version)];
    },
    kept: ({ employee }) => [employee.designation, employee.version],
    changes: "audit_entry WHERE subject_id = ? AND action = 'employee.update'",
    id,
  });
}

export async function staleDepartment(crowd: Crowd): Promise<Round> {
  const { _id: id } = await addDepartment(crowd.admin(0), { dep_name: 'Stale' });
  return edits(crowd, {
    read: async (n) => (await crowd.admin(n).get(`/department/single?id=${id}`)).body.department,
    path: `/department/${id}`,
    change: (read, n) => ({ ...read, description: `Text ${n}` }),
    stored: async () => {
      const [row] = await crowd.stage.rows<{ description: string; version: number }>(
        'SELECT description, version FROM department WHERE id = ?',
        [id],
      );
      return [row?.description, Number(row?.version)];
    },
    kept: ({ department }) => [department.description, department.version],
    changes: "audit_entry WHERE subject_id = ? AND action = 'department.update'",
    id,
  });
}

/* oxlint-disable typescript/no-explicit-any -- records of two kinds, looked at by the functions that know them */
interface Edited {
  read: (n: number) => Promise<any>;
  path: string;
  change: (read: any, n: number) => unknown;
  stored: () => Promise<unknown>;
  /** The same of the answer. */
  kept: (body: any) => unknown;
  changes: string;
  id: string;
}
/* oxlint-enable typescript/no-explicit-any */

function edits(
  { stage, admin, ruth }: Crowd,
  { read, path, change, stored, kept, changes, id }: Edited,
): Round {
  return async (n) => {
    const found = new Findings();
    const before = await read(n);
    const recorded = await stage.count(changes, [id]);
    const send = (place: number) =>
      (place % 2 ? admin : ruth)(place).put(path, change(before, n * 100 + place));
    const answers = await inParallel(AT_ONCE, send);
    found.answers(answers, { 200: 1, 409: AT_ONCE - 1 }, ['request.stale']);
    const won = answers.find(({ status }) => status === 200);
    if (won) found.same('stored', await stored(), kept(won.body));
    found.answers([await send(AT_ONCE + n)], { 409: 1 }, ['request.stale']);
    found.same('changes recorded', (await stage.count(changes, [id])) - recorded, 1);
    return found.faults;
  };
}
