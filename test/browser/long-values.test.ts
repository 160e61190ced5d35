import type { Page } from 'playwright-core';
import type { EmployeeRecord, LeaveRecord } from '../../api/contract/records.js';
import { addDepartment, hire, paySalary } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { setStage, type Stage } from './stage/browser.js';
import { countNothing } from './stage/counted-leave.js';
import { ask } from './stage/leave-team.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const LONG = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsversammlungsraum'.padEnd(100, 'm');
const WIDTHS = [1280, 375];

let stage: Stage;
let admin: Client;
let person: EmployeeRecord;
let leave: LeaveRecord;
let department: string;

beforeAll(async () => {
  stage = await setStage();
  countNothing(stage);
  admin = await clientOf(stage);
  department = (await addDepartment(admin, { dep_name: LONG, description: LONG }))._id;
  person = await hire(admin, { name: LONG, employeeId: 'x'.repeat(50), designation: LONG, department });
  const other = await hire(admin, { name: 'Ann Other', employeeId: 'LV-2', department });
  leave = await ask(admin, person, 5, 3, { reason: LONG });
  await ask(admin, other, 5, 2);
  await paySalary(admin, person._id);
});

const found = (list: string) => `${list}?${new URLSearchParams({ filter: JSON.stringify({ q: LONG.slice(0, 30) }), page: '1' })}`;
const open = (path: string, width: number) => openOffice(stage, admin, path, { viewport: { width, height: 800 } });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const SCREENS: [string, () => string, string | RegExp][] = [
  ['the dashboard', () => '', 'Waiting for you'],
  ['departments', () => found('departments'), /Donau/],
  ['a department', () => `department/${department}`, 'Update Department'],
  ['employees', () => found('employee'), /Donau/],
  ['an employee', () => `employee/${person._id}`, 'Designation'],
  ['an account', () => `employee/${person._id}/account`, 'End all sessions'],
  ['editing an employee', () => `employee/edit/${person._id}`, 'Update Employee'],
  ['the leave list', () => found('leaves'), /Donau/],
  ['a leave request', () => `leaves/${leave._id}`, /^Also away in/],
  ['the leave of an employee', () => `employee/leaves/${person._id}`, 'Annual Leave'],
  ['a salary history', () => `salary/view/${person._id}`, 'Total Paid'],
  ['adding a salary', () => `salary/add?employee=${person._id}`, 'Net Salary'],
];

describe.each(WIDTHS)('at %i pixels, values without a blank do not widen', (width) => {
  test.each(SCREENS)('%s', async (_, path, shown) => {
    const page = await open(path(), width);
    await page.getByRole('main').getByText(shown).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await soon(() => widthOf(page)).toBeLessThanOrEqual(width);
  });

  test('the question before one is deleted', async () => {
    const page = await open(found('departments'), width);
    await page.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await soon(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

test.each(['employee', 'leaves'])('%s: names keep their place beside a long department, and the actions are seen', async (list) => {
  const { _id } = person.department;
  const page = await open(`${list}?${new URLSearchParams({ filter: JSON.stringify({ department: _id }), page: '1' })}`, 1280);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Ann Other' });
  const name = row.getByRole('cell').filter({ has: page.getByRole('link', { name: 'Ann Other', exact: true }) }).first();
  await soon(async () => (await name.boundingBox())?.width).toBeGreaterThan(120);
  const action = () => row.getByRole('link').last().boundingBox();
  await soon(async () => (await action())?.x).toBeLessThanOrEqual(1280 - ((await action())?.width ?? 0));
});
