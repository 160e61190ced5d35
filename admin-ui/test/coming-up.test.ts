import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths } from '../../api/contract/calendar-date.js';
import type { ComingUpResponse } from '../../api/contract/coming-up/coming-up-responses.js';
import type { ComingUpEvent } from '../../api/contract/coming-up/coming-up.js';
import { TODAY } from '../../test/support/calendar.js';
import { hire, hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { intercept, openOffice, openPortal, press, told } from './support/open.js';

const server = await serverOfFile();
const { admin, sales, zoe, zoeClient, amara, amaraClient } = await hireCast(server);
await hire(admin, { employeeId: 'W-1', department: sales._id });

const RUN = '01a22b9b-c234-75eb-b0aa-0123456789ab';
const NOTHING: ComingUpResponse = {
  success: true,
  events: [],
  unpaid: [],
  withoutBankAccount: 0,
  longWaiting: 0,
};
const inDays = (days: number) => addDays(TODAY, days);
const event = (
  days: number,
  kind: ComingUpEvent['kind'],
  names: string[],
  more: Partial<ComingUpEvent> = {},
): ComingUpEvent => ({
  day: inDays(days),
  kind,
  people: names.map((name) => ({ _id: `id-of-${name}`, name })),
  count: names.length,
  department: null,
  years: null,
  changes: [],
  ...more,
});

async function open(answer: Partial<ComingUpResponse>): Promise<HTMLElement> {
  intercept('GET', /^\/api\/coming-up$/, () => Response.json({ ...NOTHING, ...answer }));
  await openOffice(admin, '');
  const card = await screen.findByRole('region', { name: /^Coming up/ });
  await waitFor(() => expect(card.getAttribute('aria-busy')).toBe('false'));
  return card;
}
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, new URL(link.href).pathname.replace('/admin-dashboard', '')]);

