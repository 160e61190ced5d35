import { join } from 'node:path';
import { built } from './built.mjs';
import { besideFloor, p95, rate } from './load.mjs';
import { ADMIN, SERVER, start } from './processes.mjs';
import { Admin, query, withAdmin } from './signed-in.mjs';

const { addDays } = await built('contract/calendar-date.js');
const { hashPassword, verifyArgon2Password } = await built('account/password.js');

const [PAGES, PEOPLE, CONNECTIONS, DECISIONS] = [50, 1_000, 10, 21];
/** A Monday; from here on everybody works from Monday to Thursday. */
const LEAVE_DAY = '2027-06-07';
const WORKDAYS = 4;

/** A page of ten employees and a new request for leave, each against the same statements on the bare driver. */
export async function floorCases(database, table) {
  const { people, token } = await withAdmin(database, async (admin) => ({
    people: (
      await admin.get('/employee', {
        range: [0, PEOPLE - 1],
        sort: ['id', 'ASC'],
        filter: { status: 'Active' },
      })
    ).employees.map(({ _id }) => _id),
    token: admin.headers.authorization.split(' ')[1],
  }));
  const [first, ...others] = people;
  // Before the server: to see what it asks, the floor runs it, and only one at a time can have the embedded database.
  const pairs = [
    [page(120), page(340)],
    [leave(first, LEAVE_DAY), leave(first, addDays(LEAVE_DAY, 1))],
  ];
  const floor = await start([join('test', 'bench', 'floor.mjs'), JSON.stringify(pairs), token], {
    ...SERVER,
    ...database.environment,
  });
  await withAdmin(database, async ({ server }) => {
    const headers = { authorization: `Bearer ${token}` };
    let [pages, requests] = [0, 0];
    const nextPage = () => page((pages++ % PAGES) * 10);
    // Each person once on each workday.
    const nextLeave = () =>
      leave(others[requests % others.length], workday(Math.floor(requests++ / others.length)));
    for (const [name, next] of Object.entries({
      'Page of ten employees': nextPage,
      'New leave request': nextLeave,
    })) {
      table.rate(
        `${name} (share of the bare driver)`,
        await besideFloor(
          (s) => rate(server, headers, next, s),
          (s) => rate(floor, headers, next, s),
        ),
      );
    }
  });
  await floor.stop();
}

function page(from) {
  return withMarks(
    'GET',
    `/api/employee${query({ range: [from, from + 9], sort: ['name', 'ASC'] })}`,
    undefined,
    [from],
  );
}

function leave(userId, day) {
  return withMarks(
    'POST',
    '/api/leave/add',
    { userId, leaveType: 'Annual Leave', startDate: day, endDate: day, reason: 'Measured' },
    [userId, day],
  );
}

function workday(n) {
  return addDays(LEAVE_DAY, 7 * Math.floor(n / WORKDAYS) + (n % WORKDAYS));
}

function withMarks(method, path, body, marks) {
  return { method, path, body, marks, headers: { 'x-marks': JSON.stringify(marks) } };
}

export async function decisionCase(database, table) {
  await withAdmin(database, async (admin) => {
    const { leaves } = await admin.get('/leave', {
      range: [0, DECISIONS - 1],
      filter: { status: 'Pending' },
    });
    table.page('Decision on a leave request', {
      ms: await p95(() => admin.send('PUT', `/leave/${leaves.pop()._id}`, { status: 'Approved' })),
    });
  });
}

/** People who come in from the devices that they always use, against the hash of as many passwords at a time and nothing else. */
export async function signInCase(database, table) {
  await withAdmin(database, async (admin) => {
    const { employees } = await admin.get('/employee', {
      range: [0, PAGES - 1],
      sort: ['id', 'ASC'],
      filter: { status: 'Active' },
    });
    const visits = [];
    // One after the other: many new devices at one address are held up, as they should be.
    for (const {
      userId: { email },
    } of employees)
      visits.push(await visitOf(admin.server, { email, password: ADMIN.password }));
    const hash = await hashPassword(ADMIN.password);
    let visit = 0;
    const signIns = (s) => rate(admin.server, {}, () => visits[visit++ % visits.length], s);
    table.rate(
      'Sign-in (share of the hash alone)',
      await besideFloor(signIns, (s) => hashRate(hash, s)),
    );
  });
}

async function visitOf(server, body) {
  const answer = await new Admin(server, {}).response('POST', '/auth/login', body);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  // Without that of the page, which asks for a header in return.
  return {
    method: 'POST',
    path: '/api/auth/login',
    body,
    headers: { cookie: cookies.filter((cookie) => !cookie.startsWith('XSRF-TOKEN=')).join('; ') },
  };
}

async function hashRate(hash, seconds) {
  const begun = performance.now();
  let verified = 0;
  const verify = async () => {
    for (; performance.now() - begun < seconds * 1_000; verified++)
      await verifyArgon2Password(hash, ADMIN.password);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, verify));
  return verified / ((performance.now() - begun) / 1_000);
}
