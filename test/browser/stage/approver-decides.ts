import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import type { Client } from '../../support/client.js';

/** Annual leave waits for the approver alone. */
export async function approverDecides(admin: Client): Promise<void> {
  const types = (await admin.get('/leave/type')).body.types as LeaveTypeRecord[];
  const type = types.find(({ name }) => name === 'Annual Leave');
  const { status, body } = await admin.put(`/leave/type/${type?._id}`, {
    ...type,
    chain: [{ who: 'approver' }],
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
