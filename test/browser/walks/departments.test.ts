import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import { TODAY, YESTERDAY } from '../../support/calendar.js';
import { addDepartment, hire } from '../../support/cast.js';
import { addCoverageRule } from '../../support/coverage.js';
import { setStage } from '../stage/browser.js';
import { listAt, rowOf, rows, shows } from '../stage/list.js';
import { clientOf, faultAt, figures, hold, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const SINGLE = '/department/single';

const stage = await setStage();
const admin = await clientOf(stage);

const open = (path: string) => openOffice(stage, admin, path);

/** The list with nothing but what is searched for, so that tests do not see each other's departments. */
const openFound = (q: string) => open(listAt('departments', { q }));

const search = (page: Page) => page.getByPlaceholder('Search departments...');

async function total(): Promise<number> {
  return (await admin.get('/department?range=[0,0]')).body.summary.total;
}

describe('adding a department', () => {
  test('asks for both fields', async () => {
    const page = await open('add-department');
    await page.getByRole('button', { name: 'Add Department' }).click();
    await soon(() => faultAt(page.getByLabel('Department Name'))).toBe(
      'Please enter Department Name.',
    );
    await soon(() => faultAt(page.getByLabel('Description'))).toBe('Please enter Description.');
    await page.getByLabel('Department Name').and(page.locator(':focus')).waitFor();
  });

  test('refuses a name that is taken at the field', async () => {
    const page = await open('add-department');
    await page.getByLabel('Department Name').fill('FINANCE');
    await page.getByLabel('Description').fill('A second one');
    const refusal = page.waitForResponse((response) => response.status() === 409);
    await page.getByRole('button', { name: 'Add Department' }).click();
    const { errors } = (await (await refusal).json()) as { errors: { dep_name: string } };
    await soon(() => faultAt(page.getByLabel('Department Name'))).toBe(errors.dep_name);
    await soon(() => page.getByLabel('Description').inputValue()).toBe('A second one');
  });

  test('says that it is busy, and then leads to the list, where the new one is seen', async () => {
    const page = await open('departments');
    await search(page).fill('sales');
    await shows(page, '1–1 of 1');
    await page.getByRole('link', { name: 'Add New Department' }).click();
    await page.getByRole('heading', { name: 'Add New Department' }).waitFor();
    const release = await hold(page, 'POST', '/department/add');
    await page.getByLabel('Department Name').fill('Library');
    await page.getByLabel('Description').fill('Keeps what was written');
    await page.getByRole('button', { name: 'Add Department' }).click();
    const busy = page.getByRole('button', { name: 'Creating Department...' });
    await busy.waitFor();
    await soon(() => busy.isDisabled()).toBe(true);
    release();

    await page.getByText('Department added successfully!').waitFor();
    await rows(page).first().filter({ hasText: 'Library' }).waitFor();
    await soon(() => search(page).inputValue()).toBe('');
    const { departments } = (await admin.get('/department?filter={"q":"library"}')).body;
    expect(departments).toMatchObject([
      { dep_name: 'Library', description: 'Keeps what was written' },
    ]);
  });

  test('says the server’s reason, or that something went wrong', async () => {
    const page = await open('add-department');
    await page.getByLabel('Department Name').fill('Archive');
    await page.getByLabel('Description').fill('Keeps it');
    await intercept(page, 'POST', '/department/add', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'The server is too busy.' } }),
    );
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.getByText('The server is too busy.').waitFor();
    await page.unrouteAll();
    await intercept(page, 'POST', '/department/add', (route) => route.abort());
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.getByText('Something went wrong').waitFor();
  });
});

