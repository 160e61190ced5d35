import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { hire } from '../support/cast.js';
import { picture } from '../support/picture.js';
import { setStage } from './stage/browser.js';
import { clientOf, faultAt, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

let people = 0;

const stage = await setStage();
const admin = await clientOf(stage);
const department: string = (await admin.get('/department')).body.departments[0]._id;

/** The editor of somebody of this test alone. */
async function openEditor(): Promise<{ page: Page; person: EmployeeRecord }> {
  const person = await hire(admin, { employeeId: `CO-${++people}`, department });
  return { person, page: await openOffice(stage, admin, `employee/edit/${person._id}`) };
}

const stored = async ({ _id }: EmployeeRecord): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${_id}`)).body.employee;
const save = (page: Page) => page.getByRole('button', { name: 'Update Employee' }).click();
const saved = (page: Page) => page.getByText('Employee updated successfully!').waitFor();
const said = (page: Page, line: string) =>
  page.getByRole('main').getByRole('status').getByText(line, { exact: true }).waitFor();

test('what was mistyped is corrected, and said beforehand', async () => {
  const { page, person } = await openEditor();
  const id = page.getByLabel('Employee ID');
  await id.fill('CO-0147');
  await said(page, '1 change: Employee ID');
  await soon(async () => (await page.getByRole('main').locator('del').innerText()).trim()).toBe(
    person.employeeId,
  );
  await soon(() => page.getByRole('main').locator('ins').innerText()).toBe('CO-0147');
  await page.getByLabel('Date of Birth').fill('1988-02-29');
  await page.getByLabel('Gender').selectOption('Female');
  await said(page, '3 changes: Employee ID, Date of Birth, and Gender');
  await page.locator('ins').getByText('29 Feb 1988').waitFor();
  await page.getByLabel('Gender').selectOption('Other');
  await said(page, '2 changes: Employee ID and Date of Birth');

  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'PUT' && asked.push(new URL(request.url()).pathname),
  );
  await save(page);
  await saved(page);
  await page.waitForURL('**/admin-dashboard/employee');
  expect(asked).toEqual([`/api/employee/identity/${person._id}`]);
  await soon(() => stored(person)).toMatchObject({
    employeeId: 'CO-0147',
    dob: '1988-02-29',
    gender: 'other',
  });
});

test('contact and photo are sections too, and an emptied field is removed', async () => {
  const { page, person } = await openEditor();
  await page.getByLabel('Phone').fill('+47 912 34 567');
  await page.getByLabel('Emergency Contact').fill('Luca, +47 987 65 432');
  await page.getByLabel('Address').fill('Thorvald Meyers gate 44\n0552 Oslo');
  await page.getByLabel('Profile Image').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('png')),
  });
  await said(page, '4 changes: Profile Image, Phone, Emergency Contact, and Address');
  await save(page);
  await saved(page);
  const { phone, emergencyContact, address, userId } = await stored(person);
  expect({ phone, emergencyContact, address }).toEqual({
    phone: '+47 912 34 567',
    emergencyContact: 'Luca, +47 987 65 432',
    address: 'Thorvald Meyers gate 44\n0552 Oslo',
  });
  expect(userId.profileImage).not.toBeNull();

  await page.goto(`${stage.url}/admin-dashboard/employee/edit/${person._id}`);
  await page.getByLabel('Phone').fill('');
  await save(page);
  await saved(page);
  await soon(() => stored(person)).toMatchObject({
    phone: null,
    emergencyContact: 'Luca, +47 987 65 432',
  });
});

describe('the employment', () => {
  const manager = (page: Page) => page.getByRole('combobox', { name: 'Manager' });
  /** Of the search as it is typed: what an earlier one offers moves away under a click. */
  const offered = (page: Page) =>
    page
      .getByRole('listbox', { name: 'Manager' })
      .and(page.locator('[aria-busy=false]'))
      .getByRole('option');

  test('is corrected with hire date, last day and a manager who is searched by name', async () => {
    const { page, person } = await openEditor();
    await page.getByLabel('Hire Date').fill('2021-05-03');
    await page.getByLabel('Last Day').fill('2024-06-30');
    await manager(page).fill('okafor');
    await offered(page).filter({ hasText: 'Amara Okafor' }).click();
    await said(page, '3 changes: Hire Date, Manager, and Last Day');
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'PUT' &&
        asked.push(`${new URL(request.url()).pathname} ${request.postData()}`),
    );
    await save(page);
    await saved(page);
    const [amara] = (
      await admin.get(`/employee?filter=${JSON.stringify({ q: 'Amara Okafor' })}&fields=[]`)
    ).body.employees as EmployeeRecord[];
    expect(asked).toEqual([
      `/api/employee/employment/${person._id} ${JSON.stringify({ hireDate: '2021-05-03', manager: { _id: amara?._id, name: 'Amara Okafor' }, leftOn: '2024-06-30', version: 1 })}`,
    ]);
    await soon(() => stored(person)).toMatchObject({
      hireDate: '2021-05-03',
      leftOn: '2024-06-30',
      manager: { _id: amara?._id, name: 'Amara Okafor' },
      status: 'Left',
    });
  });

  test('offers nobody as their own manager, keeps a manager’s name as text when that is chosen, and nobody when it is emptied', async () => {
    const { page, person } = await openEditor();
    await manager(page).fill(person.name);
    await offered(page).filter({ hasText: 'as text' }).waitFor();
    await soon(() =>
      offered(page)
        .filter({ hasText: person.employeeId })
        .filter({ hasNotText: 'as text' })
        .count(),
    ).toBe(0);
    await manager(page).fill('Brandon R. LeBlanc');
    await offered(page).filter({ hasText: 'Keep “Brandon R. LeBlanc” as text' }).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByText('No employee has this name. Choose an employee or keep it as text.')
      .waitFor();
    await said(page, '1 change: Manager');
    await save(page);
    await saved(page);
    await soon(async () => (await stored(person)).manager).toEqual({ name: 'Brandon R. LeBlanc' });

    await page.goto(`${stage.url}/admin-dashboard/employee/edit/${person._id}`);
    await soon(() => manager(page).inputValue()).toBe('Brandon R. LeBlanc');
    await manager(page).fill('');
    await said(page, '1 change: Manager');
    await save(page);
    await saved(page);
    await soon(async () => (await stored(person)).manager).toBeNull();
  });

  test('does not end before it began, and goes with an employee ID in two calls, of which each knows the other’s version', async () => {
    const { page, person } = await openEditor();
    await page.getByLabel('Hire Date').fill('2021-05-03');
    await page.getByLabel('Last Day').fill('2021-05-02');
    await save(page);
    await soon(() => faultAt(page.getByLabel('Last Day'))).toContain(
      'The last day cannot be before the hire date, 03 May 2021.',
    );
    await soon(async () => (await stored(person)).hireDate).toBeNull();
    await page.getByLabel('Last Day').fill('');
    await page.getByLabel('Employee ID').fill('CO-BOTH');
    await save(page);
    await saved(page);
    await soon(() => stored(person)).toMatchObject({
      employeeId: 'CO-BOTH',
      hireDate: '2021-05-03',
      version: 3,
    });
  });
});

test('an employee ID that is taken or missing says so at its field', async () => {
  const { page } = await openEditor();
  const id = page.getByLabel('Employee ID');
  await id.fill('');
  await save(page);
  await soon(() => faultAt(id)).toContain('Please enter Employee ID.');
  await id.fill('EMP-0001');
  await save(page);
  await page.getByText('This employee ID is already in use.').first().waitFor();
  await soon(() => faultAt(id)).toContain('This employee ID is already in use.');
  await soon(() => id.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('what is stored of several parts is no change any more when another part fails', async () => {
  const { page, person } = await openEditor();
  await intercept(page, 'PUT', `/employee/contact/${person._id}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Too busy' } }),
  );
  await page.getByLabel('Employee ID').fill('CO-PART');
  await page.getByLabel('Phone').fill('12 34 56');
  await save(page);
  await page.getByText('Too busy').waitFor();
  await said(page, '1 change: Phone');
  await soon(() => stored(person)).toMatchObject({ employeeId: 'CO-PART', phone: null });

  await page.unrouteAll();
  await save(page);
  await saved(page);
  await soon(async () => (await stored(person)).phone).toBe('12 34 56');
});

