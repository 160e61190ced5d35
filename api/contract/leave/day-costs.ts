import type { CalendarDate } from '../calendar-date.js';
import type { DayHalf } from '../working-time/working-time.js';

/** In the type's unit: days with up to three decimals, or whole minutes. */
export interface DayCostRecord {
  day: CalendarDate;
  cost: number;
  /** The reason why it costs nothing, or less than the whole day. */
  why: 'noPolicy' | 'notEmployed' | 'holiday' | 'free' | 'notAsked' | null;
  holiday: string | null;
  /** The half that costs, where the other one does not. */
  half: DayHalf | null;
}