describe('editing a department', () => {
  test('changes both fields, says so, and leads back to the list as it was left', async () => {
    await addDepartment(admin, { dep_name: 'Post Room', description: 'Letters' });
    const page = await openFound('post room');
    await page.getByRole('link', { name: 'Edit Post Room' }).click();
    await page.getByRole('heading', { name: 'Edit Post Room' }).waitFor();
    await soon(() => page.getByLabel('Description').inputValue()).toBe('Letters');
    await page.getByLabel('Department Name').fill('Mail Room of the post room');
    await page.getByLabel('Description').fill('Letters and parcels');
    await page.getByRole('button', { name: 'Update Department' }).click();
    await page.getByText('Department updated successfully!').waitFor();
    await rowOf(page, 'Mail Room of the post room').waitFor();
    await soon(() => search(page).inputValue()).toBe('post room');
    const { departments } = (await admin.get('/department?filter={"q":"post room"}')).body;
    expect(departments).toMatchObject([
      { dep_name: 'Mail Room of the post room', description: 'Letters and parcels' },
    ]);
  });

  test('overwrites nothing that somebody else has changed meanwhile', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Garden', description: 'Trees' });
    const page = await open(`department/${_id}`);
    await page.getByLabel('Description').fill('Mine');
    await admin.put(`/department/${_id}`, { dep_name: 'Garden', description: 'Theirs' });
    await page.getByRole('button', { name: 'Update Department' }).click();
    const question = page.getByRole('dialog', { name: 'Changed by someone else' });
    await question.getByRole('row', { name: 'Description Mine Theirs' }).waitFor();
    await soon(
      async () => (await admin.get(`${SINGLE}?id=${_id}`)).body.department.description,
    ).toBe('Theirs');
    await question.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByLabel('Description').and(page.getByText('Theirs')).waitFor();
    await page.getByLabel('Description').fill('Both');
    await page.getByRole('button', { name: 'Update Department' }).click();
    await page.getByText('Department updated successfully!').waitFor();
    await soon(
      async () => (await admin.get(`${SINGLE}?id=${_id}`)).body.department.description,
    ).toBe('Both');
  });

  test('keeps one’s own of two versions, and what the other changed elsewhere', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Greenhouse', description: 'Flowers' });
    const page = await open(`department/${_id}`);
    await page.getByLabel('Description').fill('Mine');
    await admin.put(`/department/${_id}`, { dep_name: 'Glasshouse', description: 'Theirs' });
    await page.getByRole('button', { name: 'Update Department' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('Department updated successfully!').waitFor();
    await soon(async () => (await admin.get(`${SINGLE}?id=${_id}`)).body.department).toMatchObject({
      dep_name: 'Glasshouse',
      description: 'Mine',
    });
  });

  test('names the heads of two versions (it showed an id)', async () => {
    const department = await addDepartment(admin, { dep_name: 'Orangery', description: 'Citrus' });
    const [mine, theirs] = [
      await hire(admin, { employeeId: 'HEAD-1', name: 'Mina Lime', department: department._id }),
      await hire(admin, { employeeId: 'HEAD-2', name: 'Theo Lemon', department: department._id }),
    ];
    const page = await open(`department/${department._id}`);
    await page.getByRole('combobox', { name: 'Head' }).fill(mine.name);
    await page.getByRole('option', { name: mine.name }).click();
    await admin.put(`/department/${department._id}`, {
      dep_name: 'Orangery',
      description: 'Citrus',
      head: theirs._id,
    });
    await page.getByRole('button', { name: 'Update Department' }).click();
    await page.getByRole('dialog').getByRole('cell', { name: mine.name }).waitFor();
    await page.getByRole('dialog').getByRole('cell', { name: theirs.name }).waitFor();
  });

  test('says that the update failed, or that something went wrong', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Workshop' });
    const page = await open(`department/${_id}`);
    const path = `/department/${_id}`;
    await intercept(page, 'PUT', path, (route) =>
      route.fulfill({ status: 400, json: { success: false } }),
    );
    await page.getByLabel('Description').fill('Mends things');
    await page.getByRole('button', { name: 'Update Department' }).click();
    await page.getByText('Update failed!').waitFor();
    await page.unrouteAll();
    await intercept(page, 'PUT', path, (route) => route.abort());
    await page.getByRole('button', { name: 'Update Department' }).click();
    await page.getByText('Something went wrong').waitFor();
  });

  test('says when there is no such department', async () => {
    const page = await open('department/0197b1f0-0000-7000-8000-000000000000');
    await page.getByRole('heading', { name: 'Department Not Found' }).waitFor();
  });
});

