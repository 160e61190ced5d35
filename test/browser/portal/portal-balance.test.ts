import type { Page } from 'playwright-core';
import { passesAxe } from '../stage/looks.js';
import { setStage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { ask, decide, type Somebody, somebody, TODAY } from '../stage/leave-team.js';
import { clientOf, intercept, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const YEAR = TODAY.slice(0, 4);
const NEXT_YEAR = String(Number(YEAR) + 1);

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const zoe = await somebody(admin, 'Orchard', 'Zoe Hart');
const nils = await somebody(admin, 'Fjord', 'Nils Berg');
countLeave(stage, zoe.person._id, 'Annual Leave', {
  tiers: [{ years: 0, amount: 25_000 }],
  carry: 5_000,
  carryMonths: 6,
});
countLeave(stage, zoe.person._id, 'Personal Leave', { tiers: [{ years: 0, amount: 2_000 }] });
await decide(admin, (await ask(admin, zoe.person, 20, 3))._id, 'Approved');

const openBalance = ({ client }: Somebody, search = '') =>
  openPortal(stage, client, `balance/${client.user._id}${search}`);
const entries = (page: Page) => page.getByRole('table', { name: /^Ledger of/ }).getByRole('row');
const titled = (page: Page, title: string) =>
  entries(page).filter({ has: page.getByText(title, { exact: true }) });

describe('the home', () => {
  test('shows what is left of each type, and leads to its ledger', async () => {
    const page = await openPortal(stage, zoe.client, '');
    const balances = page.getByRole('region', { name: 'Leave balances' });
    await balances.getByRole('img', { name: /^Annual Leave: .*(available|over)$/ }).waitFor();
    await balances.getByText(`on 01 Jan ${NEXT_YEAR}`).waitFor();
    await balances.getByRole('heading', { name: 'Personal Leave' }).waitFor();
    await balances.getByRole('link', { name: 'My balance' }).click();
    await page.getByRole('heading', { level: 1, name: 'My balance' }).waitFor();
    await titled(page, `Entitlement ${YEAR}`).waitFor();
  });

  test('shows nothing of it to somebody for whom no policy holds', async () => {
    const page = await openPortal(stage, nils.client, '');
    await page.getByRole('heading', { name: 'My year' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('region', { name: 'Leave balances' }).waitFor({ state: 'detached' });
  });

  test('says so when the balances cannot be loaded', async () => {
    const page = await openPortal(stage, zoe.client, '', {
      arrange: (opened) =>
        intercept(opened, 'GET', /^\/api\/leave\/balance\//, (route) =>
          route.fulfill({ status: 500, json: { success: false, error: 'Server error' } }),
        ),
    });
    await page.getByText('The balances could not be loaded.').waitFor();
  });
});

describe('one’s balance', () => {
  test('looks ahead to a day', async () => {
    const page = await openBalance(zoe);
    // Without leaving the field.
    await page.getByLabel('Look ahead to').first().fill(`${NEXT_YEAR}-07-31`);
    await page
      .getByRole('heading', { name: `31 Jul ${NEXT_YEAR}, if you book nothing more` })
      .waitFor();
    await titled(page, `Carried over from ${YEAR}`).waitFor();
    await entries(page)
      .filter({ hasText: `30 Jun ${NEXT_YEAR}` })
      .filter({ hasText: 'Expires' })
      .waitFor();
    await soon(() => new URL(page.url()).searchParams.get('on')).toBe(`${NEXT_YEAR}-07-31`);
    await page
      .getByRole('group', { name: 'Look ahead to' })
      .getByRole('button', { name: 'Today' })
      .click();
    await page
      .getByRole('heading', { name: /if you book nothing more/ })
      .waitFor({ state: 'detached' });
  });

  test('of somebody for whom no policy holds says that', async () => {
    const page = await openBalance(nils);
    await page.getByRole('heading', { name: 'No leave is counted for you yet' }).waitFor();
  });

  test('passes axe and fits', async () => {
    const page = await openBalance(zoe, `?on=${NEXT_YEAR}-07-31`);
    await page.getByRole('button', { name: new RegExp(`^Show how Entitlement ${YEAR}`) }).click();
    await page.getByText('Entitlement for a year').waitFor();
    await passesAxe(page);
  });
});
