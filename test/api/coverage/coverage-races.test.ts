import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { hire, hireCast, PASSWORD, type Cast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { ENGINE } from '../../support/database.js';
import { countRows, rows } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';
import { statuses, inParallel } from '../../support/together.js';

const PEOPLE = 12;
const MONDAY = '2027-01-04';

let servers: TestServer[];
let server: TestServer;
let cast: Cast;
let weeks = 0;
const people: { record: EmployeeRecord; at: (n: number) => Client }[] = [];

// A database server has two instances; the embedded database belongs to one.
beforeAll(async () => {
  server = await startServer();
  servers = ENGINE === 'mysql' ? [server, await startServer({}, server.database)] : [server];
  cast = await hireCast(server);
  for (let n = 0; n < PEOPLE; n++) {
    const record = await hire(cast.admin, {
      employeeId: `C-${n}`,
      name: `Colleague ${n}`,
      department: cast.sales._id,
    });
    const clients = await Promise.all(servers.map((one) => one.signIn(record.email, PASSWORD)));
    people.push({ record, at: (turn) => clients[turn % clients.length] as Client });
  }
});
afterAll(async () => {
  for (const one of [...servers].reverse()) await one.stop();
});

const freeWeek = () => addDays(MONDAY, 7 * (weeks += 1));

function ask(n: number, startDate: string, endDate = startDate) {
  const { record, at } = people[n % PEOPLE] as (typeof people)[number];
  return at(Math.floor(n / PEOPLE)).post('/leave/add', {
    userId: record._id,
    leaveType: 'Annual Leave',
    startDate,
    endDate,
    reason: 'Rest',
  });
}

const awayOn = (day: string) => countRows(server, 'leave_day', 'day = ?', [day]);

describe.each([2, 10, 50])('%i requests at once', (times) => {
  test('of one day: as many are stored as a rule that blocks allows, and no more', async () => {
    const monday = freeWeek();
    await addCoverageRule(cast.admin, {
      name: `One day of ${monday}`,
      department: cast.sales._id,
      from: monday,
      to: monday,
      maxAway: 2,
    });
    const answers = await inParallel(times, (n) => ask(n, monday));
    expect(statuses(answers)).toEqual(times === 2 ? { 201: 2 } : { 201: 2, 409: times - 2 });
    expect(await awayOn(monday)).toBe(2);
  });

  test('of overlapping days under two rules: neither is passed on any day, and the counter tells each check', async () => {
    const monday = freeWeek();
    const rule = await addCoverageRule(cast.admin, {
      name: `Sales ${monday}`,
      department: cast.sales._id,
      from: monday,
      to: addDays(monday, 4),
      maxAway: 3,
    });
    await addCoverageRule(cast.admin, {
      name: `All ${monday}`,
      from: addDays(monday, 2),
      to: addDays(monday, 6),
      maxAway: 1,
    });
    const answers = await inParallel(times, (n) =>
      ask(n, addDays(monday, n % 3), addDays(monday, (n % 3) + (n % 2))),
    );
    const days = [0, 1, 2, 3, 4].map((n) => addDays(monday, n));
    const away = await Promise.all(days.map(awayOn));
    expect(away.map((number, n) => number <= (n < 2 ? 3 : 1))).toEqual(days.map(() => true));
    const made = answers.filter(({ status }) => status === 201).length;
    expect(
      answers.filter(
        ({ status, body }) =>
          status !== 201 && !['leave.coverage', 'leave.overlap'].includes(body.code as string),
      ),
    ).toEqual([]);
    expect(
      (
        await rows<{ checks: number }>(server, 'SELECT checks FROM coverage_rule WHERE id = ?', [
          rule._id,
        ])
      )[0]?.checks,
    ).toBe(made);
  });
});

test('a request beside a stricter rule is either under the old limit or refused by the new one', async () => {
  for (let round = 0; round < 10; round++) {
    const monday = freeWeek();
    const name = `Stricter ${monday}`;
    const rule = await addCoverageRule(cast.admin, {
      name,
      department: cast.sales._id,
      from: monday,
      to: monday,
      maxAway: 4,
    });
    const change = {
      name,
      department: cast.sales._id,
      from: monday,
      to: monday,
      maxAway: 1,
      block: true,
    };
    const answers = await inParallel(9, (n) =>
      n === 4 ? cast.admin.put(`/coverage/${rule._id}`, change) : ask(n, monday),
    );
    expect(answers[4]?.status).toBe(200);
    const away = await awayOn(monday);
    expect(away).toBeGreaterThanOrEqual(1);
    expect(away).toBeLessThanOrEqual(4);
    expect((await ask(11, monday)).body.code).toBe('leave.coverage');
  }
});
