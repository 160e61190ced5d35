import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { setStage } from '../stage/browser.js';
import { countHours, countLeave } from '../stage/counted-leave.js';
import { uploadFile, checkRows, goToColumns, importRows } from '../stage/import-file.js';
import { clientOf, figures, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const people: EmployeeRecord[] = (
  await admin.get(`/employee?filter=${JSON.stringify({ status: 'Active' })}&range=[0,40]`)
).body.employees
  .filter(({ hireDate }: EmployeeRecord) => hireDate && hireDate < '2026-01-01')
  .slice(0, 2);
for (const { _id } of people)
  countLeave(stage, _id, 'Personal Leave', { tiers: [{ years: 0, amount: 5000 }] });

const row = ({ employeeId }: EmployeeRecord, ...cells: string[]) =>
  [employeeId, ...cells].join(';');

async function openingOf({ _id }: EmployeeRecord) {
  const { lines } = (
    await admin.get(`/leave/ledger/${_id}?leaveType=Personal%20Leave&from=2026-01-01&to=2026-12-31`)
  ).body as { lines: { kind: string; amount: number; reason?: string }[] };
  return lines
    .filter(({ kind }) => kind === 'opening')
    .map(({ amount, reason }) => ({ amount, reason }));
}

test('balances go in from the page of balances, are told with their totals, and are taken back by entries', async () => {
  const [first, second] = people as [EmployeeRecord, EmployeeRecord];
  await admin.confirm(stage.admin.password);
  const page = await openOffice(stage, admin, 'leaves/balances');
  await page.getByRole('link', { name: 'Import balances' }).click();
  await page.getByRole('heading', { name: 'Import leave balances', level: 1 }).waitFor();
  await uploadFile(
    page,
    'left.csv',
    [
      'Employee #;Personal Leave;Comment',
      row(first, '2,5', 'x'),
      row(second, '-1', 'y'),
      'NOBODY;1;z',
    ].join('\n'),
  );

  await goToColumns(page);
  await soon(() =>
    page.getByLabel('Field for Personal Leave').locator('option:checked').innerText(),
  ).toBe('Balance: Personal Leave');
  await checkRows(page).click();
  await page.getByText('Choose a column for Balance As Of, or one value for all rows.').waitFor();
  await page
    .getByLabel('Column for Balance As Of')
    .selectOption({ label: 'One value for all rows' });
  await page.getByLabel('Balance As Of for all rows').fill('2026-01-01');
  await checkRows(page).click();

  await importRows(page).waitFor();
  await soon(() => figures(page)).toEqual(['2', '0', '0', '1']);
  const cellsOf = (person: EmployeeRecord) =>
    page.getByRole('row').filter({ hasText: person.userId.name }).innerText();
  await page
    .getByText(/the file says 2\.5 days of Personal Leave .* it would be 7\.5 days/)
    .waitFor();
  await soon(() => cellsOf(first)).toContain('7.5 days afterwards');
  await soon(() => importRows(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Choose above what the balances mean.').waitFor();
  await page.getByRole('radio', { name: 'What is left, all included' }).click();
  await soon(() => cellsOf(first)).toContain('2.5 days afterwards');
  await page.getByText('The balances in the file are what is left, all included.').waitFor();
  await page.getByRole('radio', { name: /^Carried over/ }).click();
  await soon(() => cellsOf(first)).toContain('7.5 days afterwards');
  await page.getByText('Personal Leave: 1.5 days for 2 people.').waitFor();
  await soon(() => cellsOf(first)).toContain('2.5 days');
  await page.getByText('does not match any employee. Import the employee first.').waitFor();
  await importRows(page).click();
  await page.getByRole('heading', { name: '2 rows of balances imported' }).waitFor();

  await soon(() => openingOf(first)).toEqual([{ amount: 2.5, reason: 'left.csv' }]);

  await page.getByRole('button', { name: 'Undo import' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('The balances of 2 rows will be reversed.').waitFor();
  await question.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: 'Import undone' }).waitFor();
  await soon(() => openingOf(first)).toEqual([]);
});

test('a type is chosen for all rows, and hours are told as hours', async () => {
  const [first] = people as [EmployeeRecord];
  const type = await countHours(admin, first._id, 'Bank of Hours', 40);
  const page = await openOffice(stage, admin, 'import?kind=balances');
  await uploadFile(
    page,
    'hours.csv',
    `Email,Ending Balance,Effective Date\n${first.userId.email},12:30,2026-01-01\n`,
  );
  await goToColumns(page);
  await page.getByLabel('Column for Leave Type').selectOption({ label: 'One value for all rows' });
  await page.getByLabel('Leave Type for all rows').selectOption(type);
  await checkRows(page).click();
  await importRows(page).waitFor();
  await page.getByRole('radio', { name: /^Carried over/ }).click();
  await page.getByText(`${type}: 12 h 30 min for one person.`).waitFor();
});

test('a file of employees asks from which day its leave balance counts', async () => {
  const page = await openOffice(stage, admin, 'import');
  await uploadFile(
    page,
    'people.csv',
    'Name,EmpID,Email,Department,Leave Balance\nImke Adler,BAL-1,imke.balance@company.example,Quarry,12.5\n',
  );
  await goToColumns(page);
  await soon(() =>
    page.getByLabel('Field for Leave Balance').locator('option:checked').innerText(),
  ).toBe('Balance: Annual Leave');
  await page.getByText(/^Required: the day from which the balances count/).waitFor();
  await page.getByLabel('Field for Leave Balance').selectOption({ label: 'Do not import' });
  await page
    .getByText(/^Required: the day from which the balances count/)
    .waitFor({ state: 'detached' });
});
