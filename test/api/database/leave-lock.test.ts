import { setTimeout } from 'node:timers/promises';
import { lockLeave, lockLeaveRules } from '../../../api/employee/leave-lock.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { hireCast, requestLeave } from '../../support/cast.js';
import { rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const work = server.app.get(UnitOfWork);

async function versions(): Promise<Record<string, number>> {
  const locks = await rows<{ employee_id: string; version: number | string }>(
    server,
    'SELECT employee_id, version FROM leave_lock',
  );
  return Object.fromEntries(
    locks.map(({ employee_id, version }) => [employee_id, Number(version)]),
  );
}

test('the first lock of a person makes the row, each later one raises its version', async () => {
  const [amara, zoe] = [cast.amara._id, cast.zoe._id];
  const before = await versions();
  await work.write((manager) => lockLeave(manager, [amara]));
  await work.write((manager) => lockLeave(manager, [zoe, amara, zoe]));
  await work.write((manager) => lockLeave(manager, []));
  expect(await versions()).toEqual({
    ...before,
    [amara]: (before[amara] ?? 0) + 2,
    [zoe]: (before[zoe] ?? 0) + 1,
  });
});

test('units about the same people in any order take turns', async () => {
  const people = [cast.amara._id, cast.zoe._id, cast.ruth._id];
  const before = (await versions())[cast.ruth._id] ?? 0;
  let running = 0;
  let together = 0;
  const units = Array.from({ length: 12 }, (_, index) =>
    work.write(async (manager) => {
      await lockLeave(manager, index % 2 === 0 ? people : [...people].reverse());
      together = Math.max(together, (running += 1));
      await setTimeout(2);
      running -= 1;
    }),
  );
  await Promise.all(units);
  expect(together).toBe(1);
  expect((await versions())[cast.ruth._id]).toBe(before + 12);
});

test('a decision, a shortening and a withdrawal each lock the person', async () => {
  const { admin, zoe, zoeClient } = cast;
  const version = async () => (await versions())[zoe._id] ?? 0;
  const lockedBy = async (change: () => Promise<{ status: number }>) => {
    const before = await version();
    expect((await change()).status).toBeLessThan(300);
    expect(await version()).toBe(before + 1);
  };
  const first = await requestLeave(zoeClient, zoe._id, '2027-03-01', '2027-03-05');
  const second = await requestLeave(zoeClient, zoe._id, '2027-04-05', '2027-04-06');
  await lockedBy(() => admin.put(`/leave/${first._id}`, { status: 'Approved' }));
  await lockedBy(() =>
    admin.post(`/leave/shorten/${first._id}`, {
      from: '2027-03-05',
      to: '2027-03-05',
      reason: 'Needed here',
    }),
  );
  await lockedBy(() => zoeClient.post(`/leave/withdraw/${second._id}`));
});

test('a change of rules raises the common row', async () => {
  const version = async () =>
    Number(
      (
        await rows<{ version: number | string }>(
          server,
          "SELECT version FROM lock_row WHERE name = 'leave-rules'",
        )
      )[0]?.version,
    );
  const before = await version();
  await work.write((manager) => lockLeaveRules(manager));
  expect(await version()).toBe(before + 1);
});
