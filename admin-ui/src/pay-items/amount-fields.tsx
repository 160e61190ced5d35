import type { ComponentUnit } from '../../../api/contract/payroll/pay-components.js';
import { MoneyField } from '../forms/money-field';
import { useText } from '../i18n/use-text';
import { Field } from '../ui/fields/field';
import classes from './item-dialog.module.css';
import type { TypedAmount } from './item-values';

interface Props {
  unit: ComponentUnit;
  typed: TypedAmount;
  errors: Record<string, string>;
  /** Not for each pay period. */
  once?: boolean;
  /** Beside another field. */
  narrow?: boolean;
  onType: (part: Partial<TypedAmount>) => void;
}

/** The fields of a component's unit. */
export function AmountFields({ unit, typed, errors, once = false, narrow = false, onType }: Props) {
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
      <MoneyField
        label={text('payItems.adding.hourly')}
        error={errors.hourly}
        value={typed.hourly}
        onType={(hourly) => onType({ hourly })}
      />
    </>
  );
}
