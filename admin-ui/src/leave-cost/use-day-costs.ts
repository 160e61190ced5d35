import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../api/contract/day-costs.js';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import type { DayMark } from '../ui/calendar/month-grid';
import { useMonthCosts } from './use-leave-cost';

interface Shown {
  userId: string;
  leaveType: string | undefined;
  month: string;
  quoted: DayCostRecord[] | undefined;
}

/** What the days of the calendar would cost: chosen ones as the request has them, the others whole. */
export function useDayCosts({ userId, leaveType, month, quoted = [] }: Shown) {
  const text = useText();
  const amounts = useAmounts();
  const costs = useMonthCosts({ userId, leaveType }, month);
  const unit = costs?.unit ?? 'days';
  const chosen = new Map(quoted.map((day) => [day.day, day]));
  const days = new Map((costs?.days ?? []).map((day) => [day.day, day]));

  function costOf(date: CalendarDate): DayMark | undefined {
    const asked = chosen.get(date);
    if (!asked) return days.get(date)?.cost === 0 ? 'free' : undefined;
    if (asked.cost === 0) return 'nothing';
    return asked.why === 'notAsked' ? 'half' : 'whole';
  }

  function costWords(date: CalendarDate): string | undefined {
    const found = chosen.get(date) ?? days.get(date);
    if (!found || (found.cost > 0 && !chosen.has(date))) return undefined;
    const cost = found.cost === 0 ? text('leaveCost.dayCostsNothing') : text('leaveCost.dayCosts', { amount: amounts.words(found.cost, unit) });
    return [found.holiday, cost].filter(Boolean).join(', ');
  }

  return { costOf, costWords };
}
