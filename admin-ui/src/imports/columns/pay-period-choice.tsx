import { smallestAmount } from '../../../../api/contract/company/company-currencies.js';
import { monthlyPay, readAmount } from '../../../../api/contract/imports/amount-reading.js';
import { PAY_PERIODS } from '../../../../api/contract/imports/import-mapping.js';
import { MINOR_UNITS } from '../../../../api/contract/money.js';
import { useConfig, useMoney } from '../../api/config';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { RadioChoice } from '../../ui/fields/radio-choice';
import { columnOf, useMapping } from './mapping';

/** A number alone does not show whether it is pay per year or per month; a column may say it in each row. */
export function PayPeriodChoice() {
  const text = useText();
  const money = useMoney();
  const currency = useConfig()?.currency;
  const { record, columns, mapping, change, errors } = useMapping();
  const salary = columnOf(mapping, columns, 'salary');
  if (record.kind !== 'employees' || !salary || mapping.columns.payPeriod !== undefined)
    return null;

  const minor = salary.samples
    .map((sample) => readAmount(sample, mapping.decimalSign ?? '.'))
    .find((read) => read !== undefined);
  const written = money.format((minor ?? 0) / MINOR_UNITS);
  const monthly = monthlyPay(
    minor ?? 0,
    'year',
    currency === undefined ? 1 : smallestAmount(currency),
  );
  const month = { year: money.format(monthly / MINOR_UNITS), month: written };
  return (
    <FormSection title={text('imports.fields.salary')} help={text('imports.pay.help')}>
      <RadioChoice
        label={text('imports.fields.salary')}
        options={PAY_PERIODS.map((value) => ({
          value,
          label: text(`imports.pay.periods.${value}`),
          help:
            minor === undefined
              ? ''
              : text(`imports.pay.means.${value}`, { written, month: month[value] }),
        }))}
        value={mapping.payPeriod}
        error={errors.payPeriod}
        onChoose={(payPeriod) => change({ ...mapping, payPeriod }, 'payPeriod')}
      />
    </FormSection>
  );
}
