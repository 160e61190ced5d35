import type { Page } from 'playwright-core';
import { setStage, signInAs } from './stage/browser.js';
import { clientOf, hold, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const ENDED = 'Your session has ended. Please sign in again.';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(stage.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(stage.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a guarded address says so while the session is verified', async () => {
  const page = await stage.open();
  const release = await hold(page, 'GET', '/auth/verify');
  await page.addInitScript((token) => localStorage.setItem('token', token), String(admin.token));
  await page.goto(`${stage.url}/admin-dashboard/departments`);
  await page.getByText('Loading......', { exact: true }).waitFor();
  await soon(() => new URL(page.url()).pathname).toBe('/admin-dashboard/departments');
  release();
  await title(page, 'Manage Departments').waitFor();
  await soon(() => page.getByText('Loading......').count()).toBe(0);
});

describe('the numbers of the dashboard', () => {
  /** Keeps the figures that the first card has shown, in order. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
      const look = () => {
        const figure = document.querySelector('main dl dd');
        const shown = (figure?.querySelector('[aria-hidden]') ?? figure)?.textContent.replace(
          /\D/g,
          '',
        );
        if (shown && seen.at(-1) !== Number(shown)) seen.push(Number(shown));
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const employees = async () => (await admin.get('/dashboard/body')).body.totalEmployees as number;

  test('count up from 0 to what they are', async () => {
    const end = await employees();
    const arrange = async (opened: Page) => {
      await watch(opened);
      // A busy machine draws few frames. With a clock of their own none is left out; the pause lets React draw each.
      await opened.addInitScript(() => {
        let now = 0;
        window.requestAnimationFrame = (step) => window.setTimeout(() => step((now += 100)), 50);
      });
    };
    const page = await openOffice(stage, admin, '', { reducedMotion: 'no-preference', arrange });
    await page.waitForFunction(
      (last) => (window as unknown as { seen: number[] }).seen.at(-1) === last,
      end,
    );
    const shown = await seen(page);
    expect(shown[0]).toBe(0);
    expect(shown.some((number) => number > 0 && number < end)).toBe(true);
    expect(shown).toEqual([...shown].sort((one, other) => one - other));
  });

  test('are there at once with reduced motion', async () => {
    const end = await employees();
    const page = await openOffice(stage, admin, '', { reducedMotion: 'reduce', arrange: watch });
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length > 0);
    await soon(() => seen(page)).toEqual([end]);
  });
});

describe('a session that has ended', () => {
  test('is said in the language one reads, and one comes back to where one was', async () => {
    const own = await clientOf(stage);
    const page = await openOffice(stage, own, 'add-department');
    await page.getByLabel('Department Name').fill('Too late');
    await page.getByLabel('Description').fill('For this session');
    // A pending request would be refused before the form is sent.
    await page.waitForLoadState('networkidle');
    await own.post('/auth/logout');
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('status').filter({ hasText: ENDED }).waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Votre session a pris fin. Veuillez vous reconnecter.').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(ENDED).waitFor();
    await fillIn(page);
    await page.waitForURL('**/admin-dashboard/add-department');
    await soon(
      async () => (await admin.get('/department?filter={"q":"too late"}')).body.departments,
    ).toEqual([]);
  });

  test('is said at the start, too, and not once more when the sign-in page is opened anew', async () => {
    const own = await clientOf(stage);
    await own.post('/auth/logout');
    const page = await stage.open();
    await page.goto(`${stage.url}/login`);
    await page.evaluate((token) => localStorage.setItem('token', token), String(own.token));
    await page.goto(`${stage.url}/admin-dashboard/leaves`);
    await page.getByText(ENDED).waitFor();
    await soon(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.reload();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await soon(() => page.getByText(ENDED).count()).toBe(0);
  });

  test('is not said after signing out, but in the other tabs', async () => {
    const page = await stage.open();
    await signInAs(page, stage.url, stage.admin);
    await title(page, 'Dashboard Overview').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${stage.url}/admin-dashboard/setting`);
    await title(other, 'Setting').waitFor();

    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await soon(() => page.getByText(ENDED).count()).toBe(0);
    await other.getByText(ENDED).waitFor();
    await fillIn(other);
    await other.waitForURL('**/admin-dashboard');
  });

  test('is not said to somebody who was never signed in', async () => {
    const page = await stage.open();
    await page.goto(`${stage.url}/admin-dashboard/leaves`);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await soon(() => page.getByText(ENDED).count()).toBe(0);
  });
});

describe('without a network', () => {
  test('a list says that it could not be loaded, and comes by itself when the network is back', async () => {
    const page = await openOffice(stage, admin, 'departments');
    await page.getByRole('row').nth(1).waitFor();
    await page.context().setOffline(true);
    await page.getByPlaceholder('Search departments...').fill('engin');
    await page.getByText('No connection', { exact: true }).waitFor();
    await page.getByText('This loads by itself as soon as the connection is back.').waitFor();
    await soon(() => page.getByText('Something went wrong').count()).toBe(0);
    await page.getByText(/^You are offline\./).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('cell', { name: 'Engineering', exact: true }).waitFor();
    await page.getByText(/^You are offline\./).waitFor({ state: 'detached' });
  });

  test('a page that cannot be loaded says so, and is shown by itself when the network is back', async () => {
    const page = await openOffice(stage, admin, 'departments');
    await page.getByRole('row').nth(1).waitFor();
    await page.context().setOffline(true);
    await page
      .getByRole('link', { name: 'Year End' })
      .or(page.getByRole('link', { name: 'Audit' }))
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    await soon(() => page.getByText('Reload the page.').count()).toBe(0);
    await page.context().setOffline(false);
    await page
      .getByRole('heading', { level: 1, name: 'No connection' })
      .waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await soon(() => page.getByText('This page could not be shown').count()).toBe(0);
  });

  test('a form keeps what was entered, one sentence says why, and it is sent once more', async () => {
    const page = await openOffice(stage, admin, 'add-department');
    await page.getByLabel('Department Name').fill('Lighthouse');
    await page.getByLabel('Description').fill('Far out');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.getByText(/^You are offline\. What you typed stays here/).waitFor();
    await soon(() => page.getByRole('button', { name: 'Add Department' }).isEnabled()).toBe(true);
    await soon(() => page.getByRole('alert').count()).toBe(0);
    await soon(() => page.getByLabel('Department Name').inputValue()).toBe('Lighthouse');
    await page.context().setOffline(false);
    await page.getByText(/^You are offline\./).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.getByText('Department added successfully!').waitFor();
    await soon(
      async () => (await admin.get('/department?filter={"q":"lighthouse"}')).body.departments,
    ).toHaveLength(1);
  });
});
