import type { EndOfLeave, StartOfLeave } from '../../../api/contract/leave/leave-types.js';

/** The parts of a day that leave of one day can take. */
export const DAY_PARTS = ['whole', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export interface LeaveEnds {
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
}

/** Whole days unless asked otherwise. */
export const endsOf = ({
  startsAt,
  endsAt,
}: {
  startsAt?: string;
  endsAt?: string;
}): LeaveEnds => ({
  startsAt: startsAt === 'noon' ? 'noon' : 'morning',
  endsAt: endsAt === 'noon' ? 'noon' : 'evening',
});

export const endsOfPart = (part: DayPart): LeaveEnds => ({
  startsAt: part === 'afternoon' ? 'noon' : 'morning',
  endsAt: part === 'morning' ? 'noon' : 'evening',
});

/** Undefined from midday to midday, which leaves nothing of the day. */
export function partOf({ startsAt, endsAt }: LeaveEnds): DayPart | undefined {
  if (startsAt === 'morning') return endsAt === 'noon' ? 'morning' : 'whole';
  return endsAt === 'noon' ? undefined : 'afternoon';
}
