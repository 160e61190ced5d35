import { describe, expect, jest, test } from '@jest/globals';
import type { PreviewPersonRecord } from '../../../api/contract/leave/leave-preview.js';
import { PersonEffects } from '../../../api/entitlement/preview/person-effects.js';
import { PreviewJob } from '../../../api/entitlement/preview/preview-job.js';
import { PreviewRetention } from '../../../api/entitlement/preview/preview-retention.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment, hire } from '../../support/cast.js';
import { previewed, storeAssignment, storeVersion } from '../../support/leave-preview.js';
import { addPolicy, leaveType, RULES } from '../../support/leave-rules-by-calls.js';
import { countRows, rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { query } from '../lists/list.data.js';

const TODAY = '2026-11-23';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => TODAY);
const admin = await server.admin();
await admin.confirm(ADMIN.password);
const department = await addDepartment(admin, { dep_name: 'Research' });

const people = async (
  id: string,
  asked: Parameters<typeof query>[0] = {},
): Promise<PreviewPersonRecord[]> =>
  (await admin.get(`/leave/preview/people/${id}${query(asked)}`)).body.people;
const career = (from: string, rules = yearly(24)) =>
  Career.begin(admin, department, { from, hireDate: from, rules });
const rulesOf = (rules: object) => ({
  ...RULES,
  scale: false,
  step: 0.001,
  carry: 0,
  carryMonths: null,
  ...rules,
});

