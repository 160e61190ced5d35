import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import { inField, TODAY } from '../../support/calendar.js';
import { hire } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { picture } from '../../support/picture.js';
import { setStage } from '../stage/browser.js';
import { cells, listAt, rows, shows } from '../stage/list.js';
import {
  clientOf,
  confirmPassword,
  faultAt,
  figures,
  hold,
  intercept,
  openOffice,
  unconfirmedClientOf,
} from '../stage/office.js';
import { soon } from '../stage/soon.js';

const TEXTS = {
  'Full Name': 'Seán Ó’Briain',
  'Date of Birth': '1994-08-16',
  'Employee ID': 'EMP-0249',
  Designation: 'Treasury Analyst',
  Salary: '4,950.50',
  'Email Address': 'sean.obriain@company.example',
  Password: 'kelp lantern 7',
};
const CHOICES = {
  Gender: 'Male',
  'Marital Status': 'Married',
  Department: 'Finance',
  Role: 'Employee',
};

const stage = await setStage();
const admin = await clientOf(stage);
const finance: string = (await admin.get('/department?filter={"q":"finance"}')).body.departments[0]
  ._id;

const open = (path: string, arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add Employee' }).click();
const update = (page: Page) => page.getByRole('button', { name: 'Update Employee' }).click();
const stored = async (id: string) => (await admin.get(`/employee/single/${id}`)).body.employee;

async function fillIn(page: Page, changed: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...TEXTS, ...changed }))
    await field(page, label).fill(value);
  for (const [label, choice] of Object.entries(CHOICES))
    await field(page, label).selectOption(choice);
}

test('the list has the words of the specification, and leads everywhere', async () => {
  const page = await open('employee');
  await page.getByRole('heading', { name: 'Manage Employees' }).waitFor();
  await shows(page, '1–10 of 40');
  await soon(() => page.getByRole('main').locator('dl dt').allInnerTexts()).toEqual([
    'Total Employees',
    'Departments',
    'Filtered Results',
  ]);
  const {
    total,
    departments: distinct,
    left,
  } = (await admin.get('/employee?range=[0,0]')).body.summary;
  await soon(() => figures(page)).toEqual([total, distinct, total].map(String));
  expect(left).toBe(3);
  await soon(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Select everyone on this page',
    'S No',
    'Image',
    'Name',
    'Department',
    'DOB',
    'Action',
  ]);
  await soon(() => page.getByRole('link', { name: 'Add New Employee' }).getAttribute('href')).toBe(
    '/admin-dashboard/add-employee',
  );

  const row = rows(page).first();
  await soon(() => cells(row)).toEqual([
    'Select Ahmed Benali',
    '1',
    'AB',
    expect.stringMatching(/^Ahmed Benali\n\w/),
    'Sales',
    '31 Jan 1989',
    'View\nEdit\nSalary\nLeave',
  ]);
  await row.getByRole('img', { name: 'Photo of Ahmed Benali' }).waitFor();
  const id = (await admin.get('/employee?filter={"q":"ahmed benali"}&fields=[]')).body.employees[0]
    ._id;
  const links = {
    'View Ahmed Benali': id,
    'Edit Ahmed Benali': `edit/${id}`,
    'Leave of Ahmed Benali': `leaves/${id}`,
  };
  for (const [name, path] of Object.entries(links))
    await soon(() => row.getByRole('link', { name }).getAttribute('href')).toBe(
      `/admin-dashboard/employee/${path}`,
    );
  await soon(() =>
    row.getByRole('link', { name: 'Salary of Ahmed Benali' }).getAttribute('href'),
  ).toBe(`/admin-dashboard/salary/view/${id}`);
});

test('the list has pages of the chosen length', async () => {
  const page = await open('employee');
  await page.getByLabel('Rows per page:').selectOption('25');
  await rows(page).nth(24).waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await shows(page, '26–40 of 40');
  await rows(page).first().getByRole('cell', { name: '26', exact: true }).waitFor();
});

