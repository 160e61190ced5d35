import {
  CALENDAR_NAME_MAX,
  PATTERN_NAME_MAX,
  type PatternSlot,
} from '../../../api/contract/working-time/working-time.js';
import type { BadCall, World } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const admin = ({ admin: client }: World) => client;
const SOME_ID = '019ab4c2-4d63-7f71-9b2c-3d4e5f607182';
const days = () => ({
  add: [{ day: '2026-05-01', half: null, name: 'Labour Day' }],
  remove: ['2026-12-25'],
});
const slots: PatternSlot[] = Array<PatternSlot>(7).fill([240, 0]);
const name = (max: number): FieldKind => ({ kind: 'text', max });
const bavaria = { country: 'DE', region: 'BY' };
const place: Record<string, FieldKind> = {
  country: { kind: 'place', max: 2, optional: true },
  region: { kind: 'place', max: 20, optional: true },
};
const archived: FieldKind = { kind: 'flag', optional: true };

export const WORKING_TIME_CALLS: BadCall[] = [
  {
    call: 'POST /work/pattern/add',
    by: admin,
    path: () => '/work/pattern/add',
    good: () => ({ name: 'Mornings', slots }),
    fields: { name: name(PATTERN_NAME_MAX), slots: { kind: 'slots' } },
  },
  {
    call: 'PUT /work/pattern/:id',
    by: admin,
    path: ({ pattern }) => `/work/pattern/${pattern._id}`,
    good: () => ({ name: 'Renamed', archived: false }),
    fields: { name: name(PATTERN_NAME_MAX), archived },
  },
  {
    call: 'POST /holiday/add',
    by: admin,
    path: () => '/holiday/add',
    good: () => ({ name: 'Bavaria', ...bavaria }),
    fields: { name: name(CALENDAR_NAME_MAX), ...place },
  },
  {
    call: 'PUT /holiday/:id',
    by: admin,
    path: ({ calendar }) => `/holiday/${calendar._id}`,
    good: () => ({ name: 'Renamed', archived: true, ...bavaria }),
    fields: { name: name(CALENDAR_NAME_MAX), archived, ...place },
  },
  {
    call: 'POST /holiday/days/:id',
    by: admin,
    path: ({ calendar }) => `/holiday/days/${calendar._id}`,
    good: () => ({ ...days(), ...bavaria, basis: SOME_ID }),
    change: ({ calendar }) => ({ kind: 'holidays', calendar: calendar._id, ...days() }),
    fields: {
      basis: { kind: 'id' },
      add: { kind: 'addedHolidays', optional: true },
      remove: { kind: 'days', optional: true },
      yearly: { kind: 'flag', optional: true },
      ...place,
    },
  },
  {
    call: 'POST /work/assignment/add',
    by: admin,
    path: () => '/work/assignment/add',
    good: ({ amara, pattern }) => ({
      holders: [amara._id],
      subject: 'pattern',
      target: pattern._id,
      from: '2026-01-01',
    }),
    fields: {
      holders: { kind: 'holders' },
      subject: { kind: 'subject' },
      target: { kind: 'id', optional: true },
      inherit: { kind: 'flag', optional: true },
      from: { kind: 'employed' },
      basis: { kind: 'id', optional: true },
    },
  },
];
