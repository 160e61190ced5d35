import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, eachDay, inclusiveDays } from '../../../api/contract/calendar-date.js';
import {
  comingUp,
  COMING_UP_PEOPLE_MAX,
  longWaitSince,
  type ComingChange,
  type ComingUpEvent,
  type ComingUpFacts,
} from '../../../api/contract/coming-up/coming-up.js';
import type { EndFact, PersonDates } from '../../../api/contract/coming-up/dates-of-person.js';
import { yearsOfService } from '../../../api/contract/employee/employment-periods.js';
import { workingDaysBetween } from '../../../api/contract/leave/working-days.js';

const NOTHING: ComingUpFacts = {
  people: [],
  changes: [],
  unpaid: [],
  withoutBankAccount: 0,
  longWaiting: 0,
};
const person = (more: Partial<PersonDates> = {}): PersonDates => ({
  _id: 'z',
  name: 'Zoë',
  department: 'Sales',
  employments: [{ hiredOn: '2020-03-01', leftOn: null }],
  ends: [],
  celebrates: false,
  born: null,
  ...more,
});
const datesOf = (one: PersonDates, from: string, to: string) =>
  comingUp({ ...NOTHING, people: [one] }, from, to).events.map(({ day, kind }) => [day, kind]);
const end = (kind: EndFact['kind'], value: string | null, from = '1950-01-01'): EndFact => ({
  kind,
  from,
  value,
});
const change = (more: Partial<ComingChange> = {}): ComingChange => ({
  person: { _id: 'z', name: 'Zoë' },
  from: '2026-12-01',
  subject: 'department',
  value: 'Care',
  isPlanned: true,
  ...more,
});
const [FROM, TO] = ['2026-12-01', '2026-12-31'];

describe('first and last days', () => {
  test('come with the department', () => {
    const employments = [{ hiredOn: '2026-12-02', leftOn: '2026-12-31' }];
    const { events } = comingUp({ ...NOTHING, people: [person({ employments })] }, FROM, TO);
    expect(events).toMatchObject([
      { day: '2026-12-02', kind: 'firstDay', department: 'Sales', count: 1 },
      { day: '2026-12-31', kind: 'lastDay', department: 'Sales', count: 1 },
    ]);
  });

  test('are none of somebody who returns on the day after', () => {
    const employments = [
      { hiredOn: '2020-01-01', leftOn: '2026-12-04' },
      { hiredOn: '2026-12-05', leftOn: null },
    ];
    expect(datesOf(person({ employments }), FROM, TO)).toEqual([]);
  });

  test('are two of somebody who returns later', () => {
    const employments = [
      { hiredOn: '2020-01-01', leftOn: '2026-12-04' },
      { hiredOn: '2026-12-06', leftOn: null },
    ];
    expect(datesOf(person({ employments }), FROM, TO)).toEqual([
      ['2026-12-04', 'lastDay'],
      ['2026-12-06', 'firstDay'],
    ]);
  });
});

describe('the end of a contract or probation', () => {
  test('comes on its day', () => {
    const ends = [end('contractEnd', '2026-12-31'), end('probationEnd', '2026-12-07')];
    expect(datesOf(person({ ends }), FROM, TO)).toEqual([
      ['2026-12-07', 'probationEnd'],
      ['2026-12-31', 'contractEnd'],
    ]);
  });

  test('does not come where a later fact moves it or takes it away', () => {
    const moved = [
      end('contractEnd', '2026-12-31'),
      end('contractEnd', '2027-12-31', '2026-12-01'),
    ];
    const none = [end('probationEnd', '2026-12-07'), end('probationEnd', null, '2026-12-01')];
    expect(datesOf(person({ ends: moved }), FROM, TO)).toEqual([]);
    expect(datesOf(person({ ends: moved }), '2027-12-01', '2027-12-31')).toEqual([
      ['2027-12-31', 'contractEnd'],
    ]);
    expect(datesOf(person({ ends: none }), FROM, TO)).toEqual([]);
  });

  test('is said by the last day if it is one, and does not come for somebody who has left', () => {
    const ends = [end('contractEnd', '2026-12-31')];
    const until = (leftOn: string) => [{ hiredOn: '2020-03-01', leftOn }];
    expect(datesOf(person({ ends, employments: until('2026-12-31') }), FROM, TO)).toEqual([
      ['2026-12-31', 'lastDay'],
    ]);
    expect(datesOf(person({ ends, employments: until('2026-11-30') }), FROM, TO)).toEqual([]);
  });
});

