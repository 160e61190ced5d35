import type { Page } from 'playwright-core';
import { setStage } from './stage/browser.js';
import { demoIds } from './stage/demo-ids.js';
import { clientOf, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
const answer = (page: Page, word: 'Keep editing' | 'Discard') =>
  question(page).getByRole('button', { name: word }).click();
const name = (page: Page) => page.getByLabel('Department Name');
const menu = (page: Page) => page.getByRole('button', { name: /^Account menu/ });
const at = (page: Page) => new URL(page.url()).pathname;
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Come to from the list, so that there is a way back. */
async function openForm(client = admin): Promise<Page> {
  const page = await openOffice(stage, client, 'departments');
  await page.getByRole('link', { name: 'Add New Department' }).click();
  await name(page).fill('Half a department');
  return page;
}

async function signOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to...' }).fill(words);
  await page.getByRole('option', { name: words, exact: true }).waitFor();
  await page.keyboard.press('Enter');
}

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('link', { name: entry }).click();
}

test.each<[string, (page: Page) => Promise<unknown>, string]>([
  [
    'the sidebar',
    (page) => page.getByRole('link', { name: 'Employee', exact: true }).click(),
    '/admin-dashboard/employee',
  ],
  ['the search', (page) => searchFor(page, 'Setting'), '/admin-dashboard/setting'],
  ['Back', (page) => page.evaluate(() => history.back()), '/admin-dashboard/departments'],
  ['the account menu', (page) => chooseInMenu(page, 'Employee portal'), '/employee-dashboard'],
])('a form that is not saved asks before it is left by %s', async (_, leave, place) => {
  const page = await openForm();
  await leave(page);
  await answer(page, 'Keep editing');
  await question(page).waitFor({ state: 'detached' });
  await soon(() => at(page)).toBe('/admin-dashboard/add-department');
  await soon(() => name(page).inputValue()).toBe('Half a department');

  await leave(page);
  await answer(page, 'Discard');
  await page.waitForURL(`**${place}`);
  await name(page).waitFor({ state: 'detached' });
  await soon(
    async () => (await admin.get('/department?filter={"q":"half a department"}')).body.departments,
  ).toEqual([]);
});

test('signing out asks as well, and Cancel keeps the session', async () => {
  const own = await clientOf(stage);
  const page = await openForm(own);
  await signOut(page);
  await answer(page, 'Keep editing');
  await question(page).waitFor({ state: 'detached' });
  await soon(() => name(page).inputValue()).toBe('Half a department');
  await soon(() => menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await soon(() => token(page)).toBe(own.token);
  await soon(async () => (await own.get('/auth/verify')).status).toBe(200);

  const over = page.waitForResponse((response) => response.url().endsWith('/auth/logout'));
  await signOut(page);
  await answer(page, 'Discard');
  await page.waitForURL('**/login');
  await soon(() => token(page)).toBeNull();
  await over;
  await soon(async () => (await own.get('/auth/verify')).status).toBe(401);
});

test('signing out of a screen on which nothing was entered does not ask', async () => {
  const page = await openOffice(stage, await clientOf(stage), 'add-department');
  await signOut(page);
  await page.waitForURL('**/login');
});

test('another language, with which the screen begins anew, asks as well', async () => {
  const page = await openForm();
  const french = page
    .getByRole('group', { name: 'Language' })
    .getByRole('button', { name: 'Français' });
  await menu(page).click();
  await french.click();
  await answer(page, 'Keep editing');
  await menu(page).and(page.locator(':focus')).waitFor();
  await soon(() => name(page).inputValue()).toBe('Half a department');
  await soon(async () => (await admin.get('/auth/verify')).body.user.language).toBe('en');
});

test('a note on a leave request is not lost unasked', async () => {
  const { pendingLeave } = await demoIds(stage);
  const page = await openOffice(stage, admin, `leaves/${pendingLeave}`);
  const note = page.getByLabel(/^Note to /);
  await note.fill('Enjoy');
  await page.getByRole('link', { name: 'Employee', exact: true }).click();
  await answer(page, 'Keep editing');
  await soon(() => note.inputValue()).toBe('Enjoy');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL('**/admin-dashboard/leaves');
  await soon(
    async () => (await admin.get(`/leave/detail/${pendingLeave}`)).body.leave,
  ).toMatchObject({ status: 'Approved', note: 'Enjoy' });
});

test('the sign-in of an account asks, too', async () => {
  const { employee } = await demoIds(stage);
  const page = await openOffice(stage, admin, `employee/${employee}/account`);
  const email = page.getByLabel('Email Address');
  await email.fill('half@company');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await answer(page, 'Keep editing');
  await soon(() => email.inputValue()).toBe('half@company');
});

test('one’s own contact asks, too', async () => {
  const own = await clientOf(stage);
  await own.signIn(stage.employee.email, stage.employee.password);
  const page = await openPortal(stage, own, `profile/${own.user._id}`);
  const phone = page.getByLabel('Phone');
  await phone.fill('one two three');
  await page.getByRole('link', { name: 'My Leaves' }).click();
  await answer(page, 'Keep editing');
  await soon(() => phone.inputValue()).toBe('one two three');
});

test('the employee’s area asks, too', async () => {
  const own = await clientOf(stage);
  await own.signIn(stage.employee.email, stage.employee.password);
  const page = await openPortal(stage, own, 'add-leave');
  const reason = page.getByLabel('Reason/Description');
  await reason.fill('The roof');
  await signOut(page);
  await answer(page, 'Keep editing');
  await soon(() => reason.inputValue()).toBe('The roof');
  await signOut(page);
  await answer(page, 'Discard');
  await page.waitForURL('**/login');
});

test('the browser asks when the whole page is left, and does not when nothing was entered', async () => {
  const page = await openForm();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await name(page).waitFor();
  expect(asked).toEqual(['beforeunload']);
  await page.reload();
  await name(page).waitFor();
  expect(asked).toEqual(['beforeunload']);
});
