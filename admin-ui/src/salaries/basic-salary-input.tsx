import { useMoney } from '../api/config';
import { MoneyInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';
import { useChosenEmployee } from '../people/use-chosen-employee';
import { MoneyOffer } from './money-offer';

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
