import type { Page } from 'playwright-core';
import type { Client } from '../support/client.js';
import { setStage, signInAs, type DemoSignIn } from './stage/browser.js';
import { demoIds } from './stage/demo-ids.js';
import { tooWide } from './stage/looks.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const ids = await demoIds(stage);

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function languageOf({ email, password }: DemoSignIn): Promise<string> {
  const client = await clientOf(stage);
  return (await client.post('/auth/login', { email, password })).body.user.language;
}

async function signedIn(who: DemoSignIn): Promise<Page> {
  const page = await stage.open();
  await signInAs(page, stage.url, who);
  await page.waitForURL('**/*-dashboard');
  await menu(page).waitFor();
  return page;
}

const menu = (page: Page) => page.getByRole('button', { name: /^(Account menu|Menu du compte), / });

test('the sign-in page changes its language, with its title, and keeps it on the device', async () => {
  const page = await stage.open();
  await page.goto(`${stage.url}/login`);
  const group = page.getByRole('group', { name: 'Language' });
  await soon(() =>
    group.getByRole('button', { name: 'English' }).getAttribute('aria-pressed'),
  ).toBe('true');
  await group.getByRole('button', { name: 'Français' }).click();
  await page.getByText('Connectez-vous à votre compte').waitFor();
  await soon(() => spoken(page)).toBe('fr');
  await soon(() => page.title()).toBe('Connexion · Gestion du personnel');
  await soon(() =>
    page
      .getByRole('button', { name: 'Français' })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
});

test('a browser that asks for French or German gets it, one that asks for another language English', async () => {
  const french = await stage.open({ locale: 'fr-CA' });
  await french.goto(`${stage.url}/login`);
  await french.getByRole('button', { name: 'Se connecter' }).waitFor();
  const german = await stage.open({ locale: 'de-AT' });
  await german.goto(`${stage.url}/login`);
  await german.getByRole('button', { name: 'Anmelden' }).waitFor();
  const other = await stage.open({ locale: 'pt-BR' });
  await other.goto(`${stage.url}/login`);
  await other.getByRole('button', { name: 'Sign In' }).waitFor();
});

test('once signed in, the account’s language takes the place of the device’s', async () => {
  const page = await stage.open({ locale: 'fr-FR' });
  await page.goto(`${stage.url}/login`);
  await page.getByLabel('E-mail').fill(stage.employee.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(stage.employee.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Zoë' }).waitFor();
  await soon(() => spoken(page)).toBe('en');
});

describe.each([
  ['back office', () => stage.admin, 'Dashboard Overview', 'Vue d’ensemble'],
  ['employee’s area', () => stage.employee, 'Welcome back, Zoë', 'Tableau de bord'],
] as const)('the account menu of the %s', (_, who, english, title) => {
  test('changes the language and keeps it with the account', async () => {
    const page = await signedIn(who());
    await page.getByRole('heading', { name: english }).waitFor();
    await menu(page).click();
    await page
      .getByRole('group', { name: 'Language' })
      .getByRole('button', { name: 'Français' })
      .click();
    await page.getByRole('heading', { name: english }).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await soon(() => spoken(page)).toBe('fr');
    await page.waitForFunction((begin) => document.title.startsWith(begin), title);
    await page.waitForFunction(() =>
      document.activeElement?.textContent.includes('Menu du compte'),
    );
    await soon(() => languageOf(who())).toBe('fr');

    await menu(page).click();
    await page
      .getByRole('group', { name: 'Langue' })
      .getByRole('button', { name: 'English' })
      .click();
    await page.getByRole('heading', { name: english }).waitFor();
    await soon(() => languageOf(who())).toBe('en');
  });
});

test('German has its own dates, quotation marks and refusals, and no other language beside it', async () => {
  const client = await clientOf(stage);
  await client.put('/profile/language', { language: 'de' });
  const page = await stage.open();
  try {
    await signInAs(page, stage.url, stage.admin);
    await page.getByRole('heading', { name: 'Übersicht' }).waitFor();
    await soon(() => spoken(page)).toBe('de');
    await page.goto(`${stage.url}/admin-dashboard/employee`);
    await page
      .getByText(/^\d{1,2}\.\s(Jan|Feb|Apr|Aug|Sept|Okt|Nov|Dez)\.\s(19|20)\d\d$/)
      .first()
      .waitFor();
    await page.goto(`${stage.url}/admin-dashboard/add-department`);
    await page.getByRole('textbox', { name: 'Abteilung' }).fill('Sales');
    await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Vertrieb');
    await page.getByRole('button', { name: 'Abteilung anlegen' }).click();
    await page.getByText('Es gibt bereits eine Abteilung mit diesem Namen.').first().waitFor();
    await page.getByRole('textbox', { name: 'Abteilung' }).fill('');
    await page.getByRole('button', { name: 'Abteilung anlegen' }).click();
    await page.getByText('Bitte füllen Sie das Feld „Abteilung“ aus.').first().waitFor();
  } finally {
    await client.put('/profile/language', { language: 'en' });
  }
});

test('a language that cannot be kept says why', async () => {
  const page = await signedIn(stage.admin);
  await page.route('**/api/profile/language', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'The reason' } }),
  );
  await menu(page).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('alert').filter({ hasText: 'The reason' }).waitFor();
  await soon(() => spoken(page)).toBe('en');
});

