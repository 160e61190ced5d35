import { expect, test } from '@jest/globals';
import { hireCast } from '../../support/cast.js';
import { uploadFile, checked, waitForImport } from '../../support/imports.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

const file = (...lines: string[]) =>
  ['Employee ID,Leave Type,Start Date,End Date,Status', ...lines].join('\n');

test('leave of a type that an admin added is recognised, and stored under its name', async () => {
  const { admin, amara } = cast;
  await addLeaveType(admin, { name: 'Parental Leave' });
  const { body } = await uploadFile(
    admin,
    'leaves',
    file(
      `${amara.employeeId},parental leave,2026-01-05,2026-01-07,Approved`,
      `${amara.employeeId},PTO,2026-02-05,2026-02-07,Approved`,
    ),
  );
  expect(body.proposal.values.leaveType).toEqual({
    'parental leave': 'Parental Leave',
    PTO: 'Annual Leave',
  });
  const mapped = {
    ...body.proposal,
    values: {
      ...body.proposal.values,
      leaveType: { 'parental leave': 'Sabbatical', PTO: 'Annual Leave' },
    },
  };
  expect(await admin.post(`/import/check/${body.import._id}`, { mapping: mapped })).toMatchObject({
    status: 400,
    body: { errors: { 'values.leaveType': expect.stringContaining('Parental Leave') } },
  });
  await admin.post(`/import/check/${body.import._id}`, { mapping: body.proposal });
  await waitForImport(admin, body.import);
  await admin.confirm(ADMIN.password);
  await admin.post(`/import/apply/${body.import._id}`);
  expect(await waitForImport(admin, body.import)).toMatchObject({ state: 'Applied' });
  const { leaves } = (await admin.get(`/leave/${amara._id}`)).body;
  expect(leaves.map(({ leaveType }: { leaveType: string }) => leaveType).sort()).toEqual([
    'Annual Leave',
    'Parental Leave',
  ]);
});

test('a file that was checked before a type was renamed must be checked again', async () => {
  const { admin, zoe } = cast;
  const { _id } = await addLeaveType(admin, { name: 'Study Leave' });
  const job = await checked(
    admin,
    'leaves',
    file(`${zoe.employeeId},Study Leave,2026-01-05,2026-01-07,Approved`),
  );
  await admin.put(`/leave/type/${_id}`, { name: 'Learning Leave' });
  await admin.confirm(ADMIN.password);
  await admin.post(`/import/apply/${job._id}`);
  expect(await waitForImport(admin, job)).toMatchObject({
    state: 'Checked',
    fault: expect.stringContaining('changed since'),
  });
  expect((await admin.get(`/leave/${zoe._id}`)).body.leaves).toEqual([]);
});
