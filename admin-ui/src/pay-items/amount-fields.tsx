import { useEffect, useRef } from 'react';
import type { ComponentUnit } from '../../../api/contract/payroll/pay-components.js';
import { useMoney, useNumbers } from '../api/config';
import { MoneyField } from '../forms/money-field';
import { useText } from '../i18n/use-text';
import { Field } from '../ui/fields/field';
import classes from './item-dialog.module.css';
import type { TypedAmount } from './item-values';
import type { HourOf } from './pay-item-calls';
import { useHourlyAmount } from './use-pay-items';

interface Props {
  unit: ComponentUnit;
  typed: TypedAmount;
  errors: Record<string, string>;
  /** Not for each pay period. */
  once?: boolean;
  /** Beside another field. */
  narrow?: boolean;
  /** Whose hour a proposal is for. */
  hourOf?: HourOf;
  onType: (part: Partial<TypedAmount>) => void;
}

/** The fields of a component's unit. */
export function AmountFields({
  unit,
  typed,
  errors,
  once = false,
  narrow = false,
  hourOf,
  onType,
}: Props) {
  const text = useText();
  if (unit === 'amount')
    return (
      <MoneyField
        wide={!narrow}
        label={text(once ? 'payItems.adding.amountOnce' : 'payItems.adding.amount')}
        error={errors.amount}
        value={typed.amount}
        onType={(amount) => onType({ amount })}
      />
    );
  if (unit === 'percent') {
    return (
      <Field
        wide={!narrow}
        label={text('payItems.adding.rate')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.rate}
        value={typed.rate}
        onChange={({ target }) => onType({ rate: target.value })}
      >
        <span className={classes.unit} aria-hidden="true">
          %
        </span>
      </Field>
    );
  }
  return (
    <>
      <Field
        label={text(once ? 'payItems.adding.hoursOnce' : 'payItems.adding.hours')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.hours}
        value={typed.hours}
        onChange={({ target }) => onType({ hours: target.value })}
      />
      <HourlyField
        typed={typed.hourly}
        error={errors.hourly}
        hourOf={hourOf}
        onType={(hourly) => onType({ hourly })}
      />
    </>
  );
}

/** The value of an hour is filled in, with its arithmetic, as long as nothing else was typed. */
function HourlyField({
  typed,
  error,
  hourOf,
  onType,
}: Pick<Props, 'hourOf'> & {
  typed: string;
  error: string | undefined;
  onType: (hourly: string) => void;
}) {
  const text = useText();
  const money = useMoney();
  const numbers = useNumbers();
  const { data: hourly } = useHourlyAmount(hourOf);
  const amount = hourly?.amount.toFixed(2);
  const proposed = useRef<string>(undefined);
  useEffect(() => {
    if (amount === undefined || amount === proposed.current) return;
    const isUntouched = typed === (proposed.current ?? '');
    proposed.current = amount;
    if (isUntouched) onType(amount);
  }, [amount, typed, onType]);
  return (
    <MoneyField
      label={text('payItems.adding.hourly')}
      error={error}
      value={typed}
      onType={onType}
      hint={
        hourly &&
        text('payItems.adding.hourlyProposed', {
          salary: money.format(hourly.salary),
          hours: numbers.format(hourly.weeklyHours),
          amount: money.format(hourly.amount),
        })
      }
    />
  );
}
