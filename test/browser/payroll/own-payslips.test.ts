import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayslipListRecord } from '../../../api/contract/payroll/payslips.js';
import { hire, PASSWORD, paySalary } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { PayrollCalls } from '../../support/payroll.js';
import { setStage } from '../stage/browser.js';
import { passesAxe, PHONE, tooWide } from '../stage/looks.js';
import { clientOf, openPortal } from '../stage/office.js';
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
const own = await signedIn(nina);

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

const payDate = async (index: number) =>
  (await own.get(`/payslip/single/${slip(index)._id}`)).body.payslip.payDate as string;

test('PDFs are saved under the pay date', async () => {
  const page = await openOwn();
  await soon(() =>
    downloads(page, () => latest(page).getByRole('button', { name: 'Download PDF' }).click()),
  ).toBe(`payslip-${await payDate(0)}.pdf`);
  await soon(() =>
    downloads(page, () => rows(page).nth(1).getByRole('button', { name: /^PDF/ }).click()),
  ).toBe(`payslip-${await payDate(1)}.pdf`);
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
  const year = latest(page).getByRole('table', { name: 'Year to date 2026' });
  await year.waitFor({ state: 'hidden' });
  await latest(page).getByText('Year to date 2026').click();
  await year.waitFor();
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

test('a reversed payslip says so, passes axe and fits', async () => {
  await payroll.post(`/payroll/slip/reverse/${slip(0)._id}`, { reason: 'Bank returned it' });
  const page = await openOwn(`payslip/${slip(0)._id}`);
  await page.getByText('This payslip was reversed: Bank returned it').waitFor();
  await passesAxe(page);
});
