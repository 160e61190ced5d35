import { describe, expect, test } from '@jest/globals';
import { awayInSpan, daysAround } from '../../../admin-ui/src/leaves/detail/coverage-days.js';
import { awayDays, commonLimit } from '../../../admin-ui/src/team-calendar/away-days.js';
import {
  daysIn,
  periodOf,
  movePeriod,
} from '../../../admin-ui/src/team-calendar/calendar-period.js';
import { firstShown, monthDots, nextAway } from '../../../admin-ui/src/team-calendar/month-dots.js';
import { workingDays } from '../../../admin-ui/src/team-calendar/working-days.js';
import type {
  CalendarAbsence,
  CalendarPerson,
  CalendarRule,
} from '../../../api/contract/leave/team-calendar.js';

const absence = (
  startDate: string,
  endDate: string,
  fields: Partial<CalendarAbsence> = {},
): CalendarAbsence => ({
  _id: null,
  startDate,
  endDate,
  startsAt: 'morning',
  endsAt: 'evening',
  minutes: null,
  status: 'Approved',
  leaveType: null,
  ...fields,
});

describe('the period of a day', () => {
  test('is its month or its calendar quarter', () => {
    expect(periodOf('month', '2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(periodOf('quarter', '2026-12-14')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  });

  test('is stepped by a month or three', () => {
    expect(movePeriod('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(movePeriod('quarter', '2026-01-31', -1)).toBe('2025-10-01');
  });

  test('is never longer than the server answers', () => {
    for (let month = '2024-01-01'; month < '2029-01-01'; month = movePeriod('quarter', month, 1))
      expect(daysIn(periodOf('quarter', month))).toBeLessThanOrEqual(92);
  });
});

describe('the working days of an absence', () => {
  const schedule = {
    holidays: [
      { day: '2026-12-24', name: 'Christmas Eve', half: 'afternoon' as const },
      { day: '2026-12-25', name: 'Christmas Day', half: null },
    ],
    free: ['2026-12-19', '2026-12-20', '2026-12-26', '2026-12-27'].map((day) => ({
      day,
      half: null,
    })),
  };
  const december = { from: '2026-12-01', to: '2026-12-31' };
  const days = (...args: Parameters<typeof absence>) =>
    workingDays(absence(...args), schedule, december);

  test('are those without weekends and holidays, in halves', () => {
    expect(days('2026-12-17', '2026-12-21')).toBe(3);
    expect(days('2026-12-23', '2026-12-28')).toBe(2.5);
    expect(days('2026-12-17', '2026-12-18', { startsAt: 'noon', endsAt: 'noon' })).toBe(1);
    expect(days('2026-12-24', '2026-12-24', { startsAt: 'noon' })).toBe(0);
  });

  test('are unknown beyond the days of the calendar and for minutes', () => {
    expect(days('2026-12-28', '2027-01-02')).toBeUndefined();
    expect(days('2026-11-28', '2026-12-02')).toBeUndefined();
    expect(days('2026-12-17', '2026-12-17', { minutes: 30 })).toBeUndefined();
  });
});

describe('the dots of a month', () => {
  const december = { from: '2026-12-01', to: '2026-12-31' };
  const schedules = [
    {
      holidays: [{ day: '2026-12-25', name: 'Christmas Day', half: null }],
      free: ['2026-12-05', '2026-12-06'].map((day) => ({ day, half: null })),
    },
  ];
  const away = (...absences: CalendarAbsence[]) => ({ absences, schedule: 0 });
  const people = [
    away(
      absence('2026-11-30', '2026-12-06'),
      absence('2026-12-04', '2026-12-04', { status: 'Pending' }),
    ),
    away(absence('2026-12-04', '2026-12-04', { status: 'Pending' })),
    away(absence('2026-12-24', '2026-12-26', { exempt: true })),
  ];
  const dots = monthDots(people, schedules, december);

  test('are one for each person a day, approved before pending, none where they do not work', () => {
    expect(dots.get('2026-12-04')).toEqual({ approved: 1, pending: 1, exempt: 0 });
    expect(dots.get('2026-12-24')).toEqual({ approved: 0, pending: 0, exempt: 1 });
    for (const day of ['2026-11-30', '2026-12-05', '2026-12-25'])
      expect(dots.get(day)).toBeUndefined();
  });

  test('open on today while somebody is away, else on the busiest day to come', () => {
    const first = (today: string) => firstShown(dots, schedules, december, today);
    expect(first('2026-11-15')).toBe('2026-12-04');
    expect(first('2026-12-02')).toBe('2026-12-02');
    expect(first('2026-12-07')).toBe('2026-12-24');
  });

  test('open on the first day of work in a month without leave', () => {
    const none = new Map();
    expect(firstShown(none, schedules, december, '2026-12-05')).toBe('2026-12-07');
    expect(firstShown(none, schedules, december, '2026-11-15')).toBe('2026-12-01');
  });

  test('lead from a day with somebody away to the next', () => {
    expect(nextAway(dots, '2026-12-04', 1)).toBe('2026-12-24');
    expect(nextAway(dots, '2026-12-04', -1)).toBe('2026-12-03');
    expect(nextAway(dots, '2026-12-01', -1)).toBeUndefined();
  });
});

describe('how many are away', () => {
  const rule = (
    maxAway: number | null,
    block: boolean,
    over: CalendarRule['over'],
  ): CalendarRule => ({
    _id: `${maxAway}${block}`,
    name: 'Cover',
    maxAway,
    block,
    from: null,
    to: null,
    department: null,
    over,
  });

  const december = { from: '2026-12-01', to: '2026-12-31' };

  test('is the number that a broken rule counts, and a rule that blocks comes before one that warns', () => {
    const away = [
      { day: '2026-12-15', away: 2 },
      { day: '2026-12-16', away: 1 },
    ];
    const days = awayDays({
      away,
      rules: [
        rule(2, true, [{ day: '2026-12-15', away: 3 }]),
        rule(1, false, [
          { day: '2026-12-15', away: 4 },
          { day: '2026-12-17', away: 2 },
        ]),
      ],
      schedules: [],
      query: december,
    });
    expect(Object.fromEntries(days)).toEqual({
      '2026-12-15': { away: 3, over: 'block' },
      '2026-12-16': { away: 1 },
      '2026-12-17': { away: 2, over: 'warn' },
    });
  });

  test('is the number of a rule also where fewer break it than are away', () => {
    const days = awayDays({
      away: [{ day: '2026-12-15', away: 5 }],
      rules: [rule(2, true, [{ day: '2026-12-15', away: 3 }])],
      schedules: [],
      query: december,
    });
    expect(days.get('2026-12-15')).toEqual({ away: 3, over: 'block' });
  });

  test('is the number that the reader sees where the rule tells them none, and its limit is not drawn', () => {
    const hidden = rule(null, true, [
      { day: '2026-12-15', away: null },
      { day: '2026-12-16', away: null },
    ]);
    const days = awayDays({
      away: [{ day: '2026-12-15', away: 2 }],
      rules: [hidden],
      schedules: [],
      query: december,
    });
    expect(Object.fromEntries(days)).toEqual({
      '2026-12-15': { away: 2, over: 'block' },
      '2026-12-16': { away: 0, over: 'block' },
    });
    expect(commonLimit([hidden], december)).toBeUndefined();
  });

  test('days on which no one may be away are marked, but not those without work', () => {
    const closed = {
      ...rule(0, true, [{ day: '2026-12-31', away: 1 }]),
      from: '2026-12-30',
      to: '2027-01-06',
    };
    const warned = { ...rule(0, false, []), from: '2026-12-04', to: '2026-12-06' };
    const schedules = [
      { free: ['2026-12-05', '2026-12-06'].map((day) => ({ day, half: null })), holidays: [] },
    ];
    expect(
      Object.fromEntries(
        awayDays({ away: [], rules: [closed, warned], schedules, query: december }),
      ),
    ).toEqual({
      '2026-12-04': { away: 0, closed: 'warn' },
      '2026-12-30': { away: 0, closed: 'block' },
      '2026-12-31': { away: 1, closed: 'block', over: 'block' },
    });
  });

  test('has one limit only if the rules that hold on all days agree', () => {
    const christmas = { ...rule(0, true, []), from: '2026-12-21', to: '2026-12-31' };
    expect(commonLimit([], december)).toBeUndefined();
    expect(commonLimit([rule(2, true, []), rule(2, false, [])], december)).toBe(2);
    expect(commonLimit([rule(2, true, []), rule(3, false, [])], december)).toBeUndefined();
    expect(commonLimit([christmas], december)).toBeUndefined();
    expect(commonLimit([christmas, rule(2, true, [])], december)).toBe(2);
    expect(commonLimit([christmas], { from: '2026-12-21', to: '2026-12-27' })).toBe(0);
  });
});

describe('the days around a request', () => {
  test('are six before and seven after, fewer for a longer one, none for a long one', () => {
    expect(daysAround('2026-12-14', '2026-12-17')).toEqual({
      from: '2026-12-08',
      to: '2026-12-24',
    });
    expect(daysAround('2026-12-01', '2026-12-15')).toEqual({
      from: '2026-11-28',
      to: '2026-12-18',
    });
    expect(daysAround('2026-12-01', '2026-12-31')).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
  });

  test('are as many as there is room for, and at most as many as the server answers', () => {
    expect(daysAround('2026-12-14', '2026-12-17', 9)).toEqual({
      from: '2026-12-12',
      to: '2026-12-20',
    });
    expect(daysIn(daysAround('2026-01-01', '2026-12-31'))).toBe(93);
  });

  test('show the requester first and only those of the others who are away', () => {
    const person = (_id: string, ...absences: CalendarAbsence[]): CalendarPerson => ({
      _id,
      name: _id,
      profileImage: null,
      own: false,
      absences,
      schedule: 0,
    });
    const people = [
      person('ada', absence('2026-12-15', '2026-12-15')),
      person('bo'),
      person('cy', absence('2026-12-09', '2026-12-09')),
      person('di', absence('2026-12-17', '2026-12-20', { status: 'Pending' })),
      person('zoe'),
    ];
    const { shown, away, undecided } = awayInSpan(people, 'zoe', '2026-12-14', '2026-12-17');
    expect(shown.map(({ _id }) => _id)).toEqual(['zoe', 'ada', 'cy', 'di']);
    expect({ away, undecided }).toEqual({ away: 2, undecided: 1 });
  });
});
