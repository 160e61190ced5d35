import { hire } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { countNothing } from './stage/counted-leave.js';
import { ask } from './stage/leave-team.js';
import { listAt } from './stage/list.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const TURNED = 'Eve \u05d0\u05d1\u05d9\u05d1';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const department = (await admin.get('/department')).body.departments[0]._id as string;
const turned = await hire(admin, { name: TURNED, employeeId: 'TN-1', department });
const leave = await ask(admin, turned, 5, 1);
await hire(admin, { name: '<script> alert', employeeId: 'TN-2', department });

test('a name that turns the direction is held together in sentences, and the words after it stay as they are', async () => {
  const page = await openOffice(stage, admin, `leaves/${leave._id}`);
  const title = page.getByRole('heading', { name: /leave in \d{4}$/ });
  await title.waitFor();
  await page.getByText(`Note to \u2068${turned.name}\u2069`, { exact: true }).waitFor();
  await page.waitForFunction((name) => document.title.includes(`\u2068${name}\u2069`), turned.name);
});

test('an ordinary name has no direction marks, so that it can be searched and copied', async () => {
  const page = await openOffice(
    stage,
    admin,
    `employee/${(await admin.get('/employee?range=[0,0]')).body.employees[0]._id}/account`,
  );
  await soon(() => page.title()).not.toMatch(/[\u2066-\u2069]/);
});

test('initials are letters', async () => {
  const page = await openOffice(stage, admin, listAt('employee', { q: '<script>' }));
  await page
    .getByRole('img', { name: 'Photo of <script> alert' })
    .and(page.getByText('SA', { exact: true }))
    .waitFor();
});
