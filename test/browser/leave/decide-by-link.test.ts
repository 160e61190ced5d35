import type { Page } from 'playwright-core';
import type { LinkedLeaveRecord } from '../../../api/contract/leave/approval-responses.js';
import { setStage } from '../stage/browser.js';
import { tooWide, violations } from '../stage/looks.js';
import { soon } from '../stage/soon.js';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
const TOKEN = 'nNqZk3vT1pQ0sX8mB7cN2wR5yL9aH4dJ6fGeKiUoVtSxI';

const REQUEST: LinkedLeaveRecord = {
  name: 'Amara Okafor',
  approver: 'Tomasz Nowak',
  actsFor: 'Søren Lund',
  startDate: '2027-07-05',
  endDate: '2027-07-09',
  startsAt: 'noon',
  endsAt: 'evening',
  minutes: null,
  leaveType: null,
  unit: 'days',
  cost: 4.5,
  remaining: 9.5,
  othersAway: 2,
  state: 'open',
  status: 'Pending',
  decidedBy: null,
  waitingFor: ['Søren Lund', 'Tomasz Nowak'],
  waitingForHr: false,
};

const stage = await setStage();

interface Sent {
  token: string;
  status?: string;
  note?: string;
}

/** The stage has no mail server, and so no links: the test answers as the server does. */
async function open(
  fragment: string,
  now: Partial<LinkedLeaveRecord>,
  afterwards: Partial<LinkedLeaveRecord> = {},
): Promise<{ page: Page; decisions: Sent[]; reads: Sent[] }> {
  const page = await stage.open(PHONE);
  const [decisions, reads]: [Sent[], Sent[]] = [[], []];
  await page.route('**/api/leave/link', (route) => {
    reads.push(route.request().postDataJSON() as Sent);
    return route.fulfill({ json: { success: true, request: { ...REQUEST, ...now } } });
  });
  await page.route('**/api/leave/link/decide', (route) => {
    decisions.push(route.request().postDataJSON() as Sent);
    return route.fulfill({
      json: { success: true, request: { ...REQUEST, ...now, ...afterwards } },
    });
  });
  await page.goto(`${stage.url}/decide-leave#${fragment}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, decisions, reads };
}

const buttons = (page: Page) => page.getByRole('main').getByRole('button').allInnerTexts();

test('on a phone the link shows what the decision depends on, and decides only when its button is pressed', async () => {
  const { page, decisions, reads } = await open(
    TOKEN,
    {},
    { state: 'passedOn', waitingFor: [], waitingForHr: true },
  );
  await page.getByRole('heading', { name: 'Leave request from Amara Okafor' }).waitFor();
  await soon(() => new URL(page.url()).hash).toBe('');
  for (const fact of [
    '05 – 09 Jul 2027, from midday',
    '4.5 days',
    '9.5 days',
    '2 others in the department',
    'For Søren Lund, who is away.',
    'You decide as Tomasz Nowak.',
  ])
    await page.getByText(fact).waitFor();
  await soon(() => buttons(page)).toEqual(['Approve', 'Reject']);
  expect(reads).toEqual([{ token: TOKEN }]);
  expect(decisions).toEqual([]);
  await soon(() => violations(page)).toEqual([]);
  await soon(() => tooWide(page)).toBe(0);
  for (const name of ['Approve', 'Reject'])
    await soon(
      async () => (await page.getByRole('button', { name }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);

  await page.getByLabel('Note to Amara Okafor').fill('Enjoy!');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'You approved the leave of Amara Okafor' }).waitFor();
  await page.getByText('Next: HR decides.').waitFor();
  expect(decisions).toEqual([{ token: TOKEN, status: 'Approved', note: 'Enjoy!' }]);
  await soon(() => buttons(page)).toEqual([]);
});

test('the link to reject has that button first, and a reload keeps the request', async () => {
  const { page, decisions } = await open(
    `${TOKEN}:reject`,
    {},
    { state: 'decided', status: 'Rejected', decidedBy: 'Tomasz Nowak', remaining: null },
  );
  await page.getByRole('button', { name: 'Reject' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Reject' }).waitFor();
  await soon(() => buttons(page)).toEqual(['Reject', 'Approve']);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('heading', { name: 'You rejected the leave of Amara Okafor' }).waitFor();
  expect(decisions).toEqual([{ token: TOKEN, status: 'Rejected', note: '' }]);
});

test('a request that somebody else has decided says so, in the browser’s language', async () => {
  const page = await stage.open({ ...PHONE, locale: 'de-DE' });
  await page.route('**/api/leave/link', (route) =>
    route.fulfill({
      json: {
        success: true,
        request: {
          ...REQUEST,
          state: 'decided',
          status: 'Approved',
          decidedBy: 'Henriette Holm',
          remaining: null,
        },
      },
    }),
  );
  await page.goto(`${stage.url}/decide-leave#${TOKEN}`);
  await page
    .getByRole('heading', { name: 'Die Abwesenheit von Amara Okafor ist genehmigt' })
    .waitFor();
  await page.getByText('Durch Henriette Holm.').waitFor();
  await soon(() => buttons(page)).toEqual([]);
});

test('a link that has ended leads to the sign-in', async () => {
  const page = await stage.open(PHONE);
  await page.goto(`${stage.url}/decide-leave#${TOKEN}`);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
});
