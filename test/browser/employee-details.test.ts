import type { Page } from 'playwright-core';
import type { EmployeeListRecord, EmployeeRecord } from '../../api/contract/records.js';
import { hire } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { picture } from '../support/picture.js';
import { setStage, type Stage } from './browser.js';
import { clientOf, hold, intercept, openOffice } from './office.js';

const NOBODY = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';

let stage: Stage;
let admin: Client;
let people: EmployeeListRecord[];

beforeAll(async () => {
  stage = await setStage();
  admin = await clientOf(stage);
  people = (await admin.get('/employee')).body.employees;
}, 60_000);
afterAll(() => stage.close());

const open = (path: string, arrange?: (page: Page) => Promise<unknown>) => openOffice(stage, admin, `employee/${path}`, { arrange });
const named = (name: string) => people.find((person) => person.name === name) as EmployeeListRecord;
const stored = async (id: string): Promise<EmployeeRecord> => (await admin.get(`/employee/single/${id}`)).body.employee;

/** Somebody of this test alone. */
async function hired(employeeId: string): Promise<EmployeeRecord> {
  return hire(admin, { employeeId, name: `Person ${employeeId}`, department: named('Zoë Marchetti').department._id });
}

function facts(page: Page): Promise<Record<string, string>> {
  const read = (lists: HTMLElement[]) =>
    lists.flatMap((list) => [...list.children]).map((fact) => [fact.querySelector('dt')?.innerText, fact.querySelector('dd')?.innerText] as [string, string]);
  return page.getByRole('main').locator('dl').evaluateAll(read).then(Object.fromEntries<string>);
}

describe('the profile', () => {
  test('says what is known about somebody, and N/A for the rest', async () => {
    const { _id } = named('Zoë Marchetti');
    const page = await open(_id);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Zoë Marchetti');
    const head = page.getByRole('main').locator('header');
    await head.getByText('Software Engineer, Engineering').waitFor();
    await head.getByText('Active', { exact: true }).waitFor();
    await head.getByText('Employee', { exact: true }).last().waitFor();
    await head.getByText(/^since \d{2} \w{3} \d{4}$/).waitFor();
    await page.getByText('$5,240.00').waitFor();
    expect(await facts(page)).toMatchObject({
      'Employee ID': 'EMP-0001',
      Email: 'zoe.marchetti@company.example',
      'Date of Birth': '14 Aug 1993',
      Gender: 'Female',
      'Marital Status': 'Single',
      Department: 'Engineering',
      Designation: 'Software Engineer',
      Salary: '$5,240.00',
      Phone: 'N/A',
      Address: 'N/A',
      'Emergency Contact': 'N/A',
      Manager: 'N/A',
      Status: 'Active',
    });
    const ways = { 'View Leaves': `employee/leaves/${_id}`, 'View Salary': `salary/view/${_id}`, 'Edit Employee': `employee/edit/${_id}` };
    for (const [name, way] of Object.entries(ways)) expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(`/admin-dashboard/${way}`);
  });

  test('says truthfully that somebody left', async () => {
    const page = await open(named('Patrick Doyle')._id);
    const head = page.getByRole('main').locator('header');
    await head.getByText('Left', { exact: true }).waitFor();
    await head.getByText(/^\d{2} \w{3} \d{4}, after \d+ years?( and \d+ months?)?$/).waitFor();
    await page.getByText(/^Left on .*\. Sign-in is closed and all sessions are ended; records stay\.$/).waitFor();
    expect(await head.getByText('Active', { exact: true }).count()).toBe(0);
  });

  test('is printed without what paper has no use for', async () => {
    const page = await open(named('Zoë Marchetti')._id);
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', 'yes')));
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('yes');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of [page.getByRole('navigation'), page.getByRole('link', { name: 'Edit Employee' }), page.getByRole('button')]) {
      expect(await gone.filter({ visible: true }).count()).toBe(0);
    }
    expect(await page.getByText('EMP-0001').isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('without somebody to show', () => {
  test.each([['an id of nobody', NOBODY], ['what is no id', 'nonsense']])('%s is not found', async (_, id) => {
    const page = await open(id);
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Manage Employees' }).click();
    await page.waitForURL('**/admin-dashboard/employee*');
  });

  test('a failure is told in the server’s words', async () => {
    const fail = (page: Page) => intercept(page, 'GET', /^\/api\/employee\/single\//, (route) => route.fulfill({ status: 500, json: { success: false, error: 'The reason' } }));
    const page = await open(named('Zoë Marchetti')._id, fail);
    await page.getByText('The reason').waitFor();
  });

  test('a spinner stands upon the skeleton until there is', async () => {
    const { _id } = named('Zoë Marchetti');
    const page = await openOffice(stage, admin, '');
    const letGo = await hold(page, 'GET', `/employee/single/${_id}`);
    await page.goto(`${stage.url}/admin-dashboard/employee/${_id}`);
    await page.getByRole('progressbar', { name: 'Loading...' }).waitFor();
    letGo();
    await page.getByRole('heading', { name: 'Zoë Marchetti' }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });
});

test('the tabs are walked with the keyboard, each at its own address', async () => {
  const { _id } = named('Amara Okafor');
  const page = await open(_id);
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await tab('Profile').focus();
  for (const [name, heading] of [['Account', 'Sign-in'], ['Corrections', 'Identity']] as const) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin-dashboard/employee/${_id}/${name.toLowerCase()}`);
    expect(await tab(name).getAttribute('aria-current')).toBe('page');
    expect(await tab(name).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.title()).toContain(`${name} of Amara Okafor`);
  }
});

describe('the photo', () => {
  const choose = async (page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByLabel(`Change photo of ${name}`).setInputFiles(file);
  const png = async () => ({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(await picture('png')) });

  test('is changed at once', async () => {
    const { _id, name } = await hired('PH-1');
    const page = await open(_id);
    const shown = page.getByRole('main').getByRole('img', { name: `Picture of ${name}` });
    expect(await shown.evaluate((image) => image.tagName)).toBe('SPAN');
    await choose(page, name, await png());
    await page.getByText('Photo changed.').waitFor();
    await page.locator('main img').waitFor();
    expect((await stored(_id)).userId.profileImage).toMatch(/^\/api\/employee\/image\//);
  });

  test('is refused with what to do', async () => {
    const { _id, name } = await hired('PH-2');
    const page = await open(_id);
    await choose(page, name, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Please choose a JPEG, PNG, WebP or GIF image.').waitFor();
    await intercept(page, 'PUT', /^\/api\/employee\/image\//, (route) => route.abort());
    await choose(page, name, await png());
    await page.getByText('The photo could not be changed.').waitFor();
    expect((await stored(_id)).userId.profileImage).toBeNull();
  });
});
