import { EARLIEST_PAY, latestFutureDate } from '../../../api/contract/calendar-date.js';
import { MINOR_UNITS, minorUnits } from '../../../api/contract/money.js';
import {
  HOURS_MAX,
  type PayComponentRecord,
  RATE_MAX,
} from '../../../api/contract/payroll/pay-components.js';
import { useToday } from '../api/use-today';
import { useAmountCheck } from '../forms/money-field';
import { plainAmount } from '../forms/plain-amount';
import { type DateSpan, usePairFaults } from '../forms/date-field/use-typed-dates';
import { useText } from '../i18n/use-text';
import type { GivenAmount } from './pay-item-calls';

export interface TypedAmount {
  amount: string;
  rate: string;
  hours: string;
  hourly: string;
}

interface Typed extends TypedAmount, DateSpan {}

/** Only the amounts of the component's unit. */
export function givenAmount(
  { amount, rate, hours, hourly }: TypedAmount,
  component: Pick<PayComponentRecord, 'unit'> | undefined,
): GivenAmount {
  if (component?.unit === 'percent') return { rate: plainAmount(rate) };
  return component?.unit === 'hours'
    ? { hours: plainAmount(hours), hourly: plainAmount(hourly) }
    : { amount: plainAmount(amount) };
}

/** In units; undefined while it is not known: a percentage is taken of the salary by the server. */
export function typedSum(
  { amount, hours, hourly }: TypedAmount,
  { unit }: Pick<PayComponentRecord, 'unit'>,
): number | undefined {
  const [sum, count, price] = [amount, hours, hourly].map((typed) =>
    minorUnits(plainAmount(typed)),
  );
  if (unit === 'amount') return sum === undefined ? undefined : sum / MINOR_UNITS;
  return unit === 'hours' && count !== undefined && price !== undefined
    ? Math.round((count * price) / MINOR_UNITS) / MINOR_UNITS
    : undefined;
}

const faultsOf = (checked: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checked).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  );

/** Without those of the fields that are right now. */
export function remainingErrors(
  errors: Record<string, string>,
  typed: object,
  faults: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !(field in typed) || field in faults),
  );
}

/** Says by field what is wrong with the amounts of the component's unit. */
export function useAmountFaults() {
  const text = useText();
  const amountCheck = useAmountCheck();

  function numberCheck(typed: string, max: number): string | undefined {
    const hundredths = minorUnits(plainAmount(typed));
    return hundredths !== undefined && hundredths > 0 && hundredths <= max * 100
      ? undefined
      : text('payItems.adding.notANumber', { max });
  }

  return (
    { amount, rate, hours, hourly }: TypedAmount,
    { unit }: Pick<PayComponentRecord, 'unit'>,
  ): Record<string, string> =>
    faultsOf({
      amount: unit === 'amount' ? amountCheck(amount) : undefined,
      rate: unit === 'percent' ? numberCheck(rate, RATE_MAX) : undefined,
      hours: unit === 'hours' ? numberCheck(hours, HOURS_MAX) : undefined,
      hourly: unit === 'hours' ? amountCheck(hourly) : undefined,
    });
}

/** Says by field what is wrong with an item. */
export function useItemCheck() {
  const text = useText();
  const pairFaults = usePairFaults();
  const today = useToday();
  const amountFaults = useAmountFaults();

  return (typed: Typed, component: PayComponentRecord | undefined): Record<string, string> => {
    const limits = { min: EARLIEST_PAY, max: today && latestFutureDate(today) };
    return {
      ...faultsOf({
        componentId: component
          ? undefined
          : text('forms.choose', { label: text('payItems.component') }),
      }),
      ...amountFaults(typed, component ?? { unit: 'amount' }),
      ...pairFaults(typed, limits, true),
    };
  };
}