test('an admin who saves over a newer version sees both, and can keep their own', async () => {
  const { page, person } = await openEditor();
  await page.getByLabel('Employee ID').fill('CO-MINE');
  await admin.put(`/employee/identity/${person._id}`, {
    employeeId: 'CO-THEIRS',
    dob: person.dob,
    gender: person.gender,
  });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await dialog.getByRole('row', { name: 'Employee ID CO-MINE CO-THEIRS' }).waitFor();
  await soon(async () => (await stored(person)).employeeId).toBe('CO-THEIRS');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  await soon(async () => (await stored(person)).employeeId).toBe('CO-MINE');
});

test('from the page of a person the way leads back there', async () => {
  const { page, person } = await openEditor();
  await page.goto(`${stage.url}/admin-dashboard/employee/${person._id}`);
  await page.getByRole('link', { name: 'Edit Employee' }).click();
  await page.getByLabel('Phone').fill('98 76');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page.waitForURL(`**/employee/${person._id}`);
  await soon(async () => (await stored(person)).phone).toBeNull();
});

test('the address that corrections had leads to the editor', async () => {
  const { page, person } = await openEditor();
  await page.goto(`${stage.url}/admin-dashboard/employee/${person._id}/corrections`);
  await page.getByRole('heading', { name: 'Corrections' }).waitFor();
  await page.waitForURL(`**/employee/edit/${person._id}`);
});

test('everything at once takes one call for each section, and one saving', async () => {
  const { page, person } = await openEditor();
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'PUT' && asked.push(new URL(request.url()).pathname.split('/')[3] ?? ''),
  );
  await page.getByLabel('Designation').fill('Head of Everything');
  await page.getByLabel('Phone').fill('11 22');
  await page.getByLabel('Hire Date').fill('2020-01-02');
  await page.getByLabel('Employee ID').fill('CO-ALL');
  await save(page);
  await saved(page);
  expect(asked).toEqual(['identity', 'employment', 'update', 'contact']);
  await soon(() => stored(person)).toMatchObject({
    designation: 'Head of Everything',
    phone: '11 22',
    hireDate: '2020-01-02',
    employeeId: 'CO-ALL',
    version: 4,
  });
});
