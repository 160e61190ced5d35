import { calendarEvents, isCalendarFile } from '../../../api/import/holidays/calendar-events.js';
import { eventHolidays } from '../../../api/import/holidays/event-holidays.js';

const file = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Holidays//EN',
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (year: number, lines: string[], timeZone = 'Europe/Oslo') =>
  eventHolidays(calendarEvents(file(...lines)), year, timeZone);
const daysOf = (year: number, lines: string[], timeZone?: string) =>
  [...read(year, lines, timeZone).days.values()].map(({ day, half, name }) =>
    [day, half, name].filter((part) => part !== null).join(' '),
  );
const faultOf = (...lines: string[]) =>
  read(2027, event(...lines))
    .leftOut.first.map(({ fault }) => fault)
    .join();

test('a calendar as public ones are: folded lines, escapes, time zones, alarms and other years', () => {
  const holidays = read(2027, [
    'X-WR-CALNAME:Helligdager i Norge',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Oslo',
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...event(
      'DTSTART;VALUE=DATE:20270517',
      'DTEND;VALUE=DATE:20270518',
      'DTSTAMP:20260101T000000Z',
      'UID:20270517@example',
      'SUMMARY;LANGUAGE=no:Grunnlovsdag\\, flagg\\; t',
      ' og',
      'DESCRIPTION:Public holiday\\n',
      'TRANSP:TRANSPARENT',
    ),
    ...event(
      'DTSTART;VALUE=DATE:20270326',
      'SUMMARY:Langfredag',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'SUMMARY:Wake up',
      'TRIGGER:-PT15M',
      'END:VALARM',
    ),
    ...event('DTSTART;VALUE=DATE:20260517', 'DTEND;VALUE=DATE:20260518', 'SUMMARY:Grunnlovsdag'),
  ]);
  expect([...holidays.days.values()]).toEqual([
    { day: '2027-05-17', half: null, name: 'Grunnlovsdag, flagg; tog' },
    { day: '2027-03-26', half: null, name: 'Langfredag' },
  ]);
  expect(holidays).toMatchObject({ entries: 3, outside: 1, leftOut: { total: 0 } });
});

test('the end of all-day events is not a holiday any more, and events of several days are a holiday each', () => {
  expect(
    daysOf(
      2027,
      event('DTSTART;VALUE=DATE:20271224', 'DTEND;VALUE=DATE:20271227', 'SUMMARY:Christmas'),
    ),
  ).toEqual(['2027-12-24 Christmas', '2027-12-25 Christmas', '2027-12-26 Christmas']);
  expect(
    daysOf(2027, event('DTSTART;VALUE=DATE:20271230', 'DURATION:P4D', 'SUMMARY:Bridge')),
  ).toEqual(['2027-12-30 Bridge', '2027-12-31 Bridge']);
  expect(
    daysOf(2028, event('DTSTART;VALUE=DATE:20271230', 'DURATION:P4D', 'SUMMARY:Bridge')),
  ).toEqual(['2028-01-01 Bridge', '2028-01-02 Bridge']);
  expect(
    daysOf(2027, event('DTSTART;VALUE=DATE:20271224', 'DTEND;VALUE=DATE:20271224', 'SUMMARY:Same')),
  ).toEqual(['2027-12-24 Same']);
  expect(daysOf(2027, event('DTSTART:20271224', 'SUMMARY:Without its type'))).toEqual([
    '2027-12-24 Without its type',
  ]);
});

test.each([
  [
    'DTSTART;TZID=Europe/Oslo:20271224T120000',
    'DTEND;TZID=Europe/Oslo:20271224T235900',
    '2027-12-24 afternoon Eve',
  ],
  ['DTSTART:20271224T140000', 'DTEND:20271225T000000', '2027-12-24 afternoon Eve'],
  ['DTSTART:20271224T000000', 'DTEND:20271224T130000', '2027-12-24 morning Eve'],
  ['DTSTART:20271224T080000', 'DTEND:20271224T170000', '2027-12-24 Eve'],
  ['DTSTART:20271224T000000', 'DTEND:20271225T000000', '2027-12-24 Eve'],
  // Midnight in Oslo.
  ['DTSTART:20271223T230000Z', 'DTEND:20271224T230000Z', '2027-12-24 Eve'],
])('of an event with times, %s, the part of the day is read', (start, end, day) => {
  expect(daysOf(2027, event(start, end, 'SUMMARY:Eve'))).toEqual([day]);
});

