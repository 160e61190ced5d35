import type { DepartmentsResponse } from '../../../api/contract/department-responses.js';
import type { PoliciesResponse } from '../../../api/contract/leave-policy-responses.js';
import type { EmployeesResponse, LeavesResponse, SignInResponse } from '../../../api/contract/responses.js';
import type { Stage } from './browser.js';

/** Somebody and something of the demo company, for addresses that name one. */
export interface DemoIds {
  department: string;
  employee: string;
  pendingLeave: string;
  approvedLeave: string;
  leavePolicy: string;
}

export async function demoIds(stage: Stage): Promise<DemoIds> {
  const get = await reader(stage);
  const { employees } = await get<EmployeesResponse>('/employee?fields=[]');
  const zoe = employees.find(({ userId }) => userId.email === stage.employee.email);
  const { departments } = await get<DepartmentsResponse>('/department');
  const { leaves } = await get<LeavesResponse>('/leave');
  const { policies } = await get<PoliciesResponse>('/leave/policy');
  const one = (status: string) => leaves.find((leave) => leave.status === status)?._id ?? '';
  return { department: departments[0]?._id ?? '', employee: zoe?._id ?? '', pendingLeave: one('Pending'), approvedLeave: one('Approved'), leavePolicy: policies.find(({ leaveType }) => leaveType.name === 'Annual Leave')?._id ?? '' };
}

/** Reads from the API as the demo's admin, beside the browser. */
export async function reader(stage: Stage): Promise<<Answer>(path: string) => Promise<Answer>> {
  const signedIn = await fetch(`${stage.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stage.admin),
  });
  const { token } = (await signedIn.json()) as SignInResponse;
  return async <Answer>(path: string) => {
    const answer = await fetch(`${stage.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Answer;
  };
}
