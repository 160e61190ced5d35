import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../api/contract/records.js';
import { hire } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { picture } from '../support/picture.js';
import { setStage, type Stage } from './stage/browser.js';
import { clientOf, faultAt, intercept, openOffice } from './stage/office.js';

let stage: Stage;
let admin: Client;
let department: string;
let people = 0;

beforeAll(async () => {
  stage = await setStage();
  admin = await clientOf(stage);
  department = (await admin.get('/department')).body.departments[0]._id;
});

/** The corrections of somebody of this test alone. */
async function openCorrections(): Promise<{ page: Page; person: EmployeeRecord }> {
  const person = await hire(admin, { employeeId: `CO-${++people}`, department });
  return { person, page: await openOffice(stage, admin, `employee/${person._id}/corrections`) };
}

const stored = async ({ _id }: EmployeeRecord): Promise<EmployeeRecord> => (await admin.get(`/employee/single/${_id}`)).body.employee;
const save = (page: Page) => page.getByRole('button', { name: 'Save corrections' }).click();
const saved = (page: Page) => page.getByText('Corrections saved.').waitFor();
const said = (page: Page, line: string) => page.getByRole('main').getByRole('status').getByText(line, { exact: true }).waitFor();

test('what was mistyped is corrected, and said beforehand', async () => {
  const { page, person } = await openCorrections();
  const id = page.getByLabel('Employee ID');
  await id.fill('CO-0147');
  await said(page, '1 change: Employee ID');
  expect((await page.getByRole('main').locator('del').innerText()).trim()).toBe(person.employeeId);
  expect(await page.getByRole('main').locator('ins').innerText()).toBe('CO-0147');
  await page.getByLabel('Date of Birth').fill('1988-02-29');
  await page.getByLabel('Gender').selectOption('Female');
  await said(page, '3 changes: Employee ID, Date of Birth, and Gender');
  await page.getByText('29 Feb 1988').waitFor();
  await page.getByLabel('Gender').selectOption('Other');
  await said(page, '2 changes: Employee ID and Date of Birth');

  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && asked.push(new URL(request.url()).pathname));
  await save(page);
  await saved(page);
  await page.waitForURL(`**/employee/${person._id}`);
  await page.getByText('CO-0147').waitFor();
  expect(asked).toEqual([`/api/employee/identity/${person._id}`]);
  expect(await stored(person)).toMatchObject({ employeeId: 'CO-0147', dob: '1988-02-29', gender: 'other' });
});

