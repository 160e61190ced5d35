import { requestLeave } from '../../support/cast.js';
import { accepted, type Client } from '../../support/client.js';
import { previewed } from '../../support/leave-preview.js';
import { addPolicy, leaveType, RULES } from '../../support/leave-rules-by-calls.js';
import { closeLeave } from '../../support/year-end.js';
import { employees, type Company } from './company.js';

const LAST_YEAR_ENDS = '2025-12-31';

/** A year that is closed, leave in every state, entries, a policy of somebody's own and a preview that nobody has stored. */
export async function takeLeave(company: Company): Promise<void> {
  const { admin } = company.clients;
  const of = await employees(company);
  const [zoe, amara] = [of('Zoë Marchetti'), of('Amara Okafor')];

  const entry = {
    employeeId: amara._id,
    leaveType: 'Annual Leave',
    day: '2026-02-02',
    kind: 'adjustment',
    amount: 1.5,
    reason: '=Worked on a Sunday,\nas agreed',
  };
  accepted(await admin.post('/leave/entry/add', entry));
  const { entry: twice } = accepted(await admin.post('/leave/entry/add', entry));
  accepted(await admin.post(`/leave/entry/reverse/${twice._id}`, { reason: 'Entered twice' }));
  await closeLeave(admin, 'Annual Leave', LAST_YEAR_ENDS);

  await takeInEveryState(company.clients, zoe._id);
  await ownPolicy(admin, [zoe._id, amara._id]);
  await previewMore(admin);
}

async function takeInEveryState(
  { admin, manager, employee }: Company['clients'],
  userId: string,
): Promise<void> {
  const ask = (from: string, to = from, fields: Record<string, unknown> = {}) =>
    requestLeave(employee, userId, from, to, fields);
  const ill = await ask('2026-12-07', '2026-12-09', { leaveType: 'Sick Leave' });
  if (ill.status === 'Pending')
    accepted(await admin.put(`/leave/${ill._id}`, { status: 'Approved' }));
  const gone = await ask('2026-12-14');
  accepted(await employee.post(`/leave/withdraw/${gone._id}`));
  const week = await ask('2027-02-01', '2027-02-05');
  accepted(await manager.put(`/leave/${week._id}`, { status: 'Approved', note: 'Enjoy the snow' }));
  accepted(await admin.put(`/leave/${week._id}`, { status: 'Approved' }));
  accepted(
    await admin.post(`/leave/shorten/${week._id}`, {
      from: '2027-02-05',
      to: '2027-02-05',
      reason: 'Back a day early',
    }),
  );
  const half = await ask('2027-02-12', '2027-02-12', { leaveType: 'Casual Leave' });
  accepted(await admin.put(`/leave/${half._id}`, { status: 'Rejected', note: 'Stocktaking' }));
}

async function ownPolicy(admin: Client, holders: string[]): Promise<void> {
  const policy = await addPolicy(admin, {
    name: 'Personal, five days',
    type: 'Personal Leave',
    rules: { tiers: [{ years: 0, amount: 5 }], carry: 0, carryMonths: null },
  });
  accepted(
    await admin.post('/work/assignment/add', {
      holders,
      subject: policy.leaveType._id,
      target: policy._id,
      from: '2026-01-01',
    }),
  );
}

async function previewMore(admin: Client): Promise<void> {
  const { _id } = await leaveType(admin);
  const { policies } = accepted(await admin.get('/leave/policy')) as {
    policies: { _id: string; leaveType: { _id: string } }[];
  };
  const annual = policies.find(({ leaveType: type }) => type._id === _id);
  await previewed(admin, {
    kind: 'version',
    policy: annual?._id,
    from: '2027-01-01',
    rules: { ...RULES, tiers: [{ years: 0, amount: 28 }] },
  });
}