test('each day of the week has its people, with what happens to them', async () => {
  const card = await open({
    events: [
      event(0, 'change', ['Giulia'], { changes: [{ subject: 'department', value: 'Care' }] }),
      event(0, 'firstDay', ['Ana'], { department: 'Operations' }),
      event(2, 'anniversary', ['Robin'], { years: 5 }),
      event(6, 'birthday', ['Cleo'], {}),
    ],
  });
  const days = within(within(card).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(linksIn(days[0] as HTMLElement)).toEqual([
    ['GiuliaMoves to Care', '/employee/id-of-Giulia/job'],
    ['AnaFirst day, Operations', '/employee/id-of-Ana'],
  ]);
  expect(days[0]?.textContent).toContain('today');
  expect(days[1]?.textContent).toContain('nothing');
  expect(linksIn(days[2] as HTMLElement)).toEqual([['Robin5 years here', '/employee/id-of-Robin']]);
  expect(linksIn(days[6] as HTMLElement)).toEqual([['CleoBirthday', '/employee/id-of-Cleo']]);
});

test('of many people some are named and the others counted, and of several changes the main one is said', async () => {
  const names = Array.from({ length: 10 }, (_, place) => `P${place}`);
  const card = await open({
    events: [
      event(1, 'change', names, {
        count: 38,
        changes: [
          { subject: 'designation', value: 'Lead' },
          { subject: 'salary', value: null },
        ],
      }),
    ],
  });
  expect(linksIn(card).slice(1)).toEqual([
    ...names.slice(0, 3).map((name) => [`${name}Becomes Lead`, `/employee/id-of-${name}/job`]),
    ['35 more', '/planned-changes'],
  ]);
});

test('what is later is said by day, without birthdays', async () => {
  const card = await open({
    events: [
      event(8, 'birthday', ['Cleo']),
      event(9, 'contractEnd', ['Ana', 'Bo']),
      event(12, 'change', ['Bo', 'Cleo'], { changes: [{ subject: 'salary', value: null }] }),
      event(20, 'change', ['Zoë'], { changes: [{ subject: 'salary', value: null }] }),
      event(20, 'lastDay', ['Bo'], { department: 'Sales' }),
    ],
  });
  expect(card.textContent).toContain('Nothing is coming up in the next 7 days.');
  expect(linksIn(card).slice(1)).toEqual([
    [expect.stringMatching(/2 contracts end$/), '/employee/id-of-Ana/job'],
    [expect.stringMatching(/Salaries of 2 people$/), '/planned-changes'],
    [expect.stringMatching(/Zoë – New salary and 1 more$/), '/employee/id-of-Zo%C3%AB/job'],
  ]);
});

test('what was forgotten comes first, each with the way to it', async () => {
  const month = addMonths(`${TODAY.slice(0, 7)}-01`, -1);
  const card = await open({
    unpaid: [
      { from: month, to: addDays(addMonths(month, 1), -1), run: RUN },
      { from: inDays(-9), to: inDays(-3), run: null },
    ],
    withoutBankAccount: 3,
    longWaiting: 1,
  });
  expect(linksIn(card).slice(1)).toEqual([
    [expect.stringMatching(/^\w+( \d{4})? is not paid yet$/), `/payroll/${RUN}`],
    [expect.stringMatching(/^\d\d.* – .* is not paid yet$/), '/payroll'],
    ['No bank account: 3', '/employee'],
    ['1 request waits more than 5 days', '/leaves'],
  ]);
});

test('nothing comes up, or it cannot be loaded and is asked for again', async () => {
  let answers = 0;
  intercept('GET', /^\/api\/coming-up$/, () =>
    (answers += 1) === 1
      ? Response.json({ success: false, error: 'The disk is full.' }, { status: 500 })
      : Response.json(NOTHING),
  );
  await openOffice(admin, '');
  const card = within(await screen.findByRole('region', { name: /^Coming up/ }));
  const alert = await card.findByRole('alert');
  expect(alert.textContent).toContain('The disk is full.');
  fireEvent.click(card.getByRole('button', { name: 'Try again' }));
  await card.findByText('Nothing is coming up in the next 7 days.');
  expect(card.getByRole('link').textContent).toBe('Planned changes');
});

describe('beside the dashboard', () => {
  test('a person shares the birthday, and takes it back', async () => {
    const tick = async () => {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Share my/ });
      fireEvent.click(box);
      await press('Save contact');
      await told('Contact saved');
      return box.checked;
    };
    const shares = async () =>
      (await zoeClient.get(`/employee/single/${zoe._id}`)).body.employee.celebrate as boolean;
    await openPortal(zoeClient, `profile/${zoe.userId._id}`);
    expect(await tick()).toBe(true);
    await waitFor(async () => expect(await shares()).toBe(true));
    expect(await tick()).toBe(false);
    await waitFor(async () => expect(await shares()).toBe(false));
  });

  test('the mail of the week is ordered in one’s settings, where mails can be sent', async () => {
    await openOffice(admin, 'setting');
    await screen.findByRole('heading', { name: 'Language' });
    expect(screen.queryByRole('checkbox', { name: 'Email me each week' })).toBeNull();

    intercept('GET', /^\/api\/config$/, async (real) =>
      Response.json({ ...(await (await real()).json()), mail: true }),
    );
    await openOffice(admin, 'setting');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Email me each week',
    });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect((await admin.get('/coming-up/mail')).body.wanted).toBe(true);
  });

  test('managers find the days of their reports beneath their team', async () => {
    await admin.put('/setting/approvals', { approvals: true });
    await admin.put(`/employee/employment/${zoe._id}`, { manager: { _id: amara._id } });
    intercept('GET', /^\/api\/coming-up$/, () =>
      Response.json({
        ...NOTHING,
        events: [
          event(3, 'birthday', ['Zoë']),
          event(
            5,
            'anniversary',
            Array.from({ length: 9 }, (_, place) => `P${place}`),
            { years: 2, count: 12 },
          ),
        ],
      }),
    );
    await openPortal(amaraClient, 'team');
    const list = within(await screen.findByRole('region', { name: 'Coming up' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/ZoëBirthday$/);
    expect(rows[1]).toMatch(/P02 years here$/);
    expect(rows).toHaveLength(8);
    list.getByText('5 more');
  });
});