test.each([
  ['Christmas Eve (half day)', '2027-12-24 afternoon Christmas Eve'],
  ['Heiligabend, nachmittags', '2027-12-24 afternoon Heiligabend'],
  ['Veille de Noël (demi-journée)', '2027-12-24 afternoon Veille de Noël'],
  ['Founders – morning', '2027-12-24 morning Founders'],
  ['Half of Christmas', '2027-12-24 Half of Christmas'],
  ['Pâques (orthodoxe)', '2027-12-24 Pâques (orthodoxe)'],
])('a half is told by the name %p', (name, day) => {
  expect(daysOf(2027, event('DTSTART;VALUE=DATE:20271224', `SUMMARY:${name}`))).toEqual([day]);
});

test('yearly repeats are read for the year, with their exceptions', () => {
  const repeated = (...lines: string[]) => event('UID:a', 'SUMMARY:Day', ...lines);
  expect(daysOf(2027, repeated('DTSTART;VALUE=DATE:19700501', 'RRULE:FREQ=YEARLY'))).toEqual([
    '2027-05-01 Day',
  ]);
  expect(
    daysOf(2027, repeated('DTSTART;VALUE=DATE:20200907', 'RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=1MO')),
  ).toEqual(['2027-09-06 Day']);
  expect(
    daysOf(2027, repeated('DTSTART;VALUE=DATE:20240501', 'RRULE:FREQ=YEARLY;COUNT=3')),
  ).toEqual([]);
  expect(
    daysOf(2027, repeated('DTSTART;VALUE=DATE:20240501', 'RRULE:FREQ=YEARLY;UNTIL=20260601')),
  ).toEqual([]);
  expect(
    daysOf(2027, repeated('DTSTART;VALUE=DATE:20240501', 'RRULE:FREQ=YEARLY;INTERVAL=3')),
  ).toEqual(['2027-05-01 Day']);
  expect(daysOf(2027, repeated('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'))).toEqual([]);
  expect(daysOf(2028, repeated('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'))).toEqual([
    '2028-02-29 Day',
  ]);
  expect(
    daysOf(
      2027,
      repeated(
        'DTSTART;VALUE=DATE:20200501',
        'RRULE:FREQ=YEARLY',
        'EXDATE;VALUE=DATE:20270501,20280501',
      ),
    ),
  ).toEqual([]);
  expect(
    daysOf(
      2027,
      repeated('DTSTART;VALUE=DATE:20201230', 'DTEND;VALUE=DATE:20210102', 'RRULE:FREQ=YEARLY'),
    ),
  ).toEqual(['2027-01-01 Day', '2027-12-30 Day', '2027-12-31 Day']);
  expect(
    daysOf(2027, repeated('DTSTART;VALUE=DATE:20200501', 'RDATE;VALUE=DATE:20270503,20280503')),
  ).toEqual(['2027-05-03 Day']);
  const moved = event(
    'UID:a',
    'RECURRENCE-ID;VALUE=DATE:20270501',
    'DTSTART;VALUE=DATE:20270503',
    'SUMMARY:Moved',
  );
  expect(
    daysOf(2027, [...repeated('DTSTART;VALUE=DATE:20200501', 'RRULE:FREQ=YEARLY'), ...moved]),
  ).toEqual(['2027-05-03 Moved']);
});

test('two holidays of one day have both names', () => {
  const on = (...lines: string[]) => event('DTSTART;VALUE=DATE:20270517', ...lines);
  expect(
    daysOf(2027, [
      ...on('SUMMARY:Constitution Day'),
      ...on('SUMMARY:Whit Monday'),
      ...on('SUMMARY:Whit Monday'),
    ]),
  ).toEqual(['2027-05-17 Constitution Day, Whit Monday']);
});

