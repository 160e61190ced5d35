import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { setStage } from '../stage/browser.js';
import { waitForImport, upload } from '../stage/import-file.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
const { _id } = await upload(
  admin,
  'employees',
  'staff.csv',
  'Employee ID,Full Name,Email Address,Department\nU-1,Una Borg,una@company.example,Archive\n',
);
const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
await admin.post(`/import/check/${_id}`, { mapping: proposal });
await waitForImport(admin, _id);
await admin.post(`/import/apply/${_id}`);
await waitForImport(admin, _id);
const [una] = (await admin.get('/employee?filter={"q":"U-1"}&range=[0,9]')).body.employees;

const read = async () =>
  (await admin.get(`/employee/single/${una._id}`)).body.employee as EmployeeRecord;

test('of somebody imported without details one is saved at a time (pay, designation and marital status were asked for first)', async () => {
  const page = await openOffice(stage, admin, `employee/edit/${una._id}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT')
      sent.push(new URL(request.url()).pathname.split('/').at(-2) ?? '');
  });
  const save = async () => {
    await page.getByRole('button', { name: 'Update Employee' }).click();
    await page.getByText('Employee updated successfully!').waitFor();
  };
  await page.getByLabel('Phone').fill('+47 22 12 34 56');
  await save();
  expect(sent).toEqual(['contact']);
  await soon(() => read()).toMatchObject({
    phone: '+47 22 12 34 56',
    designation: null,
    salary: null,
    maritalStatus: null,
  });

  await page.goto(`${stage.url}/admin-dashboard/employee/edit/${una._id}`);
  await page.getByLabel('Designation').fill('Archivist');
  await save();
  expect(sent).toEqual(['contact', 'update']);
  await soon(() => read()).toMatchObject({
    designation: 'Archivist',
    salary: null,
    maritalStatus: null,
    dob: null,
  });

  await page.goto(`${stage.url}/admin-dashboard/employee/edit/${una._id}`);
  await page.getByLabel('Designation').fill('');
  await page.getByRole('button', { name: 'Update Employee' }).click();
  await page.getByText('Designation', { exact: true }).first().waitFor();
  await page.locator('[aria-invalid="true"][name="designation"]').waitFor();
  await soon(() => page.locator('[aria-invalid="true"]').count()).toBe(1);
  await soon(async () => (await read()).designation).toBe('Archivist');
});
