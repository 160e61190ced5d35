import { leaveType } from '../../support/leave-rules-by-calls.js';
import { setStage } from '../stage/browser.js';
import { team } from '../stage/leave-team.js';
import { passesAxe } from '../stage/looks.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const [olga] = await team(admin, 'Weaving', 'Olga Loom');
const chain = async () => (await leaveType(admin, 'Casual Leave')).chain;

test('the steps of a leave type are stored and read back, and none approves at once', async () => {
  const { _id } = await leaveType(admin, 'Casual Leave');
  const page = await openOffice(stage, admin, `leave-types/${_id}`);
  const step = (number: number) => page.getByRole('group', { name: `Step ${number}`, exact: true });
  await page.getByText(/^Approvals are off/).waitFor();
  await page.getByRole('button', { name: 'Add step' }).click();
  await step(2).getByRole('combobox', { name: 'Step 2' }).selectOption('Chosen people');
  await step(2).getByLabel('Only from').fill('2.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await step(2).getByText('Please choose one to 5 people.').waitFor();
  await step(2).getByRole('combobox', { name: 'People' }).fill('Olga');
  await page.getByRole('option', { name: /Olga Loom/ }).click();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await soon(chain).toEqual([
    { who: 'approver' },
    { who: 'people', people: [{ _id: olga?._id, name: 'Olga Loom' }], overCost: 2.5 },
  ]);

  const again = await openOffice(stage, admin, 'leave-types');
  await again.getByText('Approver, Olga Loom from 2.5 days on', { exact: true }).waitFor();
  await again.getByRole('link', { name: 'Edit Casual Leave' }).click();
  for (const number of [2, 1])
    await again.getByRole('button', { name: `Remove step ${number}` }).click();
  await again.getByText('Requests are approved at once.', { exact: true }).waitFor();
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await soon(chain).toEqual([]);
});
