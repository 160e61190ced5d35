import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import { TODAY } from '../../test/support/calendar.js';
import { addDepartment, hireCast } from '../../test/support/cast.js';
import { addCoverageRule } from '../../test/support/coverage.js';
import { serverOfFile } from '../../test/support/server.js';
import { field, fill, intercept, openOffice, press, says, told } from './support/open.js';

const server = await serverOfFile();
const { admin } = await hireCast(server);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a department whose closing is planned is kept open, whatever day stands in the field', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Pond' });
  await admin.post(`/department/close/${_id}`, { on: addDays(TODAY, 30) });
  const router = await openOffice(admin, `department/${_id}`);
  await press('Close…');
  fill(await field('Closed from'), TODAY);
  await button('Close department');
  await press('Keep it open');
  await told('The department stays open.');
  await says('Edit Pond');
  expect(router.state.location.pathname).toBe(`/admin-dashboard/department/${_id}`);
});

test('a department is closed only with the effect of the day that stands in the field', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Orchard' });
  const waiting: (() => void)[] = [];
  await openOffice(admin, `department/${_id}`);
  await press('Close…');
  await says('No pay items or coverage rules end with it.');
  expect((await button('Close department')).disabled).toBe(false);
  intercept('POST', /\/department\/close\/preview\//, async (real) => {
    await new Promise<void>((answer) => waiting.push(answer));
    return real();
  });
  fill(await field('Closed from'), addDays(TODAY, 1));
  const plan = await screen.findByRole<HTMLButtonElement>('button', { name: /^Plan for / });
  expect(plan.disabled).toBe(true);
  waiting.shift()!();
  await waitFor(() => expect(plan.disabled).toBe(false));
});

test('deleting a department says which rules end with it', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Stable' });
  await addCoverageRule(admin, { name: 'Harvest', department: _id });
  await openOffice(admin, 'departments');
  fireEvent.click(await button('Delete Stable'));
  await says('HarvestCoverage ruleuntil ');
});
