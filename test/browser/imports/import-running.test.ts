import type { Page, Route } from 'playwright-core';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { setStage } from '../stage/browser.js';
import { upload, importRows, PEOPLE, step } from '../stage/import-file.js';
import { clientOf, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const uploaded = await upload(admin, 'employees', 'people.csv', PEOPLE);

const COUNTS = { new: 298, changed: 8, repeated: 0, unchanged: 2, refused: 3 };
const APPLIED = {
  state: 'Applied',
  rows: 311,
  counts: COUNTS,
  appliedBy: 'Ingrid',
  appliedAt: '2026-11-21T09:42:09.000Z',
  startedAt: '2026-11-21T09:42:00.000Z',
  changedSince: 0,
} as const;

const as = (changed: Partial<ImportRecord>): { import: ImportRecord } => ({
  import: { ...uploaded, name: 'people.csv', ...changed },
});

/** The page of an import of which the server says this, again and again. */
const openAs = (
  answer: Partial<ImportRecord>,
  arrange?: (page: Page) => Promise<unknown>,
): Promise<Page> => openAsSaid(() => answer, arrange);

/** The server's answer may change while the page is open. */
async function openAsSaid(
  said: () => Partial<ImportRecord>,
  arrange?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const answer = (route: Route) => route.fulfill({ json: { success: true, ...as(said()) } });
  return openOffice(stage, admin, `import/${uploaded._id}`, {
    arrange: async (page) => {
      await arrange?.(page);
      await intercept(page, 'GET', `/import/single/${uploaded._id}`, answer);
    },
  });
}

test('running work says rows done and time left, asks on, and turns into what came of it', async () => {
  const running: Partial<ImportRecord> = {
    state: 'Applying',
    rows: 311,
    counts: COUNTS,
    departments: ['Yard'],
    startedAt: APPLIED.startedAt,
  };
  let now: Partial<ImportRecord> = {
    ...running,
    progress: { step: 'people', done: 208, total: 306, leftMs: 4000 },
  };
  const page = await openAsSaid(() => now);
  await page.getByRole('heading', { name: 'Importing 306 people' }).waitFor();
  await soon(() => step(page)).toBe('Apply');
  await page.getByText('208 of 306 rows').waitFor();
  await page.getByText('about 4 seconds left').waitFor();
  await soon(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('208');
  await soon(async () =>
    (await page.getByRole('main').getByRole('listitem').allTextContents()).slice(4),
  ).toEqual([
    'Rows prepared, done',
    'One department created, done',
    'People and accounts, in progress',
    'Audit log entries',
  ]);
  now = { ...running, progress: { step: 'audit', done: 600, total: 612, leftMs: 130_000 } };
  await page.getByText('about 3 minutes left').waitFor();
  await page.getByText('300 of 306 rows').waitFor();
  now = APPLIED;
  await page.getByRole('heading', { name: '298 people added, 8 updated' }).waitFor();
  await page.getByText('in 9 seconds').waitFor();
  await soon(() => page.locator('[aria-current="step"]').count()).toBe(0);
});

test.each([
  ['when nothing runs', APPLIED, '298 people added, 8 updated'],
  ['while nobody looks', { state: 'Checking', rows: 311 } as const, 'Checking 311 rows'],
])('nothing is asked for %s', async (_, record, heading) => {
  const page = await openAs(record, (opened) => opened.clock.install());
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  let asked = 0;
  page.on(
    'request',
    (request) => void (asked += Number(request.url().includes('/import/single/'))),
  );
  await page.clock.runFor(10_000);
  expect(asked).toBe(0);
});

test('what runs can be cancelled, and is then where it was before, with the reason', async () => {
  let now: Partial<ImportRecord> = {
    state: 'Checking',
    rows: 311,
    progress: { step: 'checking', done: 12, total: 311, leftMs: null },
  };
  const page = await openAsSaid(() => now);
  await page.getByRole('heading', { name: 'Checking 311 rows' }).waitFor();
  await intercept(page, 'POST', `/import/cancel/${uploaded._id}`, (route) => {
    now = { state: 'Uploaded', fault: 'The check was cancelled.' };
    return route.fulfill({ json: { success: true, ...as(now) } });
  });
  await page.getByRole('button', { name: 'Cancel check' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'The rows were not checked.The check was cancelled.' })
    .waitFor();
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
});

test('a server that is away for a moment is asked on', async () => {
  const page = await openAs({
    state: 'Checking',
    rows: 311,
    progress: { step: 'checking', done: 12, total: 311, leftMs: null },
  });
  await page.getByText('12 of 311 rows').waitFor();
  let away = true;
  await intercept(page, 'GET', `/import/single/${uploaded._id}`, (route) =>
    away
      ? route.abort()
      : route.fulfill({ json: { success: true, ...as({ ...APPLIED, state: 'Applied' }) } }),
  );
  await page.getByText('The server cannot be reached right now. This page keeps trying.').waitFor();
  away = false;
  await page.getByRole('heading', { name: '298 people added, 8 updated' }).waitFor();
});

test('an import whose records have changed since says so, and cannot be undone', async () => {
  const page = await openAs({ ...APPLIED, changedSince: 38 });
  await page.getByText('38 records have changed since.').waitFor();
  await soon(() => page.getByRole('button', { name: 'Undo import' }).count()).toBe(0);
});

describe('people without a password', () => {
  const invitations = { waiting: 195, invited: 0, left: 103 };

  async function withMail(mail: boolean): Promise<Page> {
    const { body } = await admin.get('/config');
    const left = as({ ...APPLIED, invitations });
    return openOffice(stage, admin, `import/${uploaded._id}`, {
      arrange: async (page) => {
        await intercept(page, 'GET', '/config', (route) =>
          route.fulfill({ json: { ...body, mail } }),
        );
        await intercept(page, 'GET', `/import/single/${uploaded._id}`, (route) =>
          route.fulfill({ json: { success: true, ...left } }),
        );
      },
    });
  }

  test('are invited by mail where it can be sent', async () => {
    const page = await withMail(true);
    await page.getByText('195 people have no password yet').waitFor();
    await page.getByText('103 others have left and need no invitation.').waitFor();
    await page.getByText(/Invitations are sent by email/).waitFor();
    await intercept(page, 'POST', '/account/invitees', (route) =>
      route.fulfill({
        json: {
          success: true,
          byMail: { notInvited: 195, invited: 0 },
          inFile: { notInvited: 195, invited: 0 },
        },
      }),
    );
    const asked: unknown[] = [];
    await intercept(page, 'POST', '/account/invite', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: { success: true, invited: 195, remaining: 0, next: null } });
    });
    await page.getByRole('button', { name: 'Invite' }).click();
    await page
      .getByRole('dialog', { name: 'Invite people' })
      .getByRole('button', { name: 'Send 195 invitations' })
      .click();
    await page.getByText('195 invitations are on their way.').waitFor();
    expect(asked).toEqual([{ importId: uploaded._id, again: false, after: null }]);
  });

  test('get their links in one file where no mail is sent', async () => {
    const page = await withMail(false);
    await page.getByText(/one file with all links/).waitFor();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page
      .getByRole('dialog', { name: 'Invite people' })
      .getByRole('button', { name: 'Create links file' })
      .waitFor();
  });
});

test('with nothing to import the button says why it does nothing', async () => {
  const page = await openAs({
    state: 'Checked',
    rows: 2,
    counts: { new: 0, changed: 0, repeated: 0, unchanged: 2, refused: 0 },
  });
  const button = page.getByRole('button', { name: 'Import 0 people' });
  await button.waitFor();
  await soon(() => button.getAttribute('aria-disabled')).toBe('true');
  await soon(() =>
    button.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    ),
  ).toBe('There is nothing to import: everything in the file is already saved.');
  await importRows(page).click({ force: true });
  await soon(() => page.getByRole('dialog').count()).toBe(0);
});

test('an import that is not there says so', async () => {
  const page = await openOffice(stage, admin, 'import/01a1ff5d-8135-7498-aac0-c4954bd86476');
  await page.getByRole('heading', { name: 'Import not found' }).waitFor();
});
