import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { addDepartment, hire } from '../support/cast.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 6;
const LOST = ['department.in_use', 'department.not_found', 'request.invalid', 'request.stale'];

/** A department is closed while people are moved to it: it stays with them, or they stay elsewhere. */
export async function closedDepartments({ stage, cast, admin }: Crowd): Promise<Round> {
  const people: EmployeeRecord[] = [];
  for (let n = 0; n < AT_ONCE / 2; n += 1)
    people.push(await hire(cast.admin, { employeeId: `CD-${n}`, department: cast.sales._id }));
  const today = new Date().toISOString().slice(0, 10);
  return async (n) => {
    const found = new Findings();
    const { _id } = await addDepartment(cast.admin, { dep_name: `Closing ${n}` });
    const answers = await inParallel(AT_ONCE, (place) => {
      const person = people[Math.floor(place / 2)];
      return place % 2
        ? admin(place).put('/employee/move', { employees: [person?._id], department: _id })
        : admin(place).post(`/department/close/${_id}`, { on: today });
    });
    found.refusals(answers, LOST);
    const inIt = await stage.count('employee WHERE department_id = ?', [_id]);
    const closed = await stage.count('department WHERE id = ? AND closed_on IS NOT NULL', [_id]);
    found.same('closed with people in it', closed > 0 && inIt > 0, false);
    found.same(
      'moved',
      answers.filter(({ status, body }) => status === 200 && body.moved === 1).length,
      inIt,
    );
    return found.faults;
  };
}
