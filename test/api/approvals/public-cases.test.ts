import { beforeEach, expect, test } from '@jest/globals';
import { serverNow } from '../../support/calendar.js';
import { Deciding } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { countRows } from '../../support/rows.js';

/** Complaints about other systems, each by its public source. */
const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const company = await Deciding.begin(server);
const { cast } = company;
await company.join('Boris');
await company.join('Nora', 'Boris', { department: cast.research._id });

beforeEach(async () => {
  await mails();
  mailbox.mails.length = 0;
});

/** All that were sent, once none is due. */
async function mails() {
  const soon = serverNow(server) + 10 * 60_000;
  await eventually(
    async () => (await countRows(server, 'mail', 'next_attempt_at <= ?', [soon])) === 0,
  );
  return mailbox.mails;
}
const recipients = async () => (await mails()).flatMap(({ envelope }) => envelope.to);
const addressOf = (name: string) => company.person(name).email;
const fileFor = async (client: typeof cast.admin, name: string) => {
  const day = company.freeWeek();
  const answer = await client.post('/leave/add', {
    userId: company.id(name),
    leaveType: 'Annual Leave',
    startDate: day,
    endDate: day,
    reason: 'Rest',
  });
  expect(answer.status).toBe(201);
};

const SOURCES =
  '[urlaubsverwaltung/urlaubsverwaltung#6500, horilla/horilla-hr#498, frappe/hrms#655, frappe/hrms#3804]';

test.each([
  ['Zoë', 'Søren', 'the employee', () => company.client('Zoë')],
  ['Zoë', 'Søren', 'HR', () => cast.ruthClient],
  ['Nora', 'Boris', 'the employee', () => company.client('Nora')],
  ['Nora', 'Boris', 'HR', () => cast.ruthClient],
])(
  `a request for %s is mailed to %s alone, once, when %s files it ${SOURCES}`,
  async (name, approver, _, client) => {
    await fileFor(client(), name);
    expect(await recipients()).toEqual([addressOf(approver)]);
  },
);

test('mails name the employee to the approver, and the approver to the employee [sapplica/sentrifugo#77]', async () => {
  const request = await company.ask('Zoë');
  // A request that is decided already is not mailed any more.
  await mails();
  await company.decide('Søren', request);
  await mails();
  expect(mailbox.to(addressOf('Søren'))[0]?.text).toContain('Zoë requests leave on');
  expect(mailbox.to(addressOf('Zoë'))[0]?.text).toMatch(/Your leave on .+ was approved by Søren\./);

  await fileFor(company.client('Søren'), 'Zoë');
  await mails();
  expect(mailbox.to(addressOf('Zoë'))[1]?.text).toMatch(/Your leave on .+ was approved by Søren\./);
});

test('people who manage each other decide for each other, and their pages answer [wp-erp/wp-erp#649, frappe/hrms#3183]', async () => {
  await company.join('Ying');
  await company.join('Yang', 'Ying');
  await company.employ('Ying', { manager: { _id: company.id('Yang') } });
  for (const [one, other] of [
    ['Ying', 'Yang'],
    ['Yang', 'Ying'],
  ] as const) {
    const leave = await company.ask(one);
    expect(leave.waitingFor).toEqual([other]);
    const client = company.client(other);
    for (const path of ['/leave/waiting', `/leave/detail/${leave._id}`])
      expect((await client.get(path)).status).toBe(200);
    expect((await client.get('/team')).body.team).toMatchObject([{ name: one, direct: true }]);
    expect((await cast.admin.get(`/employee/single/${company.id(one)}`)).status).toBe(200);
    expect(await company.decide(other, leave)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved', decidedBy: other } },
    });
    expect(
      await cast.admin.put(`/employee/employment/${company.id(one)}`, {
        manager: { _id: company.id(one) },
      }),
    ).toMatchObject({ status: 400, body: { errors: { manager: expect.any(String) } } });
  }
});
