import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { folded } from '../../../api/contract/text/folded-text.js';
import { TODAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { recordJob, type JobValues } from '../../support/job-facts.js';
import { setLastDay, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const [FIRST_DAY, DAYS] = [addDays(TODAY, -300), 400];
const TITLES = ['Éditrice', 'editor', 'Zimmermann', 'ångström', 'Buyer'];
const PEOPLE = 12;

const server = await serverOfFile();
const { admin } = await hireCast(server);
const departments = [
  await addDepartment(admin, { dep_name: 'Care' }),
  await addDepartment(admin, { dep_name: 'Érable' }),
  await addDepartment(admin, { dep_name: 'Legal' }),
];
await store(server, "UPDATE employee SET hire_date = '2100-01-01'");
const people: EmployeeRecord[] = [];
for (let place = 0; place < PEOPLE; place++)
  people.push(
    await hire(admin, {
      employeeId: `P-${place}`,
      name: `Person ${place}`,
      department: departments[place % 3]?._id,
      designation: TITLES[place % 5],
    }),
  );

interface Move {
  day: number;
  values: { department: number; designation: number; manager: number };
}
interface Life {
  hired: number;
  left: number | null;
  moves: Move[];
}

const life: fc.Arbitrary<Life> = fc.record({
  hired: fc.integer({ min: -100, max: DAYS }),
  left: fc.option(fc.integer({ min: 0, max: DAYS }), { nil: null }),
  moves: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: DAYS }),
      values: fc.record({
        department: fc.integer({ min: 0, max: 2 }),
        designation: fc.integer({ min: 0, max: 4 }),
        manager: fc.integer({ min: -1, max: PEOPLE - 1 }),
      }),
    }),
    { maxLength: 4 },
  ),
});
const [lives] = fc.sample(fc.array(life, { minLength: PEOPLE, maxLength: PEOPLE }), {
  numRuns: 1,
  seed: 20_260_101,
}) as [Life[]];

const dayOf = (place: number) => addDays(FIRST_DAY, place);

/** As somebody would look it up by hand: each person's values day by day. */
interface Expected {
  name: string;
  hired: string;
  left: string | null;
  values: { from: string; department: string; designation: string; manager: string | null }[];
}
const expected: Expected[] = [];
for (const [place, person] of people.entries()) {
  const { hired, left, moves } = lives[place] as Life;
  const [hireDate, leftOn] = [dayOf(hired), left === null ? null : dayOf(Math.max(left, hired))];
  await store(server, 'UPDATE employee SET hire_date = ?, left_on = ? WHERE id = ?', [
    hireDate,
    leftOn,
    person._id,
  ]);
  const values = [
    {
      from: '1950-01-01',
      department: person.department.dep_name,
      designation: person.designation ?? '',
      manager: null as string | null,
    },
  ];
  const inOrder = moves
    .filter(({ day }, index) => moves.findIndex((other) => other.day === day) === index)
    .toSorted((a, b) => a.day - b.day);
  for (const { day, values: drawn } of inOrder) {
    const manager = drawn.manager < 0 || drawn.manager === place ? null : people[drawn.manager];
    const department = departments[drawn.department] as (typeof departments)[0];
    const facts: JobValues = {
      department: department._id,
      designation: TITLES[drawn.designation] ?? null,
      manager: manager?._id ?? null,
    };
    await recordJob(server, person, dayOf(day), facts);
    values.push({
      from: dayOf(day),
      department: department.dep_name,
      designation: facts.designation ?? '',
      manager: manager?.name ?? null,
    });
  }
  expected.push({ name: person.name, hired: hireDate, left: leftOn, values });
}
await setLastDay(server, people[0] as EmployeeRecord, null);
Object.assign(expected[0] as Expected, { left: null });

const list = async (query: string): Promise<EmployeeRecord[]> =>
  (await admin.get(`/employee?range=[0,99]${query}`)).body.employees;

const valuesOn = ({ values }: Expected, day: string) => values.findLast(({ from }) => from <= day);

test('on every day the list has who was employed, with what held', async () => {
  for (let place = 0; place <= DAYS; place += 7) {
    const day = dayOf(place);
    if (day === TODAY) continue;
    const found = (await list(`&asOf=${day}&sort=["employeeId","ASC"]`)).map((one) => [
      one.name,
      one.department.dep_name,
      one.designation,
      one.manager?.name ?? null,
    ]);
    const wanted = expected
      .filter(({ hired, left }) => hired <= day && (left === null || left >= day))
      .map((one) => {
        const held = valuesOn(one, day);
        return [one.name, held?.department, held?.designation, held?.manager ?? null];
      });
    expect({ day, found: found.toSorted() }).toEqual({ day, found: wanted.toSorted() });
  }
});

test('on every day a sort by title and by department is that of what held', async () => {
  for (let place = 3; place <= DAYS; place += 28) {
    const day = dayOf(place);
    if (day === TODAY) continue;
    const titles = (await list(`&asOf=${day}&sort=["designation","ASC"]`)).map((one) =>
      folded(one.designation ?? ''),
    );
    expect(titles).toEqual(titles.toSorted());
    const names = (await list(`&asOf=${day}&sort=["department","DESC"]`)).map((one) =>
      folded(one.department.dep_name),
    );
    expect(names).toEqual(names.toSorted().reverse());
  }
});

test('on every day a department has the people who were in it', async () => {
  for (let place = 5; place <= DAYS; place += 28) {
    const day = dayOf(place);
    if (day === TODAY) continue;
    const all = await list(`&asOf=${day}&sort=["name","ASC"]`);
    for (const { _id } of departments) {
      const filter = JSON.stringify({ department: _id });
      expect(await list(`&asOf=${day}&sort=["name","ASC"]&filter=${filter}`)).toEqual(
        all.filter(({ department }) => department._id === _id),
      );
    }
  }
});

test.each(['id', 'name', 'employeeId', 'department', 'dob', 'designation', 'salary'])(
  'as of today the list is the one without a day, by %s',
  async (field) => {
    for (const [parameters, headers] of [
      ['range=[0,9]', {}],
      ['range=[0,9]&filter={"status":"Active"}', {}],
      ['', {}],
      ['', { accept: 'text/csv' }],
    ] as const) {
      const path = `/employee?${parameters}&sort=["${field}","ASC"]`.replace('?&', '?');
      const [plain, ofToday] = [
        await admin.get(path, headers),
        await admin.get(`${path}&asOf=${TODAY}`, headers),
      ];
      expect(ofToday.status).toBe(200);
      expect(ofToday.body).toEqual(plain.body);
      expect(ofToday.headers.get('content-range')).toBe(plain.headers.get('content-range'));
    }
  },
);

test('the values of today are those of a day on which nothing has changed since', async () => {
  const active = await list('&sort=["employeeId","ASC"]&filter={"status":"Active"}');
  for (const { _id, ...record } of active) {
    const { employee } = (await admin.get(`/employee/single/${_id}?asOf=${addDays(TODAY, -1)}`))
      .body;
    const changedToday = employee.sinceThen.some(({ from }: { from: string }) => from === TODAY);
    if (changedToday || employee.status !== 'Active') continue;
    expect(employee).toMatchObject({
      department: record.department,
      designation: record.designation,
      manager: record.manager,
      hireDate: record.hireDate,
      leftOn: record.leftOn,
    });
  }
});