describe('birthdays and anniversaries', () => {
  const agreed = (more: Partial<PersonDates>) => person({ celebrates: true, ...more });

  test('are only of people who agreed', () => {
    expect(datesOf(person({ born: '1990-12-06' }), FROM, TO)).toEqual([]);
    expect(datesOf(agreed({ born: '1990-12-06' }), FROM, TO)).toEqual([['2026-12-06', 'birthday']]);
  });

  test.each([
    ['2027-02-28', '2027-02-01', '2027-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
  ])('of 29 February are on %s', (day, from, to) => {
    const employments = [{ hiredOn: '2024-02-29', leftOn: null }];
    expect(datesOf(agreed({ born: '1992-02-29', employments }), from, to)).toEqual([
      [day, 'birthday'],
      [day, 'anniversary'],
    ]);
  });

  test('come in both years of a span', () => {
    const both = agreed({
      born: '1990-01-02',
      employments: [{ hiredOn: '2021-12-30', leftOn: null }],
    });
    expect(datesOf(both, '2026-12-20', '2027-01-10')).toEqual([
      ['2026-12-30', 'anniversary'],
      ['2027-01-02', 'birthday'],
    ]);
  });

  test('are none before the first year and after the last day', () => {
    const employments = [{ hiredOn: '2026-12-03', leftOn: '2026-12-10' }];
    expect(datesOf(agreed({ born: '1990-12-20', employments }), FROM, TO)).toEqual([
      ['2026-12-03', 'firstDay'],
      ['2026-12-10', 'lastDay'],
    ]);
  });

  test('law: on an anniversary, and on no other day, the years of service are one more', () => {
    const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(day, day, day, fc.integer({ min: 0, max: 91 }), (one, two, from, length) => {
        const [first, second] = one < two ? [one, two] : [two, one];
        const leftOn = addDays(first, Math.floor(inclusiveDays(first, second) / 2));
        const employments = [
          ...(leftOn < second ? [{ hiredOn: first, leftOn }] : []),
          { hiredOn: second, leftOn: null },
        ];
        const days = Array.from({ length: length + 1 }, (_, place) => addDays(from, place));
        const risen = days.filter((each) => {
          const before = yearsOfService(employments, addDays(each, -1)) ?? 0;
          const isThere = employments.some(
            ({ hiredOn, leftOn: last }) => hiredOn <= each && (last === null || last >= each),
          );
          return isThere && (yearsOfService(employments, each) ?? 0) > before;
        });
        const found = datesOf(agreed({ employments }), from, addDays(from, length));
        expect(found.filter(([, kind]) => kind === 'anniversary').map(([each]) => each)).toEqual(
          risen,
        );
      }),
    );
  });
});

describe('planned changes', () => {
  const of = (changes: ComingChange[]) => comingUp({ ...NOTHING, changes }, FROM, TO).events;

  test('of somebody on a day are one event', () => {
    const events = of([
      change({ subject: 'salary', value: null }),
      change(),
      change({ from: '2026-12-02' }),
    ]);
    expect(events).toMatchObject([
      {
        day: '2026-12-01',
        changes: [
          { subject: 'department', value: 'Care' },
          { subject: 'salary', value: null },
        ],
      },
      { day: '2026-12-02', changes: [{ subject: 'department', value: 'Care' }] },
    ]);
  });

  test('that are the same for many are one event, with the first of them by name', () => {
    const names = Array.from({ length: 38 }, (_, place) => `P ${String(place).padStart(2, '0')}`);
    const round = names
      .toReversed()
      .map((name) => change({ person: { _id: name, name }, subject: 'salary', value: null }));
    const [event, ...more] = of(round);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ kind: 'change', count: 38 });
    expect(event?.people.map(({ name }) => name)).toEqual(names.slice(0, COMING_UP_PEOPLE_MAX));
  });

  test('are none that were recorded on their day or later', () => {
    expect(of([change({ isPlanned: false })])).toEqual([]);
  });

  test('are none on the first day of somebody new, which says it', () => {
    const people = [person({ employments: [{ hiredOn: FROM, leftOn: null }] })];
    const changes = [
      change({ subject: 'pattern', value: 'Four days' }),
      change({ from: '2026-12-02' }),
      change({ person: { _id: 'a', name: 'Ann' } }),
    ];
    expect(
      comingUp({ ...NOTHING, people, changes }, FROM, TO).events.map((event) => [
        event.day,
        event.kind,
        event.people[0]?.name,
      ]),
    ).toEqual([
      ['2026-12-01', 'firstDay', 'Zoë'],
      ['2026-12-01', 'change', 'Ann'],
      ['2026-12-02', 'change', 'Zoë'],
    ]);
  });
});

