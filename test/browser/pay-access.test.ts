import type { Page } from 'playwright-core';
import { hire, PASSWORD, paySalary } from '../support/cast.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { setStage } from './stage/browser.js';
import { clientOf, intercept, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const department: string = (await admin.get('/department')).body.departments[0]._id;

async function person(employeeId: string) {
  const employee = await hire(admin, { employeeId, department, name: 'Nguyễn Thị Lan' });
  await paySalary(admin, employee._id);
  const client = new Client(stage.url);
  await client.signIn(employee.email, PASSWORD);
  const accesses = (count: number) =>
    eventually(
      async () =>
        (await client.get(`/salary/pay-access/${employee._id}`)).body.accesses.length === count,
    );
  return { employee, client, accesses };
}

const section = (page: Page) => page.getByRole('region', { name: 'Who viewed my salary' });

test('an admin is told beneath the figure that its owner can see it, and the owner sees who, where and when', async () => {
  const { employee, client, accesses } = await person('LOOK-1');
  const details = await openOffice(stage, admin, `employee/${employee._id}`);
  await details.getByText('Nguyễn Thị Lan can see that you viewed this').waitFor();
  await accesses(1);
  const history = await openOffice(stage, admin, `salary/view/${employee._id}`);
  await history.getByText('Nguyễn Thị Lan can see that you viewed this').waitFor();
  await accesses(2);
  await admin.get(
    `/employee?range=[0,9]&fields=["salary"]&filter=${encodeURIComponent(JSON.stringify({ q: 'LOOK-1' }))}`,
  );
  await accesses(3);

  const page = await openPortal(stage, client, `salary/${employee._id}`);
  const shown = section(page).getByRole('listitem');
  await shown.nth(2).waitFor();
  await section(page).getByText('3 times since January, by 1 person').waitFor();
  const name = admin.user.name;
  const words = async () =>
    (await shown.allInnerTexts()).map((text) =>
      text
        .split('\n')
        .filter((line) => line.trim() && line.length > 2)
        .slice(0, 2),
    );
  await soon(words).toEqual([
    [name, 'In a list of 1 person'],
    [name, 'Salary history'],
    [name, 'Employee details'],
  ]);
  await soon(() => shown.first().locator('time').innerText()).toMatch(
    /^\d\d \w{3} \d{4}, \d\d:\d\d$/,
  );
  await section(page).getByRole('button', { name: 'Hide' }).click();
  await soon(() => shown.count()).toBe(0);
  await soon(() =>
    section(page).getByRole('button', { name: 'Show' }).getAttribute('aria-expanded'),
  ).toBe('false');
});

test('the screen says that nobody did, and that it could not be loaded', async () => {
  const { employee, client } = await person('LOOK-2');
  const empty = await openPortal(stage, client, `salary/${employee._id}`);
  await section(empty).getByText('No one has viewed your salary.').waitFor();
  let broken = true;
  const page = await openPortal(stage, client, `salary/${employee._id}`, {
    arrange: (opened) =>
      intercept(opened, 'GET', `/salary/pay-access/${employee._id}`, (route) =>
        broken ? route.abort() : route.continue(),
      ),
  });
  const again = section(page).getByRole('button', { name: 'Try again' });
  await again.waitFor();
  broken = false;
  await again.click();
  await section(page).getByText('No one has viewed your salary.').waitFor();
});

test('going through and searching the employee list is not told as opening somebody’s salary', async () => {
  const { employee, client } = await person('LOOK-4');
  const page = await openOffice(stage, admin, 'employee');
  const names = page.getByRole('table').getByRole('row').filter({ hasText: employee.name });
  const answered = page.waitForResponse((response) =>
    response.url().includes(encodeURIComponent('"q":"LOOK-4"')),
  );
  await page.getByPlaceholder('Search by name or department...').fill('LOOK-4');
  const { employees } = (await (await answered).json()) as { employees: object[] };
  expect(employees).toHaveLength(1);
  expect(employees[0]).not.toHaveProperty('salary');
  await names.waitFor();

  await openOffice(stage, admin, `employee/${employee._id}`);
  await eventually(
    async () => (await client.get(`/salary/pay-access/${employee._id}`)).body.accesses.length > 0,
  );
  await soon(
    async () => (await client.get(`/salary/pay-access/${employee._id}`)).body.accesses,
  ).toMatchObject([{ where: 'details' }]);
});

test('an admin is not warned about their own pay', async () => {
  await admin.confirm();
  const chief = await hire(admin, {
    employeeId: 'LOOK-3',
    department,
    name: 'Ruth Adeyemi',
    role: 'admin',
  });
  const client = new Client(stage.url);
  await client.signIn(chief.email, PASSWORD);
  const page = await openOffice(stage, client, `employee/${chief._id}`);
  await page.getByText('Hire Date').waitFor();
  await soon(() => page.getByText('can see that you viewed this').count()).toBe(0);
});
