import type { PolicyRulesRecord } from '../../api/contract/leave/leave-policies.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave/leave-types.js';
import { accepted, type Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { applied, checked, importOf, waitForImport } from '../support/imports.js';
import { previewed, previewEnd, storeAssignment } from '../support/leave-preview.js';
import { addPolicy } from '../support/leave-rules-by-calls.js';
import { ADMIN } from '../support/server.js';
import { differs, type KilledJob } from './killed-jobs.js';
import type { Stage } from './stage.js';

const PEOPLE = 600;
/** Only the years that are closed one after another go back so far: each is derived with all before it. */
const [LONG_AGO, LATELY] = ['2004-01-01', '2025-01-01'];
const WITHIN_MS = 240_000;
const RULES: Partial<PolicyRulesRecord> = {
  tiers: [{ years: 0, amount: 24 }],
  carry: 5,
  carryMonths: 3,
};

/** The server that is asked is a new one after each kill. */
interface Company {
  stage: Stage;
  admin: () => Client;
}

/** A company in which everybody was hired on the same day, with one type of leave for each job that changes balances. */
export async function startLeaveJobs(stage: Stage) {
  const token = await stage.admin();
  await token.confirm(ADMIN.password);
  const admin = () => stage.spread(token)(0);
  await applied(admin(), await checked(admin(), 'employees', peopleFile()));
  const shown = await policyOfAll(admin(), 'Casual Leave');
  const kept = await policyOfAll(admin(), 'Emergency Leave');
  await policyOfAll(admin(), 'Sick Leave', LONG_AGO);
  await policyOfAll(admin(), 'Annual Leave');
  await derived(stage);
  const company = { stage, admin };
  return {
    preview: (n: number) => preview(company, shown, n),
    upkeep: (n: number) => upkeep(company, kept, n),
    close: (n: number) => close(company, n),
    assignment: (n: number) => assignment(company, n),
    import: (n: number) => openings(company, n),
  };
}

async function policyOfAll(
  admin: Client,
  type: keyof typeof BUILTIN_LEAVE_TYPE_IDS,
  from = LATELY,
): Promise<string> {
  const { _id } = await addPolicy(admin, { name: `All of ${type}`, type, from, rules: RULES });
  accepted(
    await storeAssignment(admin, {
      holders: '*',
      from,
      subject: BUILTIN_LEAVE_TYPE_IDS[type],
      target: _id,
    }),
  );
  return _id;
}

/** A version of the policy that grants this amount. */
async function versionOf(admin: Client, policy: string, amount: number) {
  const { rules } = (await admin.get(`/leave/policy/${policy}`)).body.policy.versions[0];
  return { from: '2026-07-01', rules: { ...rules, tiers: [{ years: 0, amount }] } };
}

function preview({ stage, admin }: Company, policy: string, n: number): KilledJob {
  let id = '';
  const change = async () => ({
    kind: 'version',
    policy,
    ...(await versionOf(admin(), policy, 30 + n)),
  });
  const begin = async () => {
    id = accepted(await admin().post('/leave/preview', { change: await change() })).preview._id;
    await previewEnd(admin(), id);
  };
  const state = async () =>
    id === '' ? undefined : (await admin().get(`/leave/preview/${id}`)).body.preview.state;
  return {
    begin,
    ended: async () => (await state()) !== 'Running',
    resume: async () =>
      id === '' ? begin() : eventually(async () => (await state()) !== 'Running', WITHIN_MS),
    faults: async () => {
      const { body } = await admin().get(`/leave/preview/${id}`);
      const whole = await previewed(admin(), await change());
      return [
        ...differs(
          'summary',
          [body.preview.state, body.preview.done, body.preview.summary],
          [whole.state, whole.done, whole.summary],
        ),
        ...differs(
          'rows',
          await stage.count('leave_preview_row WHERE preview_id = ?', [id]),
          await stage.count('leave_preview_row WHERE preview_id = ?', [whole._id]),
        ),
        ...differs(
          'people twice',
          await stage.count(
            '(SELECT employee_id FROM leave_preview_row WHERE preview_id = ? GROUP BY employee_id, leave_type_id HAVING COUNT(*) > 1) d',
            [id],
          ),
          0,
        ),
      ];
    },
  };
}

function upkeep({ stage, admin }: Company, policy: string, n: number): KilledJob {
  const amount = 24 + 2 * (n + 1);
  const store = async () => {
    const version = await versionOf(admin(), policy, amount);
    const { basis } = await previewed(admin(), { kind: 'version', policy, ...version });
    accepted(await admin().post(`/leave/policy/version/${policy}`, { ...version, basis }));
  };
  const isStored = async () =>
    (await admin().get(`/leave/policy/${policy}`)).body.policy.versions.some(
      ({ rules }: { rules: PolicyRulesRecord }) => rules.tiers[0]?.amount === amount,
    );
  return {
    begin: store,
    ended: async () => (await isStored()) && (await underived(stage)) === 0,
    resume: async () => {
      if (!(await isStored())) await store();
      await derived(stage);
    },
    faults: async () => {
      const { body } = await admin().get(
        `/leave/balances?filter=${encodeURIComponent(JSON.stringify({ leaveType: 'Emergency Leave' }))}`,
      );
      const rows = await stage.rows<{ available: number | string; n: number | string }>(
        'SELECT available, COUNT(*) AS n FROM leave_account WHERE leave_type_id = ? GROUP BY available',
        [BUILTIN_LEAVE_TYPE_IDS['Emergency Leave']],
      );
      return [
        ...differs(
          'accounts',
          rows.map((row) => Number(row.n)),
          [PEOPLE],
        ),
        ...differs('available', Number(rows[0]?.available) / 1000, body.accounts[0].available),
      ];
    },
  };
}

function close({ stage, admin }: Company, n: number): KilledJob {
  const closing = { leaveType: 'Sick Leave', until: `${2005 + n}-12-31` };
  const typeId = BUILTIN_LEAVE_TYPE_IDS['Sick Leave'];
  const isClosed = (column: string) =>
    stage.count(`leave_type WHERE id = ? AND ${column} = ?`, [typeId, closing.until]);
  const store = async () => {
    const { basis } = await previewed(admin(), { kind: 'close', ...closing });
    accepted(await admin().post('/leave/close', { ...closing, basis }));
  };
  return {
    begin: store,
    ended: async () => (await isClosed('closings_until')) === 1,
    resume: async () => {
      await admin().confirm(ADMIN.password);
      if ((await isClosed('closed_until')) === 0) await store();
      await eventually(async () => (await isClosed('closings_until')) === 1, WITHIN_MS);
    },
    faults: async () => {
      const rows = await stage.rows<{ n: number | string; people: number | string }>(
        "SELECT COUNT(*) AS n, COUNT(DISTINCT employee_id) AS people FROM leave_entry WHERE leave_type_id = ? AND kind = 'closing' AND day = ? GROUP BY amount, allocations",
        [typeId, closing.until],
      );
      return differs(
        'closings',
        rows.map((row) => [Number(row.n), Number(row.people)]),
        [[PEOPLE, PEOPLE]],
      );
    },
  };
}

function assignment({ stage, admin }: Company, n: number): KilledJob {
  let target = '';
  let basis: string | null = null;
  const send = async () => {
    target ||= accepted(await admin().post('/holiday/add', { name: `Calendar ${n}` })).calendar._id;
    const body = {
      holders: { filter: { status: 'Active' } },
      subject: 'calendar',
      target,
      from: '2026-01-01',
    };
    basis ??= (await previewed(admin(), { kind: 'assignment', ...body })).basis;
    return accepted(
      await admin().post(
        '/work/assignment/add',
        { ...body, basis },
        { 'idempotency-key': `kill ${n}` },
      ),
    );
  };
  return {
    begin: send,
    ended: async () =>
      (await stage.count('leave_assignment WHERE calendar_id = ? AND live = 1', [target])) ===
      PEOPLE,
    resume: () => eventually(() => send().catch(() => undefined), WITHIN_MS),
    faults: async () =>
      differs(
        'assigned',
        [
          await stage.count('leave_assignment WHERE calendar_id = ? AND live = 1', [target]),
          await stage.count(
            '(SELECT DISTINCT holder FROM leave_assignment WHERE calendar_id = ? AND live = 1) d',
            [target],
          ),
        ],
        [PEOPLE, PEOPLE],
      ),
  };
}

function openings({ stage, admin }: Company, n: number): KilledJob {
  const day = `2026-01-${String(n + 1).padStart(2, '0')}`;
  const lines = Array.from(
    { length: PEOPLE },
    (_, index) => `K-${index},Annual Leave,${n + 1},${day}`,
  );
  let id = '';
  const start = async () => {
    id = (
      await checked(
        admin(),
        'balances',
        ['Employee ID,Leave Type,Balance,Counts From', ...lines].join('\n'),
        { dateOrder: 'year-first', balanceMeaning: 'on-top' },
        'balances.csv',
      )
    )._id;
    await applied(admin(), { _id: id });
  };
  const state = async () => (id === '' ? '' : (await importOf(admin(), { _id: id })).state);
  return {
    begin: start,
    ended: async () => (await state()) === 'Applied',
    resume: async () => {
      if (id === '') return start();
      const { state: now } = await waitForImport(admin(), { _id: id });
      return now === 'Applied' ? undefined : applied(admin(), { _id: id });
    },
    faults: async () =>
      differs(
        'openings',
        [
          await stage.count("leave_entry WHERE kind = 'opening' AND day = ?", [day]),
          await stage.count(
            "(SELECT DISTINCT employee_id FROM leave_entry WHERE kind = 'opening' AND day = ?) d",
            [day],
          ),
        ],
        [PEOPLE, PEOPLE],
      ),
  };
}

function peopleFile(): string {
  const lines = Array.from(
    { length: PEOPLE },
    (_, index) => `K-${index},Person ${index},person.${index}@company.example,Sales,2004-05-03`,
  );
  return ['Employee ID,Full Name,Email Address,Department,Hire Date', ...lines].join('\n');
}

const underived = (stage: Stage) =>
  stage.count(
    `leave_account a LEFT JOIN leave_lock l ON l.employee_id = a.employee_id WHERE a.seen_rules <> (SELECT version FROM lock_row WHERE name = 'leave-rules') OR a.seen_version <> COALESCE(l.version, 0)`,
  );

async function derived(stage: Stage): Promise<void> {
  await eventually(
    async () => (await stage.count('leave_account')) >= PEOPLE && (await underived(stage)) === 0,
    WITHIN_MS,
  );
}
