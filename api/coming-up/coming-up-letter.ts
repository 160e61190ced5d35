import { eachDay, addDays, type CalendarDate } from '../contract/calendar-date.js';
import type { ComingUp, ComingUpEvent } from '../contract/coming-up/coming-up.js';
import type { Letter } from '../platform/mail/letter.js';
import { formatDate } from '../platform/mail/mail-dates.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import type { Recipient } from '../platform/mail/recipients.js';
import type { MailWords } from '../platform/mail/words/mail-words.js';

type Words = MailWords['comingUp'];

const NAMED = 3;

/** One paragraph for each day. Undefined without anything to say; salaries stay out of mails. */
export function comingUpLetter(
  { language, role }: Pick<Recipient, 'language' | 'role'>,
  week: CalendarDate,
  { events, unpaid, withoutBankAccount, longWaiting }: ComingUp,
): Letter | undefined {
  const words = MAIL_TEXTS[language].comingUp;
  const date = (day: CalendarDate) => formatDate(language, day);
  const days = eachDay(week, addDays(week, 6)).flatMap((day) => {
    const ofDay = events.filter((event) => event.day === day);
    return ofDay.length === 0
      ? []
      : words.day(date(day), ofDay.map((event) => inWords(words, event)).join('; '));
  });
  const paragraphs = [
    ...unpaid.map(({ from, to }) => words.unpaid(date(from), date(to))),
    ...(withoutBankAccount > 0 ? [words.withoutBankAccount(withoutBankAccount)] : []),
    ...(longWaiting > 0 ? [words.longWaiting(longWaiting)] : []),
    ...days,
  ];
  if (paragraphs.length === 0) return undefined;
  return {
    subject: words.subject(date(week)),
    paragraphs,
    link: {
      label: words.open,
      path: role === 'admin' ? '/admin-dashboard' : '/employee-dashboard/team',
    },
    notes: [words.cancel],
  };
}

function inWords(
  words: Words,
  { kind, people, count, department, years, changes }: ComingUpEvent,
): string {
  const named = people.slice(0, NAMED).map(({ name }) => name);
  const who = words.people(named, count - named.length);
  if (kind === 'anniversary') return words.anniversary(who, years ?? 0);
  if (kind === 'firstDay' || kind === 'lastDay') return words[kind](who, department ?? '');
  if (kind !== 'change') return words[kind](who);
  const moved = changes.find(({ subject }) => subject === 'department')?.value;
  return moved ? words.moves(who, moved) : words.change(who);
}