describe('deleting a department', () => {
  const askToDelete = async (page: Page, name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    return page.getByRole('dialog', { name: `Delete ${name}?` });
  };

  test('asks first, then removes the row and says so', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Cellar' });
    const before = await total();
    const page = await openFound('cellar');
    const question = await askToDelete(page, 'Cellar');
    await question
      .getByText('Are you sure you want to delete this department? This action cannot be undone.', {
        exact: true,
      })
      .waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete Cellar' }).and(page.locator(':focus')).waitFor();

    await (await askToDelete(page, 'Cellar')).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Department deleted successfully!').waitFor();
    await page.getByRole('heading', { name: 'No Departments Found' }).waitFor();
    await soon(async () => (await figures(page))[0]).toBe(String(before - 1));
    await soon(async () => (await admin.get(`${SINGLE}?id=${_id}`)).status).toBe(404);
  });

  test('leaves the page that its only row was on', async () => {
    for (let number = 1; number <= 11; number++)
      await addDepartment(admin, { dep_name: `Barn ${String(number).padStart(2, '0')}` });
    const page = await openFound('barn');
    await page.getByRole('button', { name: 'Next page' }).click();
    await shows(page, '11–11 of 11');
    await (await askToDelete(page, 'Barn 11')).getByRole('button', { name: 'Delete' }).click();
    await shows(page, '1–10 of 10');
  });

  test('says who is in it, and moves them to another before it is deleted', async () => {
    const [{ _id }, other] = [
      await addDepartment(admin, { dep_name: 'Stable' }),
      await addDepartment(admin, { dep_name: 'Meadow' }),
    ];
    const [stays, left] = [
      await hire(admin, { employeeId: 'ST-1', department: _id }),
      await hire(admin, { employeeId: 'ST-2', department: _id }),
    ];
    await admin.put(`/employee/employment/${left._id}`, { leftOn: '2024-06-30' });
    const page = await openFound('stable');
    const question = await askToDelete(page, 'Stable');
    await question.getByText('2 people belong to this department. 1 of them has left.').waitFor();
    await question
      .getByText('Are you sure you want to delete this department? This action cannot be undone.', {
        exact: true,
      })
      .waitFor();
    await question.getByRole('button', { name: 'Move and delete' }).click();
    await soon(() => faultAt(question.getByLabel('Move them to'))).toBe(
      'Please choose a department to move them to.',
    );
    await question.getByLabel('Move them to').selectOption('Meadow');
    await question.getByRole('button', { name: 'Move and delete' }).click();
    await page.getByText('Department deleted successfully!').waitFor();
    await soon(
      async () => (await admin.get(`${SINGLE}?id=${other._id}`)).body.department,
    ).toMatchObject({ employees: 2, left: 1 });
    await soon(
      async () =>
        (await admin.get(`/employee/single/${stays._id}`)).body.employee.department.dep_name,
    ).toBe('Meadow');
  });

  test('is refused when somebody was added after the question', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Loft' });
    const page = await openFound('loft');
    const question = await askToDelete(page, 'Loft');
    await question.getByText(/^Are you sure/).waitFor();
    await hire(admin, { employeeId: 'LO-1', department: _id });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByText('This department still has 1 employee. Move them to another department first.')
      .waitFor();
    await soon(() => rowOf(page, 'Loft').count()).toBe(1);
    await (
      await askToDelete(page, 'Loft')
    )
      .getByText('1 person belongs to this department.')
      .waitFor();
  });

  test('says that it failed, or that an error occurred', async () => {
    await addDepartment(admin, { dep_name: 'Attic' });
    const page = await openFound('attic');
    await intercept(page, 'DELETE', SINGLE, (route) =>
      route.fulfill({ status: 400, json: { success: false } }),
    );
    await (await askToDelete(page, 'Attic')).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Failed to delete department').waitFor();
    await page.unrouteAll();
    await intercept(page, 'DELETE', SINGLE, (route) => route.abort());
    await (await askToDelete(page, 'Attic')).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('An error occurred while deleting the department').waitFor();
    await soon(() => rowOf(page, 'Attic').count()).toBe(1);
  });
});

