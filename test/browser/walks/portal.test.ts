import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { ownLeave, somebody, TODAY } from '../stage/leave-team.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const ON_PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true };
const NAMES = ['Dashboard', 'My Profile', 'My Leaves', 'My Salary', 'Setting'];

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const zoe = new Client(stage.url);
await zoe.signIn(stage.employee.email, stage.employee.password);

const stored = async (id: string): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${id}`)).body.employee;

test.each([375, 320])(
  'the way about is at the bottom of a phone of %i px, and nothing scrolls sideways',
  async (width) => {
    const page = await openPortal(stage, zoe, '', {
      ...ON_PHONE,
      viewport: { width, height: 740 },
    });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await soon(async () =>
      (await links.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')),
    ).toEqual(NAMES);
    for (const link of await links.all()) {
      const box = async () => (await link.boundingBox()) ?? { y: 0, height: 0, width: 0 };
      await soon(async () => (await box()).y + (await box()).height).toBeGreaterThan(700);
      await soon(async () =>
        Math.min((await box()).width, (await box()).height),
      ).toBeGreaterThanOrEqual(44);
    }
    for (const path of [
      '',
      `profile/${zoe.user._id}`,
      `leaves/${zoe.user._id}`,
      'add-leave',
      `salary/${zoe.user._id}`,
      'setting',
    ]) {
      await page.goto(`${stage.url}/employee-dashboard/${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
      await soon(async () => [path, await tooWide(page)]).toEqual([path, 0]);
    }
  },
);

test('leave is requested and withdrawn, in French', async () => {
  const lou = await somebody(admin, 'Bretagne', 'Lou Vague');
  await lou.client.put('/profile/language', { language: 'fr' });
  const page = await openPortal(stage, lou.client, '', ON_PHONE);
  await page.getByRole('heading', { level: 1, name: 'Bonjour Lou' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Demander un congé' }).click();
  await page.getByLabel('Type de congé').selectOption({ label: 'Congé annuel' });
  await page.getByRole('button', { name: 'Mois suivant' }).click();
  await page.getByRole('gridcell', { name: /^\S+ 20 / }).click();
  await page.getByRole('gridcell', { name: /^\S+ 21 / }).click();
  await page.getByLabel('Motif/Description').fill('À la mer');
  await page.getByRole('main').getByRole('button', { name: 'Demander 2 jours' }).click();
  await page.getByText('Demande de congé envoyée').waitFor();
  await page.getByRole('main').getByRole('listitem').getByText('À la mer').waitFor();
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await page.getByText('demande retirée').first().waitFor();
  const next = new Date(Date.UTC(Number(TODAY.slice(0, 4)), Number(TODAY.slice(5, 7)), 1))
    .toISOString()
    .slice(0, 7);
  await soon(() => ownLeave(lou)).toMatchObject([
    {
      leaveType: 'Annual Leave',
      startDate: `${next}-20`,
      endDate: `${next}-21`,
      status: 'Cancelled',
    },
  ]);
});

test('one’s contact is changed by oneself', async () => {
  const { person, client } = await somebody(admin, 'Tides', 'Tove Ebb');
  const page = await openPortal(stage, client, `profile/${client.user._id}`, ON_PHONE);
  await page.getByLabel('Phone').fill('+47 555 0101');
  await page.getByLabel('Address').fill('1 Sea Street\nBergen');
  await page.getByLabel('Emergency Contact').fill('Ola Ebb, +47 555 0102');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Contact saved').waitFor();
  await soon(() => stored(person._id)).toMatchObject({
    phone: '+47 555 0101',
    address: '1 Sea Street\nBergen',
    emergencyContact: 'Ola Ebb, +47 555 0102',
  });

  // A saved form is left without a question, and a value can be removed again.
  await page.getByRole('link', { name: 'My Leaves' }).click();
  await page.getByRole('heading', { name: 'My Leave Requests' }).waitFor();
  await page.goBack();
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Contact saved').waitFor();
  await soon(() => stored(person._id)).toMatchObject({
    phone: null,
    emergencyContact: 'Ola Ebb, +47 555 0102',
  });
});
