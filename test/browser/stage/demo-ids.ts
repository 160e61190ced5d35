import type { DepartmentsResponse } from '../../../api/contract/department/department-responses.js';
import type { EmployeesResponse } from '../../../api/contract/employee/employee-responses.js';
import type { PoliciesResponse } from '../../../api/contract/leave/leave-policy-responses.js';
import type { LeavesResponse } from '../../../api/contract/leave/leave-responses.js';
import type { PayRunsResponse } from '../../../api/contract/payroll/payroll-responses.js';
import type { Stage } from './browser.js';
import { clientOf } from './office.js';

/** Records of the demo company for addresses that name one. */
export interface DemoIds {
  department: string;
  employee: string;
  pendingLeave: string;
  approvedLeave: string;
  leavePolicy: string;
  draftRun: string;
  paidRun: string;
}

export async function demoIds(stage: Stage): Promise<DemoIds> {
  const admin = await clientOf(stage);
  const { employees } = (await admin.get('/employee?fields=[]')).body as EmployeesResponse;
  const zoe = employees.find(({ userId }) => userId.email === stage.employee.email);
  const { departments } = (await admin.get('/department')).body as DepartmentsResponse;
  const { leaves } = (await admin.get('/leave')).body as LeavesResponse;
  const { policies } = (await admin.get('/leave/policy')).body as PoliciesResponse;
  const { runs } = (await admin.get('/payroll/run')).body as PayRunsResponse;
  const runIn = (state: string) => runs.find((run) => run.state === state)?._id ?? '';
  const one = (status: string) => leaves.find((leave) => leave.status === status)?._id ?? '';
  return {
    department: departments[0]?._id ?? '',
    employee: zoe?._id ?? '',
    pendingLeave: one('Pending'),
    approvedLeave: one('Approved'),
    leavePolicy: policies.find(({ leaveType }) => leaveType.name === 'Annual Leave')?._id ?? '',
    draftRun: runIn('draft'),
    paidRun: runIn('paid'),
  };
}
