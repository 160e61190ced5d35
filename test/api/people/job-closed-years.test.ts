import { expect, test } from '@jest/globals';
import { accepted, type Answer } from '../../support/client.js';
import { addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { closeLeave, storeClosings, yearEndOfFile } from '../../support/year-end.js';

const CLOSED = '2025-12-31';
const { server, admin, newType, begin } = await yearEndOfFile();

const isClosed = ({ status, body }: Answer, field: string) =>
  expect({ status, code: body.code, errors: body.errors }).toEqual({
    status: 409,
    code: 'job.period_closed',
    errors: { [field]: expect.stringContaining(CLOSED) },
  });

test('a closed leave year keeps its working time: neither previewed nor stored nor taken back', async () => {
  const type = await newType();
  const { id } = await begin(type);
  const pattern = await addWorkPattern(admin, 'Four days', FOUR_DAYS);
  const given = { people: [id], from: '2025-06-01', set: { pattern, location: 'Lyon' } };
  const { change } = accepted(await admin.post('/job/add', given));
  await closeLeave(admin, type.name, CLOSED);
  await storeClosings(server);

  const asked = { people: [id], from: '2025-07-01', set: { policy: none(type) } };
  isClosed(await admin.post('/job/preview', asked), 'from');
  isClosed(await admin.post('/job/add', asked), 'from');
  isClosed(await admin.post('/job/preview', { withdraw: change }), 'people');
  isClosed(await admin.post(`/job/withdraw/${change}`, { reason: 'A mistake' }), 'people');
  accepted(await admin.post('/job/preview', { ...asked, from: '2026-01-01' }));
  accepted(await admin.post('/job/add', { ...asked, from: '2026-01-01' }));
});

const none = ({ _id }: { _id: string }) => ({ leaveType: _id, policy: null });