describe('adding an employee', () => {
  test('offers the choices of the specification, and asks for everything but the image', async () => {
    const page = await open('add-employee');
    const { departments } = (await admin.get('/department?sort=["name","ASC"]')).body;
    const choices = {
      Gender: ['Male', 'Female', 'Other'],
      'Marital Status': ['Single', 'Married', 'Divorced', 'Widowed'],
      Role: ['Admin', 'Employee'],
      Department: departments.map((one: { dep_name: string }) => one.dep_name),
    };
    await field(page, 'Department')
      .getByRole('option', { name: 'Finance' })
      .waitFor({ state: 'attached' });
    for (const [label, names] of Object.entries(choices))
      await soon(() => field(page, label).getByRole('option').allInnerTexts()).toEqual([
        'Select',
        ...names,
      ]);
    await page.getByText('At least 6 characters', { exact: true }).waitFor();
    await add(page);
    for (const label of Object.keys(TEXTS))
      await soon(() => faultAt(field(page, label))).toContain(`Please enter ${label}.`);
    for (const label of Object.keys(CHOICES))
      await soon(() => faultAt(field(page, label))).toContain(`Please choose ${label}.`);
    await soon(() => field(page, 'Profile Image').getAttribute('aria-invalid')).toBe('false');
    await field(page, 'Full Name').and(page.locator(':focus')).waitFor();
  });

  test('says what is wrong before anything is sent', async () => {
    const page = await open('add-employee');
    const tomorrow = addDays(TODAY, 1);
    await fillIn(page, {
      'Date of Birth': tomorrow,
      Salary: '12.345',
      'Email Address': 'nobody',
      Password: '12345',
    });
    await add(page);
    await soon(() => faultAt(field(page, 'Date of Birth'))).toBe(
      `Choose ${inField(TODAY).slice(4)} or an earlier day.`,
    );
    await soon(() => faultAt(field(page, 'Salary'))).toMatch(/^Please enter an amount/);
    await soon(() => faultAt(field(page, 'Email Address'))).toBe(
      'Enter an email address like name@company.com.',
    );
    await soon(() => faultAt(field(page, 'Password'))).toContain(
      'Choose a password of at least 6 characters.',
    );
    await field(page, 'Date of Birth').fill('1899-12-31');
    await field(page, 'Date of Birth').blur();
    await soon(() => faultAt(field(page, 'Date of Birth'))).toBe(
      'Choose 01 Jan 1900 or a later day.',
    );
    await field(page, 'Profile Image').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no image'),
    });
    await soon(() => faultAt(field(page, 'Profile Image'))).toContain(
      'Please choose a JPEG, PNG, WebP or GIF image.',
    );
  });

  test('shows the server’s refusals at their fields, and keeps what was entered', async () => {
    const page = await open('add-employee');
    await fillIn(page, { 'Employee ID': 'emp-0001', Password: 'password' });
    await add(page);
    await soon(() => faultAt(field(page, 'Password'))).toContain(
      'This password is one of the first that anyone would try.',
    );
    // Both conflicts are told at once.
    await field(page, 'Password').fill('kelp lantern 7');
    await field(page, 'Email Address').fill('AMARA.Okafor@company.example');
    const taken = page.waitForResponse((response) => response.status() === 409);
    await add(page);
    const { errors } = await (await taken).json();
    await soon(() => faultAt(field(page, 'Employee ID'))).toContain(errors.employeeId);
    await soon(() => faultAt(field(page, 'Email Address'))).toBe(errors.email);
    await soon(() => field(page, 'Salary').inputValue()).toBe('4950.50');
  });

  test('says at the photo which size is possible, and that others are being worked on', async () => {
    const page = await open('add-employee');
    await fillIn(page);
    const choose = async (width: number) =>
      field(page, 'Profile Image').setInputFiles({
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await picture('png', { width, height: 3000 })),
      });
    await choose(4_001);
    await add(page);
    await soon(() => faultAt(field(page, 'Profile Image'))).toContain(
      'must have at most 12 megapixels. Please choose a smaller image, or an ordinary JPEG of at most 25 megapixels.',
    );
    await choose(60);
    const reason = 'Many photos are being processed right now. Please try again in a moment.';
    await intercept(page, 'POST', '/employee/add', (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          code: 'server.unavailable',
          error: reason,
          errors: { image: reason },
        },
      }),
    );
    await add(page);
    await soon(() => faultAt(field(page, 'Profile Image'))).toContain(reason);
  });

  test('says that it is busy, then shows the new one first in the list', async () => {
    const page = await open('employee');
    await page.getByPlaceholder('Search by name or department...').fill('sales');
    await soon(() => page.url()).toContain('sales');
    await page.getByRole('link', { name: 'Add New Employee' }).click();
    const release = await hold(page, 'POST', '/employee/add');
    await fillIn(page);
    await field(page, 'Profile Image').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture('png')),
    });
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    await add(page);
    const busy = page.getByRole('button', { name: 'Adding Employee...' });
    await busy.waitFor();
    await soon(() => busy.isDisabled()).toBe(true);
    release();

    await page.getByText('Employee added successfully!').waitFor();
    await rows(page).first().filter({ hasText: 'Seán Ó’Briain' }).waitFor();
    await soon(() => page.getByPlaceholder('Search by name or department...').inputValue()).toBe(
      '',
    );
    await page
      .locator('img')
      .and(page.getByRole('img', { name: 'Photo of Seán Ó’Briain' }))
      .waitFor();
    const { employees } = (
      await admin.get('/employee?filter={"q":"EMP-0249"}&range=[0,9]&fields=["salary"]')
    ).body;
    expect(employees).toMatchObject([
      {
        name: 'Seán Ó’Briain',
        employeeId: 'EMP-0249',
        userId: {
          email: 'sean.obriain@company.example',
          role: 'employee',
          profileImage: expect.any(String),
        },
        department: { dep_name: 'Finance' },
        dob: '1994-08-16',
        gender: 'male',
        maritalStatus: 'married',
        designation: 'Treasury Analyst',
        salary: 4950.5,
      },
    ]);
    await soon(
      async () =>
        (await new Client(stage.url).signIn('sean.obriain@company.example', 'kelp lantern 7'))
          .status,
    ).toBe(200);
  });

  test('an admin needs one’s own password, and keeps what was entered without it', async () => {
    const page = await openOffice(stage, await unconfirmedClientOf(stage), 'add-employee');
    await fillIn(page, { 'Employee ID': 'EMP-0777', 'Email Address': 'new.admin@company.example' });
    await field(page, 'Role').selectOption('Admin');
    await add(page);
    await page
      .getByRole('dialog', { name: 'Confirm your password' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await soon(() => field(page, 'Employee ID').inputValue()).toBe('EMP-0777');
    await add(page);
    await confirmPassword(page, stage.admin.password);
    await page.getByText('Employee added successfully!').waitFor();
    await soon(
      async () =>
        (await new Client(stage.url).signIn('new.admin@company.example', 'kelp lantern 7')).body
          .user?.role,
    ).toBe('admin');
  });

  test('suggests the next employee ID, takes what else is known, and invites instead of setting a password', async () => {
    const { employeeId } = (await admin.get('/employee/next-id')).body;
    const page = await open('add-employee');
    await page.getByRole('button', { name: `Use ${employeeId}` }).click();
    await soon(() => field(page, 'Employee ID').inputValue()).toBe(employeeId);
    await field(page, 'Employee ID').and(page.locator(':focus')).waitFor();
    await page
      .getByRole('group', { name: 'First sign-in' })
      .getByRole('button', { name: 'Invite with a link' })
      .click();
    await soon(() => field(page, 'Password').count()).toBe(0);
    const { Password, 'Employee ID': _id, ...texts } = TEXTS;
    for (const [label, value] of Object.entries({
      ...texts,
      'Full Name': 'Ines Invited',
      'Email Address': 'ines@company.example',
      'Hire Date': '2026-02-01',
      Phone: '+33 1 23 45 67 89',
    }))
      await field(page, label).fill(value);
    for (const [label, choice] of Object.entries(CHOICES))
      await field(page, label).selectOption(choice);
    await page.getByRole('combobox', { name: 'Manager' }).fill('okafor');
    await page
      .getByRole('listbox', { name: 'Manager' })
      .getByRole('option')
      .filter({ hasText: 'Amara Okafor' })
      .click();
    await add(page);

    // Without a mail server, the link is shown on the next page.
    await page.getByText('Employee added successfully! Hand over the invitation link.').waitFor();
    await page.getByRole('dialog', { name: 'Invitation link for Ines Invited' }).waitFor();
    await page.getByRole('heading', { name: 'Ines Invited', exact: true }).waitFor();
    await page.waitForURL('**/account');
    const [ines] = (await admin.get('/employee?filter={"q":"ines@company"}&fields=[]')).body
      .employees;
    await soon(() => stored(ines._id)).toMatchObject({
      employeeId,
      hireDate: '2026-02-01',
      phone: '+33 1 23 45 67 89',
      manager: { name: 'Amara Okafor' },
      passwordSet: false,
    });
  });

  test('tells the way to the first department while there is none', async () => {
    const none = {
      headers: { 'content-range': 'departments */0' },
      json: { success: true, departments: [], summary: { total: 0 } },
    };
    const page = await open('add-employee', (opened) =>
      intercept(opened, 'GET', '/department', (route) => route.fulfill(none)),
    );
    await page.getByText('No departments yet.').waitFor();
    await page.getByRole('link', { name: 'Add New Department' }).click();
    await page.getByRole('heading', { name: 'Add New Department' }).waitFor();
  });

  test('tells that the departments could not be loaded, and tries again', async () => {
    // Parts of the form that load later ask once more by themselves: only a click brings the departments.
    const page = await open('add-employee', async (opened) => {
      await opened.addInitScript(() =>
        addEventListener('click', () => (document.body.dataset['clicked'] = 'yes'), true),
      );
      await intercept(opened, 'GET', '/department', async (route) =>
        (await opened.locator('body[data-clicked]').count()) > 0
          ? route.continue()
          : route.fulfill({ status: 500, json: {} }),
      );
    });
    await page.getByText('The departments could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await field(page, 'Department').selectOption('Finance');
  });
});

describe('editing an employee', () => {
  test('changes what can be changed, says so, and leads back to the list as it was left', async () => {
    const { _id } = await hire(admin, {
      name: 'Edda Old',
      employeeId: 'E-1',
      department: finance,
      salary: '3000.5',
    });
    const page = await open(listAt('employee', { q: 'edda' }));
    await page.getByRole('link', { name: 'Edit Edda Old' }).click();
    await soon(() => field(page, 'Full Name').inputValue()).toBe('Edda Old');
    await soon(() => field(page, 'Marital Status').inputValue()).toBe('single');
    await soon(() => field(page, 'Designation').inputValue()).toBe('Specialist');
    await soon(() => field(page, 'Salary').inputValue()).toBe('3000.50');
    await soon(() => field(page, 'Department').inputValue()).toBe(finance);

    await field(page, 'Full Name').fill('Edda New');
    await field(page, 'Marital Status').selectOption('Married');
    await field(page, 'Designation').fill('Head of Pay');
    await field(page, 'Department').selectOption('Sales');
    await field(page, 'Salary').fill('1,234,567.89');
    // Sent by Enter, so that the field is not left before.
    await field(page, 'Salary').press('Enter');
    await page.getByRole('button', { name: 'Save $1,234,567.89' }).click();
    await page.getByText('Employee updated successfully!').waitFor();
    await rows(page).first().filter({ hasText: 'Edda New' }).filter({ hasText: 'Sales' }).waitFor();
    await soon(() => page.getByPlaceholder('Search by name or department...').inputValue()).toBe(
      'edda',
    );
    await soon(() => stored(_id)).toMatchObject({
      name: 'Edda New',
      maritalStatus: 'married',
      designation: 'Head of Pay',
      salary: 1_234_567.89,
      department: { dep_name: 'Sales' },
      employeeId: 'E-1',
      email: 'person.e-1@company.example',
      userId: { role: 'employee' },
    });
  });

  test('asks for every field', async () => {
    const { _id } = await hire(admin, { employeeId: 'E-2', department: finance });
    const page = await open(`employee/edit/${_id}`);
    for (const label of ['Full Name', 'Designation', 'Salary']) await field(page, label).fill('');
    for (const label of ['Marital Status', 'Department'])
      await field(page, label).selectOption('Select');
    await update(page);
    for (const label of ['Full Name', 'Designation', 'Salary'])
      await soon(() => faultAt(field(page, label))).toBe(`Please enter ${label}.`);
    for (const label of ['Marital Status', 'Department'])
      await soon(() => faultAt(field(page, label))).toBe(`Please choose ${label}.`);
  });

  test('says what the server refuses, or that something went wrong', async () => {
    const { _id } = await hire(admin, { employeeId: 'E-4', department: finance });
    const page = await open(`employee/edit/${_id}`);
    const refusal = {
      status: 400,
      json: { success: false, error: 'Not now.', errors: { designation: 'Nobody does this.' } },
    };
    await intercept(page, 'PUT', `/employee/update/${_id}`, (route) => route.fulfill(refusal));
    await update(page);
    await page.getByText('Not now.').waitFor();
    await soon(() => faultAt(field(page, 'Designation'))).toBe('Nobody does this.');
    await page.unrouteAll();
    const release = await hold(page, 'PUT', `/employee/update/${_id}`);
    await field(page, 'Designation').fill('Another');
    await update(page);
    await soon(() => page.getByRole('button', { name: 'Updating Employee...' }).isDisabled()).toBe(
      true,
    );
    release();
    await page.getByText('Employee updated successfully!').waitFor();

    const other = await open(`employee/edit/${_id}`);
    await intercept(other, 'PUT', `/employee/update/${_id}`, (route) => route.abort());
    await update(other);
    await other.getByText('Something went wrong').waitFor();
  });

  test('says when there is no such employee', async () => {
    const page = await open('employee/edit/0197b1f0-0000-7000-8000-000000000000');
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  });
});
