import type { Page } from 'playwright-core';
import { addDays } from '../../api/contract/calendar-date.js';
import type { NotificationsResponse } from '../../api/contract/notification/notification-responses.js';
import { nextMonday, TODAY } from '../support/calendar.js';
import { Client } from '../support/client.js';
import { setStage, signInAs, type Stage } from './stage/browser.js';
import { tooWide } from './stage/looks.js';
import { clientOf, openOffice as openAt } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
/** After all leave of the demo's employee. */
const MONDAY = nextMonday(addDays(TODAY, 100));

async function openOffice(options?: Parameters<Stage['open']>[0]): Promise<Page> {
  const page = await openAt(stage, await clientOf(stage), '', options);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  return page;
}

async function employee(): Promise<Client> {
  const client = new Client(stage.url);
  await client.signIn(stage.employee.email, stage.employee.password);
  return client;
}

async function requestLeave(startDate: string, endDate = startDate): Promise<string> {
  const client = await employee();
  const { body } = await client.post('/leave/add', {
    userId: client.user._id,
    leaveType: 'Emergency Leave',
    startDate,
    endDate,
    reason: 'The roof',
  });
  return body.leave._id;
}

const notifications = async (): Promise<NotificationsResponse> =>
  (await admin.get('/notification')).body;

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('the product’s name takes at most two lines beside the logo', async () => {
  const page = await openOffice();
  const name = page
    .getByRole('complementary')
    .getByText('Employee Management System', { exact: true });
  await soon(() =>
    name.evaluate(
      (element) =>
        element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    ),
  ).toBeLessThanOrEqual(2);
});

test('a phone’s home screen gets a name, icons and the colour of the page', async () => {
  const page = await openOffice();
  const [manifest, bars] = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href;
    const found = (await (await fetch(href)).json()) as { name: string; icons: { src: string }[] };
    const icons = await Promise.all(
      found.icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')),
    );
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    return [{ name: found.name, icons }, Array.from(metas, ({ content }) => content)] as const;
  });
  expect(manifest).toEqual({
    name: 'Employee Management System',
    icons: ['image/png', 'image/png', 'image/png'],
  });
  expect(bars).toEqual(['#ffffff', '#161e1f']);
});

test('a request of leave shows at the bell, leads to the request and is read then', async () => {
  const id = await requestLeave(MONDAY, addDays(MONDAY, 3));
  const { unread } = await notifications();
  const page = await openOffice();
  await page.getByRole('button', { name: `Notifications, ${unread} unread` }).click();
  const entry = page
    .getByRole('link', { name: 'Unread: Zoë Marchetti requested Emergency Leave' })
    .first();
  await soon(() => entry.innerText()).toMatch(
    new RegExp(`${MONDAY.slice(8)}.* – ${addDays(MONDAY, 3).slice(8)} `),
  );
  await entry.click();
  await page.waitForURL(`**/admin-dashboard/leaves/${id}`);
  await page.getByRole('button', { name: `Notifications, ${unread - 1} unread` }).waitFor();
  await soon(
    async () =>
      (await notifications()).notifications.find(
        (about) => 'leave' in about && about.leave._id === id,
      )?.read,
  ).toBe(true);
});

