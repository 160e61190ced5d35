import { setStage, signInAs, type Stage } from './browser.js';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.close());

test('the sign-in page has the words of the specification', async () => {
  const page = await stage.open();
  await page.goto(stage.url);
  await page.getByRole('heading', { name: 'Employee Management System' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  for (const text of ['Sign in to your account', 'Remember me', 'Forgot password?']) expect(await page.getByText(text).isVisible()).toBe(true);
  expect(await page.getByLabel('Email').getAttribute('placeholder')).toBe('name@company.com');
  expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
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

test('a wrong password is refused in the server’s words and leaves no token', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, { ...stage.admin, password: 'not the password' });
  await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('with no answer from the server, the specification’s own text stands', async () => {
  const page = await stage.open();
  await page.route('**/api/auth/login', (route) => route.abort());
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' }).waitFor();
});

test('the password can be shown and hidden', async () => {
  const page = await stage.open();
  await page.goto(`${stage.url}/login`);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a secret');
  await page.getByRole('button', { name: /show password/i }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: /hide password/i }).click();
  expect(await password.getAttribute('type')).toBe('password');
});

test('an employee who asks for the back office is told so', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.employee);
  await page.waitForURL('**/employee-dashboard');
  await page.goto(`${stage.url}/admin-dashboard`);
  await page.getByRole('heading', { name: 'Unauthorized Access' }).waitFor();
  expect(await page.getByRole('link', { name: 'Go Back to Dashboard' }).getAttribute('href')).toBe('/employee-dashboard');
});

test('signing out ends the session on the server and in the other tabs', async () => {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.admin);
  await page.waitForURL('**/admin-dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const other = await page.context().newPage();
  await other.goto(`${stage.url}/admin-dashboard`);
  await other.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).or(page.getByRole('menuitem', { name: 'Logout' })).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  const answer = await fetch(`${stage.url}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
});
