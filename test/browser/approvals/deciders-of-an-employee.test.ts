import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { setStage } from '../stage/browser.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
const [head, nina] = await managed(admin, 'Bindery', 'Hugo Spine', 'Nina Cover', 'Per Thread');
const id = String(nina?._id);
const deciders = async () => {
  const { approver, deputy } = (await admin.get(`/employee/single/${id}?fields=[]`)).body
    .employee as EmployeeRecord;
  return [approver?.name, deputy?.name];
};

test('approver and deputy are chosen in the form of an employee, and stand on the profile', async () => {
  const page = await openOffice(stage, admin, `employee/${id}`);
  await page.getByText('Hugo Spine (manager)', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Edit Employee' }).click();
  for (const label of ['Approver', 'Deputy']) {
    await page.getByRole('combobox', { name: label }).fill('Per Th');
    await page.getByRole('option', { name: /Per Thread/ }).click();
  }
  await page.getByRole('button', { name: 'Update Employee' }).click();
  await soon(deciders).toEqual(['Per Thread', 'Per Thread']);
  await soon(() => page.getByRole('link', { name: 'Per Thread' }).count()).toBe(2);
});

test('nobody is their own approver', async () => {
  const page = await openOffice(stage, admin, `employee/edit/${head.person._id}`);
  await page.getByRole('combobox', { name: 'Approver' }).fill('Hugo Sp');
  await page.getByRole('option', { name: /Hugo Spine/ }).click();
  await page.getByRole('button', { name: 'Update Employee' }).click();
  await page
    .getByRole('combobox', { name: 'Approver' })
    .and(page.locator('[aria-invalid="true"]'))
    .waitFor();
});