describe('the preview of a version', () => {
  test('says what it changes for whom, on the last day of the leave year in which it begins', async () => {
    const one = await career('2026-01-01');
    const other = await career('2026-01-01', yearly(20));
    const [before, policy] = [await one.ledger('2026-01-01', '2027-12-31'), await one.policy()];
    const preview = await previewed(admin, {
      kind: 'version',
      policy,
      from: '2027-07-01',
      rules: rulesOf(yearly(30)),
    });
    expect(preview).toMatchObject({
      kind: 'version',
      state: 'Done',
      done: 1,
      total: 1,
      on: '2027-12-31',
      basis: preview._id,
      fault: null,
      createdBy: ADMIN.name,
      summary: [
        {
          leaveType: { name: 'Annual Leave' },
          unit: 'days',
          gain: { people: 1, amount: 3 },
          lose: { people: 0, amount: 0 },
          negative: 0,
          unchanged: 0,
          requests: 0,
        },
      ],
    });
    const [row] = await people(preview._id);
    expect(row).toMatchObject({
      employee: { _id: one.id, department: { dep_name: 'Research' } },
      leaveType: { name: 'Annual Leave' },
      before: 24,
      after: 27,
      difference: 3,
      effect: 'gain',
      negative: null,
      reasons: [{ code: 'granted', amount: 3, rate: 30 }],
      requests: [],
    });
    expect(await one.ledger('2026-01-01', '2027-12-31')).toEqual(before);
    expect(await countRows(server, 'leave_preview_row', 'employee_id = ?', [other.id])).toBe(0);
  });

  test('derives what storing the version gives', async () => {
    const one = await career('2026-01-01');
    const change = {
      from: '2027-03-01',
      rules: rulesOf({ ...yearly(18), carry: 2, carryMonths: 2 }),
    };
    const policy = await one.policy();
    const { _id } = await previewed(admin, { kind: 'version', policy, ...change }, '2028-02-15');
    const [row] = await people(_id);
    expect(row?.before).toBe(await one.totalOn('2028-02-15'));
    await storeVersion(admin, policy, change);
    expect(row?.after).toBe(await one.totalOn('2028-02-15'));
    expect(row?.reasons.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
      row?.difference ?? 0,
      3,
    );
  });

  test('names who falls below zero, when, and what expires', async () => {
    const one = await career('2026-01-01', { ...yearly(10), carry: null });
    await one.take('2027-05-03', '2027-05-14');
    await one.take('2027-08-02', '2027-08-06');
    const { _id, summary } = await previewed(admin, {
      kind: 'version',
      policy: await one.policy(),
      from: '2027-01-01',
      rules: rulesOf({ ...yearly(10), carry: 3, carryMonths: 3 }),
    });
    expect(summary).toMatchObject([{ lose: { people: 1, amount: -10 }, negative: 1 }]);
    expect(await people(_id, { filter: { effect: 'negative' } })).toMatchObject([
      {
        before: 5,
        after: -5,
        effect: 'lose',
        negative: { amount: -5, day: '2027-08-06' },
        reasons: [
          { code: 'expired', amount: -7, on: '2026-12-31' },
          { code: 'expired', amount: -3, on: '2027-03-31' },
        ],
      },
    ]);
  });

  test('is of everybody where everybody has the policy, but for those who left; and lists them by name and difference', async () => {
    const type = await leaveType(admin, 'Personal Leave');
    const policy = await addPolicy(admin, {
      name: 'Common',
      type: 'Personal Leave',
      from: '2026-01-01',
      rules: { ...yearly(5), proration: 'days' },
    });
    await hire(admin, {
      name: 'Zuri Left',
      employeeId: 'L-1',
      department: department._id,
      hireDate: '2026-01-01',
    }).then(({ _id }) => admin.put(`/employee/employment/${_id}`, { leftOn: '2026-03-31' }));
    await hire(admin, {
      name: 'Ada Late',
      employeeId: 'L-2',
      department: department._id,
      hireDate: '2027-07-01',
    });
    await storeAssignment(admin, {
      holders: '*',
      subject: type._id,
      target: policy._id,
      from: '2026-01-01',
    });
    const { _id, summary } = await previewed(admin, {
      kind: 'version',
      policy: policy._id,
      from: '2027-01-01',
      rules: rulesOf({ ...yearly(7), step: 0.5 }),
    });
    const working = await countRows(
      server,
      'employee',
      "left_on IS NULL OR left_on >= '2027-01-01'",
    );
    expect(summary[0]?.gain.people).toBe(working);
    const names = async (sort: [string, string]) =>
      (await people(_id, { range: [0, 99], sort })).map(({ employee }) => employee.name);
    expect(await names(['name', 'ASC'])).toEqual((await names(['name', 'DESC'])).reverse());
    expect((await names(['difference', 'ASC']))[0]).toBe('Ada Late');
    expect(await names(['name', 'ASC'])).not.toContain('Zuri Left');
    const page = await admin.get(
      `/leave/preview/people/${_id}${query({ range: [0, 1], filter: { effect: 'gain' } })}`,
    );
    expect(page.headers.get('content-range')).toBe(`preview 0-1/${working}`);
    const csv = await admin.get(`/leave/preview/people/${_id}`, { accept: 'text/csv' });
    expect(String(csv.body).trim().split('\n')).toHaveLength(working + 1);
  });

  test('goes after a day, with its rows', async () => {
    const one = await career('2026-01-01');
    const { _id } = await previewed(admin, {
      kind: 'version',
      policy: await one.policy(),
      from: '2027-01-01',
      rules: rulesOf(yearly(30)),
    });
    await store(server, 'UPDATE leave_preview SET created_at = created_at - ? WHERE id = ?', [
      24 * 60 * 60 * 1000 + 1,
      _id,
    ]);
    await server.app.get(PreviewRetention, { strict: false }).run();
    expect(await admin.get(`/leave/preview/${_id}`)).toMatchObject({
      status: 404,
      body: { code: 'preview.not_found' },
    });
    expect(await countRows(server, 'leave_preview_row', 'preview_id = ?', [_id])).toBe(0);
  });

  test('is cancelled; one that has ended stays as it is', async () => {
    const one = await career('2026-01-01');
    const { _id } = await previewed(admin, {
      kind: 'version',
      policy: await one.policy(),
      from: '2027-01-01',
      rules: rulesOf(yearly(30)),
    });
    expect((await admin.post(`/leave/preview/cancel/${_id}`)).body.preview).toMatchObject({
      state: 'Done',
      basis: _id,
    });
    await store(server, "UPDATE leave_preview SET state = 'Running' WHERE id = ?", [_id]);
    expect((await admin.post(`/leave/preview/cancel/${_id}`)).body.preview).toMatchObject({
      state: 'Cancelled',
      basis: null,
    });
  });

  /** Balances of this person can no longer be derived. */
  const failsFor = (id: string) => {
    const effects = server.app.get(PersonEffects, { strict: false });
    const derive = effects.derive.bind(effects);
    return jest
      .spyOn(effects, 'derive')
      .mockImplementation((ids, ...rest) =>
        ids.includes(id) ? Promise.reject(new Error('No answer')) : derive(ids, ...rest),
      );
  };
  const stateOf = (id: string) =>
    rows(
      server,
      'SELECT p.state, j.attempts FROM leave_preview p LEFT JOIN job j ON j.subject_id = p.id WHERE p.id = ?',
      [id],
    );

  test('that cannot go on pauses, lets others go on, and has failed with the third attempt', async () => {
    const [broken, whole] = [await career('2026-01-01'), await career('2026-01-01')];
    const calendar = (await admin.post('/holiday/add', { name: 'Fairs' })).body.calendar._id;
    await admin.post('/work/assignment/add', {
      holders: [whole.id],
      subject: 'calendar',
      target: calendar,
      from: '2026-01-01',
    });
    const attempts = failsFor(broken.id);
    const { worker } = server.app.get(PreviewJob, { strict: false });
    const clock = server.app.get(Clock);
    const now = Date.now();
    const time = jest.spyOn(clock, 'now').mockImplementation(() => now);
    try {
      const { _id } = (
        await admin.post('/leave/preview', {
          change: {
            kind: 'version',
            policy: await broken.policy(),
            from: '2027-01-01',
            rules: rulesOf(yearly(30)),
          },
        })
      ).body.preview;
      for (const [pause, expected] of [
        [0, { state: 'Running', attempts: 1 }],
        [10_000, { state: 'Running', attempts: 2 }],
        [20_000, { state: 'Failed', attempts: null }],
        [30_000, { state: 'Failed', attempts: null }],
      ] as const) {
        time.mockImplementation(() => now + pause);
        await worker.round();
        await worker.round();
        expect(await stateOf(_id)).toEqual([expected]);
        expect(
          await previewed(admin, {
            kind: 'holidays',
            calendar,
            add: [{ day: '2027-05-17', half: null, name: 'Fair' }],
          }),
        ).toMatchObject({ state: 'Done', done: 1 });
      }
      expect((await admin.get(`/leave/preview/${_id}`)).body.preview).toMatchObject({
        state: 'Failed',
        basis: null,
        fault: expect.any(String),
      });
      expect(attempts.mock.calls.filter(([ids]) => ids.includes(broken.id))).toHaveLength(3);
    } finally {
      time.mockRestore();
      attempts.mockRestore();
    }
  });

  test('that an earlier version had begun, without a job, goes on behind the people who are done', async () => {
    const [first, second] = [await career('2026-01-01'), await career('2026-01-01')];
    const policy = await first.policy();
    await storeAssignment(admin, {
      holders: [second.id],
      subject: (await leaveType(admin))._id,
      target: policy,
      from: '2026-01-01',
    });
    const whole = await previewed(admin, {
      kind: 'version',
      policy,
      from: '2027-01-01',
      rules: rulesOf(yearly(30)),
    });
    expect(whole).toMatchObject({ done: 2, summary: [{ gain: { people: 2, amount: 12 } }] });
    await store(server, 'DELETE FROM leave_preview_row WHERE preview_id = ? AND employee_id = ?', [
      whole._id,
      [first.id, second.id].sort().at(-1),
    ]);
    const [stored] = await rows<{ summary: string }>(
      server,
      'SELECT summary FROM leave_preview WHERE id = ?',
      [whole._id],
    );
    await store(
      server,
      "UPDATE leave_preview SET state = 'Running', finished_at = NULL, cursor_id = ?, done = 1, summary = ? WHERE id = ?",
      [
        [first.id, second.id].sort()[0],
        stored?.summary.replace('"people":2,"amount":12000', '"people":1,"amount":6000'),
        whole._id,
      ],
    );
    await server.app.get(PreviewJob, { strict: false }).worker.round();
    const { _id, state, done, summary } = (await admin.get(`/leave/preview/${whole._id}`)).body
      .preview;
    expect({ _id, state, done, summary }).toEqual({
      _id: whole._id,
      state: 'Done',
      done: 2,
      summary: whole.summary,
    });
    expect(await countRows(server, 'leave_preview_row', 'preview_id = ?', [_id])).toBe(2);
    expect(await countRows(server, 'job')).toBe(0);
  });

  test('fails once the admin who began it is no admin any more', async () => {
    const one = await career('2026-01-01');
    const { worker } = server.app.get(PreviewJob, { strict: false });
    const waking = jest.spyOn(worker, 'wake').mockImplementation(() => undefined);
    const { _id } = (
      await admin.post('/leave/preview', {
        change: {
          kind: 'version',
          policy: await one.policy(),
          from: '2027-01-01',
          rules: rulesOf(yearly(30)),
        },
      })
    ).body.preview;
    waking.mockRestore();
    await store(
      server,
      'UPDATE job SET owner_id = (SELECT account_id FROM employee WHERE id = ?)',
      [one.id],
    );
    await worker.round();
    expect((await admin.get(`/leave/preview/${_id}`)).body.preview).toMatchObject({
      state: 'Failed',
      done: 0,
    });
    expect(await countRows(server, 'leave_preview_row', 'preview_id = ?', [_id])).toBe(0);
  });

  test.each([
    ['an unknown kind', { kind: 'wish' }, 400, 'change'],
    ['no kind', {}, 400, 'change'],
    [
      'a contradiction',
      { kind: 'version', from: '2027-01-01', rules: { ...RULES, carry: 0 } },
      400,
      'rules.carryMonths',
    ],
    ['a day far ahead', { kind: 'version', from: '2100-01-01', rules: RULES }, 400, 'from'],
    [
      'a missing policy',
      { kind: 'version', policy: '', from: '2027-01-01', rules: RULES },
      400,
      'policy',
    ],
  ])('refuses %s as storing does', async (_, change, status, field) => {
    const policy = (await admin.get('/leave/policy')).body.policies[0]._id;
    const answer = await admin.post('/leave/preview', { change: { policy, ...change } });
    expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
      status,
      fields: [field],
    });
  });

  test('compares no day before the change or beyond all leave', async () => {
    const policy = (await admin.get('/leave/policy')).body.policies[0]._id;
    for (const on of ['2026-12-31', '2031-01-01']) {
      expect(
        await admin.post('/leave/preview', {
          change: { kind: 'version', policy, from: '2027-01-01', rules: RULES },
          on,
        }),
      ).toMatchObject({ status: 400, body: { errors: { on: expect.any(String) } } });
    }
  });
});
