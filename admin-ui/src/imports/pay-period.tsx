import { MINOR_UNITS } from '../../../api/contract/money.js';
import { FormSection } from '../forms/form-section';
import { useText } from '../i18n/use-text';
import { useMoney } from '../providers/config';
import { columnOf } from './mapping';
import { useMapping } from './mapping-context';
import { RadioChoice } from './radio-choice';
import { monthly, readAmount } from './written-amounts';

/** Whether the file's pay is of a year or of a month cannot be seen from a number. */
export function PayPeriodChoice() {
  const text = useText();
  const money = useMoney();
  const { record, columns, mapping, change, faults } = useMapping();
  const salary = columnOf(mapping, columns, 'salary');
  if (record.kind !== 'employees' || !salary) return null;

  const minor = salary.samples.map((sample) => readAmount(sample, mapping.decimalSign ?? '.')).find((read) => read !== undefined);
  const written = money.format((minor ?? 0) / MINOR_UNITS);
  const month = { year: money.format(monthly(minor ?? 0)), month: written };
  return (
    <FormSection title={text('imports.fields.salary')} help={text('imports.pay.help')}>
      <RadioChoice
        label={text('imports.fields.salary')}
        options={(['year', 'month'] as const).map((value) => ({
          value,
          label: text(`imports.pay.periods.${value}`),
          help: minor === undefined ? '' : text(`imports.pay.means.${value}`, { written, month: month[value] }),
        }))}
        value={mapping.payPeriod}
        error={faults.payPeriod}
        onChoose={(payPeriod) => change({ ...mapping, payPeriod }, 'payPeriod')}
      />
    </FormSection>
  );
}
