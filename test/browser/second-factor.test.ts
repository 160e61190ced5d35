import type { Page } from 'playwright-core';
import { hire, PASSWORD } from '../support/cast.js';
import { Client } from '../support/client.js';
import { codeOf, enrol, type Factor } from '../support/second-factor.js';
import { setStage, signInAs, type DemoSignIn } from './stage/browser.js';
import { violations } from './stage/looks.js';
import { clientOf, downloaded, faultAt, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

let people = 0;

const stage = await setStage();

/** Somebody of this test alone. */
async function person(
  role: 'employee' | 'admin' = 'employee',
): Promise<{ client: Client; signIn: DemoSignIn }> {
  const admin = await clientOf(stage);
  await admin.confirm(stage.admin.password);
  const department = (await admin.get('/department')).body.departments[0]._id;
  const { email } = await hire(admin, { employeeId: `SF-${++people}`, department, role });
  const client = new Client(stage.url);
  await client.signIn(email, PASSWORD);
  return { client, signIn: { email, password: PASSWORD } };
}

const demand = (asked: 0 | 1) =>
  stage.store('UPDATE company_setting SET admins_need_second_factor = ?', asked);

async function confirm(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  return page
    .getByRole('list', { name: 'Set up two-factor authentication' })
    .locator('b')
    .innerText();
}

async function turnOn(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
}

const shownCodes = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ });

describe('in Setting', () => {
  test('it is set up with a code, its recovery codes are seen once, and it is removed again', async () => {
    const { client } = await person();
    const page = await openPortal(stage, client, 'setting');
    const secret = await begin(page);
    await page.getByRole('img', { name: 'QR code with the key' }).waitFor();
    await soon(() => violations(page)).toEqual([]);
    await turnOn(page, '000000');
    await soon(() => faultAt(page.getByLabel('6-digit code'))).toContain('Invalid code');
    await turnOn(page, codeOf(secret));

    const done = page.getByRole('button', { name: 'Done' });
    await done.waitFor();
    await soon(async () => [await shownCodes(page).count(), await done.isDisabled()]).toEqual([
      10,
      true,
    ]);
    await soon(() => violations(page)).toEqual([]);
    const [first] = await shownCodes(page).allInnerTexts();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await downloaded(await file);
    expect(saved).toContain(first);
    await page.getByLabel('I have saved them').check();
    await done.click();
    await page.getByText('10 recovery codes left').waitFor();
    await soon(async () => (await client.get('/auth/factor')).body.factor).toMatchObject({
      enabledAt: expect.any(String),
      recoveryCodesLeft: 10,
    });
    await page.reload();
    await page.getByText('10 recovery codes left').waitFor();
    await soon(() => shownCodes(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page
      .getByRole('dialog', { name: 'Turn off two-factor authentication?' })
      .getByRole('button', { name: 'Turn off' })
      .click();
    await page.getByRole('button', { name: 'Set up' }).waitFor();
    await soon(async () => (await client.get('/auth/factor')).body.factor.enabledAt).toBeNull();
  });

  test('new recovery codes need password and code', async () => {
    const { client } = await person();
    const { secret, recoveryCodes } = await enrol(client, PASSWORD);
    stage.store('UPDATE session SET confirmed_until = NULL');
    const page = await openPortal(stage, client, 'setting');
    await page.getByRole('button', { name: 'Create new codes' }).click();
    await page
      .getByRole('dialog', { name: 'Create new recovery codes?' })
      .getByRole('button', { name: 'Create new codes' })
      .click();
    await confirm(page, codeOf(secret));
    await shownCodes(page).first().waitFor();
    await soon(() => shownCodes(page).allInnerTexts()).not.toContain(recoveryCodes[0]);
  });

  test('on a phone a link opens the app instead of the picture', async () => {
    const { client } = await person();
    const page = await openPortal(stage, client, 'setting', {
      viewport: { width: 375, height: 812 },
    });
    const secret = await begin(page);
    await soon(() =>
      page.getByRole('link', { name: 'Open the app' }).getAttribute('href'),
    ).toContain(`secret=${secret.replaceAll(' ', '')}`);
    await soon(() => page.getByRole('img', { name: 'QR code with the key' }).count()).toBe(0);
  });
});

describe('on the sign-in page', () => {
  let signIn: DemoSignIn;
  let factor: Factor;
  beforeAll(async () => {
    const somebody = await person();
    signIn = somebody.signIn;
    factor = await enrol(somebody.client, PASSWORD);
  });

  async function halfway(): Promise<Page> {
    const page = await stage.open();
    await signInAs(page, stage.url, signIn);
    await page.getByLabel('6-digit code').waitFor();
    return page;
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click();

  test('the code follows the password, which is not asked for again', async () => {
    const page = await halfway();
    const code = page.getByLabel('6-digit code');
    await soon(async () => [
      await code.getAttribute('autocomplete'),
      await code.getAttribute('inputmode'),
    ]).toEqual(['one-time-code', 'numeric']);
    await soon(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
    await soon(() => violations(page)).toEqual([]);
    await send(page);
    await soon(() => faultAt(code)).toContain('Enter the code from your app.');
    await code.fill('000000');
    await send(page);
    await page.getByText('Invalid code').waitFor();
    await code.fill(codeOf(factor.secret));
    await send(page);
    await page.waitForURL('**/employee-dashboard');
  });

  test('a recovery code lets in, in small letters too', async () => {
    const page = await halfway();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(String(factor.recoveryCodes[0]).toLowerCase());
    await send(page);
    await page.waitForURL('**/employee-dashboard');
  });

  test('Back keeps the e-mail, and the focus is on the password', async () => {
    const page = await halfway();
    await page.getByRole('button', { name: 'Back' }).click();
    await soon(() => page.getByLabel('Email').inputValue()).toBe(signIn.email);
    await soon(() =>
      page
        .getByLabel('Password', { exact: true })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });
});

describe('asked of administrators', () => {
  afterEach(() => demand(0));

  test('an admin asks for it, after their password', async () => {
    const { client } = await person('admin');
    await enrol(client, PASSWORD);
    const page = await openOffice(stage, client, 'setting/company');
    await page.getByLabel('Require two-factor authentication for admins').check();
    await page.getByLabel('Everyone else').selectOption('1 hour');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Security settings saved.').waitFor();
    await soon(async () => (await client.get('/setting/security')).body.settings).toEqual({
      adminsNeedSecondFactor: true,
      idleMinutesOffice: null,
      idleMinutesPortal: 60,
      passwordMin: 6,
    });
    await client.put('/setting/security', { idleMinutesPortal: null });
  });

  test('it is set up first, and one goes on to the page that was asked for', async () => {
    const { client } = await person('admin');
    demand(1);
    const page = await openOffice(stage, client, 'departments');
    await page.waitForURL('**/admin-dashboard/setting');
    await page.getByText('Set up two-factor authentication to continue').waitFor();
    await soon(() => page.getByRole('heading', { name: 'Change Password' }).count()).toBe(0);
    await turnOn(page, codeOf(await begin(page)));
    await page.getByLabel('I have saved them').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL('**/admin-dashboard/departments');
    await page.getByRole('row').nth(1).waitFor();
  });
});
