import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { draft, monthOf, paydayOf } from '../../../test/browser/payroll/payday.js';
import { team } from '../../../test/browser/stage/leave-team.js';
import { serverOfFile } from '../../../test/support/server.js';
import { cellsOf } from '../support/list.js';
import {
  choose,
  field,
  fill,
  fillIn,
  hold,
  intercept,
  openOffice,
  press,
  refuse,
  says,
  saysNothingOf,
  stopIntercepting,
  textOf,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
await team(admin, 'Smelter', 'Ann Ore', 'Ben Slag');
const company = await paydayOf(admin);
const { calls, people, next } = company;
const [first, second] = people as [EmployeeRecord, EmployeeRecord];
let run: PayRunRecord = await draft(company);

const BAD_GATEWAY = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
const IMPORT = /^\/api\/payroll\/run\/import\//;
const open = (path = '') => openOffice(admin, `payroll/${run._id}${path}`);
async function upload(name: string, content: string): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (!found) throw new Error('No field for a file');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File([content], name, { type: 'text/csv' })] } });
}
const tableSays = (name: string, words: string | RegExp) =>
  waitFor(() => {
    const lines = cellsOf(screen.getByRole('table', { name })).map((cells) => cells.join(' '));
    expect(lines.join('\n')).toMatch(words);
  });
const net = async () => (await calls.read(run)).net;
const submit = () => screen.getByRole('button', { name: /^Import (\d )?amounts?$/ });
const closed = (is: boolean) =>
  waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe(String(is)));

test('a file of amounts is checked, imported into the draft, and undone', async () => {
  const before = await net();
  await open();
  fireEvent.click(await screen.findByRole('link', { name: 'Import amounts' }));
  await screen.findByRole('heading', { level: 1, name: 'Import amounts' });
  await upload(
    'wrong.csv',
    `Employee ID,Component,Amount\n${first.employeeId},Holiday bonus,500\nnobody,Holiday bonus,-1\n`,
  );
  await tableSays('1 row refused', /No employee has this employee ID/);
  await tableSays('1 row refused', /^3 .*Amount -1/m);
  await closed(true);

  await upload(
    'amounts.csv',
    `Personalnummer;Bestandteil;Betrag;Notiz\n${first.employeeId};Holiday bonus;500,00;Ten years\n${second.employeeId};Holiday bonus;300,00;\n`,
  );
  await tableSays('2 amounts', /Holiday bonus.*\$500\.00.*Ten years/);
  await press('Import 2 amounts');
  await says('2 amounts imported.');
  await screen.findByRole('heading', { level: 1, name: monthOf(next) });
  await screen.findByRole('heading', { name: 'Imported amounts' });
  await says('amounts.csv');
  expect(await net()).toBe(before + 800);
  await waitFor(() =>
    expect(screen.getAllByRole('row').map(textOf)).toContainEqual(
      expect.stringMatching(/^Single payments.*800\.00/),
    ),
  );

  await press(/^Undo the import, amounts\.csv, /);
  await says('2 amounts of amounts.csv');
  await press('Undo import');
  await says('Import undone.');
  await saysNothingOf('Imported amounts');
  expect(await net()).toBe(before);
});

test('a draft in which nobody changed can still be searched, and somebody added', async () => {
  intercept('GET', /^\/api\/payroll\/run\/slips\//, async (real) =>
    Response.json(
      { ...((await (await real()).json()) as object), payslips: [] },
      { headers: { 'Content-Range': 'payslips 0-0/0' } },
    ),
  );
  await open();
  await says('Why');
  await screen.findByRole('searchbox', { name: 'Search name or employee ID' });
});

test('columns that are not recognized are chosen, and a file that cannot be read says so', async () => {
  await open('/amounts');
  await upload('one.csv', 'No columns here\n1\n');
  await says('one.csv: The file has only one column');
  await upload('odd.csv', `No,What,How much\n${first.employeeId},Holiday bonus,12.50\n`);
  await says('Choose the columns first.');
  await choose(await field('Employee ID'), 'No');
  await choose(await field('Component'), 'What');
  await choose(await field('Amount'), 'How much');
  await tableSays('1 amount', '$12.50');
});

test('only what the preview shows is imported, with the columns that were checked last', async () => {
  const before = await net();
  const amount = (words: string) => tableSays('1 amount', words);
  await open('/amounts');
  await upload(
    'two.csv',
    `Employee ID,Component,Amount,Yearly\n${first.employeeId},Holiday bonus,100,9000\n`,
  );
  await amount('$100.00');
  await closed(false);
  let sent = 0;
  intercept('POST', IMPORT, () => {
    sent += 1;
    return BAD_GATEWAY();
  });
  await choose(await field('Amount'), 'Yearly');
  await says('These columns could not be checked');
  await closed(true);
  await saysNothingOf('$100.00');
  fireEvent.click(submit());
  expect(sent).toBe(1);

  stopIntercepting();
  intercept('POST', IMPORT, refuse(403, { code: 'auth.confirm_needed', error: 'Confirm' }));
  await press('Check again');
  const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await says('These columns could not be checked');
  await closed(true);
  stopIntercepting();
  const release = hold('POST', IMPORT);
  await press('Check again');
  await says('The file is being checked.');
  await closed(true);
  await release();
  await amount('$9,000.00');
  await waitFor(() =>
    expect(textOf(document.activeElement!)).toMatch('All rows are imported, or none.'),
  );
  await choose(await field('Amount'), 'Amount');
  await amount('$100.00');
  await closed(false);
  fireEvent.click(submit());
  await says('1 amount imported.');
  expect(await net()).toBe(before + 100);
});

