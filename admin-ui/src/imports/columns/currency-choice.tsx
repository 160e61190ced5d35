import { foreignCurrencies } from '../../../../api/contract/company/currencies.js';
import { readAmount } from '../../../../api/contract/imports/amount-reading.js';
import { MINOR_UNITS } from '../../../../api/contract/money.js';
import { useText } from '../../i18n/use-text';
import { useConfig, useMoney } from '../../api/config';
import { ConfirmedReading } from './confirmed-reading';
import { columnsOfKind, useMapping } from './mapping';

/** '$92,368' is not euros because the company pays in euros, so it is asked. */
export function CurrencyChoice() {
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
    <ConfirmedReading
      title={text('imports.currency.title')}
      help={text('imports.currency.help', { shown: shown.join(', '), currency })}
      label={text('imports.currency.confirm', { currency })}
      means={
        minor === undefined
          ? null
          : text('imports.currency.means', {
              written: example.trim(),
              amount: money.format(minor / MINOR_UNITS),
            })
      }
      confirmed={mapping.currency === currency}
      error={errors.currency}
      onConfirm={(confirmed) =>
        change({ ...mapping, currency: confirmed ? currency : null }, 'currency')
      }
    />
  );
}
