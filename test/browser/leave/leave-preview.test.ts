import type { PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import { inField, THIS_YEAR } from '../../support/calendar.js';
import { closeLeave } from '../../support/year-end.js';
import { setStage } from '../stage/browser.js';
import { clientOf, downloaded, faultAt, figures, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const policyOf = async (type: string): Promise<PolicyRecord> =>
  (await admin.get('/leave/policy')).body.policies.find(
    ({ leaveType, people, everybody }: PolicyRecord) =>
      leaveType.name === type && (everybody || people > 0),
  );
const annual = await policyOf('Annual Leave');
const openVersion = (opening?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, `leave-policies/${annual._id}/new-version`, opening);

test('before a version is saved, everybody whose balance it changes is shown with what was before, and Back keeps what was typed', async () => {
  const page = await openVersion();
  await page.getByText('Step 1 of 2').waitFor({ state: 'attached' });
  await page.getByLabel('Entitlement a year, step 1').fill('40');
  await page.getByLabel('Notice').fill('14');
  await page.getByRole('button', { name: 'Preview' }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(/^Balances on .*, before and after\.$/).waitFor();
  await page.getByText('2 settings changed').waitFor();
  await page
    .getByRole('list', { name: 'Changed settings' })
    .getByRole('listitem')
    .filter({ hasText: 'From the start' })
    .filter({ hasText: '40 days' })
    .waitFor();
  const [gain] = await figures(page);
  expect(Number(gain)).toBeGreaterThan(0);
  const rows = preview.getByRole('table', { name: 'People affected' }).getByRole('row');
  await preview.getByRole('button', { name: /^Gain/ }).click();
  await rows.filter({ hasText: '+' }).first().waitFor();
  await soon(() => preview.getByText(new RegExp(`of ${gain}$`)).count()).toBe(1);

  await preview.getByRole('button', { name: 'Back' }).click();
  await soon(() => page.getByLabel('Entitlement a year, step 1').inputValue()).toBe('40');
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preview');
});

test('an assignment is proposed from the first open day, where the policy begins in a closed year', async () => {
  const open = async (closedUntil: string | null) => {
    const page = await openOffice(stage, admin, `leave-policies/${annual._id}`, {
      arrange: (opened) =>
        intercept(opened, 'GET', '/leave/year-end', async (route) => {
          const response = await route.fetch();
          const { yearEnd } = (await response.json()) as { yearEnd: object };
          await route.fulfill({
            response,
            json: { success: true, yearEnd: { ...yearEnd, closedUntil } },
          });
        }),
    });
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    return page.getByRole('dialog').getByLabel('From');
  };
  const [closed, opened] = [await open('2099-12-31'), await open(null)];
  await soon(() => closed.inputValue()).toBe('Fri 01 Jan 2100');
  await soon(() => opened.inputValue()).toBe(inField(annual.versions[0]?.from ?? ''));
});

test('all people of a preview are downloaded, whichever are shown', async () => {
  const client = await clientOf(stage);
  await client.confirm(stage.admin.password);
  const page = await openOffice(stage, client, `leave-policies/${annual._id}/new-version`);
  await page.getByLabel('Entitlement a year, step 1').fill('41');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: /^Unchanged/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Download all' }).click(),
  ]);
  const [heading = '', ...lines] = (await downloaded(download)).trim().split('\n');
  expect(heading).toContain('Difference');
  expect(lines.length).toBe(
    Number((await preview.getByRole('button', { name: /^All/ }).innerText()).replace(/\D/g, '')),
  );
});

test('rules that contradict each other are refused at their field before the preview begins', async () => {
  const page = await openVersion();
  await page.getByLabel('Maximum balance').fill('1');
  await page.getByRole('button', { name: 'Preview' }).click();
  await soon(() => faultAt(page.getByLabel('Maximum balance'))).toContain('cannot hold');
});

test('a preview that runs says how far it is and can be cancelled; nothing can be saved until another one is done', async () => {
  let isCancelled = false;
  const page = await openVersion({
    arrange: (opened) =>
      intercept(opened, 'GET', /^\/api\/leave\/preview\/[^/]+$/, async (route) => {
        const { preview } = (await (await route.fetch()).json()) as { preview: LeavePreviewRecord };
        // A large company's preview still runs when it is cancelled; the demo's may be done.
        const state = isCancelled ? 'Cancelled' : 'Running';
        await route.fulfill({
          json: {
            success: true,
            preview: { ...preview, state, done: 120, total: 100_000, basis: null },
          },
        });
      }),
  });
  await intercept(page, 'POST', /^\/api\/leave\/preview\/cancel\//, async (route) => {
    const { preview } = (await (await route.fetch()).json()) as { preview: LeavePreviewRecord };
    isCancelled = true;
    await route.fulfill({
      json: { success: true, preview: { ...preview, state: 'Cancelled', basis: null } },
    });
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('120 of 100,000 people').waitFor();
  await soon(() =>
    page.getByRole('button', { name: 'Save version' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('heading', { name: 'Preview cancelled' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Preview again' }).click();
  await page.getByText(/^Balances on /).waitFor();
  await soon(() =>
    page.getByRole('button', { name: 'Save version' }).getAttribute('aria-disabled'),
  ).toBe('false');
});

test('what changed meanwhile asks for another preview before the version is saved', async () => {
  const page = await openVersion();
  await page.getByLabel('Entitlement a year, step 1').fill('26');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText(/^Balances on /).waitFor();
  await page.route(
    '**/api/leave/policy/version/*',
    (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'request.stale', error: 'Please preview this change again.' },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save version' }).click();
  await page.getByRole('alert').filter({ hasText: 'This preview is out of date' }).waitFor();
  await page.getByRole('button', { name: 'Preview again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByText(/^Balances on /).waitFor();
  await page.getByRole('button', { name: 'Save version' }).click();
  await page.getByText('Version saved.').waitFor();
  await soon(
    async () => (await policyOf('Annual Leave')).versions.at(-1)?.rules.tiers[0]?.amount,
  ).toBe(26);
});

test('a last day and a hire date show what they do to the balances of the person beside the field', async () => {
  const { _id } = (await admin.get(`/work/assignment?filter=${encodeURIComponent('{"q":"Zoë"}')}`))
    .body.people[0];
  const page = await openOffice(stage, admin, `employee/${_id}`);
  await page.getByRole('button', { name: 'Record departure' }).click();
  const effect = page.getByRole('region', { name: 'Effect on leave' });
  await effect.getByText('Annual Leave').waitFor();
  await effect.getByText(/^Balances on /).waitFor();
  await page.getByRole('dialog').getByLabel('Last Day').fill('1950-01-01');
  await effect.waitFor({ state: 'detached' });
  await page.goto(`${stage.url}/admin-dashboard/employee/edit/${_id}`);
  await page.getByLabel('Hire Date').waitFor();
  await soon(() => effect.count()).toBe(0);
  await page.getByLabel('Hire Date').fill(`${String(THIS_YEAR)}-07-01`);
  await effect.getByText('Annual Leave').waitFor();
});

test('an earlier hire date names the adjustment that would settle closed years', async () => {
  const last = Number(String(THIS_YEAR)) - 1;
  const { _id } = (await admin.get(`/work/assignment?filter=${encodeURIComponent('{"q":"Zoë"}')}`))
    .body.people[0];
  await admin.confirm(stage.admin.password);
  const { status } = await admin.put(`/employee/employment/${_id}`, { hireDate: `${last}-07-01` });
  expect(status).toBe(200);
  await closeLeave(admin, 'Annual Leave', `${last}-12-31`);
  const page = await openOffice(stage, admin, `employee/edit/${_id}`);
  await page.getByLabel('Hire Date').fill(`${last}-04-01`);
  await page
    .getByRole('region', { name: 'Effect on leave' })
    .getByText(/^Closed years of Annual Leave stay as they are\. An adjustment of \+\d/)
    .waitFor();
});
