import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { NOBODY } from '../../test/browser/stage/leave-team.js';
import { inField, TODAY, YESTERDAY } from '../../test/support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../test/support/cast.js';
import { picture } from '../../test/support/picture.js';
import { serverOfFile } from '../../test/support/server.js';
import { storePolicy } from '../../test/support/stored-leave-rules.js';
import { facts, header, shownDay } from './support/details.js';
import {
  faultAt,
  field,
  fill,
  hold,
  intercept,
  noAnswer,
  openOffice,
  press,
  refuse,
  says,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, research, zoe } = await hireCast(server);

/** Somebody of this test alone. */
const hired = (employeeId: string, more = {}): Promise<EmployeeRecord> =>
  hire(admin, { employeeId, name: `Person ${employeeId}`, department: research._id, ...more });
const employ = async ({ _id }: EmployeeRecord, change: object) =>
  expect((await admin.put(`/employee/employment/${_id}`, change)).status).toBe(200);
const open = ({ _id }: { _id: string }) => openOffice(admin, `employee/${_id}`);
const stored = async ({ _id }: EmployeeRecord): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${_id}`)).body.employee;

const status = (words: string | RegExp) => waitFor(() => expect(facts().Status).toMatch(words));
const dialog = async () => within(await screen.findByRole('dialog'));
const confirm = async (action: string) =>
  fireEvent.click(await (await dialog()).findByRole('button', { name: action }));
/** Once its effect is known. */
const confirmWhenKnown = async (action: string) => {
  const button = await (await dialog()).findByRole<HTMLButtonElement>('button', { name: action });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

describe('the profile', () => {
  test('says what is known about somebody, and N/A for the rest', async () => {
    await employ(amara, { manager: { _id: zoe._id }, hireDate: '2020-02-01' });
    await open(amara);
    await waitFor(() => expect(facts()).toMatchObject({ Manager: 'Zoë Weiß' }));
    expect(header()).toMatch(/Amara OkaforSpecialist, ResearchActiveEmployeesince 01 Feb 2020/);
    expect(facts()).toMatchObject({
      'Employee ID': 'R-1',
      Email: amara.email,
      'Date of Birth': '17 May 1990',
      Gender: 'Other',
      'Marital Status': 'Single',
      Department: 'Research',
      Designation: 'Specialist',
      Salary: '$3,000.00',
      Phone: 'N/A',
      Address: 'N/A',
      'Emergency Contact': 'N/A',
      Status: 'Active',
    });
    const ways = {
      'View Leaves': `employee/leaves/${amara._id}`,
      'View Salary': `salary/view/${amara._id}`,
      'Edit Employee': `employee/edit/${amara._id}`,
    };
    for (const [name, way] of Object.entries(ways))
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        `/admin-dashboard/${way}`,
      );
  });

  test('says that somebody left', async () => {
    const person = await hired('PR-1');
    await employ(person, { hireDate: '2015-03-01', leftOn: '2018-04-30' });
    await open(person);
    await says('Left on 30 Apr 2018. Sign-in is closed; all records are kept.');
    expect(header()).toMatch(/Left.*30 Apr 2018, after 3 years and 2 months/);
    expect(header()).not.toMatch('Active');
  });
});

describe('a leaving', () => {
  test('is recorded with its day, today unless another is given, and ends the sessions', async () => {
    const person = await hired('LV-1');
    const own = await server.signIn(person.email, PASSWORD);
    await open(person);
    await press('Record departure');
    await says(/After the last day, sign-in is closed and all sessions end/);
    const day = await field('Last Day');
    expect(day.value).toBe(inField(TODAY));
    fill(day, YESTERDAY);
    await confirmWhenKnown('Record departure');
    await says('Departure recorded.');
    await says(`Left on ${shownDay(YESTERDAY)}. Sign-in is closed; all records are kept.`);
    await status(`Left on ${shownDay(YESTERDAY)}`);
    expect((await own.get('/auth/verify')).status).toBe(401);
    expect(await stored(person)).toMatchObject({ status: 'Left', leftOn: YESTERDAY });
  });

  test('is followed by a return on a date, and the break stays on record', async () => {
    const person = await hired('LV-2');
    await employ(person, { hireDate: '2015-03-01', leftOn: '2018-02-28' });
    await open(person);
    await press('Record return');
    const date = await field('Return Date');
    expect(date.value).toBe(inField(TODAY));
    fill(date, '2018-02-28');
    await confirmWhenKnown('Record return');
    expect(await faultAt(date)).toMatch('The return date must be after the last day, 28 Feb 2018.');
    fill(date, '2020-01-01');
    await confirmWhenKnown('Record return');
    await says('Return recorded.');
    await waitFor(() =>
      expect(facts().Employments).toBe(
        '01 Mar 2015 – 28 Feb 2018Break of 1 year and 10 monthsSince 01 Jan 2020',
      ),
    );
    await says(/\d+ years of service, not counting breaks/);
    expect((await server.signIn(person.email, PASSWORD)).token).toBeTruthy();

    await press('Correct');
    fill(await (await dialog()).findByLabelText('Last Day'), '2018-03-31');
    await confirmWhenKnown('Save corrections');
    await says('Earlier employments corrected.');
    expect((await stored(person)).periods).toEqual([
      { hiredOn: '2015-03-01', leftOn: '2018-03-31' },
      { hiredOn: '2020-01-01', leftOn: null },
    ]);
    await press('Correct');
    await confirm('Cancel return');
    await screen.findByRole('dialog', { name: `Cancel the return of ${person.name}?` });
    await confirmWhenKnown('Cancel return');
    await status('Left');
    expect((await stored(person)).periods).toEqual([
      { hiredOn: '2015-03-01', leftOn: '2018-03-31' },
    ]);
  });

  test('that never was is taken back without a break', async () => {
    const person = await hired('LV-9');
    await employ(person, { hireDate: '2015-03-01', leftOn: YESTERDAY });
    await open(person);
    await press('Record return');
    await confirm('Cancel departure');
    await screen.findByRole('dialog', { name: `Cancel the departure of ${person.name}?` });
    await confirmWhenKnown('Cancel departure');
    await status('Active');
    expect(await stored(person)).toMatchObject({
      status: 'Active',
      periods: [{ hiredOn: '2015-03-01', leftOn: null }],
    });
  });

  test('waits until its effect on leave is shown', async () => {
    const person = await hired('LV-8');
    await storePolicy(server, { holder: person._id });
    await open(person);
    const release = hold('POST', /^\/api\/leave\/preview$/);
    await press('Record departure');
    const question = await dialog();
    const record = await question.findByRole<HTMLButtonElement>('button', {
      name: 'Record departure',
    });
    await question.findByRole('heading', { name: 'Effect on leave' });
    expect(record.disabled).toBe(true);
    await release();
    await waitFor(() => expect(record.disabled).toBe(false));
  });

  test('that lies ahead leaves somebody active until then, and can be taken back', async () => {
    const person = await hired('LV-3');
    await open(person);
    await press('Record departure');
    fill(await field('Last Day'), addDays(TODAY, 30));
    await confirmWhenKnown('Record departure');
    const last = `last day ${shownDay(addDays(TODAY, 30))}`;
    await status(`Active, ${last}`);
    expect(header()).toMatch(/Active/);
    expect(header()).toMatch(last);
    await press('Cancel departure');
    await confirmWhenKnown('Cancel departure');
    await says('Departure cancelled.');
    expect((await stored(person)).leftOn).toBeNull();
  });

  test('with a wrong day says so at the field, and Cancel changes nothing', async () => {
    const person = await hired('LV-4');
    await employ(person, { hireDate: '2020-05-01' });
    await open(person);
    await press('Record departure');
    const day = await field('Last Day');
    for (const [wrong, told] of [
      ['', 'Please enter a date.'],
      ['2020-04-30', 'The last day cannot be before the hire date, 01 May 2020.'],
      [addDays(TODAY, 3000), 'or an earlier day.'],
    ] as const) {
      fill(day, wrong);
      await confirmWhenKnown('Record departure');
      await waitFor(async () => expect(await faultAt(day)).toMatch(told));
    }
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stored(person)).leftOn).toBeNull();
  });

  test('that the server refuses for want of another admin says so at the field', async () => {
    const person = await hired('LV-5');
    await open(person);
    const error = 'This is the last admin who can sign in. Make someone else an admin first.';
    intercept(
      'PUT',
      /^\/api\/employee\/employment\//,
      refuse(409, { code: 'account.last_admin', error, message: error }),
    );
    await press('Record departure');
    await confirmWhenKnown('Record departure');
    expect(await faultAt(await field('Last Day'))).toMatch(error);
  });

  test('of somebody who was changed meanwhile is not recorded; what is stored is shown', async () => {
    const person = await hired('LV-6');
    await open(person);
    await press('Record departure');
    await employ(person, { leftOn: addDays(TODAY, 60) });
    await confirmWhenKnown('Record departure');
    await says('Someone else has changed this employee. You now see the current data.');
    await status(`Active, last day ${shownDay(addDays(TODAY, 60))}`);
  });
});

test('the manager is a link when somebody of the company, else a text that says so', async () => {
  const person = await hired('MG-1');
  await employ(person, { manager: { _id: amara._id } });
  await open(person);
  expect((await screen.findByRole('link', { name: 'Amara Okafor' })).getAttribute('href')).toBe(
    `/admin-dashboard/employee/${amara._id}`,
  );
  await employ(person, { manager: { name: 'Brandon R. LeBlanc' } });
  await open(person);
  await says('Brandon R. LeBlanc kept as text: no employee has this name');
  await employ(person, { manager: { name: 'AMARA Okafor' } });
  const release = hold('GET', /^\/api\/employee$/);
  await open(person);
  await screen.findByText('AMARA Okafor');
  await release();
  await waitFor(() => expect(facts().Manager).toBe('AMARA Okafor kept as text'));
});

describe('without somebody to show', () => {
  test('an id of nobody is not found', async () => {
    const router = await open({ _id: NOBODY });
    await screen.findByRole('heading', { name: 'Employee Not Found' });
    screen.getByRole('link', { name: 'Manage Employees' }).click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/employee'));
  });

  test('a spinner stands upon the skeleton until there is', async () => {
    const router = await openOffice(admin, 'departments');
    const release = hold('GET', /^\/api\/employee\/single\//);
    void router.navigate(`/admin-dashboard/employee/${zoe._id}`);
    await screen.findByRole('progressbar', { name: 'Loading...' });
    await release();
    await screen.findByRole('heading', { name: 'Zoë Weiß' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the photo', () => {
  const choose = async (name: string, file: File) =>
    fireEvent.change(await field(`Change photo of ${name}`), { target: { files: [file] } });
  const png = async () => new File([await picture('png')], 'photo.png', { type: 'image/png' });

  test('is changed at once', async () => {
    const person = await hired('PH-1');
    await open(person);
    await choose(person.name, await png());
    await says('Photo changed.');
    expect((await stored(person)).userId.profileImage).toMatch(/^\/api\/employee\/image\//);
  });

  test('is refused with what to do', async () => {
    const person = await hired('PH-2');
    await open(person);
    await choose(person.name, new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
    await says('Please choose a JPEG, PNG, WebP or GIF image.');
    intercept('PUT', /^\/api\/employee\/image\//, noAnswer);
    await choose(person.name, await png());
    await says('The photo could not be changed.');
    expect((await stored(person)).userId.profileImage).toBeNull();
  });
});
