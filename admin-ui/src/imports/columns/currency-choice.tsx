import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { foreignCurrencies } from '../../../../api/contract/currencies.js';
import { MINOR_UNITS } from '../../../../api/contract/money.js';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { useConfig, useMoney } from '../../api/config';
import { Checkbox } from '../../ui/fields/checkbox';
import { Icon } from '../../ui/icon';
import classes from './columns.module.css';
import { columnsOfKind, useMapping } from './mapping';
import { readAmount } from './written-amounts';

/** '$92,368' is not euros because the company pays in euros, so it is asked. */
export function CurrencyChoice() {
  const id = useId();
  const text = useText();
  const money = useMoney();
  const currency = useConfig()?.currency;
  const { record, columns, mapping, change, errors } = useMapping();
  const shown =
    currency === undefined ? [] : foreignCurrencies(record.kind, mapping, columns, currency);
  if (currency === undefined || shown.length === 0) return null;

  const samples = columnsOfKind('amount', record.kind, mapping, columns).flatMap(
    (column) => column.samples,
  );
  const example =
    samples.find((sample) => shown.some((sign) => sample.includes(sign))) ?? samples[0] ?? '';
  const minor = readAmount(example, mapping.decimalSign ?? '.');
  return (
    <FormSection
      title={text('imports.currency.title')}
      help={text('imports.currency.help', { shown: shown.join(', '), currency })}
    >
      <div className={classes.confirm}>
        <Checkbox
          label={text('imports.currency.confirm', { currency })}
          checked={mapping.currency === currency}
          aria-invalid={Boolean(errors.currency)}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={({ target }) =>
            change({ ...mapping, currency: target.checked ? currency : null }, 'currency')
          }
        />
        <small id={`${id}-help`}>
          {minor === undefined
            ? null
            : text('imports.currency.means', {
                written: example.trim(),
                amount: money.format(minor / MINOR_UNITS),
              })}
        </small>
        {errors.currency && (
          <p id={`${id}-error`} className={classes.error}>
            <Icon of={CircleAlert} size={14} />
            {errors.currency}
          </p>
        )}
      </div>
    </FormSection>
  );
}
