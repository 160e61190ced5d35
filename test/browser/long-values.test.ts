import { addDepartment, hire, paySalary } from '../support/cast.js';
import { setStage } from './stage/browser.js';
import { countNothing } from './stage/counted-leave.js';
import { ask } from './stage/leave-team.js';
import { listAt } from './stage/list.js';
import { DESKTOP, PHONE, tooWide } from './stage/looks.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const LONG =
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsversammlungsraum'.padEnd(
    100,
    'm',
  );

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const department = (await addDepartment(admin, { dep_name: LONG, description: LONG }))._id;
const person = await hire(admin, {
  name: LONG,
  employeeId: 'x'.repeat(50),
  designation: LONG,
  department,
});
const other = await hire(admin, { name: 'Ann Other', employeeId: 'LV-2', department });
const leave = await ask(admin, person, 5, 3, { reason: LONG });
await ask(admin, other, 5, 2);
await paySalary(admin, person._id);

const found = (list: string) => listAt(list, { q: LONG.slice(0, 30) });

const SCREENS: [string, string, string | RegExp][] = [
  ['the dashboard', '', 'Waiting for you'],
  ['departments', found('departments'), /Donau/],
  ['a department', `department/${department}`, 'Update Department'],
  ['employees', found('employee'), /Donau/],
  ['an employee', `employee/${person._id}`, 'Designation'],
  ['an account', `employee/${person._id}/account`, 'End all sessions'],
  ['editing an employee', `employee/edit/${person._id}`, 'Update Employee'],
  ['the leave list', found('leaves'), /Donau/],
  ['a leave request', `leaves/${leave._id}`, /^Coverage in/],
  ['the leave of an employee', `employee/leaves/${person._id}`, 'Annual Leave'],
  ['a salary history', `salary/view/${person._id}`, 'Total Paid'],
  ['adding a salary', `salary/add?employee=${person._id}`, 'Basic Salary'],
];

test.each(SCREENS)(
  'values without a blank do not widen %s, on a desktop and a phone',
  async (_, path, shown) => {
    const page = await openOffice(stage, admin, path);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.getByRole('main').getByText(shown).filter({ visible: true }).first().waitFor();
      await soon(() => tooWide(page)).toBe(0);
    }
  },
);

test.each([DESKTOP, PHONE])(
  'values without a blank do not widen the question before a deletion, at $width pixels',
  async (viewport) => {
    const page = await openOffice(stage, admin, found('departments'), { viewport });
    if (viewport === PHONE) await page.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await soon(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(
      0,
    );
  },
);

test.each(['employee', 'leaves'])(
  '%s: names keep their place beside a long department, and the actions are seen',
  async (list) => {
    const { _id } = person.department;
    const page = await openOffice(stage, admin, listAt(list, { department: _id }));
    const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Ann Other' });
    const name = row
      .getByRole('cell')
      .filter({ has: page.getByRole('link', { name: 'Ann Other', exact: true }) })
      .first();
    await soon(async () => (await name.boundingBox())?.width).toBeGreaterThan(120);
    const action = () => row.getByRole('link').last().boundingBox();
    await soon(async () => (await action())?.x).toBeLessThanOrEqual(
      1280 - ((await action())?.width ?? 0),
    );
  },
);
