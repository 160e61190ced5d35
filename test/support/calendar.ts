import type { INestApplicationContext } from '@nestjs/common';
import {
  addDays,
  dateIn,
  endOfDayIn,
  inclusiveDays,
  type CalendarDate,
} from '../../api/contract/calendar-date.js';
import { Clock } from '../../api/platform/config/clock.js';
import { MailSender } from '../../api/platform/mail/mail-sender.js';
import { TIME_ZONE } from './clock-environment.mjs';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The date that a test file begins on; its servers keep to it when midnight passes meanwhile. */
export const TODAY = dateIn(TIME_ZONE);
const LAST_MOMENT = endOfDayIn(TIME_ZONE, TODAY) - 1;

export const YESTERDAY = addDays(TODAY, -1);
export const TOMORROW = addDays(TODAY, 1);
export const THIS_YEAR = Number(TODAY.slice(0, 4));

const FIELD_PARTS = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** As a date field shows it: 'Mon 14 Dec 2026'. */
export function inField(date: CalendarDate): string {
  const parts = FIELD_PARTS.formatToParts(new Date(date));
  return ['weekday', 'day', 'month', 'year']
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join(' ');
}

/** 0 is Monday. */
export function weekday(date: CalendarDate): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** The first Monday after `date`. */
export function nextMonday(date = TODAY): CalendarDate {
  return addDays(date, 7 - weekday(date));
}

/** Today or the next Wednesday: the two days before and after it are working days, too. */
export const WEDNESDAY = addDays(TODAY, (9 - weekday(TODAY)) % 7);

interface AnyServer {
  app: INestApplicationContext;
}

/**
 * For tests that name dates, or to which it matters what date the server has. Its clock goes on from a date to come; of a past one
 * it has only the date, since sessions would be over.
 */
export function setToday(server: AnyServer, today: CalendarDate): void {
  setAhead(server, Math.max(0, inclusiveDays(TODAY, today) - 1));
  server.app.get(Clock, { strict: false }).today = () => today;
}

export function stayOnToday(server: AnyServer): void {
  setAhead(server, 0);
}

function setAhead({ app }: AnyServer, days: number): void {
  app.get(Clock, { strict: false }).now = () => Math.min(Date.now(), LAST_MOMENT) + days * DAY_MS;
}

/** The server's clock goes on from that much later. */
export function advanceClock({ app }: AnyServer, { minutes }: { minutes: number }): void {
  const clock = app.get(Clock, { strict: false });
  const { now } = clock;
  clock.now = () => now() + minutes * MINUTE_MS;
}

/** The half minute passes in which a decision can be undone: what it tells is told. */
export function passUndoTime(server: AnyServer): void {
  advanceClock(server, { minutes: 1 });
  server.app.get(MailSender, { strict: false }).wake();
}

export function serverNow({ app }: AnyServer): number {
  return app.get(Clock, { strict: false }).now();
}
