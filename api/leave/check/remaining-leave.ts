import { addDays, inclusiveDays } from '../../contract/calendar-date.js';
import type { DayOfLeave } from '../../entitlement/facts/person-entitlement.js';
import type { DayCost } from '../../working-time/leave-day-cost.js';
import { daysOfLeave, type RequestedLeave } from '../requested-leave.js';

export interface RemainingPart extends RequestedLeave {
  /** Calendar days, first and last included. */
  days: number;
}

/** The costs of days of leave; undefined where no policy holds. */
export type CostsOfDays = (days: readonly DayOfLeave[]) => DayCost[] | undefined;

/** The parts of leave before and after the days that are taken out. Each begins and ends on a day that costs something; a part without such a day is dropped. */
export function remainingLeave(
  leave: RequestedLeave,
  out: RequestedLeave,
  costs: CostsOfDays,
): RemainingPart[] {
  if (leave.minutes !== null) return [];
  return [before(leave, out), after(leave, out)]
    .map((part) => costing(part, costs))
    .filter((part) => part !== undefined)
    .map((part) => ({ ...part, days: inclusiveDays(part.startDate, part.endDate) }));
}

function before(leave: RequestedLeave, { startDate, startsAt }: RequestedLeave): RequestedLeave {
  return startsAt === 'noon'
    ? { ...leave, endDate: startDate, endsAt: 'noon' }
    : { ...leave, endDate: addDays(startDate, -1), endsAt: 'evening' };
}

function after(leave: RequestedLeave, { endDate, endsAt }: RequestedLeave): RequestedLeave {
  return endsAt === 'noon'
    ? { ...leave, startDate: endDate, startsAt: 'noon' }
    : { ...leave, startDate: addDays(endDate, 1), startsAt: 'morning' };
}

function costing(part: RequestedLeave, costs: CostsOfDays): RequestedLeave | undefined {
  const asked =
    part.startDate > part.endDate
      ? []
      : daysOfLeave(part).filter(({ morning, afternoon }) => morning || afternoon);
  const costed = costs(asked);
  const counted = costed ? costed.filter(({ cost, why }) => cost > 0 || why === 'noPolicy') : asked;
  const [first, last] = [counted.at(0)?.day, counted.at(-1)?.day];
  if (first === undefined || last === undefined) return undefined;
  return {
    ...part,
    startDate: first,
    startsAt: first === part.startDate ? part.startsAt : 'morning',
    endDate: last,
    endsAt: last === part.endDate ? part.endsAt : 'evening',
  };
}
