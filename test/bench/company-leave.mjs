import { built } from './built.mjs';
import { REASONS } from './words.mjs';

const { folded } = await built('platform/database/statements/folded-text.js');
const { BUILTIN_LEAVE_TYPE_IDS } = await built('contract/leave/leave-types.js');
const { addDays } = await built('contract/calendar-date.js');

const FIRST_DAY = '2024-01-01';
/** Requests made after this day may still be pending. */
const UNDECIDED_FROM = '2026-11-09';
const DAYS = 3 * 365;
const DAY_MS = 86_400_000;
const LONGEST = 15;
const TRIES = 12;
/** How many begin in each month of the year: summer, and the end of the year. */
const SEASON = [5, 6, 7, 7, 8, 10, 18, 15, 6, 6, 5, 11];
const TYPES = {
  'Annual Leave': 0.56,
  'Sick Leave': 0.24,
  'Casual Leave': 0.11,
  'Personal Leave': 0.06,
  'Emergency Leave': 0.03,
};
const LENGTHS = { 1: 0.42, 2: 0.17, 3: 0.11, 5: 0.18, 4: 0.05, 10: 0.04, 15: 0.03 };

/** Requests in the order in which they were made; those of one person that count do not overlap. */
export function* leave(dice, people, total) {
  const calendar = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DAY, day));
  const undecided = calendar.indexOf(UNDECIDED_FROM);
  const requests = drawn(dice, people, total, seasonal(calendar));
  const reasons = REASONS.map((reason) => [reason, folded(reason)]);
  for (const place of Uint32Array.from(requests.made.keys()).sort(
    (a, b) => requests.made[a] - requests.made[b] || a - b,
  )) {
    const [start, days, made] = [requests.start[place], requests.days[place], requests.made[place]];
    const status = requests.free[place]
      ? start >= undecided && dice.chance(0.7)
        ? 'Pending'
        : 'Approved'
      : dice.chance(0.7)
        ? 'Rejected'
        : 'Cancelled';
    const [reason, reasonFolded] = dice.of(reasons);
    const decided = status === 'Approved' || status === 'Rejected';
    const person = people[requests.person[place]];
    yield [
      'leave_request',
      {
        id: dice.id(made),
        employee_id: person.id,
        ...type(dice),
        start_date: calendar[start],
        end_date: calendar[start + days - 1] ?? addDays(calendar[start], days - 1),
        days,
        reason,
        reason_folded: reasonFolded,
        status,
        note: null,
        decided_by: decided ? people[0].accountId : null,
        decided_at: decided ? made + 3_600_000 : null,
        cancelled_by: status === 'Cancelled' ? person.accountId : null,
        cancelled_at: status === 'Cancelled' ? made + 7_200_000 : null,
        cancel_reason: null,
        created_at: made,
      },
    ];
  }
}

/** Figures alone, a column each: there are millions of them. */
function drawn(dice, people, total, begins) {
  const taken = people.map(() => new Uint8Array(Math.ceil((DAYS + LONGEST) / 8)));
  const requests = {
    person: new Uint32Array(total),
    start: new Uint16Array(total),
    days: new Uint8Array(total),
    free: new Uint8Array(total),
    made: new Float64Array(total),
  };
  for (let place = 0; place < total; place++) {
    const days = Number(dice.weighted(LENGTHS));
    let [person, start, free] = [0, 0, false];
    for (let tries = 0; tries < TRIES && !free; tries++) {
      [person, start] = [dice.below(people.length), begins[dice.below(begins.length)]];
      free = isFree(taken[person], start, days);
    }
    const counts = free && !dice.chance(0.16);
    if (counts) take(taken[person], start, days);
    const ahead = 1 + dice.skewed(90);
    requests.person[place] = person;
    requests.start[place] = start;
    requests.days[place] = days;
    requests.free[place] = counts ? 1 : 0;
    requests.made[place] =
      Date.parse(FIRST_DAY) + (start - ahead) * DAY_MS + 7 * 3_600_000 + dice.below(36_000_000);
  }
  return requests;
}

function type(dice) {
  const name = dice.weighted(TYPES);
  return { leave_type_id: BUILTIN_LEAVE_TYPE_IDS[name], leave_type: name };
}

/** Each day as often as leave begins on it, never on a weekend. */
function seasonal(calendar) {
  return calendar.flatMap((date, day) => {
    const weekday = new Date(date).getUTCDay();
    if (weekday === 0 || weekday === 6) return [];
    return Array(SEASON[Number(date.slice(5, 7)) - 1] * (weekday === 1 ? 3 : 1)).fill(day);
  });
}

function isFree(bits, start, days) {
  for (let day = start; day < start + days; day++)
    if (bits[day >> 3] & (1 << (day & 7))) return false;
  return true;
}

function take(bits, start, days) {
  for (let day = start; day < start + days; day++) bits[day >> 3] |= 1 << (day & 7);
}
