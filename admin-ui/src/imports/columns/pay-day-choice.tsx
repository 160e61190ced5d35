import { useText } from '../../i18n/use-text';
import { ConfirmedReading } from './confirmed-reading';
import { columnOf, useMapping } from './mapping';

/** 'Oct 2023' names no day, so it is asked. */
export function PayDayChoice() {
  const text = useText();
  const { record, columns, mapping, change, errors } = useMapping();
  const written =
    record.kind === 'salaries' ? columnOf(mapping, columns, 'payDate')?.month : undefined;
  if (!written) return null;
  return (
    <ConfirmedReading
      title={text('imports.payDay.title')}
      help={text('imports.payDay.help')}
      label={text('imports.payDay.confirm')}
      means={text('imports.payDay.means', { written: written.trim() })}
      confirmed={mapping.payDay === 'month-end'}
      error={errors.payDay}
      onConfirm={(confirmed) =>
        change({ ...mapping, payDay: confirmed ? 'month-end' : null }, 'payDay')
      }
    />
  );
}
