import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { requestLeave } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { Deciding, inDays, TODAY } from '../../support/deciding.js';

const company = await Deciding.begin();
const {
  admin,
  cast: { ruth, ruthClient },
  server,
} = company;

/**
 * Zoë's approver is Søren, who is away today; before him it was Frida. Henriette, his manager, is away from tomorrow; Karl, the third step, was until
 * yesterday. Their deputies are Tomasz, Dana and Emil. Tomasz and Ruth, an admin, report to Søren, too.
 */
const WHO: Record<string, () => Client> = {
  'the requester': () => company.client('Zoë'),
  'the approver': () => company.client('Søren'),
  'the former approver': () => company.client('Frida'),
  'the second': () => company.client('Henriette'),
  'a deputy before the absence': () => company.client('Dana'),
  'the deputy during the absence': () => company.client('Tomasz'),
  'a deputy after the absence': () => company.client('Emil'),
  'the requester as deputy': () => company.client('Tomasz'),
  'a colleague': () => company.client('Amélie'),
  'an admin': () => admin,
  'an admin as requester': () => ruthClient,
  'somebody not signed in': () => server.client(),
};
/** Whose request it is, but for Zoë's. */
const OWN: Record<string, { id: () => string; client: () => Client }> = {
  'the requester as deputy': {
    id: () => company.id('Tomasz'),
    client: () => company.client('Tomasz'),
  },
  'an admin as requester': { id: () => ruth._id, client: () => ruthClient },
};
const zoe = { id: () => company.id('Zoë'), client: () => company.client('Zoë') };

let type = '';
let spans = 0;
/** Three days that nobody has had. */
const threeDays = () => {
  const startDate = inDays(10 + 3 * (spans += 1));
  return { startDate, endDate: addDays(startDate, 2) };
};

beforeAll(async () => {
  for (const name of ['Frida', 'Dana', 'Emil', 'Karl']) await company.join(name);
  await company.employ('Zoë', { approver: company.id('Frida') });
  await company.employ('Zoë', { approver: null });
  await company.employ('Tomasz', { manager: { _id: company.id('Søren') } });
  await admin.put(`/employee/employment/${ruth._id}`, { manager: { _id: company.id('Søren') } });
  for (const [name, deputy] of [
    ['Søren', 'Tomasz'],
    ['Henriette', 'Dana'],
    ['Karl', 'Emil'],
  ] as const)
    await company.employ(name, { deputy: company.id(deputy) });
  await company.away('Søren', TODAY, TODAY);
  await company.away('Henriette', inDays(1), inDays(2));
  await company.away('Karl', inDays(-2), inDays(-1));
  type = await company.type('approver', 'second', company.anyOf('Karl'));
});

async function request(who: string): Promise<LeaveRecord> {
  const { id, client } = OWN[who] ?? zoe;
  const { startDate, endDate } = threeDays();
  return requestLeave(client(), id(), startDate, endDate, { leaveType: type });
}

async function approved(who: string): Promise<LeaveRecord> {
  const leave = await request(who);
  // Ruth's own is the other admin's.
  return (await admin.put(`/leave/${leave._id}`, { status: 'Approved' })).body.leave;
}

const ownerOf = (who: string) => (OWN[who] ?? zoe).id();
const span = (userId: string) => ({ userId, leaveType: type, ...threeDays() });
const hasIt = ({ status, body }: Answer, found: (body: Answer['body']) => boolean) =>
  status === 200 ? (found(body) ? 'shown' : 'not shown') : told({ status, body });
const told = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  status < 300 ? 'yes' : `${status} ${body.code}`;

const DENIED = '403 access.denied';
const SIGN_IN = '401 auth.required';
const ANSWERS: Record<string, string> = {
  denied: DENIED,
  notYours: '403 leave.not_yours',
  own: '403 leave.own_decision',
  hidden: 'not shown',
};

