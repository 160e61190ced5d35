import type { Page } from 'playwright-core';
import { passesAxe, PHONE } from '../stage/looks.js';
import { setStage } from '../stage/browser.js';
import { upload, importRows, PEOPLE, waitForImport } from '../stage/import-file.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const BAD = `${PEOPLE}A very long name that has no end and goes on and on and on,IMP-WITHOUT-ANY-BLANK-IN-IT-AT-ALL-0123456789,no address,99.99.1980,F,Single,,Digger,3000\n`;

/** One at each step. */
const ids = { columns: '', checked: '', applied: '' };

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
ids.applied = await checked(
  'applied.csv',
  BAD.replaceAll('IMP-', 'DONE-').replaceAll('@', '.done@'),
);
await admin.post(`/import/apply/${ids.applied}`, {});
await waitForImport(admin, ids.applied);
ids.checked = await checked(
  'checked.csv',
  BAD.replaceAll('IMP-', 'DONE-').replaceAll('@', '.done@').replace('Digger', 'Overseer'),
);
ids.columns = (await upload(admin, 'employees', 'columns.csv', BAD.replace('Sex', 'Xyzzy')))._id;

async function checked(name: string, text: string): Promise<string> {
  const { _id } = await upload(admin, 'employees', name, text);
  const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
  const { status, body } = await admin.post(`/import/check/${_id}`, {
    mapping: { ...proposal, dateOrder: 'day-first', payPeriod: 'year' },
  });
  if (status !== 200) throw new Error(body.error);
  await waitForImport(admin, _id);
  return _id;
}

const SCREENS: [string, () => string, (page: Page) => Promise<unknown>][] = [
  [
    'the file',
    () => `import/${ids.columns}/file`,
    (page) => page.getByRole('heading', { name: 'Earlier imports' }).waitFor(),
  ],
  [
    'its columns',
    () => `import/${ids.columns}`,
    (page) => page.getByRole('heading', { name: 'Columns', exact: true }).waitFor(),
  ],
  [
    'the rows',
    () => `import/${ids.checked}`,
    (page) => Promise.all([importRows(page).waitFor(), page.getByText('Refused').nth(2).waitFor()]),
  ],
  [
    'what came of it',
    () => `import/${ids.applied}`,
    (page) => page.getByRole('button', { name: 'Undo import' }).waitFor(),
  ],
];

test.each(SCREENS)('%s passes axe and fits, in each theme', async (_, path, shown) => {
  const page = await openOffice(stage, admin, path());
  await shown(page);
  await passesAxe(page);
});

test('on a phone only the step that is being done is shown, with its number', async () => {
  const page = await openOffice(stage, admin, `import/${ids.checked}`, { viewport: PHONE });
  await importRows(page).waitFor();
  const steps = page.getByRole('list', { name: 'Import steps' });
  await soon(() => steps.innerText()).toBe('Step 3 of 4: Check');
  await soon(() => page.getByRole('table').count()).toBe(0);
});

test('targets on a phone are large enough', async () => {
  const page = await openOffice(stage, admin, `import/${ids.columns}`, {
    viewport: PHONE,
    hasTouch: true,
  });
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
  const tooSmall = (targets: Element[]) =>
    targets
      .filter(
        (target) =>
          target.getBoundingClientRect().height > 0 &&
          Math.round(target.getBoundingClientRect().height) < 44,
      )
      .map((target) => target.outerHTML.slice(0, 120));
  await soon(() =>
    page
      .getByRole('main')
      .locator('button, select, a:not([href$="/employee"]), label:has(input)')
      .evaluateAll(tooSmall),
  ).toEqual([]);
});

test('nothing is without its French words', async () => {
  const french = await clientOf(stage);
  await french.put('/profile/language', { language: 'fr' });
  try {
    const page = await openOffice(stage, french, `import/${ids.checked}`, { locale: 'fr-FR' });
    await page.getByRole('button', { name: /^Importer \d/ }).waitFor();
    await page.getByRole('heading', { name: 'Importer des employés' }).waitFor();
    await soon(() => page.getByRole('main').innerText()).not.toMatch(
      /\b(Employee|Check|Upload|rows?|Changed|Refused|imports\.)\b/,
    );
  } finally {
    await french.put('/profile/language', { language: 'en' });
  }
});
