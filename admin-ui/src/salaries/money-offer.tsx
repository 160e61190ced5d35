import { useFormContext, useWatch } from 'react-hook-form';
import { minorUnits } from '../../../api/contract/money.js';
import { plainAmount } from '../forms/plain-amount';
import classes from './salary-form.module.css';

interface Props {
  source: string;
  amount: number;
  /** Shown where the amount is already in the field. */
  taken: string;
  children: string;
}

/** A known amount below its field, taken over with one click. */
export function MoneyOffer({ source, amount, taken, children }: Props) {
  const { setValue, setFocus } = useFormContext();
  const typed = useWatch({ name: source }) as unknown;
  if (minorUnits(plainAmount(String(typed))) === minorUnits(amount)) return taken;

  function take() {
    setValue(source, amount.toFixed(2), { shouldDirty: true, shouldValidate: true });
    setFocus(source);
  }

  return (
    <button type="button" className={classes.use} onClick={take}>
      {children}
    </button>
  );
}