test('a period that has ended and is not paid is one to look after, one that goes on is not', () => {
  const unpaid = [
    { from: '2026-10-01', to: '2026-10-31', run: 'r' },
    { from: '2026-11-01', to: '2026-11-30', run: null },
  ];
  expect(comingUp({ ...NOTHING, unpaid }, '2026-11-30', TO).unpaid).toEqual(unpaid.slice(0, 1));
  expect(comingUp({ ...NOTHING, unpaid }, '2026-12-01', TO).unpaid).toEqual(unpaid);
});

test('a request waits long after five working days, weekends left out', () => {
  // 2026-11-23 is a Monday.
  expect(longWaitSince('2026-11-30')).toBe('2026-11-22');
  expect(longWaitSince('2026-12-01')).toBe('2026-11-23');
  for (const day of eachDay('2026-01-01', '2026-12-31')) {
    const since = longWaitSince(day);
    expect(workingDaysBetween(since, day)).toBe(6);
    expect(workingDaysBetween(addDays(since, 1), day)).toBe(5);
  }
});

test('law: a span is its parts', () => {
  const day = (days: number) => addDays('2026-01-01', days);
  const days = fc.integer({ min: 0, max: 800 }).map(day);
  const someone = fc.record({
    name: fc.constantFrom('Ana', 'Bo', 'Cleo'),
    hired: days,
    left: fc.option(days),
    born: days.map((each) => each.replace(/^\d{4}/, '1992')),
    contract: fc.option(days),
  });
  fc.assert(
    fc.property(
      fc.array(someone, { maxLength: 4 }),
      fc.tuple(days, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 40 })),
      (found, [from, first, more]) => {
        const people = found.map(({ name, hired, left, born, contract }, place) =>
          person({
            _id: String(place),
            name,
            employments: [{ hiredOn: hired, leftOn: left !== null && left >= hired ? left : null }],
            celebrates: true,
            born,
            ends: contract === null ? [] : [end('contractEnd', contract)],
          }),
        );
        const changes = found.map(({ name, hired }, place) =>
          change({ person: { _id: String(place), name }, from: hired }),
        );
        const events = (a: string, b: string): ComingUpEvent[] =>
          comingUp({ ...NOTHING, people, changes }, a, b).events;
        const [middle, to] = [addDays(from, first), addDays(from, first + more)];
        const parts = [...events(from, middle), ...events(addDays(middle, 1), to)];
        expect(events(from, to)).toEqual(parts);
        expect(parts.every(({ day: each }) => each >= from && each <= to)).toBe(true);
      },
    ),
  );
});

test('law: the order in which facts are read does not matter', () => {
  const people = ['Bo', 'Ana', 'Ana'].map((name, place) =>
    person({ _id: String(place), name, employments: [{ hiredOn: FROM, leftOn: null }] }),
  );
  const changes = [change(), change({ subject: 'location', value: 'Oslo' })];
  const read = (facts: Partial<ComingUpFacts>) => comingUp({ ...NOTHING, ...facts }, FROM, TO);
  expect(read({ people: people.toReversed(), changes: changes.toReversed() })).toEqual(
    read({ people, changes }),
  );
});
