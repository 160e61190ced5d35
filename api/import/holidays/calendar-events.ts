import ICAL from 'ical.js';
import { Problem, refusal } from '../../contract/problem.js';
import { HOLIDAY_EVENTS_MAX } from '../../contract/working-time/holiday-proposals.js';

export interface CalendarEvent {
  /** Number of its first line. */
  line: number;
  /** Its lines as ICAL reads them; undefined if they cannot be read. */
  parsed: unknown[] | undefined;
}

const BEGINNING = /^\s*BEGIN:VCALENDAR\s/i;
/** All others may be long, and are not needed: descriptions, alarms, attachments. */
const NEEDED =
  /^(?:UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS)[;:]/i;
const LONGEST_LINE = 2_000;

export function isCalendarFile(text: string): boolean {
  return BEGINNING.test(text);
}

/** Each event is read by itself, so that a broken one does not hide the others. */
export function calendarEvents(text: string): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let event: { line: number; lines: string[]; open: string[] } | undefined;
  for (const { line, content } of unfolded(text)) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(content) ?? [];
    if (!event) {
      if (edge?.toUpperCase() === 'BEGIN' && name.toUpperCase() === 'VEVENT')
        event = { line, lines: [], open: ['VEVENT'] };
      continue;
    }
    if (edge === undefined) {
      if (event.open.length === 1 && NEEDED.test(content)) event.lines.push(content);
      continue;
    }
    if (edge.toUpperCase() === 'BEGIN') event.open.push(name.toUpperCase());
    else if (event.open.pop() !== name.toUpperCase()) event.open = [];
    if (event.open.length > 0) continue;
    events.push({ line: event.line, parsed: parsedEvent(event.lines) });
    if (events.length > HOLIDAY_EVENTS_MAX)
      throw Problem.at('file', refusal('holiday.too_many_events', { max: HOLIDAY_EVENTS_MAX }));
    event = undefined;
  }
  if (event) events.push({ line: event.line, parsed: undefined });
  if (events.length === 0) throw Problem.at('file', refusal('holiday.no_events'));
  return events;
}

/** A line that begins with a blank continues the one before it. */
function* unfolded(text: string): Generator<{ line: number; content: string }> {
  let known: { line: number; parts: string[] } | undefined;
  for (const [index, content] of text.split(/\r\n|\n|\r/).entries()) {
    if (known && /^[ \t]/.test(content)) known.parts.push(content.slice(1));
    else {
      if (known) yield { line: known.line, content: known.parts.join('') };
      known = { line: index + 1, parts: [content] };
    }
  }
  if (known) yield { line: known.line, content: known.parts.join('') };
}

function parsedEvent(lines: string[]): unknown[] | undefined {
  if (lines.some((content) => content.length > LONGEST_LINE)) return undefined;
  try {
    return ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')) as unknown[];
  } catch {
    return undefined;
  }
}
