import { expect, test } from '@jest/globals';
import { JobUpkeep } from '../../../api/employee/job/job-upkeep.js';
import { setToday } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { Deciding, inDays } from '../../support/deciding.js';
import { rows } from '../../support/rows.js';

const company = await Deciding.begin();
const { server, admin } = company;
const leave = await requestLeave(company.client('Zoë'), company.id('Zoë'), inDays(20), inDays(21));

const waitsFor = async () =>
  (
    await rows<{ name: string }>(
      server,
      'SELECT a.name FROM leave_waiting w JOIN account a ON a.id = w.account_id WHERE w.leave_id = ?',
      [leave._id],
    )
  ).map(({ name }) => name);
const change = (from: string, manager: string) =>
  admin.post('/job/add', {
    people: [company.id('Zoë')],
    from,
    set: { manager: company.id(manager) },
  });

test('a request waits with the old manager until the day of the new one, without anybody’s action', async () => {
  expect(await waitsFor()).toEqual(['Søren']);
  accepted(await change(inDays(1), 'Henriette'));
  expect(await waitsFor()).toEqual(['Søren']);
  const moved = accepted(await change(inDays(0), 'Tomasz'));
  expect(await waitsFor()).toEqual(['Tomasz']);
  accepted(await admin.post(`/job/withdraw/${moved.change}`, { reason: 'A mistake' }));
  expect(await waitsFor()).toEqual(['Søren']);
  setToday(server, inDays(1));
  await server.app.get(JobUpkeep).run();
  expect(await waitsFor()).toEqual(['Henriette']);
});
