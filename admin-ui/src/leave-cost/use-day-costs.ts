import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { type CostMark, costMark } from './cost-dot';
import { useMonthCosts } from '../api/use-month-costs';
import type { Asked } from './use-leave-cost';

interface Shown {
  asked: Asked;
  month: string;
  quoted: DayCostRecord[] | undefined;
}

/** Chosen days cost what the request has them cost, the others a whole day. */
export function useDayCosts({ asked, month, quoted = [] }: Shown) {
  const text = useText();
  const amounts = useAmounts();
  const costs = useMonthCosts(asked, month);
  const unit = costs?.unit ?? 'days';
  const chosen = new Map(quoted.map((day) => [day.day, day]));
  const days = new Map((costs?.days ?? []).map((day) => [day.day, day]));

  /** Only of chosen days. */
  function costOf(date: CalendarDate): CostMark | undefined {
    const found = chosen.get(date);
    return found && costMark(found, asked.minutes !== undefined);
  }

  const isFree = (date: CalendarDate) => (chosen.get(date) ?? days.get(date))?.cost === 0;

  function holidayOn(date: CalendarDate): 'whole' | 'half' | undefined {
    const found = days.get(date);
    if (!found || found.holiday === null) return undefined;
    return found.half === null ? 'whole' : 'half';
  }

  function costWords(date: CalendarDate): string | undefined {
    const found = chosen.get(date) ?? days.get(date);
    if (!found || (found.cost > 0 && found.holiday === null && !chosen.has(date))) return undefined;
    const cost =
      found.cost === 0
        ? text('leaveCost.dayCostsNothing')
        : text('leaveCost.dayCosts', { amount: amounts.words(found.cost, unit) });
    return [found.holiday, cost].filter(Boolean).join(', ');
  }

  return { costOf, isFree, holidayOn, costWords };
}
