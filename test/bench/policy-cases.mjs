import { built } from './built.mjs';
import { milliseconds } from './load.mjs';
import { query, withAdmin } from './signed-in.mjs';

const { BUILTIN_LEAVE_TYPE_IDS } = await built('contract/leave/leave-types.js');

/** So much that nobody who is measured runs out. */
const ANNUAL = {
  tracked: true,
  tiers: [
    { years: 0, amount: 200 },
    { years: 5, amount: 202 },
  ],
  yearStart: '01-01',
  frequency: 'yearly',
  timing: 'start',
  proration: 'days',
  scale: true,
  step: 0.5,
  mode: 'nearest',
  wait: null,
  cap: null,
  carry: 5,
  carryMonths: 3,
  negativeLimit: 0,
  notice: null,
  longest: null,
};
const POLICIES = {
  'Annual Leave': ANNUAL,
  'Sick Leave': {
    ...ANNUAL,
    tracked: false,
    tiers: [{ years: 0, amount: 0 }],
    carry: null,
    carryMonths: null,
    negativeLimit: null,
  },
  'Personal Leave': {
    ...ANNUAL,
    tiers: [{ years: 0, amount: 12 }],
    frequency: 'monthly',
    timing: 'end',
    carry: 0,
    carryMonths: null,
  },
};

/** Everybody has policies for three types since the first request that is stored, and a balance in the list. */
export async function givePolicies(database) {
  await withAdmin(database, async (admin) => {
    for (const [name, rules] of Object.entries(POLICIES)) {
      const leaveType = BUILTIN_LEAVE_TYPE_IDS[name];
      const { policy } = await admin.send('POST', '/leave/policy/add', {
        leaveType,
        name,
        from: '2024-01-01',
        rules,
      });
      const assignment = {
        holders: '*',
        subject: leaveType,
        target: policy._id,
        from: '2024-01-01',
      };
      const { basis } = await previewed(admin, { kind: 'assignment', ...assignment });
      await admin.send('POST', '/work/assignment/add', { ...assignment, basis });
    }
    await admin.until(
      `/leave/balances${query({ range: [0, 0] })}`,
      ({ summary: { people, withoutPolicy } }) => people > 0 && withoutPolicy === 0,
    );
  });
}

/** Nothing is stored of the first; the year before the current one is closed for good. */
export async function policyCases(database, table) {
  await withAdmin(database, async (admin) => {
    const { policies } = await admin.get('/leave/policy');
    const { _id, leaveType, versions } = policies.find(({ name }) => name === 'Annual Leave');
    const rules = { ...versions.at(-1).rules, tiers: [{ years: 0, amount: 204 }], notice: 7 };
    table.seconds(
      'Preview of a policy for everybody',
      await milliseconds(() =>
        previewed(admin, { kind: 'version', policy: _id, from: '2027-01-01', rules }),
      ),
    );
    const close = { leaveType: leaveType._id, until: `${new Date().getUTCFullYear() - 1}-12-31` };
    await admin.confirm();
    const ended = await milliseconds(async () => {
      const { basis } = await previewed(admin, { kind: 'close', ...close });
      await admin.send('POST', '/leave/close', { ...close, basis });
    });
    table.seconds('Year end for everybody, preview and close', ended);
  });
}

async function previewed(admin, change) {
  const { preview } = await admin.send('POST', '/leave/preview', { change });
  const ended = await admin.until(
    `/leave/preview/${preview._id}`,
    ({ preview: { state } }) => state !== 'Running',
  );
  if (ended.preview.state !== 'Done') throw new Error(`The preview is ${ended.preview.state}.`);
  return ended.preview;
}
