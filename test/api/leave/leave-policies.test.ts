import { hireCast } from '../../support/cast.js';
import { previewed, storeAssignment, storeVersion } from '../../support/leave-preview.js';
import { addLeaveType, addPolicy, leaveType, RULES } from '../../support/leave-rules-by-calls.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test('the configuration says whether any policy has been made', async () => {
  const { admin } = cast;
  expect((await admin.get('/config')).body.leave).toEqual({ policies: false, approvals: false });
  await addPolicy(admin, { name: 'First' });
  expect((await admin.get('/config')).body.leave).toEqual({ policies: true, approvals: false });
});

test('a policy is added and read with its rules as they were sent', async () => {
  const { admin } = cast;
  const type = await leaveType(admin);
  const rules = {
    ...RULES,
    tiers: [
      { years: 0, amount: 25 },
      { years: 5, amount: 27.5 },
    ],
    wait: { months: 3, for: 'use' as const },
    cap: 40.25,
  };
  const added = await admin.post('/leave/policy/add', {
    leaveType: type._id,
    name: ' Ireland ',
    from: '2025-01-01',
    rules,
  });
  expect(added).toMatchObject({
    status: 201,
    body: {
      policy: {
        name: 'Ireland',
        leaveType: { _id: type._id, name: 'Annual Leave', unit: 'days' },
        archived: false,
        people: 0,
        everybody: false,
        versions: [{ from: '2025-01-01', recordedBy: 'Head Admin' }],
      },
    },
  });
  expect(added.body.policy.versions[0].rules).toEqual(rules);
  const { body } = await admin.get(`/leave/policy/${added.body.policy._id}`);
  expect(body.policy).toEqual(added.body.policy);
  expect((await admin.get('/leave/policy')).body.policies).toContainEqual(body.policy);
});

test('a policy of a type in minutes counts minutes', async () => {
  const { admin } = cast;
  await addLeaveType(admin, { name: 'Time Off in Lieu', unit: 'minutes' });
  const rules = { ...RULES, tiers: [{ years: 0, amount: 2400 }], step: 15, carry: 480 };
  const policy = await addPolicy(admin, { name: 'Overtime', type: 'Time Off in Lieu', rules });
  expect(policy.versions[0]?.rules).toEqual(rules);
  const { _id } = await leaveType(admin, 'Time Off in Lieu');
  expect(
    await admin.post('/leave/policy/add', {
      leaveType: _id,
      name: 'Halves',
      from: '2026-01-01',
      rules: RULES,
    }),
  ).toMatchObject({ status: 400, body: { errors: { 'rules.step': expect.any(String) } } });
});

test('a version from another day is added, one from the same day replaced and kept, ended', async () => {
  const { admin } = cast;
  const { _id } = await addPolicy(admin, { name: 'Versions', from: '2025-01-01' });
  const from2026 = await storeVersion(admin, _id, {
    from: '2026-01-01',
    rules: { ...RULES, carry: 10 },
  });
  expect(from2026).toMatchObject({
    status: 201,
    body: {
      policy: {
        versions: [
          { from: '2025-01-01', rules: { carry: 5 } },
          { from: '2026-01-01', rules: { carry: 10 } },
        ],
      },
    },
  });
  const replaced = await storeVersion(admin, _id, {
    from: '2026-01-01',
    rules: { ...RULES, carry: 12 },
  });
  expect(replaced.body.policy.versions).toMatchObject([
    { from: '2025-01-01' },
    { from: '2026-01-01', rules: { carry: 12 } },
  ]);
  const { body } = await admin.get(
    `/audit?filter=${encodeURIComponent(JSON.stringify({ object: _id }))}`,
  );
  const [latest] = body.entries;
  expect(latest).toMatchObject({
    action: 'policy.version',
    subject: 'policy',
    subjectName: 'Versions',
    changes: [{ field: 'carry', before: 10, after: 12 }],
  });
});