describe('closing a department', () => {
  const askToClose = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Close…' }).click();
    return page.getByRole('dialog', { name: `Close ${name}?` });
  };
  const dayField = (dialog: Locator) => dialog.getByLabel('Closed from');
  const single = async ({ _id }: { _id: string }, asOf = '') =>
    admin.get(`${SINGLE}?id=${_id}${asOf && `&asOf=${asOf}`}`);

  test('says who is in it, and goes on once they are moved', async () => {
    const orchard = await addDepartment(admin, { dep_name: 'Orchard' });
    const one = await hire(admin, {
      name: 'Pia Planter',
      employeeId: 'OR-1',
      department: orchard._id,
    });
    const page = await open(`department/${orchard._id}`);
    const question = await askToClose(page, 'Orchard');
    await question.getByText(/^1 person is in it on this day or later: Pia Planter, on/).waitFor();
    await soon(() => question.getByRole('button', { name: 'Close department' }).isDisabled()).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close…' }).and(page.locator(':focus')).waitFor();

    const field = await addDepartment(admin, { dep_name: 'Field' });
    await admin.put('/employee/move', { employees: [one._id], department: field._id });
    await addCoverageRule(admin, { name: 'Harvest', department: orchard._id });
    const again = await askToClose(page, 'Orchard');
    await again.getByRole('row', { name: /^Harvest Coverage rule until / }).waitFor();
    await again.getByRole('button', { name: 'Close department' }).click();
    await page.getByText('Department closed.').waitFor();
    await page.getByRole('heading', { name: 'Manage Departments' }).waitFor();
    await soon(async () => (await single(orchard)).status).toBe(404);
    await soon(async () => (await single(orchard, YESTERDAY)).status).toBe(200);
  });

  test('is planned for a day to come, and taken back, on the page of the department', async () => {
    const pond = await addDepartment(admin, { dep_name: 'Pond' });
    const page = await open(`department/${pond._id}`);
    await page.getByRole('button', { name: 'Close…' }).click();
    const question = page.getByRole('dialog', { name: 'Close Pond?' });
    await question.getByText('No pay items or coverage rules end with it.').waitFor();
    await dayField(question).fill('+30');
    await dayField(question).press('Tab');
    await question.getByRole('button', { name: /^Plan for / }).click();
    await page.getByText(/^The department closes on /).waitFor();
    await page
      .getByRole('main')
      .getByText(/^Closes on /)
      .waitFor();
    await soon(async () => (await single(pond)).body.department.closedOn).toBe(addDays(TODAY, 30));
    await page.getByRole('button', { name: 'Close…' }).click();
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await page.getByText('The department stays open.').waitFor();
    await soon(async () => (await single(pond)).body.department.closedOn).toBeNull();
    await soon(() =>
      page
        .getByRole('main')
        .getByText(/^Closes on /)
        .count(),
    ).toBe(0);
  });

  test('is refused at the day where somebody came meanwhile', async () => {
    const den = await addDepartment(admin, { dep_name: 'Den' });
    const page = await open(`department/${den._id}`);
    const question = await askToClose(page, 'Den');
    await question.getByText('No pay items or coverage rules end with it.').waitFor();
    await hire(admin, { name: 'Lou Late', employeeId: 'DE-1', department: den._id });
    await question.getByRole('button', { name: 'Close department' }).click();
    await page.getByText(/1 person is in this department: Lou Late/).waitFor();
    await soon(async () => (await single(den)).body.department.closedOn).toBeNull();
  });
});
