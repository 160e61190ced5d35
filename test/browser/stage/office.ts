import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Download, Locator, Page, Route } from 'playwright-core';
import { Client, UNCONFIRM } from '../../support/client.js';
import type { Stage } from './browser.js';
import { soon } from './soon.js';

/** Somebody who is signed in: what is arranged and looked up beside the screens. */
export async function clientOf(stage: Stage): Promise<Client> {
  const client = new Client(stage.url);
  await client.signIn(stage.admin.email, stage.admin.password);
  return client;
}

/** Signed in so long ago that the screens must ask for the password. */
export async function unconfirmedClientOf(stage: Stage): Promise<Client> {
  return unconfirmed(stage, await clientOf(stage));
}

export function unconfirmed(stage: Stage, client: Client): Client {
  stage.store(UNCONFIRM, client.sessionId);
  return client;
}

interface Opening extends BrowserContextOptions {
  /** Before anything is loaded. */
  arrange?: (page: Page) => Promise<unknown>;
}

/** A page of the back office, with the session of the client. */
export const openOffice = (
  stage: Stage,
  client: Client,
  path: string,
  opening?: Opening,
): Promise<Page> =>
  openAt(stage, client, path === '' ? 'admin-dashboard' : `admin-dashboard/${path}`, opening);

/** A page of the employee's area. */
export const openPortal = (
  stage: Stage,
  client: Client,
  path: string,
  opening?: Opening,
): Promise<Page> =>
  openAt(stage, client, path === '' ? 'employee-dashboard' : `employee-dashboard/${path}`, opening);

async function openAt(
  stage: Stage,
  { token }: Client,
  path: string,
  { arrange, ...options }: Opening = {},
): Promise<Page> {
  const page = await stage.open(options);
  await page.addInitScript((kept) => localStorage.setItem('token', kept), String(token));
  await arrange?.(page);
  await page.goto(`${stage.url}/${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Answers the question for one's own password. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm your password' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** Types into a field that the page gives the focus to, a moment after a click elsewhere. */
export async function typeFocused(field: Locator, words: string): Promise<void> {
  await soon(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
  await field.page().keyboard.type(words);
}

/** Stands in the way of one call of the screens. */
export async function intercept(
  page: Page,
  method: string,
  path: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  const matches = ({ pathname }: URL) =>
    typeof path === 'string' ? pathname === `/api${path}` : path.test(pathname);
  await page.route(matches, (route) =>
    route.request().method() === method ? handle(route) : route.fallback(),
  );
}

/** Keeps one call waiting until it is let go. */
export async function hold(page: Page, method: string, path: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, method, path, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The figures above a list, one after the other. */
export async function figures(page: Page): Promise<string[]> {
  const values = page.getByRole('main').locator('dl dd:not([class*=caption])');
  return (await values.allInnerTexts()).map((value) => value.trim());
}

/** The fault beneath a field. */
export async function faultAt(field: Locator): Promise<string> {
  await field.and(field.page().locator('[aria-invalid="true"]')).waitFor();
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
}

/** The text of a downloaded file. */
export const downloaded = async (download: Download): Promise<string> =>
  text(await download.createReadStream());
