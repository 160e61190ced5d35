import type { Page } from 'playwright-core';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { ask, decide, NOBODY, type Somebody, somebody, stored } from '../stage/leave-team.js';
import { rows } from '../stage/list.js';
import { clientOf, figures, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const openList = ({ client }: Somebody) => openPortal(stage, client, `leaves/${client.user._id}`);
const search = (page: Page) => page.getByPlaceholder('Search by type, reason or status...');

async function rowCount(page: Page, count: number): Promise<void> {
  await rows(page).nth(count).waitFor({ state: 'detached' });
  await rows(page)
    .nth(count - 1)
    .waitFor();
}

describe('one’s list', () => {
  test('has the words of the specification, counts, searches, and shows what was answered', async () => {
    const nora = await somebody(admin, 'Quarry', 'Nora Slate');
    const sick = await ask(admin, nora.person, -30, 2, {
      leaveType: 'Sick Leave',
      reason: 'Seasick',
    });
    await decide(admin, sick._id, 'Approved', 'Get well!');
    const refused = await ask(admin, nora.person, 40, 1, {
      leaveType: 'Casual Leave',
      reason: 'A match',
    });
    await decide(admin, refused._id, 'Rejected');
    await ask(admin, nora.person, 60, 2, { reason: 'Sailing' });

    const page = await openList(nora);
    await page.getByRole('heading', { level: 1, name: 'My Leave Requests' }).waitFor();
    await rowCount(page, 3);
    await soon(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
      '#',
      'Leave Type',
      'From Date',
      'To Date',
      'Description',
      'Status',
    ]);
    await soon(() => page.getByRole('main').locator('dl dt').allInnerTexts()).toEqual([
      'Total',
      'Pending',
      'Approved',
      'Rejected',
      'Cancelled',
    ]);
    await soon(() => figures(page)).toEqual(['3', '1', '1', '1', '0']);
    await soon(() => rows(page).filter({ hasText: 'Seasick' }).innerText()).toMatch(
      /Note by .+: Get well!/,
    );

    for (const words of ['sick l', 'SEASICK', 'approv']) {
      await search(page).fill(words);
      await rowCount(page, 1);
      await rows(page).first().getByText('Seasick').waitFor();
    }
    await search(page).fill('no such thing');
    await page.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await rowCount(page, 3);

    const from = page.getByRole('columnheader', { name: 'From Date' });
    await soon(() => from.getAttribute('aria-sort')).toBe('descending');
    await from.getByRole('button').click();
    await page.locator('th[aria-sort="ascending"]').filter({ hasText: 'From Date' }).waitFor();
    await rows(page).first().getByText('Seasick').waitFor();
  });

  test('may be empty', async () => {
    const page = await openList(await somebody(admin, 'Meadow', 'Mina Clover'));
    await page.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
    await soon(() => figures(page)).toEqual(['0', '0', '0', '0', '0']);
    await page.getByRole('main').getByRole('link', { name: 'Request Leave' }).waitFor();
  });

  test('is seen by an admin with the name beneath the title, and without requesting', async () => {
    const { person } = await somebody(admin, 'Orchard', 'Otto Quince');
    await ask(admin, person, 20, 1, { reason: 'Cider' });
    const page = await openPortal(stage, admin, `leaves/${person._id}`);
    await page.getByRole('heading', { level: 1, name: 'My Leave Requests' }).waitFor();
    await page.getByRole('main').getByText('Otto Quince', { exact: true }).waitFor();
    await rowCount(page, 1);
    await soon(() => page.getByText('Request Leave', { exact: true }).count()).toBe(0);
    await soon(() => page.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);

    const empty = await openPortal(stage, admin, `leaves/${admin.user._id}`);
    await empty.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
    await soon(() => empty.getByText('Request Leave', { exact: true }).count()).toBe(0);
  });

  test('is nobody else’s', async () => {
    const { client } = await somebody(admin, 'Vineyard', 'Vito Must');
    const { person: other } = await somebody(admin, 'Cellar', 'Cara Cask');
    for (const id of [NOBODY, other._id]) {
      const page = await openPortal(stage, client, `leaves/${id}`);
      await page.getByRole('heading', { level: 1, name: 'Employee Not Found' }).waitFor();
    }
  });
});

describe('withdrawing', () => {
  test('is asked about once more; list and counts follow', async () => {
    const ivo = await somebody(admin, 'Foundry', 'Ivo Ingot');
    const leave = await ask(admin, ivo.person, 25, 3, { reason: 'A cast' });
    const page = await openList(ivo);
    const withdraw = page.getByRole('button', { name: /^Withdraw Annual Leave/ });
    const dialog = page.getByRole('dialog', { name: 'Withdraw this leave request?' });
    await withdraw.click();
    await dialog.getByRole('button', { name: 'Keep request' }).click();
    await soon(() => withdraw.evaluate((button) => button === document.activeElement)).toBe(true);
    await soon(async () => (await stored(admin, leave._id)).status).toBe('Pending');

    await withdraw.click();
    const sent = page.waitForRequest(/\/leave\/withdraw\//);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await soon(async () => (await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await page.getByText(/^Annual Leave, .+ withdrawn$/).waitFor();
    await rows(page).first().getByText('Cancelled', { exact: true }).waitFor();
    await soon(() => figures(page)).toEqual(['1', '0', '0', '0', '1']);
    await soon(() => withdraw.count()).toBe(0);
    // The button is gone, so its row has the focus.
    await soon(() =>
      rows(page)
        .first()
        .evaluate((row) => row === document.activeElement),
    ).toBe(true);
    await soon(async () => (await stored(admin, leave._id)).status).toBe('Cancelled');
  });

  test('from a list of pending requests leaves the focus in the list, though the row is gone', async () => {
    const lea = await somebody(admin, 'Smithy', 'Lea Anvil');
    await ask(admin, lea.person, 25, 1);
    const page = await openList(lea);
    const pending = page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: 'Pending' });
    await pending.click();
    await rowCount(page, 1);
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
    await soon(() => pending.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('comes too late when somebody has decided meanwhile', async () => {
    const gro = await somebody(admin, 'Kiln', 'Gro Glaze');
    const leave = await ask(admin, gro.person, 25, 1);
    const page = await openList(gro);
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await decide(admin, leave._id, 'Approved');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('This leave request is already approved.').waitFor();
    await rows(page).first().getByText('Approved', { exact: true }).waitFor();
  });
});
