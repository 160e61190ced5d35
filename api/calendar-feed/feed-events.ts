import { addMonths } from '../contract/calendar-date.js';
import type { Language } from '../contract/languages.js';
import { isBuiltinLeaveType } from '../contract/leave/leave-types.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import type { EventIdentity } from './event-identities.js';
import { hashOf } from './feed-tokens.js';
import type { CalendarEvent } from './icalendar.js';
import type { ShownHoliday } from './shown-holidays.js';
import type { ShownLeave } from './shown-leaves.js';

/** Leave enters a feed that long before. */
export const MONTHS_AHEAD = 18;
/** Ids never depend on the server's address, so that a move changes no calendar. */
const UID_DOMAIN = '@employee-management-system';

export function leaveEvent(
  language: Language,
  leave: ShownLeave,
  { id, changes, changedAt }: EventIdentity,
): CalendarEvent {
  const { startDate, endDate, name } = leave;
  return {
    // The id of a request tells when it was made.
    uid: `leave-${hashOf(id)}${UID_DOMAIN}`,
    sequence: changes,
    // Leave that was decided after its days is most often an illness.
    stampedAt: name === null ? changedAt : Date.parse(addMonths(startDate, -MONTHS_AHEAD)),
    firstDay: startDate,
    lastDay: endDate,
    summary: leaveInWords(language, leave),
    // An event of whole days would block the other half of the day, too.
    blocks: name === null && !isPartOfADay(leave),
    isPrivate: name === null,
  };
}

export function holidayEvent(
  language: Language,
  { day, name, half, calendar }: ShownHoliday,
  stampedAt: number,
): CalendarEvent {
  const { approval } = MAIL_TEXTS[language];
  return {
    uid: `holiday-${calendar}-${day}${UID_DOMAIN}`,
    sequence: 0,
    stampedAt,
    firstDay: day,
    lastDay: day,
    summary: half === null ? name : approval.partOf(name, approval[half]),
    blocks: false,
    isPrivate: false,
  };
}

/** 'Annual Leave (morning)' for oneself, 'Zoë Brandt – away (morning)' for others. */
function leaveInWords(language: Language, leave: ShownLeave): string {
  const { approval, calendarFeed } = MAIL_TEXTS[language];
  const type =
    leave.leaveType !== null && isBuiltinLeaveType(leave.leaveType)
      ? approval.types[leave.leaveType]
      : leave.leaveType;
  const title =
    leave.name === null
      ? (type ?? '')
      : [calendarFeed.away(leave.name), type].filter(Boolean).join(', ');
  const part = partInWords(language, leave);
  return part === '' ? title : approval.partOf(title, part);
}

function partInWords(language: Language, leave: ShownLeave): string {
  const { approval, calendarFeed } = MAIL_TEXTS[language];
  const [startsLate, endsEarly] = [leave.startsAt === 'noon', leave.endsAt === 'noon'];
  if (leave.minutes !== null)
    return approval.duration(Math.floor(leave.minutes / 60), leave.minutes % 60);
  if (isPartOfADay(leave)) return startsLate ? approval.afternoon : approval.morning;
  return [startsLate && calendarFeed.fromMidday, endsEarly && calendarFeed.untilMidday]
    .filter(Boolean)
    .join(', ');
}

function isPartOfADay({ startDate, endDate, startsAt, endsAt, minutes }: ShownLeave): boolean {
  return minutes !== null || (startDate === endDate && (startsAt === 'noon' || endsAt === 'noon'));
}
