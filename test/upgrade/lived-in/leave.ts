import { closeLeave } from '../../support/year-end.js';
import { requestLeave } from '../../support/cast.js';
import { previewed } from '../../support/leave-preview.js';
import { addPolicy, leaveType, RULES } from '../../support/leave-rules-by-calls.js';
import { done, employees, type Company } from './company.js';

const LAST_YEAR_ENDS = '2025-12-31';

/** A year that is closed, leave in every state, entries, a policy of somebody's own and a preview that nobody has stored. */
export async function takeLeave(company: Company): Promise<void> {
  const { admin, manager, employee } = company.clients;
  const of = await employees(company);
  const [zoe, amara] = [of('Zoë Marchetti'), of('Amara Okafor')];
  const ask = (from: string, to = from, fields: Record<string, unknown> = {}) =>
    requestLeave(employee, zoe._id, from, to, fields);

  const entry = {
    employeeId: amara._id,
    leaveType: 'Annual Leave',
    day: '2026-02-02',
    kind: 'adjustment',
    amount: 1.5,
    reason: '=Worked on a Sunday,\nas agreed',
  };
  done(await admin.post('/leave/entry/add', entry));
  const { entry: twice } = done(await admin.post('/leave/entry/add', entry));
  done(await admin.post(`/leave/entry/reverse/${twice._id}`, { reason: 'Entered twice' }));
  await closeLeave(admin, 'Annual Leave', LAST_YEAR_ENDS);

  const ill = await ask('2026-12-07', '2026-12-09', { leaveType: 'Sick Leave' });
  if (ill.status === 'Pending') done(await admin.put(`/leave/${ill._id}`, { status: 'Approved' }));
  const gone = await ask('2026-12-14');
  done(await employee.post(`/leave/withdraw/${gone._id}`));
  const week = await ask('2027-02-01', '2027-02-05');
  done(await manager.put(`/leave/${week._id}`, { status: 'Approved', note: 'Enjoy the snow' }));
  done(await admin.put(`/leave/${week._id}`, { status: 'Approved' }));
  done(
    await admin.post(`/leave/shorten/${week._id}`, {
      from: '2027-02-05',
      to: '2027-02-05',
      reason: 'Back a day early',
    }),
  );
  const half = await ask('2027-02-12', '2027-02-12', { leaveType: 'Casual Leave' });
  done(await admin.put(`/leave/${half._id}`, { status: 'Rejected', note: 'Stocktaking' }));

  const policy = await addPolicy(admin, {
    name: 'Personal, five days',
    type: 'Personal Leave',
    rules: { tiers: [{ years: 0, amount: 5 }], carry: 0, carryMonths: null },
  });
  done(
    await admin.post('/work/assignment/add', {
      holders: [zoe._id, amara._id],
      subject: policy.leaveType._id,
      target: policy._id,
      from: '2026-01-01',
    }),
  );
  const { _id } = await leaveType(admin);
  const { policies } = done(await admin.get('/leave/policy')) as {
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