test('contact and photo go with it, and an emptied field is removed', async () => {
  const { page, person } = await openCorrections();
  await page.getByLabel('Phone').fill('+47 912 34 567');
  await page.getByLabel('Emergency Contact').fill('Luca, +47 987 65 432');
  await page.getByLabel('Address').fill('Thorvald Meyers gate 44\n0552 Oslo');
  await page.getByLabel('Profile Image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(await picture('png')) });
  await said(page, '4 changes: Phone, Emergency Contact, Address, and Profile Image');
  await save(page);
  await saved(page);
  const { phone, emergencyContact, address, userId } = await stored(person);
  expect({ phone, emergencyContact, address }).toEqual({ phone: '+47 912 34 567', emergencyContact: 'Luca, +47 987 65 432', address: 'Thorvald Meyers gate 44\n0552 Oslo' });
  expect(userId.profileImage).not.toBeNull();

  await page.getByRole('link', { name: 'Corrections', exact: true }).click();
  await page.getByLabel('Phone').fill('');
  await save(page);
  await page.waitForURL(`**/employee/${person._id}`);
  expect(await stored(person)).toMatchObject({ phone: null, emergencyContact: 'Luca, +47 987 65 432' });
});

describe('the employment', () => {
  const manager = (page: Page) => page.getByRole('combobox', { name: 'Manager' });
  const offered = (page: Page) => page.getByRole('listbox', { name: 'Manager' }).getByRole('option');

  test('is corrected with hire date, last day and a manager who is searched by name', async () => {
    const { page, person } = await openCorrections();
    await page.getByLabel('Hire Date').fill('2021-05-03');
    await page.getByLabel('Left on').fill('2024-06-30');
    await manager(page).fill('okafor');
    await offered(page).filter({ hasText: 'Amara Okafor' }).click();
    await said(page, '3 changes: Hire Date, Manager, and Left on');
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && asked.push(`${new URL(request.url()).pathname} ${request.postData()}`));
    await save(page);
    await saved(page);
    const [amara] = (await admin.get(`/employee?filter=${JSON.stringify({ q: 'Amara Okafor' })}`)).body.employees as EmployeeRecord[];
    expect(asked).toEqual([`/api/employee/employment/${person._id} ${JSON.stringify({ hireDate: '2021-05-03', manager: { _id: amara?._id, name: 'Amara Okafor' }, leftOn: '2024-06-30', version: 1 })}`]);
    expect(await stored(person)).toMatchObject({ hireDate: '2021-05-03', leftOn: '2024-06-30', manager: { _id: amara?._id, name: 'Amara Okafor' }, status: 'Left' });
    await page.getByRole('link', { name: 'Amara Okafor' }).waitFor();
  });

  test('keeps a manager’s name as text when that is chosen, and nobody when it is emptied', async () => {
    const { page, person } = await openCorrections();
    await manager(page).fill('Brandon R. LeBlanc');
    await offered(page).filter({ hasText: 'Keep “Brandon R. LeBlanc” as text' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[role=listbox]')?.getAttribute('aria-busy') === 'false');
    await page.keyboard.press('Enter');
    await page.getByText('Nobody here has this name. Choose a person or keep the text.').waitFor();
    await said(page, '1 change: Manager');
    await save(page);
    await saved(page);
    expect((await stored(person)).manager).toEqual({ name: 'Brandon R. LeBlanc' });

    await page.getByRole('link', { name: 'Corrections', exact: true }).click();
    expect(await manager(page).inputValue()).toBe('Brandon R. LeBlanc');
    await manager(page).fill('');
    await said(page, '1 change: Manager');
    await save(page);
    await page.waitForURL(`**/employee/${person._id}`);
    expect((await stored(person)).manager).toBeNull();
  });

  test('offers nobody as their own manager', async () => {
    const { page, person } = await openCorrections();
    await manager(page).fill(person.name);
    await offered(page).filter({ hasText: 'as text' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[role=listbox]')?.getAttribute('aria-busy') === 'false');
    expect(await offered(page).filter({ hasText: person.employeeId }).filter({ hasNotText: 'as text' }).count()).toBe(0);
  });

  test('does not end before it began', async () => {
    const { page, person } = await openCorrections();
    await page.getByLabel('Hire Date').fill('2021-05-03');
    await page.getByLabel('Left on').fill('2021-05-02');
    await save(page);
    expect(await faultAt(page.getByLabel('Left on'))).toContain('The last day must not lie before the hire date, 03 May 2021.');
    expect((await stored(person)).hireDate).toBeNull();
  });

  test('goes with an employee ID in two calls, of which each knows the other’s version', async () => {
    const { page, person } = await openCorrections();
    await page.getByLabel('Employee ID').fill('CO-BOTH');
    await page.getByLabel('Hire Date').fill('2021-05-03');
    await save(page);
    await saved(page);
    expect(await stored(person)).toMatchObject({ employeeId: 'CO-BOTH', hireDate: '2021-05-03', version: 3 });
  });
});

test('an employee ID that is taken or missing says so at its field', async () => {
  const { page } = await openCorrections();
  const id = page.getByLabel('Employee ID');
  await id.fill('');
  await save(page);
  expect(await faultAt(id)).toContain('Please fill in Employee ID.');
  await id.fill('EMP-0001');
  await save(page);
  await page.getByText('This employee ID is already in use.').first().waitFor();
  expect(await faultAt(id)).toContain('This employee ID is already in use.');
  expect(await id.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('what is stored of several parts is no change any more when another part fails', async () => {
  const { page, person } = await openCorrections();
  await intercept(page, 'PUT', `/employee/contact/${person._id}`, (route) => route.fulfill({ status: 503, json: { success: false, error: 'Too busy' } }));
  await page.getByLabel('Employee ID').fill('CO-PART');
  await page.getByLabel('Phone').fill('12 34 56');
  await save(page);
  await page.getByText('Too busy').waitFor();
  await said(page, '1 change: Phone');
  expect(await stored(person)).toMatchObject({ employeeId: 'CO-PART', phone: null });

  await page.unrouteAll();
  await save(page);
  await saved(page);
  expect((await stored(person)).phone).toBe('12 34 56');
});

test('whoever was overtaken is told so, and starts from what the other stored', async () => {
  const { page, person } = await openCorrections();
  await page.getByLabel('Employee ID').fill('CO-MINE');
  await admin.put(`/employee/identity/${person._id}`, { employeeId: 'CO-THEIRS', dob: person.dob, gender: person.gender });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await dialog.getByText(/^Someone else changed this employee/).waitFor();
  expect((await stored(person)).employeeId).toBe('CO-THEIRS');
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=employeeId]')?.value === 'CO-THEIRS');
  await page.getByLabel('Employee ID').fill('CO-MINE');
  await save(page);
  await saved(page);
  expect((await stored(person)).employeeId).toBe('CO-MINE');
});

test('another photo from the head of the page leaves what was typed as it is', async () => {
  const { page, person } = await openCorrections();
  await page.getByLabel('Phone').fill('98 76');
  await page.getByLabel(`Change photo of ${person.name}`).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(await picture('png')) });
  await page.getByText('Photo changed.').waitFor();
  await page.locator('main header img').waitFor();
  expect(await page.getByLabel('Phone').inputValue()).toBe('98 76');
  await said(page, '1 change: Phone');
});

test('what is not saved is not lost unasked', async () => {
  const { page, person } = await openCorrections();
  await page.getByLabel('Phone').fill('98 76');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Phone').inputValue()).toBe('98 76');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`**/employee/${person._id}`);
  expect((await stored(person)).phone).toBeNull();
});

test('saving without a change says so and sends nothing', async () => {
  const { page } = await openCorrections();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && asked.push(request.url()));
  await save(page);
  await page.getByText('Nothing has changed.').waitFor();
  expect(asked).toEqual([]);
});
