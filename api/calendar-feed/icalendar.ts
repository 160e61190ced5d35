import { addDays, type CalendarDate } from '../contract/calendar-date.js';

export interface CalendarEvent {
  uid: string;
  /** Grows with each change of the event's days. */
  sequence: number;
  /** When the event became what it is, in milliseconds since 1970. */
  stampedAt: number;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  summary: string;
  /** Its days count as busy. */
  blocks: boolean;
  isPrivate: boolean;
}

const LINE_BYTES = 75;
const REFRESH = 'PT1H';

/** A calendar by RFC 5545, of whole days. */
export function icalendar(name: string, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Employee Management System//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventLines({
  uid,
  sequence,
  stampedAt,
  firstDay,
  lastDay,
  summary,
  blocks,
  isPrivate,
}: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(stampedAt)}`,
    `DTSTART;VALUE=DATE:${day(firstDay)}`,
    `DTEND;VALUE=DATE:${day(addDays(lastDay, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    'STATUS:CONFIRMED',
    `TRANSP:${blocks ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(isPrivate ? ['CLASS:PRIVATE'] : []),
    // Outlook shows 'Out of Office' instead of 'Busy'.
    ...(blocks ? ['X-MICROSOFT-CDO-BUSYSTATUS:OOF'] : []),
    'END:VEVENT',
  ];
}

function day(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

function instant(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Continues a line of more than 75 octets with a blank, and cuts no character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
