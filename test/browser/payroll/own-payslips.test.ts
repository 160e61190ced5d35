import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PayslipListRecord } from '../../../api/contract/payroll/payslips.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { hire, PASSWORD, paySalary } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { PayrollCalls } from '../../support/payroll.js';
import { setStage } from '../stage/browser.js';
import { passesAxe, PHONE, tooWide } from '../stage/looks.js';
import { clientOf, figures, intercept, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { withoutPayroll } from './without-payroll.js';

const stage = await setStage();
withoutPayroll(stage);
// Their records have the pay dates of the runs here.
stage.store('DELETE FROM salary');
const admin = await clientOf(stage);
const payroll = new PayrollCalls(admin, admin);
const department: string = (await admin.get('/department')).body.departments[0]._id;

const signedIn = async ({ email }: EmployeeRecord): Promise<Client> => {
  const client = new Client(stage.url);
  await client.signIn(email, PASSWORD);
  return client;
};

const nina = await hire(admin, {
  employeeId: 'OP-1',
  name: 'Nina Berg',
  salary: '4000.00',
  hireDate: '2024-01-01',
  department,
});
const otto = await hire(admin, {
  employeeId: 'OP-2',
  name: 'Otto Vind',
  salary: '3000.00',
  hireDate: '2024-01-01',
  department,
});
const [own, other] = (await Promise.all([nina, otto].map(signedIn))) as [Client, Client];

/** Newest first: a month with a raise and a bonus, and the first one. */
let slips: PayslipListRecord[];

beforeAll(async () => {
  await admin.confirm();
  await admin.put('/payroll/setting', { firstPeriod: '2026-01-01', fourEyes: false });
  const bonus = await payroll.component({ name: 'Bonus', kind: 'earning' });
  const tax = await payroll.component({ name: 'Income tax', kind: 'deduction' });
  await payroll.assign(tax, { employeeId: nina._id, amount: '200.00', from: '2026-01-01' });
  await paySalary(admin, nina._id, { basicSalary: '4000', payDate: '2026-01-15' });
  await payroll.finish(await payroll.start());
  await payroll.revise(nina, '4310.00', '2026-03-01');
  const february = await payroll.start();
  await payroll.assign(bonus, {
    employeeId: nina._id,
    runId: february._id,
    amount: '400.00',
    note: 'launch',
  });
  await payroll.finish(february);
  slips = (await own.get(`/payslip/${nina._id}?range=[0,9]&sort=["payDate","DESC"]`)).body.payslips;
});

const slip = (index: number) => slips[index] as PayslipListRecord;
const openOwn = (path = `salary/${own.user._id}`, opening?: Parameters<typeof openPortal>[3]) =>
  openPortal(stage, own, path, opening);
const latest = (page: Page) => page.getByRole('article', { name: 'February 2026' });
const rows = (page: Page) =>
  page.getByRole('table', { name: 'My Salary' }).locator('tbody').getByRole('row');

async function downloads(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file.suggestedFilename();
}

test('My Salary begins with the latest payslip: net pay, what changed and why, lines, the year and the bank account', async () => {
  const page = await openOwn();
  await latest(page).getByText('01 – 28 Feb 2026, pay date').waitFor();
  await soon(() => latest(page).locator('dl').first().locator('dd').allInnerTexts()).toEqual(
    ['$4,200.00', '+ $400.00'].map((amount) => amount.replace(' ', '\u00a0')),
  );
  await latest(page).getByText('Change from January').waitFor();
  await soon(() =>
    latest(page)
      .getByRole('list', { name: 'What changed since January' })
      .getByRole('listitem')
      .allInnerTexts(),
  ).toEqual([expect.stringMatching(/400\.00\s+Bonus, February only/)]);
  await latest(page).getByText('February only: launch').waitFor();
  await soon(() =>
    latest(page).getByRole('table', { name: 'Year to date 2026' }).innerText(),
  ).toMatch(/Outside payroll\s+\$4,000\.00\s[^]*Net pay\s+\$12,000\.00/);
  await latest(page).getByRole('heading', { name: 'Bank account' }).waitFor();
  await soon(() =>
    downloads(page, () => latest(page).getByRole('button', { name: 'Download PDF' }).click()),
  ).toBe(`payslip-${await payDate(0)}.pdf`);
});

const payDate = async (index: number) =>
  (await own.get(`/payslip/single/${slip(index)._id}`)).body.payslip.payDate as string;

test('below are the records with the figures and words of the specification; each of a run leads to its payslip and PDF', async () => {
  const page = await openOwn();
  await page.getByRole('heading', { name: 'All payslips' }).waitFor();
  await rows(page).nth(2).waitFor();
  await soon(() => figures(page)).toEqual(expect.arrayContaining(['3', '$12,000.00', '$4,000.00']));
  await soon(() =>
    page
      .getByRole('table', { name: 'My Salary' })
      .getByRole('columnheader')
      .allInnerTexts()
      .then((heads) => heads.map((head) => head.trim())),
  ).toEqual([
    '#',
    'Period',
    'Basic Salary',
    'Allowances',
    'Deductions',
    'Net Salary',
    'Pay Date',
    'Action',
  ]);
  await soon(async () =>
    (await rows(page).allInnerTexts()).map((row) =>
      /(View\s*PDF|Statement)$/.exec(row.trim())?.[1]?.replace(/\s+/g, ' '),
    ),
  ).toEqual(['View PDF', 'View PDF', 'Statement']);
  await soon(() => rows(page).nth(0).innerText()).toMatch(/^1\s+February 2026/);
  await soon(() =>
    downloads(page, () => rows(page).nth(1).getByRole('button', { name: /^PDF/ }).click()),
  ).toBe(`payslip-${await payDate(1)}.pdf`);
  await rows(page).nth(1).getByRole('link', { name: /^View/ }).click();
  await page.getByRole('heading', { level: 1, name: 'January 2026' }).waitFor();
  // A first payslip is compared with nothing.
  await soon(() => page.getByText(/Change from|What changed/).count()).toBe(0);
  await page.getByRole('link', { name: 'My Salary' }).last().click();
  await page.getByRole('heading', { name: 'All payslips' }).waitFor();
});

test('My Salary and a payslip pass axe and fit', async () => {
  const page = await openOwn();
  await latest(page).waitFor();
  await rows(page).nth(2).waitFor();
  await passesAxe(page, { dark: true });
  const single = await openOwn(`payslip/${slip(0)._id}`);
  await single.getByRole('button', { name: 'Print' }).waitFor();
  await passesAxe(single);
});

test('on a phone the figures come first, the PDF in reach of a thumb, and nothing is wider than the screen', async () => {
  const page = await openOwn(undefined, { viewport: PHONE, hasTouch: true, isMobile: true });
  const button = latest(page).getByRole('button', { name: 'Download PDF' });
  await button.waitFor();
  const [net, pdf] = [
    await latest(page).getByText('Net pay').first().boundingBox(),
    await button.boundingBox(),
  ];
  expect(pdf?.y).toBeGreaterThan(net?.y ?? Infinity);
  expect(pdf?.y).toBeLessThan(PHONE.height / 2);
  expect(pdf?.width).toBeGreaterThan(300);
  await soon(() => tooWide(page)).toBe(0);
});

test.each([1280, 375])(
  'nothing on My Salary moves while it loads, at a width of %i',
  async (width) => {
    const page = await openOwn(undefined, {
      viewport: { width, height: 800 },
      arrange: (opened) =>
        opened.addInitScript(() => {
          const moved = { by: 0 };
          Object.assign(window, { moved });
          new PerformanceObserver((list) =>
            list
              .getEntries()
              .forEach(
                (entry) => (moved.by += (entry as PerformanceEntry & { value: number }).value),
              ),
          ).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await latest(page).waitFor();
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(
      () => (window as unknown as { moved: { by: number } }).moved.by,
    );
    expect(moved).toBeLessThan(0.02);
  },
);

test('the bell tells of the payslip and leads to it', async () => {
  const page = await openOwn('');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const entry = page.getByRole('link', { name: /Your payslip is ready/ }).first();
  await soon(() => entry.innerText()).toContain('for 01 – 28 Feb');
  await entry.click();
  await page.getByRole('heading', { level: 1, name: 'February 2026' }).waitFor();
  await page.waitForURL(`**/employee-dashboard/payslip/${slip(0)._id}`);
});

test('the payslip of somebody else cannot be opened in the employee’s area, by an admin neither', async () => {
  for (const client of [other, admin]) {
    const page = await openPortal(stage, client, `payslip/${slip(0)._id}`);
    await page.getByRole('heading', { name: 'Payslip Not Found' }).waitFor();
    await soon(() => page.getByText('4,200').count()).toBe(0);
  }
});

test('without payslips My Salary is as it was', async () => {
  const newcomer = await hire(admin, {
    employeeId: 'OP-3',
    name: 'Pia Sand',
    salary: '3000.00',
    department,
  });
  await paySalary(admin, newcomer._id, { basicSalary: '3000', payDate: '2026-01-15' });
  const page = await openPortal(stage, await signedIn(newcomer), `salary/${newcomer._id}`);
  await rows(page)
    .first()
    .getByRole('link', { name: /^Statement/ })
    .waitFor();
  await page.waitForLoadState('networkidle');
  await soon(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Bank account',
    'Who viewed my salary',
  ]);
  await soon(() => page.getByRole('article').count()).toBe(0);
});

test.each([
  ['the list of payslips', () => `/payslip/${own.user._id}`],
  ['the payslip', () => `/payslip/single/${slip(0)._id}`],
])('%s that could not be read can be read again, and the records are there', async (_, path) => {
  const page = await openOwn(undefined, {
    arrange: (opened) =>
      intercept(opened, 'GET', path(), (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  await page.getByText('Your payslips could not be loaded.').waitFor();
  await rows(page).nth(2).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await latest(page).waitFor();
});

test('PDFs that could not be read are asked for again only by hand', async () => {
  const page = await openOwn(undefined, {
    arrange: (opened) =>
      intercept(opened, 'GET', `/payslip/files/${own.user._id}`, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  const failure = page.getByText('The PDFs of the payroll office could not be loaded.');
  await failure.waitFor();
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/payslip/files/') && response.ok()),
    page.getByRole('button', { name: 'Try again' }).click(),
  ]);
  await failure.waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await soon(() => failure.count()).toBe(0);
});

test('a payslip page without an answer can be read again', async () => {
  const page = await openOwn(`payslip/${slip(0)._id}`, {
    arrange: (opened) =>
      intercept(opened, 'GET', `/payslip/single/${slip(0)._id}`, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'February 2026' }).waitFor();
});

test('in the salary history a record of a run leads to its payslip and offers no Void, and says when it was reversed', async () => {
  const [paid] = (await other.get(`/payslip/${otto._id}?range=[0,0]&sort=["payDate","DESC"]`)).body
    .payslips as [PayslipListRecord];
  await payroll.post(`/payroll/slip/reverse/${paid._id}`, { reason: 'Bank returned it' });
  const page = await openOffice(stage, admin, `salary/view/${otto._id}`);
  const records = page.getByRole('main').locator('tbody').getByRole('row');
  await records.nth(1).waitFor();
  await soon(() => page.getByRole('button', { name: /^Void/ }).count()).toBe(0);
  await records.first().getByText('Payslip reversed').waitFor();
  await records.first().getByText('Bank returned it').waitFor();
  await records
    .first()
    .getByRole('link', { name: /^Payslip of/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'February 2026' }).waitFor();
  await page.getByText('This payslip was reversed: Bank returned it').waitFor();
  await page.getByText('Otto Vind').first().waitFor();
  await passesAxe(page);
});

test('a reversed payslip is not the latest one, and its record says so', async () => {
  const page = await openPortal(stage, other, `salary/${otto._id}`);
  await page.getByRole('article', { name: 'January 2026' }).waitFor();
  await soon(() => rows(page).first().innerText()).toMatch(/Reversed\s*View$/);
});