test('deductions have their sign, and what somebody gets already is said', async () => {
  const tax = await calls.component({ name: 'Wage tax', kind: 'deduction' });
  await calls.component({ name: 'Pension fund', kind: 'cost' });
  await calls.assign(tax, { employeeId: first._id, amount: 1267.5, from: next });
  await open('/amounts');
  await upload(
    'taxes.csv',
    `Employee ID,Component,Amount\n${second.employeeId},Pension fund,90\n${first.employeeId},Wage tax,800\n${first.employeeId},Holiday bonus,100\n`,
  );
  for (const words of [
    /Wage tax.*Deduction.*− \$800\.00/,
    /Pension fund.*Employer cost.*\$90\.00/,
    `${first.name} already gets Wage tax $1,267.50 in this period.`,
    `${first.name} already has Holiday bonus $100.00 in this run.`,
  ])
    await tableSays('3 amounts', words);
});

test('the imported amounts that could not be loaded can be loaded again', async () => {
  // Or the page calculates it, and then loads all of it again by itself.
  run = await calls.compute(run);
  intercept('GET', /^\/api\/payroll\/run\/imports\//, BAD_GATEWAY);
  await open();
  await says('The imported amounts could not be loaded.');
  stopIntercepting();
  await press('Try again');
  await says('two.csv');
});

describe('outside payroll', () => {
  const before = async () => (await admin.get('/payroll/setting')).body.settings.firstPeriod;

  test('a raise that reaches back before the first period says so before it is saved and on the payslip, and one tap pays it', async () => {
    const from = addMonths(await before(), -1);
    const elsewhere = `${monthOf(from)} was paid elsewhere`;
    await openOffice(admin, `employee/${first._id}/pay`);
    await press('Change salary');
    fill(await field('New monthly salary'), '12000.00');
    fill(within(screen.getByRole('dialog')).getByLabelText('From'), from);
    await says(elsewhere);
    await calls.post('/payroll/revision/add', {
      employeeId: first._id,
      confirmed: true,
      salary: '12000.00',
      from,
    });
    await calls.compute(run);
    const slip = await calls.slip(run, first);
    await open(`/${slip?._id}`);
    await says(elsewhere);
    await press(/^Add \+/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add \+/ })).toBeNull());
    const settled = await calls.slip(run, first);
    expect(settled?.warnings).not.toContainEqual(
      expect.objectContaining({ warning: 'reachesBack' }),
    );
    expect(settled?.lines.flatMap(({ shares }) => shares).map(({ note }) => note)).toContainEqual(
      expect.stringMatching(/^Not settled for/),
    );
  });

  test('Add Salary in a period of payroll leads to the draft with the amount, and marks a record beside it', async () => {
    const slip = await calls.slip(run, second);
    const enter = async () => {
      const router = await openOffice(admin, `salary/add?employee=${second._id}`);
      await fillIn({ 'Basic Salary': '250', 'Pay Date': addDays(next, 3) });
      return router;
    };
    const router = await enter();
    await says(`${second.name} has a payslip for ${monthOf(next)}: draft.`);
    fireEvent.click(screen.getByRole('link', { name: 'Add it to the draft instead' }));
    const drawer = await screen.findByRole('dialog', { name: second.name });
    const amount = await within(drawer).findByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('250.00');
    expect(router.state.location.pathname).toMatch(String(slip?._id));

    await enter();
    await press('Add Salary outside payroll');
    await says('Salary added successfully!');
    await openOffice(admin, `salary/view/${second._id}`);
    await says('Outside payroll');
  });
});

describe('PDFs of the payroll office', () => {
  beforeAll(async () => {
    run = await calls.approve(await calls.compute(run));
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), `${first.employeeId}.pdf`);
    await calls.post(`/payroll/run/files/${run._id}`, form);
  });

  test('that could not be loaded can be loaded again', async () => {
    intercept('GET', /^\/api\/payroll\/run\/files\//, BAD_GATEWAY);
    await open('/files');
    await says('The PDFs could not be loaded.');
    stopIntercepting();
    await press('Try again');
    await says(`${first.employeeId}.pdf`);
    await press('Publish 1 payslip');
    await says('1 payslip published.');

    intercept('GET', /^\/api\/payslip\/files\//, BAD_GATEWAY);
    await openOffice(admin, `employee/${first._id}/pay`);
    await says('The PDFs of the payroll office could not be loaded.');
    stopIntercepting();
    await press('Try again');
    await screen.findByRole('button', { name: `PDF: ${monthOf(next)}` });
  });

  test('stand beside our payslip', async () => {
    const slip = await calls.slip(run, first);
    await openOffice(admin, `salary/view/${first._id}/payslip/${slip?._id}`);
    await screen.findByRole('button', { name: 'Download PDF' });
    const section = await screen.findByRole('region', { name: 'From the payroll office' });
    await within(section).findByRole('button', { name: /^PDF: / });
  });
});
