import { useFormContext } from 'react-hook-form';
import { minorUnits } from '../../../api/contract/money.js';
import { MoneyInput } from '../forms/inputs';
import { plainAmount } from '../forms/plain-amount';
import { useText } from '../i18n/use-text';
import { useMoney } from '../api/config';
import classes from './salary-form.module.css';
import { useChosenEmployee } from '../people/use-chosen-employee';

const SOURCE = 'basicSalary';

export function BasicSalaryInput() {
  const text = useText();
  const money = useMoney();
  const salary = useChosenEmployee()?.salary ?? undefined;
  const { watch, setValue, setFocus } = useFormContext();
  const isCurrent = salary !== undefined && minorUnits(plainAmount(String(watch(SOURCE)))) === minorUnits(salary);

  function hint() {
    if (salary === undefined) return undefined;
    const amount = money.format(salary);
    if (isCurrent) return text('salaries.current', { amount });
    return (
      <button
        type="button"
        className={classes.use}
        onClick={() => {
          setValue(SOURCE, salary.toFixed(2), { shouldDirty: true, shouldValidate: true });
          setFocus(SOURCE);
        }}
      >
        {text('salaries.useCurrent', { amount })}
      </button>
    );
  }

  return <MoneyInput source={SOURCE} label={text('salaries.basicSalary')} hint={hint()} />;
}