test('all are marked as read at once, and Escape closes the list and gives the focus back', async () => {
  await requestLeave(addDays(MONDAY, 7));
  const page = await openOffice();
  await bell(page).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await soon(() => page.getByRole('link', { name: /^Unread:/ }).count()).toBe(0);
  await soon(async () => (await notifications()).unread).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Notifications' }).waitFor({ state: 'hidden' });
  await soon(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('notifications that do not come are asked for again', async () => {
  const page = await stage.open();
  await page.route('**/api/notification', (route) => route.abort());
  await signInAs(page, stage.url, stage.admin);
  await bell(page).click();
  await page.getByRole('alert').filter({ hasText: 'Notifications could not be loaded.' }).waitFor();
  await page.unroute('**/api/notification');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('link', { name: /Zoë Marchetti requested/ })
    .first()
    .waitFor();
});

test('without notifications it says that there are none yet', async () => {
  const page = await stage.open();
  await page.route('**/api/notification', (route) =>
    route.fulfill({ json: { success: true, notifications: [], unread: 0 } }),
  );
  await signInAs(page, stage.url, stage.admin);
  await bell(page).click();
  await page.getByText('No notifications yet').waitFor();
});

test('the sidebar counts the pending requests, and one more that comes', async () => {
  const pending = async () =>
    (await admin.get('/dashboard/body')).body.leaveSummary.pending as number;
  const page = await openOffice();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Leave', exact: true });
  await link.getByText(String(await pending()), { exact: true }).waitFor();
  await requestLeave(addDays(MONDAY, 9));
  await page.reload();
  const now = await pending();
  await link.getByText(String(now), { exact: true }).waitFor();
  await soon(() =>
    link.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    ),
  ).toBe(`${now} pending`);
});

test('the search finds an employee by part of the name, without its accents and by keyboard alone', async () => {
  const page = await openOffice();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to...' });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('zoe');
  const option = page.getByRole('option', { name: /Zoë Marchetti/ });
  await option.waitFor();
  await soon(() => option.locator('mark').allInnerTexts()).toEqual(['Zoë']);
  await soon(() => option.getAttribute('aria-selected')).toBe('true');
  await soon(
    async () =>
      (await field.getAttribute('aria-activedescendant')) === (await option.getAttribute('id')),
  ).toBe(true);
  await page.keyboard.press('Enter');
  const { user } = await employee();
  await page.waitForURL(`**/admin-dashboard/employee/${user.employeeId}`);
});

test('the search says how much it found, and Enter right after the last letter waits for the answer', async () => {
  const page = await openOffice();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to...' });
  await field.fill('nobody is called so');
  await page.getByText('Nothing found for “nobody is called so”').waitFor();
  await field.fill('marchetti');
  await page.getByRole('status').filter({ hasText: '1 result' }).waitFor();
  await field.fill('');
  await page.keyboard.type('okafor');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin-dashboard\/employee\/[0-9a-f-]{36}$/);
});

test('the search jumps to screens: arrows, Home, End, Escape, departments among them', async () => {
  const page = await openOffice();
  const chosen = () => page.getByRole('option', { selected: true }).innerText();
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  const field = page.getByRole('combobox', { name: 'Search or jump to...' });
  await field.waitFor();
  await soon(() => chosen()).toContain('Dashboard');
  await page.keyboard.press('ArrowDown');
  await soon(() => chosen()).toContain('Employee');
  await page.keyboard.press('End');
  await soon(() => chosen()).toContain('Logout');
  await page.keyboard.press('ArrowDown');
  await soon(() => chosen()).toContain('Dashboard');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await soon(() => chosen()).toContain('Dashboard');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await soon(() =>
    page
      .getByRole('button', { name: 'Search or jump to...' })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);

  await page.keyboard.press('Control+k');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('engin');
  await page
    .getByRole('group', { name: 'Departments' })
    .getByRole('option', { name: /Engineering/ })
    .waitFor();
  await field.fill('add new dep');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin-dashboard/add-department');
});

test('the palette finds screens within the sections, by what is set there', async () => {
  const page = await openOffice();
  for (const [word, place] of [
    ['unpaid', 'Leave types'],
    ['four eyes', 'Payroll settings'],
    ['two-factor', 'Company settings'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(word);
    await page.getByRole('option', { name: place }).waitFor();
    await page.keyboard.press('Escape');
  }
});

test('the palette does what one asks for, also by another word', async () => {
  const page = await openOffice();
  const field = page.getByRole('combobox', { name: 'Search or jump to...' });
  async function ask(words: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
  }
  await ask('approve');
  await page.waitForURL(/\/leaves\?filter=%7B%22status%22%3A%22Pending%22/);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await ask('dark');
  await soon(() => theme()).not.toBe(before);
  await ask('salary add');
  await page.waitForURL('**/salary/add');
  await ask('français');
  await page.getByRole('button', { name: 'Rechercher ou aller à...' }).click();
  await page.getByRole('combobox', { name: 'Rechercher ou aller à...' }).fill('sortir');
  await page.getByRole('option', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/login');
  await (await clientOf(stage)).put('/profile/language', { language: 'en' });
});

test('letters are shortcuts, but text in a field; the list of shortcuts turns them off', async () => {
  const page = await openOffice();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: 'Manage Departments' }).waitFor();
  const search = page.getByPlaceholder('Search departments...');
  await search.waitFor();
  await page.keyboard.press('/');
  await search.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('g e');
  await soon(() => search.inputValue()).toBe('g e');
  await soon(() => new URL(page.url()).pathname).toBe('/admin-dashboard/departments');
  await search.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to...' }).waitFor();
  await soon(() => new URL(page.url()).pathname).toBe('/admin-dashboard/departments');
});

test('another screen has the focus on its title, is announced, and begins at its top', async () => {
  const page = await openOffice({ viewport: { width: 1280, height: 400 } });
  await page.getByText('Leave Rejected').scrollIntoViewIfNeeded();
  await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await page.getByRole('heading', { name: 'Setting', level: 1 }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await soon(() => focused(page)).toBe('Setting');
  await soon(() => page.evaluate(() => scrollY)).toBe(0);
  await page
    .getByRole('status')
    .filter({ hasText: /^Setting$/ })
    .waitFor({ state: 'attached' });
});

test('the user menu says who is signed in, cuts a long name at 200 px, and signs out', async () => {
  const page = await openOffice();
  const menu = page.getByRole('button', { name: /^Account menu, / });
  const name = menu.locator('bdi');
  const width = () =>
    name.evaluate(({ clientWidth, scrollWidth }) => ({
      clientWidth,
      cut: scrollWidth > clientWidth,
    }));
  await soon(width).toMatchObject({ cut: false });
  await name.evaluate(
    (element) => (element.textContent = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff'),
  );
  await soon(width).toEqual({ clientWidth: 200, cut: true });
  await menu.click();
  await page.getByText('Signed in as').waitFor();
  await page.getByText(stage.admin.email).waitFor();
  await soon(() => page.getByRole('link', { name: 'Employee portal' }).getAttribute('href')).toBe(
    '/employee-dashboard',
  );
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await soon(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await soon(
    async () => (await admin.get('/auth/verify', { authorization: `Bearer ${token}` })).status,
  ).toBe(401);
});

test('the user menu names version and commit, the sidebar the version alone', async () => {
  const page = await openOffice();
  const { version, commit } = (await admin.get('/version')).body;
  await page.getByText(`Version ${version}`, { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Account menu, / }).click();
  await page.getByText(`Version ${version} (${commit})`, { exact: true }).waitFor();
});

test('a failure stays until it is dismissed or read, wherever one clicks', async () => {
  const page = await stage.open();
  await page.route('**/api/dashboard/body', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'The reason' } }),
  );
  await signInAs(page, stage.url, stage.admin);
  const toast = page.getByRole('alert').filter({ hasText: 'The reason' });
  await toast.waitFor();
  await page.getByText('Unable to load dashboard data').click();
  await soon(() => toast.isVisible()).toBe(true);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await toast.waitFor({ state: 'detached' });
});

test('the account’s language takes the place of the device’s while the back office arrives', async () => {
  const page = await openOffice();
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page.getByRole('button', { name: 'Search or jump to...' }).waitFor();
});

test('on a phone the search is a button, and nothing is wider than the screen', async () => {
  const page = await openOffice({ viewport: { width: 320, height: 640 } });
  await soon(() => tooWide(page)).toBe(0);
  await bell(page).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  await soon(() => tooWide(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.getByRole('combobox').waitFor({ state: 'detached' });
});
