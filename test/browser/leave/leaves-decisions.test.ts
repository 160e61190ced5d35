import type { Page } from 'playwright-core';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { ask, decide, stored, team } from '../stage/leave-team.js';
import { listAt, rowOf, shows } from '../stage/list.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, figures, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const open = (path = 'leaves', arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });
const openFiltered = (filter: object) => open(listAt('leaves', filter));
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected requests' });
const approve = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve \d+ request/ })
    .click();
};

describe('deciding several at once', () => {
  test('only what is pending can be ticked, one by one or all of the page', async () => {
    const [emil, fay] = await team(admin, 'Botany', 'Emil Moss', 'Fay Fern');
    await ask(admin, emil, 5, 1);
    await ask(admin, emil, 8, 1);
    await decide(admin, (await ask(admin, fay, 5, 1))._id, 'Approved');
    const page = await openFiltered({ q: 'Botany' });
    await shows(page, '1–3 of 3');
    await soon(() => tick(page, 'Emil Moss').count()).toBe(2);
    await soon(() => tick(page, 'Fay Fern').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await bar(page).getByText('2 selected').last().waitFor();
    await tick(page, 'Emil Moss').first().uncheck();
    await bar(page).getByText('1 selected').last().waitFor();
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await bar(page).getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
  });

  test('approves those that still can be, and says which could not and why', async () => {
    const [gus, hana, ivo] = await team(admin, 'Geology', 'Gus Slate', 'Hana Shale', 'Ivo Marl');
    const asked = [
      await ask(admin, gus, 5, 2),
      await ask(admin, hana, 5, 2),
      await ask(admin, ivo, 5, 2),
    ];
    const page = await openFiltered({ q: 'Geology' });
    await shows(page, '1–3 of 3');
    const before = Number((await figures(page))[2]);
    for (const name of ['Gus Slate', 'Hana Shale', 'Ivo Marl']) await tick(page, name).check();
    await decide(admin, asked[1]?._id ?? '', 'Rejected');
    await approve(page);
    await page.getByText('2 requests approved', { exact: true }).waitFor();
    const refused = page.getByRole('dialog', { name: '1 request was not approved' });
    await refused.getByText('Hana Shale').waitFor();
    await refused.getByText('This leave request is already rejected.').waitFor();
    await refused.getByRole('button', { name: 'Close' }).click();
    await soon(() => bar(page).getByRole('button').count()).toBe(0);
    await rowOf(page, 'Ivo Marl').getByText('Approved').waitFor();
    await soon(async () => Number((await figures(page))[2])).toBe(before + 2);
    await soon(() =>
      Promise.all(asked.map(async ({ _id }) => (await stored(admin, _id)).status)),
    ).toEqual(['Approved', 'Rejected', 'Approved']);
  });

  test('requests that did not reach the server stay ticked', async () => {
    const [juno] = await team(admin, 'Optics', 'Juno Lens');
    const asked = await ask(admin, juno, 5, 2);
    const page = await openFiltered({ q: 'Optics' });
    await tick(page, 'Juno Lens').check();
    await intercept(page, 'PUT', `/leave/${asked._id}`, (route) => route.abort());
    await approve(page);
    const refused = page.getByRole('dialog', { name: '1 request was not approved' });
    await refused.getByText('Juno Lens').waitFor();
    await refused.getByText('Unable to reach the server').waitFor();
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await approve(page);
    await page.getByText('1 request approved', { exact: true }).waitFor();
    await soon(async () => (await stored(admin, asked._id)).status).toBe('Approved');
  });

  test('asks once before all are decided, says how many, and takes a note for each', async () => {
    const [kim, lou] = await team(admin, 'Acoustics', 'Kim Echo', 'Lou Tone');
    const asked = [await ask(admin, kim, 5, 2), await ask(admin, lou, 5, 2)];
    const page = await openFiltered({ q: 'Acoustics' });
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await bar(page).getByRole('button', { name: 'Reject' }).click();
    const question = page.getByRole('dialog', { name: 'Reject 2 requests?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await soon(async () => (await stored(admin, asked[0]?._id ?? '')).status).toBe('Pending');
    await bar(page).getByRole('button', { name: 'Reject' }).click();
    await question.getByLabel('Note').fill('The audit is in that week');
    await question.getByRole('button', { name: 'Reject 2 requests' }).click();
    await page.getByText('2 requests rejected', { exact: true }).waitFor();
    for (const { _id } of asked)
      await soon(() => stored(admin, _id)).toMatchObject({
        status: 'Rejected',
        note: 'The audit is in that week',
      });
  });

  test('goes across pages', async () => {
    const [mona] = await team(admin, 'Statistics', 'Mona Mean');
    for (let day = 1; day <= 12; day++) await ask(admin, mona, day * 2, 1);
    const page = await openFiltered({ q: 'Statistics', status: 'Pending' });
    await shows(page, '1–10 of 12');
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await bar(page).getByRole('button', { name: 'Select all 12' }).click();
    await bar(page).getByText('12 selected').last().waitFor();
    await approve(page);
    await page
      .getByRole('status')
      .filter({ hasText: '12 requests approved' })
      .getByRole('link', { name: 'View', exact: true })
      .waitFor();
    const { leaves } = (await admin.get(`/leave/${mona?._id}`)).body as { leaves: LeaveRecord[] };
    expect(new Set(leaves.map(({ status }) => status))).toEqual(new Set(['Approved']));
  });

  test('takes the first hundred of more, and counts in the bar how many are decided', async () => {
    const [olga] = await team(admin, 'Topology', 'Olga Knot');
    for (let day = 1; day <= 101; day++) await ask(admin, olga, day * 2, 1);
    const page = await openFiltered({ q: 'Topology', status: 'Pending' });
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await bar(page).getByRole('button', { name: 'Select the first 100' }).click();
    await bar(page).getByText('100 selected').last().waitFor();
    let answered = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, 'PUT', /^\/api\/leave\//, async (route) => {
      if (answered++ >= 20) await held;
      await route.continue();
    });
    await approve(page);
    await bar(page).getByText('20 of 100', { exact: true }).waitFor();
    release();
    await page.getByText('100 requests approved', { exact: true }).waitFor();
  });

  test('works on a phone, where rows are cards', async () => {
    const [nils] = await team(admin, 'Surveying', 'Nils Rod');
    await ask(admin, nils, 5, 1);
    const page = await openOffice(stage, admin, listAt('leaves', { q: 'Surveying' }), {
      viewport: { width: 375, height: 812 },
      hasTouch: true,
    });
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nils Rod' });
    await card.getByText('1 day', { exact: true }).waitFor();
    await card.getByRole('link', { name: 'View Nils Rod' }).waitFor();
    await tick(page, 'Nils Rod').check();
    await bar(page).getByRole('button', { name: 'Approve' }).waitFor();
    await soon(() => tooWide(page)).toBe(0);
  });
});
