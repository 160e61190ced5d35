import { setStage } from '../stage/browser.js';
import { managed } from '../stage/approvals.js';
import { countNothing } from '../stage/counted-leave.js';
import { ask } from '../stage/leave-team.js';
import { clientOf, faultAt, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const [, nils] = await managed(admin, 'Printing', 'Ulla Letter', 'Nils Type');
await ask(admin, nils, 20, 2);
const settings = async () =>
  (await admin.get('/setting/approvals')).body.settings as {
    approvals: boolean;
    escalateDays: number | null;
  };

test('approvals say what they mean for the requests that wait, before they are saved', async () => {
  const page = await openOffice(stage, admin, 'setting/company');
  const section = page.getByRole('region', { name: 'Approvals' });
  const choice = section.getByLabel('Approvers decide leave');
  await choice.check();
  const outlook = section.getByRole('status');
  await outlook.getByText(/\d+ requests? (is|are) waiting\..*Ulla Letter 1/).waitFor();
  await soon(settings).toEqual({ approvals: false, escalateDays: null });

  const days = section.getByLabel('Escalate after');
  await days.fill('0');
  await section.getByRole('button', { name: 'Save approvals' }).click();
  await soon(() => faultAt(days)).toContain('Please enter a whole number from 1 to 30');
  await days.fill('3');
  await section.getByRole('button', { name: 'Save approvals' }).click();
  await page.getByText('Approvals saved.', { exact: true }).waitFor();
  await soon(settings).toEqual({ approvals: true, escalateDays: 3 });

  await choice.uncheck();
  await outlook.getByText(/\d+ requests? will then wait for HR\./).waitFor();
  await choice.check();
});
