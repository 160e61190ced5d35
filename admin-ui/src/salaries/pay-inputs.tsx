import { useGetList } from 'react-admin';
import { useMoney } from '../api/config';
import { MoneyInput } from '../forms/inputs';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useChosenEmployee } from '../people/use-chosen-employee';
import { payOf } from './use-pay';
import type { Salary } from './salary-records';
import { useFormContext, useWatch } from 'react-hook-form';
import { minorUnits } from '../../../api/contract/money.js';
import { plainAmount } from '../forms/plain-amount';
import classes from './salary-form.module.css';

/** A void record, of which the next one is the last, is rare. */
const RECORDS = 5;

type Part = 'allowances' | 'deductions';

export function ExtraPayInputs() {
  const text = useText();
  const offer = useLastRecordOffer();
  return (
    <>
      <MoneyInput
        optional
        source="allowances"
        label={text('salaries.allowances')}
        hint={offer('allowances')}
      />
      <MoneyInput
        optional
        source="deductions"
        label={text('salaries.deductions')}
        hint={offer('deductions')}
        check={(value, values) => {
          const { basicSalary, allowances } = values as Record<string, string | undefined>;
          const { net = 0 } = payOf(basicSalary, allowances, value);
          return net < 0 ? text('salaries.negative') : undefined;
        }}
      />
    </>
  );
}

/** The parts of the last record that is not void, since most repeat. */
function useLastRecordOffer() {
  const text = useText();
  const money = useMoney();
  const { day } = useDates();
  const id = useChosenEmployee()?.id;
  const { data = [] } = useGetList<Salary>(
    `salaries/${id ?? ''}`,
    { pagination: { page: 1, perPage: RECORDS }, sort: { field: 'payDate', order: 'DESC' } },
    { enabled: id !== undefined, onError: () => undefined },
  );
  const last = data.find(({ voidedAt }) => voidedAt === null);

  return function offer(part: Part) {
    const amount = last?.[part];
    if (!last || !amount) return undefined;
    const shown = { amount: money.format(amount), date: day(last.payDate) };
    return (
      <MoneyOffer source={part} amount={amount} taken={text('salaries.asLast', shown)}>
        {text('salaries.useLast', shown)}
      </MoneyOffer>
    );
  };
}

interface Props {
  source: string;
  amount: number;
  /** Shown where the amount is already in the field. */
  taken: string;
  children: string;
}

/** A known amount below its field, taken over with one click. */
function MoneyOffer({ source, amount, taken, children }: Props) {
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

const SOURCE = 'basicSalary';

export function BasicSalaryInput() {
  const text = useText();
  const money = useMoney();
  const salary = useChosenEmployee()?.salary ?? undefined;
  const shown = { amount: money.format(salary ?? 0) };
  const offer = salary !== undefined && (
    <MoneyOffer source={SOURCE} amount={salary} taken={text('salaries.current', shown)}>
      {text('salaries.useCurrent', shown)}
    </MoneyOffer>
  );
  return (
    <MoneyInput source={SOURCE} label={text('salaries.basicSalary')} hint={offer || undefined} />
  );
}
