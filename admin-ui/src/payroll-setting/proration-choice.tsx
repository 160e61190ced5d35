import { PRORATIONS, type Proration } from '../../../api/contract/payroll/payroll-settings.js';
import { useMoney } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RadioChoice } from '../ui/fields/radio-choice';

const SALARY = 4350.5;
/** A month of 30 days has no example of its own for months that are counted so. */
const EXAMPLES: Record<Proration, { date: string; days: number; of: number; amount: number }> = {
  calendar: { date: '2026-11-17', days: 14, of: 30, amount: 2030.23 },
  working: { date: '2026-11-17', days: 10, of: 21, amount: 2071.67 },
  thirty: { date: '2026-12-17', days: 14, of: 30, amount: 2030.23 },
};

export function ProrationChoice({
  value: chosen,
  onChoose,
}: {
  value: Proration;
  onChoose: (value: Proration) => void;
}) {
  const text = useText();
  const money = useMoney();
  const { weekday } = useDates();
  return (
    <RadioChoice
      label={text('payrollSetting.proration.title')}
      options={PRORATIONS.map((value) => {
        const { date, amount, ...days } = EXAMPLES[value];
        return {
          value,
          label: text(`payrollSetting.proration.${value}`),
          help: text('payrollSetting.proration.example', {
            date: weekday(date),
            salary: money.format(SALARY),
            amount: money.format(amount),
            ...days,
          }),
        };
      })}
      value={chosen}
      error={undefined}
      onChoose={onChoose}
    />
  );
}
