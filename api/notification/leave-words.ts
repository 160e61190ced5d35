import type { CalendarDate } from '../contract/calendar-date.js';
import type { Language } from '../contract/languages.js';
import type { LeaveUnit } from '../contract/leave/policy-rules.js';
import type { RequestedLeave } from '../leave/requested-leave.js';
import { formatDate } from '../platform/mail/mail-dates.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';

/** 'from 02 Mar 2026 (afternoon) to 04 Mar 2026' */
export function spanInWords(
  language: Language,
  { startDate, endDate, startsAt, endsAt, minutes }: RequestedLeave,
): string {
  const { approval, leave } = MAIL_TEXTS[language];
  const dayWith = (day: CalendarDate, part: string | false) =>
    part === false ? formatDate(language, day) : approval.partOf(formatDate(language, day), part);
  if (minutes !== null)
    return leave.on(dayWith(startDate, approval.duration(Math.floor(minutes / 60), minutes % 60)));
  const [startsLate, endsEarly] = [
    startsAt === 'noon' && approval.afternoon,
    endsAt === 'noon' && approval.morning,
  ];
  return startDate === endDate
    ? leave.on(dayWith(startDate, startsLate || endsEarly))
    : leave.fromTo(dayWith(startDate, startsLate), dayWith(endDate, endsEarly));
}

/** Days with up to three decimals, or hours and minutes. */
export function amountInWords(language: Language, unit: LeaveUnit, amount: number): string {
  const { days, duration } = MAIL_TEXTS[language].approval;
  const [sign, size] = [amount < 0 ? '\u2212' : '', Math.abs(amount)];
  if (unit === 'days')
    return (
      sign + days(new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(size), size)
    );
  return sign + duration(Math.floor(size / 60), size % 60);
}
