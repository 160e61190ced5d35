import {
  dayCost,
  type Counting,
  type DayOfLeave,
  type WorkDay,
} from '../../working-time/leave-day-cost.js';

/** The halves of a day on which leave costs something. Minutes count only if they take all work of the day: nobody knows which hours they are. */
export function halvesAway(
  type: Counting,
  work: WorkDay,
  asked: DayOfLeave,
): { morning: boolean; afternoon: boolean } {
  const { cost, half } = dayCost(type, work, { ...asked, minutes: null });
  const isAway = cost > 0 && dayCost(type, work, asked).cost === cost;
  return { morning: isAway && half !== 'afternoon', afternoon: isAway && half !== 'morning' };
}