test.each([
  ['noName', ['DTSTART;VALUE=DATE:20270501']],
  ['longName', ['DTSTART;VALUE=DATE:20270501', `SUMMARY:${'x'.repeat(101)}`]],
  ['badName', ['DTSTART;VALUE=DATE:20270501', 'SUMMARY:a\u0007b']],
  ['notDate', ['SUMMARY:No date']],
  ['notDate', ['DTSTART;VALUE=DATE:20270231', 'SUMMARY:31 February']],
  ['notDate', ['DTSTART;VALUE=DATE:2027-12-24', 'SUMMARY:With dashes']],
  ['notDate', ['DTSTART;VALUE=DATE:00010101', 'RRULE:FREQ=YEARLY', 'SUMMARY:The year 1']],
  [
    'backwards',
    ['DTSTART;VALUE=DATE:20270502', 'DTEND;VALUE=DATE:20270501', 'SUMMARY:Ends before'],
  ],
  ['tooLong', ['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:99991231', 'SUMMARY:For ever']],
  ['notHalfDay', ['DTSTART:20270501T180000', 'DTEND:20270501T230000', 'SUMMARY:Party']],
  ['notHalfDay', ['DTSTART:20270501T090000', 'DTEND:20270501T100000', 'SUMMARY:Meeting']],
  ['cancelled', ['DTSTART;VALUE=DATE:20270501', 'STATUS:CANCELLED', 'SUMMARY:Off']],
  ['unreadable', ['DTSTART;VALUE=DATE:20270501', 'DURATION:long', 'SUMMARY:Duration']],
  ['unreadable', ['DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=YEARLY;BYMONTH=99', 'SUMMARY:Rule']],
  ['repeats', ['DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=YEARLY;BYWEEKNO=20', 'SUMMARY:Week']],
])('%s: an event is left out with its reason', (fault, lines) => {
  expect(faultOf(...lines)).toBe(fault);
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=MINUTELY;COUNT=999999999',
  'FREQ=HOURLY',
  'FREQ=DAILY',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=WEEKLY;BYDAY=FR',
  'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1',
  `FREQ=YEARLY;BYDAY=${Array.from({ length: 300 }, (_, index) => `${(index % 50) + 1}MO`).join()}`,
  'FREQ=YEARLY;BYSECOND=1,2,3',
  'FREQ=YEARLY;INTERVAL=1000000000',
])('repeats that could go on for ever are left out at once: %s', (rule) => {
  const before = performance.now();
  const { days, leftOut } = read(
    2027,
    event('DTSTART;VALUE=DATE:19500501', `RRULE:${rule}`, 'SUMMARY:Bomb'),
  );
  expect([[...days.values()], leftOut.total]).toEqual([[], 1]);
  expect(performance.now() - before).toBeLessThan(1_000);
});

test('many repeats stop at a limit for the whole file', () => {
  const everyDay = event(
    'DTSTART;VALUE=DATE:19500101',
    'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'SUMMARY:Every day',
  );
  const { leftOut } = read(2027, Array.from({ length: 20 }, () => everyDay).flat());
  expect(new Set(leftOut.first.map(({ fault }) => fault))).toEqual(new Set(['tooManyRepeats']));
  const counted = event(
    'DTSTART;VALUE=DATE:19000101',
    'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=40000',
    'SUMMARY:Counted',
  );
  expect(read(2027, counted).leftOut.first.map(({ fault }) => fault)).toEqual(['tooManyRepeats']);
});

test('days and years that a rule looks at count as well, though it names few of them or none', () => {
  const every = (rule: string) =>
    event(
      'DTSTART;VALUE=DATE:20250101',
      `RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;${rule}`,
      'SUMMARY:Day',
    );
  for (const rule of ['BYSETPOS=366', 'BYSETPOS=1,2,3,4,5,6,-1'])
    expect(
      read(2027, Array.from({ length: 30 }, () => every(rule)).flat()).leftOut.total,
    ).toBeGreaterThan(15);
  const lastMondays = Array.from({ length: 500 }, () =>
    event(
      'DTSTART;VALUE=DATE:20000529',
      'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=MO;BYSETPOS=-1',
      'SUMMARY:Day',
    ),
  );
  expect(read(2027, lastMondays.flat())).toMatchObject({ outside: 0, leftOut: { total: 0 } });
});

test('two thousand holidays since 1900 are read, since their earlier years take no steps; so do repeats that ended before or begin after the year', () => {
  const since = (start: string, rule = '') =>
    event(`DTSTART;VALUE=DATE:${start}`, `RRULE:FREQ=YEARLY${rule}`, `SUMMARY:Since ${start}`);
  const many = Array.from({ length: 2_000 }, () => since('19000501')).flat();
  expect(read(2027, many).leftOut.total).toBe(0);
  const never = [
    since('19000101', ';BYDAY=MO,TU,WE,TH,FR,SA,SU;UNTIL=20251231'),
    since('20280101', ';BYDAY=MO,TU,WE,TH,FR,SA,SU'),
  ];
  const holidays = read(2027, Array.from({ length: 500 }, () => never.flat()).flat());
  expect(holidays).toMatchObject({ outside: 1_000, leftOut: { total: 0 } });
});

