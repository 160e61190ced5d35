import { hireCast, requestLeave } from '../../support/cast.js';
import { addLeaveType, addPolicy, leaveType } from '../../support/leave-rules-by-calls.js';
import { auditOf } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

const names = (types: { name: string }[]) => types.map(({ name }) => name);

test('an installation begins with the five types of every installation', async () => {
  const { body } = await cast.amaraClient.get('/leave/type');
  expect(names(body.types)).toEqual([
    'Sick Leave',
    'Casual Leave',
    'Annual Leave',
    'Personal Leave',
    'Emergency Leave',
  ]);
  expect(body.types[2]).toMatchObject({
    builtin: true,
    unit: 'days',
    counts: 'working',
    halfDays: true,
    paid: true,
    selfService: true,
    reasonRequired: true,
    visibleToTeam: false,
    archived: false,
    version: 1,
  });
});

test('a type is added, requested, found and renamed with its requests', async () => {
  const { admin, amara, amaraClient } = cast;
  const added = await admin.post('/leave/type/add', {
    name: '  Parental  Leave',
    paid: false,
    counts: 'calendar',
  });
  expect(added).toMatchObject({
    status: 201,
    body: {
      type: {
        name: 'Parental Leave',
        builtin: false,
        unit: 'days',
        counts: 'calendar',
        paid: false,
        selfService: true,
        version: 1,
      },
    },
  });
  const { _id } = added.body.type;

  const leave = await requestLeave(amaraClient, amara.userId._id, '2026-03-02', '2026-03-06', {
    leaveType: 'Parental Leave',
  });
  expect(leave.leaveType).toBe('Parental Leave');

  expect((await admin.get(`/leave/type/${_id}`)).body.type).toEqual(added.body.type);
  const renamed = await admin.put(`/leave/type/${_id}`, { name: 'Family Leave', version: 1 });
  expect(renamed).toMatchObject({
    status: 200,
    body: { type: { name: 'Family Leave', counts: 'calendar', paid: false, version: 2 } },
  });
  expect((await admin.get(`/leave/detail/${leave._id}`)).body.leave.leaveType).toBe('Family Leave');
  const list = async (filter: object) =>
    (
      await admin.get(`/leave?range=[0,9]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
    ).body.leaves?.map((one: { _id: string }) => one._id);
  expect(await list({ leaveType: 'Family Leave' })).toEqual([leave._id]);
  expect(await list({ q: 'family' })).toEqual([leave._id]);
  expect(
    await admin.get(`/leave?filter=${encodeURIComponent('{"leaveType":"Parental Leave"}')}`),
  ).toMatchObject({
    status: 400,
    body: { errors: { filter: expect.stringContaining('Family Leave') } },
  });
});

test('a name is taken without regard to case', async () => {
  expect(await cast.admin.post('/leave/type/add', { name: 'SICK leave' })).toMatchObject({
    status: 409,
    body: { code: 'type.name_taken', errors: { name: expect.any(String) } },
  });
});

test('types of every installation keep their name and are never archived; the rest of them changes', async () => {
  const { admin } = cast;
  const sick = await leaveType(admin, 'Sick Leave');
  expect(await admin.put(`/leave/type/${sick._id}`, { name: 'Illness' })).toMatchObject({
    status: 400,
    body: { errors: { name: expect.stringContaining('Sick Leave') } },
  });
  expect(
    await admin.put(`/leave/type/${sick._id}`, { name: 'Sick Leave', archived: true }),
  ).toMatchObject({ status: 400, body: { errors: { archived: expect.any(String) } } });
  expect(
    await admin.put(`/leave/type/${sick._id}`, { name: 'Sick Leave', halfDays: false }),
  ).toMatchObject({ status: 200, body: { type: { halfDays: false, paid: true } } });
});

test('an edit from a stale reading changes nothing', async () => {
  const { admin } = cast;
  const { _id } = await addLeaveType(admin, { name: 'Study Leave' });
  await admin.put(`/leave/type/${_id}`, { name: 'Study Leave', paid: false, version: 1 });
  expect(
    await admin.put(`/leave/type/${_id}`, { name: 'Learning Leave', version: 1 }),
  ).toMatchObject({ status: 409, body: { code: 'request.stale' } });
  expect(await leaveType(admin, 'Study Leave')).toMatchObject({ paid: false, version: 2 });
});

test('an archived type is refused for new requests, seen by admins only, and can be used again', async () => {
  const { admin, amara, amaraClient } = cast;
  const { _id } = await addLeaveType(admin, { name: 'Moving Day' });
  await admin.put(`/leave/type/${_id}`, { name: 'Moving Day', archived: true });
  expect(await leaveType(amaraClient, 'Moving Day')).toBeUndefined();
  expect(await leaveType(admin, 'Moving Day')).toMatchObject({ archived: true });
  const request = {
    userId: amara.userId._id,
    leaveType: 'Moving Day',
    startDate: '2026-05-04',
    endDate: '2026-05-04',
    reason: 'Moving',
  };
  expect(await admin.post('/leave/add', request)).toMatchObject({
    status: 400,
    body: { errors: { leaveType: expect.stringContaining('no longer') } },
  });
  await admin.put(`/leave/type/${_id}`, { name: 'Moving Day', archived: false });
  expect(await admin.post('/leave/add', request)).toMatchObject({ status: 201 });
});

test('a type that employees cannot request is entered by admins, with a note why', async () => {
  const { admin, amara, amaraClient } = cast;
  await addLeaveType(admin, { name: 'Suspension', selfService: false });
  const request = {
    userId: amara.userId._id,
    leaveType: 'Suspension',
    startDate: '2026-06-01',
    endDate: '2026-06-02',
    reason: 'As decided',
  };
  expect(await amaraClient.post('/leave/add', request)).toMatchObject({
    status: 400,
    body: { errors: { leaveType: expect.stringContaining('HR enters it') } },
  });
  expect(await admin.post('/leave/add', request)).toMatchObject({
    status: 400,
    body: { code: 'type.entered_by_admins' },
  });
  expect(await admin.post('/leave/add', { ...request, override: true })).toMatchObject({
    status: 400,
    body: { errors: { note: expect.any(String) } },
  });
  const added = await admin.post('/leave/add', {
    ...request,
    override: true,
    note: 'Letter of 12 May',
  });
  expect(added).toMatchObject({ status: 201, body: { leave: { leaveType: 'Suspension' } } });
  expect((await auditOf(server, added.body.leave._id))[0]?.after).toMatchObject({
    overridden: 'type.entered_by_admins',
    note: 'Letter of 12 May',
  });
  const asked = new URLSearchParams({
    userId: request.userId,
    leaveType: 'Suspension',
    startDate: '2026-07-06',
    endDate: '2026-07-07',
  }).toString();
  expect((await admin.get(`/leave/quote?${asked}`)).body.faults).toMatchObject([
    { code: 'type.entered_by_admins', overridable: true },
  ]);
});

test('a name that no type has is refused with those that there are', async () => {
  const { amara, amaraClient } = cast;
  const answer = await amaraClient.post('/leave/add', {
    userId: amara.userId._id,
    leaveType: 'annual leave',
    startDate: '2026-06-01',
    endDate: '2026-06-02',
    reason: 'Rest',
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { leaveType: expect.stringContaining('Annual Leave') } },
  });
});

test('what a type counts stays once a policy counts it', async () => {
  const { admin } = cast;
  const { _id } = await addLeaveType(admin, { name: 'Time Off in Lieu' });
  expect(
    await admin.put(`/leave/type/${_id}`, { name: 'Time Off in Lieu', unit: 'minutes' }),
  ).toMatchObject({ status: 200, body: { type: { unit: 'minutes' } } });
  await addPolicy(admin, {
    name: 'Overtime',
    type: 'Time Off in Lieu',
    rules: { tiers: [{ years: 0, amount: 0 }], step: 15, carry: null },
  });
  for (const change of [{ unit: 'days' }, { counts: 'calendar' }]) {
    expect(
      await admin.put(`/leave/type/${_id}`, { name: 'Time Off in Lieu', ...change }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'rules.in_use',
        errors: { [Object.keys(change)[0] as string]: expect.any(String) },
      },
    });
  }
  expect(
    await admin.put(`/leave/type/${_id}`, { name: 'Lieu', unit: 'minutes', counts: 'working' }),
  ).toMatchObject({ status: 200, body: { type: { name: 'Lieu' } } });
});

test('of several edits from one reading, one is stored', async () => {
  const { admin } = cast;
  const { _id } = await addLeaveType(admin, { name: 'Jury Duty' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      admin.put(`/leave/type/${_id}`, { name: `Jury ${index}`, version: 1 }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('the audit log tells what changed', async () => {
  const { admin } = cast;
  const { _id } = await addLeaveType(admin, { name: 'Volunteering' });
  await admin.put(`/leave/type/${_id}`, { name: 'Volunteer Days', visibleToTeam: true });
  const { body } = await admin.get(
    `/audit?filter=${encodeURIComponent(JSON.stringify({ object: _id }))}`,
  );
  expect(body.entries).toHaveLength(2);
  expect(
    body.entries.find(({ action }: { action: string }) => action === 'type.update'),
  ).toMatchObject({
    subject: 'type',
    subjectName: 'Volunteer Days',
    changes: [
      { field: 'name', before: 'Volunteering', after: 'Volunteer Days' },
      { field: 'visibleToTeam', before: false, after: true },
    ],
  });
});
