import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { nextMonday } from '../../support/calendar.js';
import { hire, hireCast, requestLeave } from '../../support/cast.js';
import { addCoverageRule } from '../../support/coverage.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';
import { auditOf, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, amara, zoe, ruth, sales } = cast;

test('a rule is added, read with its people and its busiest day, changed and deleted; all is audited', async () => {
  const paul = await hire(admin, { employeeId: 'S-2', name: 'Paul', department: sales._id });
  await requestLeave(cast.zoeClient, zoe._id, '2027-12-13', '2027-12-15');
  await requestLeave(admin, paul._id, '2027-12-14', '2027-12-14');
  const rule = await addCoverageRule(admin, {
    department: sales._id,
    from: '2027-12-01',
    to: '2027-12-31',
    maxAway: 1,
  });
  // The year ahead is shown, and December 2027 may lie beyond it.
  expect(rule).toMatchObject({
    name: 'December cover',
    department: { _id: sales._id, dep_name: 'Sales' },
    from: '2027-12-01',
    to: '2027-12-31',
    maxAway: 1,
    block: true,
    version: 1,
    people: 2,
  });
  const changed = await admin.put(`/coverage/${rule._id}`, {
    name: 'Winter cover',
    maxAway: 0,
    block: false,
    version: 1,
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      rule: {
        name: 'Winter cover',
        department: null,
        from: null,
        to: null,
        maxAway: 0,
        block: false,
        version: 2,
        people: 4,
      },
    },
  });
  expect((await admin.get('/coverage')).body.rules).toMatchObject([{ name: 'Winter cover' }]);
  expect(await admin.delete(`/coverage/${rule._id}`)).toMatchObject({ status: 200 });
  expect((await admin.get('/coverage')).body.rules).toEqual([]);
  const audited = await rows<{ action: string }>(
    server,
    "SELECT action FROM audit_entry WHERE subject = 'coverage' ORDER BY recorded_at, id",
  );
  expect(audited.map(({ action }) => action)).toEqual([
    'coverage.add',
    'coverage.update',
    'coverage.delete',
  ]);
});

test('names are taken once, an outdated edit is refused, and what is missing is said', async () => {
  const rule = await addCoverageRule(admin, { name: 'Phones' });
  expect(
    await admin.post('/coverage/add', { name: 'PHONES', maxAway: 1, block: true }),
  ).toMatchObject({
    status: 409,
    body: { code: 'coverage.name_taken', errors: { name: expect.any(String) } },
  });
  await admin.put(`/coverage/${rule._id}`, { name: 'Phones', maxAway: 3, block: true, version: 1 });
  expect(
    await admin.put(`/coverage/${rule._id}`, {
      name: 'Phones',
      maxAway: 4,
      block: true,
      version: 1,
    }),
  ).toMatchObject({ status: 409, body: { code: 'request.stale' } });
  expect(
    await admin.post('/coverage/add', {
      name: 'Short',
      maxAway: 1,
      block: true,
      from: '2026-12-31',
      to: '2026-12-01',
    }),
  ).toMatchObject({ status: 400, body: { errors: { to: expect.any(String) } } });
  expect(
    await admin.post('/coverage/add', {
      name: 'Nowhere',
      maxAway: 1,
      block: true,
      department: newId(),
    }),
  ).toMatchObject({ status: 400, body: { errors: { department: expect.any(String) } } });
  for (const call of [
    admin.put(`/coverage/${newId()}`, { name: 'Gone', maxAway: 1, block: true }),
    admin.delete(`/coverage/${newId()}`),
  ])
    expect(await call).toMatchObject({ status: 404, body: { code: 'coverage.not_found' } });
  await admin.delete(`/coverage/${rule._id}`);
});

test('the outlook of the coming year says who is away on which day, without exempt types', async () => {
  const [near, after] = [addDays(nextMonday(), 7), addDays(nextMonday(), 14)];
  const request = await requestLeave(cast.amaraClient, amara._id, near, near);
  await admin.put(`/leave/${request._id}`, { status: 'Approved' });
  await requestLeave(admin, ruth._id, near, near);
  await requestLeave(admin, ruth._id, after, after, { leaveType: 'Sick Leave' });
  const { outlook } = (await admin.get(`/coverage/outlook?department=${amara.department._id}`))
    .body;
  expect(outlook).toEqual({
    people: 2,
    days: [{ day: near, approved: 1, pending: 1, names: ['Amara Okafor', 'Ruth Admin'] }],
  });
  const rule = await addCoverageRule(admin, {
    name: 'Research',
    department: amara.department._id,
    maxAway: 1,
  });
  expect(rule).toMatchObject({ busiest: { day: near, away: 2 }, daysOver: 1 });
  await admin.delete(`/coverage/${rule._id}`);
});

test('sick leave is exempt at first, other types are not, and an admin may change that', async () => {
  const [sick, annual] = [
    await leaveType(admin, 'Sick Leave'),
    await leaveType(admin, 'Annual Leave'),
  ];
  expect([sick.exemptFromCoverage, annual.exemptFromCoverage]).toEqual([true, false]);
  expect(
    (await admin.put(`/leave/type/${annual._id}`, { name: annual.name, exemptFromCoverage: true }))
      .body.type.exemptFromCoverage,
  ).toBe(true);
  await admin.put(`/leave/type/${annual._id}`, { name: annual.name, exemptFromCoverage: false });
});

test('the rules of a department are deleted with it', async () => {
  const { body } = await admin.post('/department/add', {
    dep_name: 'Short-lived',
    description: 'Gone soon',
  });
  const rule = await addCoverageRule(admin, {
    name: 'Of the department',
    department: body.department._id,
  });
  expect(await admin.delete(`/department/single?id=${body.department._id}`)).toMatchObject({
    status: 200,
  });
  expect((await admin.get('/coverage')).body.rules).toEqual([]);
  expect((await auditOf(server, rule._id)).map(({ action }) => action)).toEqual([
    'coverage.add',
    'coverage.delete',
  ]);
});
