import type { Route } from 'playwright-core';
import type { SessionRecord } from '../../../api/contract/auth/users.js';
import { setStage, signInAs } from '../stage/browser.js';
import { faultAt, hold } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();

test('the sign-in page has the words of the specification, and shows and hides the password', async () => {
  const page = await stage.open();
  await page.goto(stage.url);
  await page.getByRole('heading', { name: 'Employee Management System' }).waitFor();
  await soon(() => new URL(page.url()).pathname).toBe('/login');
  for (const text of ['Sign in to your account', 'Remember me', 'Forgot password?'])
    await soon(() => page.getByText(text).isVisible()).toBe(true);
  await soon(() => page.getByLabel('Email').getAttribute('placeholder')).toBe('name@company.com');
  await soon(() => page.getByLabel('Email').getAttribute('type')).toBe('email');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a secret');
  await page.getByRole('button', { name: /show password/i }).click();
  await soon(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: /hide password/i }).click();
  await soon(() => password.getAttribute('type')).toBe('password');
});

test('an admin comes to the back office, an employee to the portal', async () => {
  const admin = await stage.open();
  await signInAs(admin, stage.url, stage.admin);
  await admin.waitForURL('**/admin-dashboard');
  const employee = await stage.open();
  await signInAs(employee, stage.url, stage.employee);
  await employee.waitForURL('**/employee-dashboard');
  await employee.getByText('Zoë Marchetti').first().waitFor();
});

test('each refusal is told, leaves no token, and goes with the next try', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, { ...stage.admin, password: 'not the password' });
  const told = (words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();
  await told('Invalid email or password');
  await page.getByLabel('Password', { exact: true }).fill(stage.admin.password);
  const answers: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort(), 'Login failed. Please check your credentials.'],
    [
      (route) => route.fulfill({ status: 202, json: { success: true } }),
      'Login failed. Please try again.',
    ],
    [
      (route) =>
        route.fulfill({
          status: 429,
          json: { success: false, error: 'Too many attempts. Please wait.' },
        }),
      'Too many attempts. Please wait.',
    ],
  ];
  for (const [answer, words] of answers) {
    await page.route('**/api/auth/login', answer, { times: 1 });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await told(words);
    await soon(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
  const release = await hold(page, 'POST', '/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const busy = page.getByRole('button', { name: 'Signing In...' });
  await busy.waitFor();
  await soon(() => busy.isDisabled()).toBe(true);
  release();
  await page.waitForURL('**/admin-dashboard');
});

test('what is missing or no address is said at its field, and not sent', async () => {
  const page = await stage.open();
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/auth/login') && sent.push(request.url()),
  );
  await page.goto(`${stage.url}/login`);
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await page.getByRole('button', { name: 'Sign In' }).click();
  await soon(() => faultAt(email)).toBe('Enter your email.');
  await soon(() => faultAt(password)).toBe('Enter your password.');
  await soon(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill('nobody');
  await password.fill('something');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await soon(() => faultAt(email)).toBe('Enter an email like name@company.com.');
  expect(sent).toEqual([]);
});

test.each([
  [true, 30 * 24],
  [false, 12],
])('with Remember me %s a session lasts %i hours', async (remember, hours) => {
  const page = await stage.open();
  await page.goto(`${stage.url}/login`);
  await page.getByLabel('Remember me').setChecked(remember);
  await page.getByLabel('Email').fill(stage.employee.email);
  await page.getByLabel('Password', { exact: true }).fill(stage.employee.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/employee-dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${stage.url}/api/auth/sessions`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { sessions } = (await answer.json()) as { sessions: SessionRecord[] };
  const { createdAt, expiresAt } = sessions.find(({ current }) => current) as SessionRecord;
  expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000)).toBe(hours);
});

test.each([
  ['/admin-dashboard/employee?page=2', 'admin', '/admin-dashboard/employee?page=2'],
  ['/employee-dashboard/setting', 'admin', '/employee-dashboard/setting'],
  ['/employee-dashboard', 'admin', '/admin-dashboard'],
  ['/employee-dashboard/setting', 'employee', '/employee-dashboard/setting'],
  ['/admin-dashboard/employee', 'employee', '/employee-dashboard'],
  ['/', 'employee', '/employee-dashboard'],
] as const)('after %s was asked for, signing in as %s leads to %s', async (asked, role, place) => {
  const page = await stage.open();
  await page.goto(stage.url + asked);
  await page.waitForURL('**/login');
  const { email, password } = stage[role];
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await soon(() => page.url()).toBe(stage.url + place);
});

test('a page that was asked for is forgotten when the sign-in page is opened anew', async () => {
  const page = await stage.open();
  await page.goto(`${stage.url}/admin-dashboard/leaves`);
  await page.waitForURL('**/login');
  await signInAs(page, stage.url, stage.admin);
  await page.waitForURL('**/admin-dashboard');
});

test('a stored token is verified at the start, and an employee’s / is the employee’s area', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.employee);
  await page.waitForURL('**/employee-dashboard');
  const release = await hold(page, 'GET', '/auth/verify');
  await page.goto(stage.url);
  await page.getByText('Loading......', { exact: true }).waitFor();
  release();
  await page.waitForURL('**/employee-dashboard');
  await page.getByRole('heading', { name: 'Welcome back, Zoë' }).waitFor();
});

test('an employee who asks for the back office is told so', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.employee);
  await page.waitForURL('**/employee-dashboard');
  await page.goto(`${stage.url}/admin-dashboard`);
  await page.waitForURL('**/unauthorized');
  await page.getByRole('heading', { name: 'Unauthorized Access' }).waitFor();
  await soon(() =>
    page.getByRole('link', { name: 'Go Back to Dashboard' }).getAttribute('href'),
  ).toBe('/employee-dashboard');
});
