import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { decide, team } from '../stage/leave-team.js';
import { PHONE } from '../stage/looks.js';
import { confirmPassword, downloaded, openOffice, unconfirmedClientOf } from '../stage/office.js';
import { soon } from '../stage/soon.js';

/** Long before anybody of the demo company was hired. */
const MARCH = 'absence-report?from=2010-03-01&to=2010-03-31';

const stage = await setStage();
const admin = await unconfirmedClientOf(stage);
const [ada, bo] = (await team(admin, 'Bakery', 'Ada Crust', 'Bo Crumb')) as [
  EmployeeRecord,
  EmployeeRecord,
];
const [cleo] = (await team(admin, 'Mill', 'Cleo Grain')) as [EmployeeRecord];

async function away(
  person: EmployeeRecord,
  from: string,
  to: string,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const { _id } = await requestLeave(admin, person._id, from, to, fields);
  await decide(admin, _id, 'Approved');
}
await away(ada, '2010-03-01', '2010-03-05');
await away(ada, '2010-03-08', '2010-03-08', { leaveType: 'Sick Leave', endsAt: 'noon' });
await away(bo, '2010-03-01', '2010-03-02', { leaveType: 'Sick Leave' });
await away(cleo, '2010-03-29', '2010-04-02');

const open = (options?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, MARCH, options);

test('on a phone the departments scroll beneath their names, and people are cards', async () => {
  const page = await open({ viewport: PHONE });
  const table = page.getByRole('table', { name: 'By department and type' });
  const name = table.getByRole('rowheader').first();
  await soon(() => name.innerText()).toMatch(/^Bakery\s+2 people, 7\.5 days$/);
  const before = (await name.boundingBox())?.x;
  await page.getByRole('region', { name: 'By department and type' }).evaluate((frame) => {
    frame.scrollLeft = 60;
  });
  await soon(async () => (await name.boundingBox())?.x).toBe(before);
  const card = page.getByRole('list', { name: 'By person and type' }).getByRole('listitem').first();
  await soon(async () => (await card.innerText()).split(/\n+/)).toEqual([
    'Ada Crust',
    'Annual 5.0, Sick 0.5',
    '5.5',
  ]);
});

test('the report is saved as a file of the span, after the password', async () => {
  const page = await open();
  await page.getByRole('table', { name: 'By department and type' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await confirmPassword(page, stage.admin.password);
  const file = await saved;
  expect(file.suggestedFilename()).toBe('absence-2010-03-01-2010-03-31.csv');
  const [, ...rows] = (await downloaded(file)).trim().split('\n');
  expect(rows.slice(0, 3)).toEqual([
    '2010-03-01,2010-03-31,Department,Bakery,,,2,5,2.5,7.5,3.8',
    '2010-03-01,2010-03-31,Department,Mill,,,1,3,0,3,3',
    '2010-03-01,2010-03-31,Company,,,,3,8,2.5,10.5,3.5',
  ]);
});