test('Setting changes the language, too, and the focus stays on the choice', async () => {
  const page = await signedIn(stage.employee);
  await page.goto(`${stage.url}/employee-dashboard/setting`);
  for (const [choice, title, language] of [
    [/^Français/, 'Paramètres', 'fr'],
    [/^English/, 'Setting', 'en'],
  ] as const) {
    await page.getByRole('radio', { name: choice }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page
      .getByRole('radio', { name: choice, checked: true })
      .and(page.locator(':focus'))
      .waitFor();
    await soon(() => languageOf(stage.employee)).toBe(language);
  }
});

test('the page for a missing right is in every language', async () => {
  const page = await signedIn(stage.employee);
  await page.goto(`${stage.url}/unauthorized`);
  await page.getByRole('heading', { name: 'Unauthorized Access' }).waitFor();
  await page.getByText('Your account does not have the role required for this page.').waitFor();
  await soon(() => page.locator('[lang="fr"]').innerText()).toContain(
    'Votre compte n’a pas le rôle requis',
  );
  await soon(() => page.locator('[lang="de"]').innerText()).toContain(
    'Ihr Konto hat nicht die nötige Rolle',
  );
});

describe('written from right to left', () => {
  const OFFICE = (): string[] => [
    '',
    '/departments',
    '/add-department',
    `/department/${ids.department}`,
    '/employee',
    '/add-employee',
    `/employee/${ids.employee}`,
    `/employee/${ids.employee}/account`,
    `/employee/edit/${ids.employee}`,
    `/employee/leaves/${ids.employee}`,
    '/salary/add',
    `/salary/view/${ids.employee}`,
    '/import',
    '/leaves',
    `/leaves/${ids.pendingLeave}`,
    '/setting',
    '/nothing-here',
  ];
  const PORTAL = (): string[] => [
    '',
    `/profile/${ids.employee}`,
    `/leaves/${ids.employee}`,
    '/add-leave',
    `/salary/${ids.employee}`,
    '/setting',
  ];
  const DOOR = [
    '/login',
    '/forgot-password',
    '/reset-password',
    '/reset-password#token',
    '/unauthorized',
    '/nothing-here',
  ];

  /** As a language would that is written so. */
  async function turnRound(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const turn = (_: unknown, observer: MutationObserver) => {
        if (!document.documentElement) return;
        document.documentElement.dir = 'rtl';
        observer.disconnect();
      };
      new MutationObserver(turn).observe(document, { childList: true });
    });
  }

  const WIDTHS = [1280, 375];

  async function fit(page: Page, area: string, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(`${stage.url}${area}${path}`);
      await page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('heading', { level: 2 }))
        .first()
        .waitFor();
      await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 812 });
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await soon(async () => `${path} at ${width}: ${await tooWide(page)} too wide`).toBe(
          `${path} at ${width}: 0 too wide`,
        );
      }
    }
  }

  test.each([
    ['the back office', () => stage.admin, '/admin-dashboard', OFFICE],
    ['the employee’s area', () => stage.employee, '/employee-dashboard', PORTAL],
    ['pages without a session', undefined, '', () => DOOR],
  ] as const)(
    '%s has nothing that scrolls sideways, on a desktop or a phone',
    async (_, who, area, paths) => {
      const page = await stage.open();
      await turnRound(page);
      if (who) {
        await signInAs(page, stage.url, who());
        await page.waitForURL(`**${area}`);
      }
      await fit(page, area, paths());
      await soon(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    },
  );

  test('tables and numbers are on the other side', async () => {
    const page = await stage.open();
    await turnRound(page);
    await signInAs(page, stage.url, stage.admin);
    await page.waitForURL('**/admin-dashboard');
    await page.goto(`${stage.url}/admin-dashboard/employee`);
    const head = (label: string) => page.getByRole('columnheader').filter({ hasText: label });
    await page.getByRole('row').nth(3).waitFor();
    await soon(() => head('DOB').evaluate((cell) => getComputedStyle(cell).textAlign)).toMatch(
      /^(start|right)$/,
    );
    const left = async (label: string) => (await head(label).boundingBox())?.x ?? NaN;
    await soon(async () => (await left('S No')) - (await left('Action'))).toBeGreaterThan(0);
  });
});

describe('in French', () => {
  let french: Client;
  beforeAll(async () => {
    french = await clientOf(stage);
    await french.put('/profile/language', { language: 'fr' });
  });
  afterAll(() => french.put('/profile/language', { language: 'en' }));

  test('the compact amounts of a chart carry the French signs', async () => {
    const page = await openOffice(stage, french, '');
    const chart = page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { name: /paie|salaires|masse/i }) })
      .first();
    await chart.locator('svg text').first().waitFor();
    await soon(async () => (await chart.innerText()).replace(/\s/g, ' ')).toMatch(/\d k \$US/);
  });

  test('a refusal is English where the sentences cannot be loaded', async () => {
    const page = await openOffice(stage, french, 'add-department', {
      arrange: (opened) => opened.route(/\/assets\/refusals-/, (route) => route.abort()),
    });
    await page.getByLabel('Nom du service').fill('Sales');
    await page.getByLabel('Description').fill('Once more');
    await page.getByRole('button', { name: 'Ajouter le service' }).click();
    await page.getByText('There is already a department with this name.').first().waitFor();
  });
});