test('of several versions at once, each with its preview, one is stored: the rules have changed for the others', async () => {
  const { admin } = cast;
  const { _id } = await addPolicy(admin, { name: 'Raced' });
  const versions = [];
  for (let carry = 1; carry <= 6; carry++) {
    const version = { from: '2026-01-01', rules: { ...RULES, carry } };
    versions.push({
      ...version,
      basis: (await previewed(admin, { kind: 'version', policy: _id, ...version })).basis,
    });
  }
  const answers = await Promise.all(
    versions.map((version) => admin.post(`/leave/policy/version/${_id}`, version)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(5).fill('request.stale'),
  );
  expect((await admin.get(`/leave/policy/${_id}`)).body.policy.versions).toHaveLength(1);
});

test('a policy is renamed and archived, and then cannot be assigned', async () => {
  const { admin } = cast;
  const type = await leaveType(admin);
  const { _id } = await addPolicy(admin, { name: 'Old rules' });
  expect(
    await admin.put(`/leave/policy/${_id}`, { name: 'Very old rules', archived: true }),
  ).toMatchObject({ status: 200, body: { policy: { name: 'Very old rules', archived: true } } });
  const assigned = await storeAssignment(admin, {
    holders: '*',
    subject: type._id,
    target: _id,
    from: '2026-01-01',
  });
  expect(assigned).toMatchObject({
    status: 400,
    body: { errors: { target: expect.stringContaining('Very old rules') } },
  });
});

test('a policy is assigned to everybody and to one person, and says how many have it', async () => {
  const { admin, amara } = cast;
  const type = await leaveType(admin, 'Personal Leave');
  const common = await addPolicy(admin, { name: 'Everybody’s', type: 'Personal Leave' });
  const own = await addPolicy(admin, { name: 'Amara’s', type: 'Personal Leave' });
  const casual = await addPolicy(admin, { name: 'Of another type', type: 'Casual Leave' });
  expect(
    await storeAssignment(admin, {
      holders: '*',
      subject: type._id,
      target: common._id,
      from: '2026-01-01',
    }),
  ).toMatchObject({ status: 201 });
  expect(
    await admin.post('/work/assignment/add', {
      holders: [amara._id],
      subject: type._id,
      target: own._id,
      from: '2026-01-01',
    }),
  ).toMatchObject({ status: 201 });
  expect(
    await admin.post('/work/assignment/add', {
      holders: [amara._id],
      subject: type._id,
      target: casual._id,
      from: '2026-01-01',
    }),
  ).toMatchObject({
    status: 400,
    body: { errors: { target: expect.stringContaining('Casual Leave') } },
  });
  expect((await admin.get(`/leave/policy/${common._id}`)).body.policy).toMatchObject({
    everybody: true,
    people: 0,
  });
  expect((await admin.get(`/leave/policy/${own._id}`)).body.policy).toMatchObject({
    everybody: false,
    people: 1,
  });
});

test.each([
  ['a contradiction', { rules: { ...RULES, carry: 0 } }, 'rules.carryMonths'],
  ['a missing rule', { rules: { ...RULES, cap: undefined } }, 'rules.cap'],
  [
    'a type that does not exist',
    { leaveType: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10' },
    'leaveType',
  ],
])('%s is refused at its field', async (_, change, field) => {
  const { admin } = cast;
  const { _id } = await leaveType(admin);
  const answer = await admin.post('/leave/policy/add', {
    leaveType: _id,
    name: 'Refused',
    from: '2026-01-01',
    rules: RULES,
    ...change,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test('a name is taken without regard to case', async () => {
  const { admin } = cast;
  const { _id } = await leaveType(admin);
  await addPolicy(admin, { name: 'Norway' });
  expect(
    await admin.post('/leave/policy/add', {
      leaveType: _id,
      name: 'NORWAY',
      from: '2026-01-01',
      rules: RULES,
    }),
  ).toMatchObject({
    status: 409,
    body: { code: 'policy.name_taken', errors: { name: expect.any(String) } },
  });
});

test('a policy that does not exist is not found', async () => {
  const { admin } = cast;
  const unknown = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';
  for (const answer of [
    await admin.get(`/leave/policy/${unknown}`),
    await admin.put(`/leave/policy/${unknown}`, { name: 'Nobody’s' }),
    await admin.post(`/leave/policy/version/${unknown}`, {
      from: '2026-01-01',
      rules: RULES,
      basis: unknown,
    }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'policy.not_found' } });
});

describe('an example career', () => {
  const career = (fields: object) =>
    cast.admin.post('/leave/career', {
      unit: 'days',
      rules: RULES,
      hireDate: '2026-04-16',
      from: '2026-01-01',
      to: '2027-12-31',
      ...fields,
    });

  test('is the ledger of somebody hired on the day, and stores nothing', async () => {
    const before = (await cast.admin.get('/leave/policy')).body.policies.length;
    const { status, body } = await career({
      rules: { ...RULES, tiers: [{ years: 0, amount: 24 }] },
    });
    expect(status).toBe(200);
    expect(
      body.lines.map(
        ({
          day,
          kind,
          amount,
          balance,
        }: {
          day: string;
          kind: string;
          amount: number;
          balance: number;
        }) => [day, kind, amount, balance],
      ),
    ).toEqual([
      ['2026-04-16', 'accrual', 17, 17],
      ['2027-01-01', 'expired', -12, 5],
      ['2027-01-01', 'carried', 0, 5],
      ['2027-01-01', 'accrual', 24, 29],
      ['2027-04-01', 'expired', -5, 24],
    ]);
    expect(body.lines[0].numbers).toEqual({ rate: 24, months: 8.5 });
    expect((await cast.admin.get('/leave/policy')).body.policies).toHaveLength(before);
  });

  test('follows the unit of a type', async () => {
    const { _id } = await leaveType(cast.admin, 'Time Off in Lieu');
    const minutes = { ...RULES, tiers: [{ years: 0, amount: 2400 }], step: 15, carry: 480 };
    const { body } = await career({
      leaveType: _id,
      unit: undefined,
      rules: minutes,
      hireDate: '2020-01-01',
    });
    expect(body.lines[0]).toMatchObject({
      day: '2026-01-01',
      amount: 2400,
      numbers: { rate: 2400, months: 12 },
    });
  });

  test.each([
    ['more than ten years', { to: '2036-01-02' }, 'to'],
    ['an end before the start', { to: '2025-12-31' }, 'to'],
    ['rules that contradict each other', { rules: { ...RULES, cap: 1 } }, 'rules.cap'],
    ['neither type nor unit', { unit: undefined }, 'unit'],
  ])('of %s is refused', async (_, fields, field) => {
    const answer = await career(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('of ten years with every rule is quick', async () => {
    const rules = {
      ...RULES,
      frequency: 'monthly',
      timing: 'end',
      tiers: Array.from({ length: 20 }, (_, years) => ({ years, amount: 20 + years })),
      step: 0.001,
    };
    const started = performance.now();
    expect((await career({ rules, to: '2036-01-01' })).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
