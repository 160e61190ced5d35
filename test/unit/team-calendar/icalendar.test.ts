import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { icalendar, type CalendarEvent } from '../../../api/calendar-feed/icalendar.js';

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'leave-1@x',
  sequence: 2,
  stampedAt: Date.UTC(2026, 2, 1, 8, 5, 9, 123),
  firstDay: '2026-02-27',
  lastDay: '2026-02-28',
  summary: 'Annual Leave',
  blocks: true,
  isPrivate: true,
  ...fields,
});

function readBack(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

test('an event is written as the standard has it', () => {
  expect(icalendar('My leave', [event()]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Employee Management System//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:My leave',
    'X-WR-CALNAME:My leave',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:leave-1@x',
    'SEQUENCE:2',
    'DTSTAMP:20260301T080509Z',
    'DTSTART;VALUE=DATE:20260227',
    'DTEND;VALUE=DATE:20260301',
    'SUMMARY:Annual Leave',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(icalendar('x', [event({ blocks: false, isPrivate: false })])).toMatch(
    /STATUS:CONFIRMED\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT/,
  );
});

test('days are dates, and the end is the day behind the last, across years and leap days', () => {
  for (const [firstDay, lastDay, end] of [
    ['2026-12-31', '2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-28', '2028-02-29'],
    ['2026-03-28', '2026-03-29', '2026-03-30'],
  ] as const) {
    const [read] = readBack(icalendar('x', [event({ firstDay, lastDay })])).getAllSubcomponents(
      'vevent',
    );
    const { startDate, endDate } = new ICAL.Event(read);
    expect([startDate.isDate, startDate.toString(), endDate.isDate, endDate.toString()]).toEqual([
      true,
      firstDay,
      true,
      end,
    ]);
  }
});

test.each([
  ['signs of the format', 'a;b,c\\d\\n:e "f"'],
  [
    'line breaks, which would begin a line of their own',
    'Anna\r\nATTACH:http://evil.example\nEND:VCALENDAR\rX',
  ],
  ['an emoji where the line is folded', `${'x'.repeat(64)}👩‍👩‍👧‍👦${'y'.repeat(90)}`],
  ['other scripts', 'Ærøskøbing, 渡辺 直美, عطلة '.repeat(12).trim()],
  ['escapes where the line is folded', ',;\\'.repeat(80)],
])('%s come back as they were', (_, summary) => {
  const text = icalendar(summary, [event({ summary })]);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]|\ufffd/);
  }
  const calendar = readBack(text);
  const expected = summary.replace(/\r\n?/g, '\n');
  expect(
    calendar.getAllSubcomponents('vevent').map((read) => new ICAL.Event(read).summary),
  ).toEqual([expected]);
  expect(calendar.getFirstProperty('attach')).toBeNull();
});

test('every place of a fold cuts no character', () => {
  for (let length = 50; length < 90; length++) {
    const summary = `${'x'.repeat(length)}é👍🏽ü`;
    const [read] = readBack(icalendar('x', [event({ summary })])).getAllSubcomponents('vevent');
    expect(new ICAL.Event(read).summary).toBe(summary);
  }
});

test('signs that no calendar shows are left out', () => {
  expect(icalendar('a\0b\u0007c\u009bd', [])).toContain('\r\nNAME:abcd\r\n');
});
