import { setTimeout as sleep } from 'node:timers/promises';
import { built } from './built.mjs';
import { load, madeAnew, median, medians, send } from './load.mjs';
import { signIn, startServer } from './processes.mjs';

const { addDays } = await built('contract/calendar-date.js');
const { BUILTIN_LEAVE_TYPE_IDS } = await built('contract/leave-types.js');

const [BALANCE_MS, QUOTE_MS, PAGE_MS, SHARE] = [5, 20, 60, 0.6];
const PEOPLE = 500;
const CONNECTIONS = 10;
const INDEX_LIMIT_MS = 60 * 60_000;
const POLL_MS = 1_000;
const UNPAID = 'Casual Leave';

/** So much that nobody who is measured runs out. */
const ANNUAL = {
  tracked: true, tiers: [{ years: 0, amount: 200 }, { years: 5, amount: 202 }], yearStart: '01-01', frequency: 'yearly', timing: 'start', proration: 'days', scale: true,
  step: 0.5, mode: 'nearest', wait: null, cap: null, carry: 5, carryMonths: 3, negativeLimit: 0, notice: null, longest: null,
};
const SICK = { ...ANNUAL, tracked: false, tiers: [{ years: 0, amount: 0 }], carry: null, carryMonths: null, negativeLimit: null };
const PERSONAL = { ...ANNUAL, tiers: [{ years: 0, amount: 12 }], frequency: 'monthly', timing: 'end', carry: 0, carryMonths: null };
const POLICIES = { 'Annual Leave': ANNUAL, 'Sick Leave': SICK, 'Personal Leave': PERSONAL };

/** Everybody has policies for three types since the first request that is stored, and nothing of it is closed. */
export async function balancesCase(database, { rounds, seconds, report }) {
  const server = await startServer(database);
  try {
    const { authorization } = await signIn(server.url);
    const headers = { authorization };
    const ask = (path, body) => fetch(server.url + path, { headers: { ...headers, 'content-type': 'application/json' }, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    await givePolicies(ask);
    const people = (await (await ask(`/api/employee?range=[0,${PEOPLE - 1}]&sort=["id","ASC"]&filter={"status":"Active"}`)).json()).employees.map(({ _id }) => _id);
    const measure = async (name, paths, required) => {
      await load(server, paths, { headers, connections: 1, seconds: seconds / 4 });
      const figures = await load(server, paths, { headers, connections: 1, seconds: seconds / 2 });
      report.load(name, figures, { required: `p95 ≤ ${required} ms`, met: figures.p95 <= required });
    };
    const quote = (userId) => `/api/leave/quote?${new URLSearchParams({ userId, leaveType: 'Annual Leave', startDate: '2027-03-01', endDate: '2027-03-12' })}`;
    await index(database, ask, report);
    await measure('Balances of one person, three years not closed', people.map((id) => `/api/leave/balance/${id}`), BALANCE_MS);
    await measure('Ledger of one person', people.map((id) => `/api/leave/ledger/${id}?leaveType=Annual+Leave`), QUOTE_MS);
    await measure('Quote for two weeks', people.map(quote), QUOTE_MS);
    for (const [name, asked] of Object.entries(pages(database.size))) await measure(`Balances of all, ${name}`, [`/api/leave/balances?${new URLSearchParams(asked)}`], PAGE_MS);
    await adding(server, headers, people, { rounds, seconds, report });
  } finally {
    await server.stop();
  }
}

export async function givePolicies(ask) {
  for (const [name, rules] of Object.entries(POLICIES)) {
    const leaveType = BUILTIN_LEAVE_TYPE_IDS[name];
    const { policy, error } = await (await ask('/api/leave/policy/add', { leaveType, name, from: '2024-01-01', rules })).json();
    if (!policy) throw new Error(`A policy was refused: ${error}`);
    const assignment = { holders: '*', subject: leaveType, target: policy._id, from: '2024-01-01' };
    await ask('/api/work/assignment/add', { ...assignment, basis: await basisOf(ask, assignment) });
  }
}

async function basisOf(ask, assignment) {
  const { preview: begun } = await (await ask('/api/leave/preview', { change: { kind: 'assignment', ...assignment } })).json();
  for (;;) {
    const { preview } = await (await ask(`/api/leave/preview/${begun._id}`)).json();
    if (preview.state !== 'Running') return preview.basis;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Derived for everybody outside of requests; the list is looked at as an admin would. */
async function index({ size }, ask, report) {
  const begun = performance.now();
  for (let last = -1; performance.now() - begun < INDEX_LIMIT_MS; ) {
    const listed = Number((await ask('/api/leave/balances?range=[0,0]')).headers.get('content-range')?.split('/')[1] ?? 0);
    if (listed > 0 && listed === last) break;
    last = listed;
    await sleep(Math.max(POLL_MS, size / 10));
  }
  report.requirement('Index of balances, made for everybody', `${Math.round((performance.now() - begun) / 1_000)} s`, {});
}

function pages(size) {
  const [range, middle] = [[0, 9], [Math.floor(size / 2), Math.floor(size / 2) + 9]].map((one) => JSON.stringify(one));
  return {
    'by name, first page': { range, sort: '["name","ASC"]' },
    'by name, middle page': { range: middle, sort: '["name","ASC"]' },
    'by what is available, first page': { range, sort: '["available","ASC"]' },
    'who work here, by name': { range, sort: '["name","ASC"]', filter: '{"status":"Active"}' },
    'on another day, by name': { range, sort: '["name","ASC"]', filter: '{"on":"2027-06-30"}' },
  };
}

/** Requests for a day of leave, with a policy and without one, in turns. */
async function adding(server, headers, people, { rounds, seconds, report }) {
  const kinds = { 'with a policy': asker('Annual Leave', '2027-02-01', people, headers), 'without one': asker(UNPAID, '2027-07-05', people, headers) };
  const runs = { 'with a policy': [], 'without one': [] };
  for (const asking of Object.values(kinds)) await asking(server, seconds / 4);
  for (let round = 0; round < rounds; round++) for (const [kind, asking] of Object.entries(kinds)) runs[kind].push(await asking(server, seconds / 4));
  for (const kind of Object.keys(kinds)) report.load(`New request for leave ${kind}, ${CONNECTIONS} connections`, medians(runs[kind]));
  const share = median(runs['with a policy'].map(({ perSecond }, round) => perSecond / runs['without one'][round].perSecond));
  report.requirement('… share of the rate without a policy', `${Math.round(share * 100)} %`, { required: `≥ ${SHARE * 100} %`, met: share >= SHARE });
}

/** Each person once on each working day. */
function asker(leaveType, begin, people, { authorization }) {
  let asked = 0;
  const next = madeAnew(() => {
    const [userId, workday] = [people[asked % people.length], Math.floor(asked++ / people.length)];
    const day = addDays(begin, workday + 2 * Math.floor(workday / 5));
    return { method: 'POST', path: '/api/leave/add', body: { userId, leaveType, startDate: day, endDate: day, reason: 'Measured' } };
  });
  return (server, seconds) => send(server, [next], { headers: { authorization, 'content-type': 'application/json' }, seconds, connections: CONNECTIONS });
}