type Call = (client: Client, who: string) => Promise<string>;
const ADMINS = 'denied denied denied denied denied denied denied denied denied yes yes';
const EVERYBODY = 'yes yes yes yes yes yes yes yes yes yes yes';
/** The answers in the order of WHO; the last of them must sign in first. */
const CALLS: [string, Call, string][] = [
  [
    'GET /leave/detail',
    async (client, who) => told(await client.get(`/leave/detail/${(await request(who))._id}`)),
    'yes yes denied yes denied yes denied yes denied yes yes',
  ],
  [
    'PUT /leave, Approved',
    async (client, who) =>
      told(await client.put(`/leave/${(await request(who))._id}`, { status: 'Approved' })),
    'own yes denied notYours denied yes denied own denied yes own',
  ],
  [
    'PUT /leave, Rejected',
    async (client, who) =>
      told(await client.put(`/leave/${(await request(who))._id}`, { status: 'Rejected' })),
    'own yes denied notYours denied yes denied own denied yes own',
  ],
  [
    'POST /leave/pass',
    async (client, who) => told(await client.post(`/leave/pass/${(await request(who))._id}`)),
    'own yes denied notYours denied yes denied own denied notYours own',
  ],
  [
    'POST /leave/undo of an admin’s decision',
    async (client, who) => {
      const { _id, version } = await company.read(await approved(who));
      const answer = told(await client.post(`/leave/undo/${_id}`, { version }));
      // What waits longest is listed first, and not without end.
      await admin.post(`/leave/withdraw/${_id}`, { reason: 'Asked' });
      return answer;
    },
    'notYours notYours denied notYours denied notYours denied notYours denied yes notYours',
  ],
  [
    'POST /leave/withdraw, pending',
    async (client, who) =>
      told(await client.post(`/leave/withdraw/${(await request(who))._id}`, { reason: 'No' })),
    'yes notYours denied notYours denied notYours denied yes denied yes yes',
  ],
  [
    'POST /leave/withdraw, approved',
    async (client, who) =>
      told(await client.post(`/leave/withdraw/${(await approved(who))._id}`, { reason: 'No' })),
    'yes yes denied yes denied notYours denied yes denied yes yes',
  ],
  [
    'POST /leave/shorten, approved',
    async (client, who) => {
      const { _id, startDate } = await approved(who);
      return told(
        await client.post(`/leave/shorten/${_id}`, {
          from: startDate,
          to: startDate,
          reason: 'No',
        }),
      );
    },
    'denied yes denied yes denied notYours denied denied denied yes yes',
  ],
  [
    'GET /leave/waiting',
    async (client, who) => {
      const { _id } = await request(who);
      return hasIt(await client.get('/leave/waiting'), ({ waiting }) =>
        waiting.some(({ leave }: { leave: LeaveRecord }) => leave._id === _id),
      );
    },
    'hidden shown hidden hidden hidden shown hidden hidden hidden hidden hidden',
  ],
  [
    'GET /team',
    async (client, who) =>
      hasIt(await client.get('/team'), ({ team }) =>
        team.some(({ _id }: { _id: string }) => _id === ownerOf(who)),
      ),
    'hidden shown hidden shown hidden hidden hidden hidden hidden hidden hidden',
  ],
  [
    'GET /leave/away',
    async (client, who) => told(await client.get(`/leave/away?ids=${ownerOf(who)}`)),
    ADMINS,
  ],
  [
    'GET /leave/report',
    async (client) => told(await client.get('/leave/report?from=2026-01-01&to=2026-12-31')),
    ADMINS,
  ],
  [
    'GET /team/balances',
    async (client, who) => told(await client.get(`/team/balances/${ownerOf(who)}`)),
    'denied yes denied yes denied denied denied denied denied denied denied',
  ],
  [
    'POST /leave/add',
    async (client, who) =>
      told(await client.post('/leave/add', { ...span(ownerOf(who)), reason: 'Agreed' })),
    'yes yes denied yes denied denied denied yes denied yes yes',
  ],
  [
    'GET /leave/quote',
    async (client, who) =>
      told(await client.get(`/leave/quote?${new URLSearchParams(span(ownerOf(who))).toString()}`)),
    'yes yes denied yes denied denied denied yes denied yes yes',
  ],
  ['GET /leave/deputy', async (client) => told(await client.get('/leave/deputy')), EVERYBODY],
  ['GET /team/colleagues', async (client) => told(await client.get('/team/colleagues')), EVERYBODY],
  [
    'GET /leave, waitingFor',
    async (client) =>
      told(await client.get(`/leave?filter=${encodeURIComponent('{"waitingFor":"hr"}')}`)),
    ADMINS,
  ],
  [
    'GET /setting/approvals',
    async (client) => told(await client.get('/setting/approvals')),
    ADMINS,
  ],
  [
    'PUT /setting/approvals',
    async (client) => told(await client.put('/setting/approvals', { approvals: true })),
    ADMINS,
  ],
  [
    'PUT /employee/employment, approver',
    async (client) =>
      told(await client.put(`/employee/employment/${company.id('Amélie')}`, { approver: null })),
    ADMINS,
  ],
  [
    'PUT /leave/type, chain',
    async (client) => {
      const own = await company.typeOf(['approver']);
      return told(await client.put(`/leave/type/${own._id}`, { name: own.name, chain: [] }));
    },
    ADMINS,
  ],
];

describe.each(CALLS)('%s', (_, call, answers) => {
  const expected = [...answers.split(' ').map((word) => ANSWERS[word] ?? word), SIGN_IN];
  test.each(Object.keys(WHO).map((who, place) => [who, expected[place]]))(
    'by %s: %s',
    async (who = '', answer) => {
      expect(await call((WHO[who] as () => Client)(), who)).toBe(answer);
    },
  );
});

test('a deputy is changed by nobody but oneself, and by admins', async () => {
  expect(told(await admin.put('/leave/deputy', { deputy: company.id('Tomasz') }))).toBe(DENIED);
  expect(told(await server.client().put('/leave/deputy', { deputy: company.id('Tomasz') }))).toBe(
    SIGN_IN,
  );
  const body = {
    deputy: company.id('Zoë'),
    userId: company.id('Søren'),
    employeeId: company.id('Søren'),
  };
  expect(told(await company.client('Amélie').put('/leave/deputy', body))).toBe('yes');
  expect((await company.client('Søren').get('/leave/deputy')).body.deputy).toMatchObject({
    name: 'Tomasz',
  });
  expect((await company.client('Amélie').get('/leave/deputy')).body.deputy).toMatchObject({
    name: 'Zoë',
  });
});
