import { setTimeout } from 'node:timers/promises';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave/leave-types.js';
import { hire } from '../support/cast.js';
import { eventually } from '../support/eventually.js';
import { previewed } from '../support/leave-preview.js';
import { addPolicy, RULES } from '../support/leave-rules-by-calls.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const PEOPLE = 60;
const LONG_AGO = '2020-01-01';
const TYPE = 'Emergency Leave';
const TYPE_ID = BUILTIN_LEAVE_TYPE_IDS[TYPE];
const WITHIN_MS = 20_000;

/** A version is stored by one instance at some moment while the other lists balances anew: the list has the new amount for everybody afterwards. */
export async function listedBalances({ stage, admin, cast }: Crowd): Promise<Round> {
  const policy = await policyOfMany(admin, cast.sales._id);
  const listed = async (n: number) =>
    (
      await admin(n).get(
        `/leave/balances?${new URLSearchParams({ range: '[0,0]', filter: JSON.stringify({ leaveType: TYPE }) })}`,
      )
    ).body;
  await eventually(async () => (await listed(0)).summary?.people === PEOPLE, WITHIN_MS);

  return async (n) => {
    const found = new Findings();
    const amount = 10 + (n % 2);
    const version = {
      from: LONG_AGO,
      rules: {
        ...RULES,
        tiers: [{ years: 0, amount }],
        proration: 'none' as const,
        carry: 0,
        carryMonths: null,
      },
    };
    const { basis } = await previewed(admin(n), { kind: 'version', policy, ...version });
    await stage.rows('UPDATE leave_account SET seen_rules = 0 WHERE leave_type_id = ?', [TYPE_ID]);
    await listed(n);
    await setTimeout((n * 7) % 100);
    found.same(
      'the version',
      (await admin(n + 1).post(`/leave/policy/version/${policy}`, { ...version, basis })).status,
      201,
    );
    const otherwise = async () =>
      stage.count('leave_account WHERE leave_type_id = ? AND available <> ?', [
        TYPE_ID,
        amount * 1000,
      ]);
    const follows = async () => {
      await listed(n);
      return (await otherwise()) === 0;
    };
    await eventually(follows, WITHIN_MS).catch(() => undefined);
    found.same('rows of an earlier version', await otherwise(), 0);
    return found.faults;
  };
}

async function policyOfMany(admin: Crowd['admin'], department: string): Promise<string> {
  const holders: string[] = [];
  for (let place = 0; place < PEOPLE; place++)
    holders.push((await hire(admin(place), { employeeId: `RACE-LIST-${place}`, department }))._id);
  const { _id } = await addPolicy(admin(0), {
    name: 'Race of the list',
    type: TYPE,
    from: LONG_AGO,
  });
  await admin(0).post('/work/assignment/add', {
    holders,
    subject: TYPE_ID,
    target: _id,
    from: LONG_AGO,
  });
  return _id;
}
