import type { Locator } from 'playwright-core';
import { setStage } from './stage/browser.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const LEAST = 44;

const stage = await setStage();
const admin = await clientOf(stage);
const employee: string = (await admin.get('/employee?range=[0,0]')).body.employees[0]._id;
const leave: string = (await admin.get('/leave?range=[0,0]')).body.leaves[0]._id;

const open = (path: string) =>
  openOffice(stage, admin, path, { viewport: { width: 375, height: 812 }, hasTouch: true });

/** Rounded, as a part of a pixel is nothing to a thumb. */
async function height(target: Locator): Promise<number> {
  return Math.round((await target.boundingBox())?.height ?? 0);
}

test('the search and the names on cards', async () => {
  const page = await open('leaves');
  await soon(() =>
    height(page.getByPlaceholder('Search by name, ID or department...')),
  ).toBeGreaterThanOrEqual(LEAST);
  const name = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await name.waitFor();
  await soon(() => height(name)).toBeGreaterThanOrEqual(LEAST);
});

test('names of people who are away today', async () => {
  const page = await open('');
  const name = page
    .getByRole('region', { name: 'Away today' })
    .getByRole('listitem')
    .getByRole('link')
    .first();
  await name.waitFor();
  await soon(() => height(name)).toBeGreaterThanOrEqual(LEAST);
});

test('the camera at a photo', async () => {
  const page = await open(`employee/${employee}`);
  await soon(() => height(page.getByLabel(/^Change photo of/))).toBeGreaterThanOrEqual(LEAST);
});

test('the latest leave of somebody', async () => {
  const page = await open(`leaves/${leave}`);
  const link = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /day/ })
    .getByRole('link')
    .first();
  await link.waitFor();
  await soon(() => height(link)).toBeGreaterThanOrEqual(LEAST);
});
