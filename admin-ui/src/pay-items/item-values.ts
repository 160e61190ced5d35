import { EARLIEST_PAY, isCalendarDate, latestFutureDate } from '../../../api/contract/calendar-date.js';
import { minorUnits } from '../../../api/contract/money.js';
import { HOURS_MAX, type PayComponentRecord, RATE_MAX } from '../../../api/contract/payroll/pay-components.js';
import { useToday } from '../api/use-today';
import { useAmountCheck } from '../forms/money-field';
import { plainAmount } from '../forms/plain-amount';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { GivenAmount } from './pay-item-calls';

export interface TypedAmount {
  amount: string;
  rate: string;
  hours: string;
  hourly: string;
}

interface Typed extends TypedAmount {
  from: string;
  to: string;
}

/** Only the amounts of the component's unit. */
export function givenAmount({ amount, rate, hours, hourly }: TypedAmount, component: Pick<PayComponentRecord, 'unit'> | undefined): GivenAmount {
  if (component?.unit === 'percent') return { rate: plainAmount(rate) };
  return component?.unit === 'hours' ? { hours: plainAmount(hours), hourly: plainAmount(hourly) } : { amount: plainAmount(amount) };
}

/** Says by field what is wrong with an item. */
export function useItemCheck() {
  const text = useText();
  const { day } = useDates();
  const today = useToday();
  const amountCheck = useAmountCheck();

  function numberCheck(typed: string, max: number): string | undefined {
    const hundredths = minorUnits(plainAmount(typed));
    return hundredths !== undefined && hundredths > 0 && hundredths <= max * 100 ? undefined : text('payItems.adding.notANumber', { max });
  }

  function dateCheck(date: string): string | undefined {
    if (!isCalendarDate(date)) return text('forms.noDate');
    const max = today ? latestFutureDate(today) : date;
    return date < EARLIEST_PAY || date > max ? text('forms.dateOutside', { min: day(EARLIEST_PAY), max: day(max) }) : undefined;
  }

  return ({ amount, rate, hours, hourly, from, to }: Typed, component: PayComponentRecord | undefined): Record<string, string> => {
    const unit = component?.unit ?? 'amount';
    const faults = {
      componentId: component ? undefined : text('forms.choose', { label: text('payItems.component') }),
      amount: unit === 'amount' ? amountCheck(amount) : undefined,
      rate: unit === 'percent' ? numberCheck(rate, RATE_MAX) : undefined,
      hours: unit === 'hours' ? numberCheck(hours, HOURS_MAX) : undefined,
      hourly: unit === 'hours' ? amountCheck(hourly) : undefined,
      from: dateCheck(from),
      to: to ? (dateCheck(to) ?? (isCalendarDate(from) && to < from ? text('payItems.adding.toBeforeFrom') : undefined)) : undefined,
    };
    return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
  };
}
