import type { Page } from 'playwright-core';
import type { LinkResponse } from '../../api/contract/auth/auth-responses.js';
import { hire } from '../support/cast.js';
import { setStage, signInAs } from './stage/browser.js';
import { clientOf, faultAt, hold } from './stage/office.js';
import { soon } from './stage/soon.js';

const NEW = 'lake otter vinyl 9';
const OVER = 'This link is no longer valid. Please request a new one.';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
const department: string = (await admin.get('/department')).body.departments[0]._id;

/** Somebody new, and a link for them as an admin makes it. */
async function invited(employeeId: string): Promise<{ email: string; link: string }> {
  const { userId } = await hire(admin, { employeeId, department });
  const { link } = (await admin.post(`/account/link/${userId._id}`)).body as LinkResponse;
  return { email: userId.email, link: new URL(link, stage.url).href };
}

async function open(link: string): Promise<Page> {
  const page = await stage.open();
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function send(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmed);
  await page.getByRole('button', { name: 'Set password' }).click();
}

/** A server that can send mails answers so. */
async function withMail(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail: true } });
  });
}

async function openForgot(): Promise<Page> {
  const page = await stage.open();
  await withMail(page);
  await page.goto(`${stage.url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  return page;
}

test('without a mail server one is told to ask an administrator', async () => {
  const page = await stage.open();
  await page.goto(`${stage.url}/forgot-password`);
  await page.getByText('Ask an admin at your company').waitFor();
  await soon(() => page.getByLabel('Email').count()).toBe(0);
  await soon(() => page.title()).toBe('Forgot password? · Employee Management System');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.waitForURL('**/login');
});

test('the same is said whether or not there is such an account', async () => {
  const page = await openForgot();
  const asked = async (email: string) => {
    await page.goto(`${stage.url}/forgot-password`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    return (await page.getByRole('main').innerText()).replace(email, '');
  };
  const known = await asked(stage.employee.email);
  const unknown = await asked('nobody@company.example');
  expect(unknown.replace(/\d+/, '')).toBe(known.replace(/\d+/, ''));
  expect(known).toContain(
    'If there is an account with this email, a link is on its way. It is valid for one hour.',
  );
  await soon(() => page.getByRole('button', { name: /^Send again in/ }).isDisabled()).toBe(true);
});

test('an invalid address is not sent, and a refusal is told in the server’s words', async () => {
  const page = await openForgot();
  await page.getByRole('button', { name: 'Send link' }).click();
  await soon(() => faultAt(page.getByLabel('Email'))).toBe('Enter your email.');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await soon(() => faultAt(page.getByLabel('Email'))).toBe('Enter an email like name@company.com.');

  await page.getByLabel('Email').fill(stage.employee.email);
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, error: 'Too many attempts. Wait a while.' },
    }),
  );
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('alert').filter({ hasText: 'Too many attempts. Wait a while.' }).waitFor();
  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await page.getByRole('button', { name: 'Send link' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'The link could not be requested. Please try again.' })
    .waitFor();
});

test('a link sets a new password once and not twice', async () => {
  const { email, link } = await invited('PR-1');
  const page = await open(link);
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await soon(() => page.url()).toBe(`${stage.url}/reset-password`);
  const release = await hold(page, 'POST', '/auth/reset-password');
  await send(page, NEW);
  await soon(() => page.getByRole('button', { name: 'Setting password...' }).isDisabled()).toBe(
    true,
  );
  release();
  await page.waitForURL('**/login');
  await page
    .getByRole('status')
    .filter({ hasText: 'Your new password is set. Sign in with it.' })
    .waitFor();
  await signInAs(page, stage.url, { email, password: NEW });
  await page.waitForURL('**/employee-dashboard');

  const again = await open(link);
  await again.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await again.getByText(OVER).waitFor();
  const other = await stage.open();
  await signInAs(other, stage.url, { email, password: NEW });
  await other.waitForURL('**/employee-dashboard');
});

test('what cannot be a password is said at its field, before and after it is sent', async () => {
  const { link } = await invited('PR-2');
  const page = await open(link);
  await page.getByRole('button', { name: 'Set password' }).click();
  const field = page.getByLabel('New Password', { exact: true });
  await soon(() => faultAt(field)).toBe('Enter a new password.');
  await soon(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await send(page, 'short', 'shorter');
  await soon(() => faultAt(field)).toBe('New password must be at least 6 characters long');
  await soon(() => faultAt(page.getByLabel('Confirm New Password', { exact: true }))).toBe(
    'New password and confirm password do not match',
  );
  await send(page, 'password');
  await soon(() => faultAt(field)).toContain('one of the first that anyone would try');

  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, error: 'Too many attempts. Wait a while.' },
    }),
  );
  await send(page, NEW);
  await page.getByRole('alert').filter({ hasText: 'Too many attempts. Wait a while.' }).waitFor();
  await page.route('**/api/auth/reset-password', (route) => route.abort());
  await send(page, NEW);
  await page
    .getByRole('alert')
    .filter({ hasText: 'The password could not be set. Please try again.' })
    .waitFor();
});

test('a reload keeps the link, of which the address shows nothing', async () => {
  const { email, link } = await invited('PR-3');
  const page = await open(link);
  await page.waitForURL(`${stage.url}/reset-password`);
  await page.reload();
  await send(page, NEW);
  await page.waitForURL('**/login');
  await soon(async () => (await admin.post('/auth/login', { email, password: NEW })).status).toBe(
    200,
  );
});

test('a link that lost its end says so, and leads to another one', async () => {
  const page = await stage.open();
  await withMail(page);
  await page.goto(`${stage.url}/reset-password`);
  await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByLabel('Email').waitFor();
});

test('a new password ends the sessions of the old one', async () => {
  const { email, link } = await invited('PR-4');
  await admin.post('/auth/reset-password', {
    token: new URL(link).hash.slice(1),
    newPassword: NEW,
    confirmPassword: NEW,
  });
  const page = await stage.open();
  await signInAs(page, stage.url, { email, password: NEW });
  await page.waitForURL('**/employee-dashboard');
  const { userId } = (await admin.get('/employee?fields=[]')).body.employees.find(
    ({ employeeId }: { employeeId: string }) => employeeId === 'PR-4',
  );
  const second = (await admin.post(`/account/link/${userId._id}`)).body as LinkResponse;
  await page.goto(new URL(second.link, stage.url).href);
  await send(page, 'another otter vinyl 9');
  await page.waitForURL('**/login');
  await page.waitForFunction(() => localStorage.getItem('token') === null);
});

test('an invitation has words of its own', async () => {
  const { email, link } = await invited('PR-5');
  const page = await open(link.replace('reset-password', 'invite'));
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await soon(() => page.url()).toBe(`${stage.url}/invite`);
  await page.waitForFunction(
    (address) => document.querySelector<HTMLInputElement>('input[name=email]')?.value === address,
    email,
  );
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'Your password is set. Sign in with it.' })
    .waitFor();
  await soon(async () => (await admin.post('/auth/login', { email, password: NEW })).status).toBe(
    200,
  );
});

test('an invitation that is over, or not complete, leads to the HR department', async () => {
  const { link } = await invited('PR-7');
  await admin.post('/auth/reset-password', {
    token: new URL(link).hash.slice(1),
    newPassword: NEW,
    confirmPassword: NEW,
  });
  const page = await open(link.replace('reset-password', 'invite'));
  await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
  await page
    .getByText(
      'It has already been accepted or is more than 7 days old. Ask your HR department for a new one.',
    )
    .waitFor();
  const cut = await stage.open();
  await withMail(cut);
  await cut.goto(`${stage.url}/invite`);
  await cut.getByText('ask your HR department for a new invitation').waitFor();
  for (const one of [page, cut])
    await soon(() => one.getByRole('link').allInnerTexts()).toEqual(['Back to sign in']);
});

test('the meter judges by what people choose, and says what would help', async () => {
  const { link } = await invited('PR-6');
  const page = await stage.open();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto(link);
  const field = page.getByLabel('New Password', { exact: true });
  await field.waitFor();
  expect(scripts.filter((path) => path.includes('password-estimator'))).toEqual([]);
  const said = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
  await field.fill('abc');
  await said(/^At least 6 characters$/);
  for (const [password, words] of [
    ['summer26', /^Weak, one of the first passwords anyone would try$/],
    ['14.02.1996', /^Weak, dates are easy to guess$/],
    ['aaaaaaaaaaaa', /^Too common, repetition adds almost nothing$/],
    ['lake otter', /^Fair, one more word makes it good$/],
    ['lake otter vinyl', /^Good, one more word makes it strong$/],
    ['lake otter vinyl brick', /^Strong, nothing to add$/],
  ] as const) {
    await field.fill(password);
    await said(words);
  }
  expect(scripts.filter((path) => path.includes('password-estimator'))).toHaveLength(1);
});