test.each([
  '',
  ';INTERVAL=3',
  ';INTERVAL=4',
  ';BYMONTH=9;BYDAY=1MO',
  ';BYMONTH=10;BYDAY=-1SU;INTERVAL=2',
  ';BYDAY=20MO',
  ';BYMONTH=2;BYMONTHDAY=29',
  ';BYMONTH=5;BYDAY=MO,TU;BYSETPOS=-1',
  ';BYMONTHDAY=-1',
  ';UNTIL=20270601',
])('a rule since 1901 names the same days as if all years had been followed: %p', (rule) => {
  for (const [start, year] of [
    ['19010501', 2027],
    ['19040229', 2028],
    ['19051231', 2028],
    ['20251231', 2027],
  ] as const) {
    const days = (more: string) =>
      daysOf(
        year,
        event(
          `DTSTART;VALUE=DATE:${start}`,
          'DURATION:P2D',
          `RRULE:FREQ=YEARLY${rule}${more}`,
          'SUMMARY:Day',
        ),
      );
    // A count is followed from its first day.
    if (!rule.includes('UNTIL'))
      expect([start, ...days('')]).toEqual([start, ...days(';COUNT=10000')]);
    else expect(days('')).toEqual(days('').filter((day) => day < '2027-06-03'));
  }
});

test('long holidays that repeat daily are many days, not many steps of a rule', () => {
  const bomb = event(
    'DTSTART;VALUE=DATE:20260925',
    'DURATION:P98D',
    'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'SUMMARY:Always',
  );
  const before = performance.now();
  expect(
    new Set(
      read(2027, Array.from({ length: 40 }, () => bomb).flat()).leftOut.first.map(
        ({ fault }) => fault,
      ),
    ),
  ).toEqual(new Set(['tooManyRepeats']));
  expect(performance.now() - before).toBeLessThan(1_000);
  const summer = event(
    'DTSTART;VALUE=DATE:20200701',
    'DURATION:P60D',
    'RRULE:FREQ=YEARLY',
    'SUMMARY:Summer',
  );
  expect(read(2027, Array.from({ length: 2_000 }, () => summer).flat()).leftOut.total).toBe(0);
});

test('dates that are listed count as steps, and only those that reach the year are followed', () => {
  const lists = (name: string, count: number) =>
    Array.from(
      { length: Math.ceil(count / 200) },
      () => `${name};VALUE=DATE:${Array<string>(200).fill('20270503').join()}`,
    );
  const holiday = (...lines: string[]) =>
    event('DTSTART;VALUE=DATE:20200501', 'SUMMARY:Day', ...lines);
  expect(daysOf(2027, holiday(...lists('RDATE', 20_000)))).toEqual(['2027-05-03 Day']);
  for (const name of ['RDATE', 'EXDATE'])
    expect(() =>
      read(2027, [...holiday(...lists(name, 10_000)), ...holiday(...lists(name, 10_200))]),
    ).toThrow(/more than 20000 dates/);
  expect(
    daysOf(
      2027,
      holiday(
        'DTEND;VALUE=DATE:20200504',
        'RDATE;VALUE=DATE:19990101,20261228,20261230,20280101,99981231',
      ),
    ),
  ).toEqual(['2027-01-01 Day']);
});

test('a broken event hides no other, and names its line', () => {
  const holidays = read(2027, [
    ...event('DTSTART;VALUE=DATE:20270501', 'SUMMARY:First'),
    ...event('DTSTART;=x', 'SUMMARY:Broken'),
    ...event('DTSTART;VALUE=DATE:20270502', 'SUMMARY:Second'),
  ]);
  expect([...holidays.days.keys()]).toEqual(['2027-05-01', '2027-05-02']);
  expect(holidays.leftOut.first).toEqual([{ line: 8, name: '', fault: 'unreadable' }]);
  const cutOff = calendarEvents(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270501\nSUMMARY:Half an ev',
  );
  expect(eventHolidays(cutOff, 2027, 'UTC').leftOut.first).toEqual([
    { line: 2, name: '', fault: 'unreadable' },
  ]);
});

test('two thousand events are read, one more is not', () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => event('DTSTART;VALUE=DATE:20270501', 'SUMMARY:Day')).flat();
  expect(read(2027, many(2_000)).entries).toBe(2_000);
  expect(() => read(2027, many(2_001))).toThrow(/more than 2000 events/);
  expect(() => read(2027, [])).toThrow(/no events/);
});

test('a calendar file is known by its beginning', () => {
  expect([file(), '\r\nbegin:vcalendar\n', 'date,name\n', ''].map(isCalendarFile)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
