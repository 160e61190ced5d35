import { useText } from '../../i18n/use-text';
import { ConfirmedReading } from './confirmed-reading';
import { columnOf, useMapping } from './mapping';

/** 'Contract start' is often the first day of the newest contract, so it is asked. */
export function HireDayChoice() {
  const text = useText();
  const { record, columns, mapping, change, errors } = useMapping();
  const column = record.kind === 'employees' ? columnOf(mapping, columns, 'hireDate') : undefined;
  if (!column?.contractStart) return null;
  const { heading, samples } = column;
  return (
    <ConfirmedReading
      title={text('imports.hireDay.title')}
      help={text('imports.hireDay.help', { heading })}
      label={text('imports.hireDay.confirm')}
      means={samples[0] ? text('imports.hireDay.means', { written: samples[0].trim() }) : null}
      confirmed={mapping.hireDay === 'contract-start'}
      error={errors.hireDay}
      onConfirm={(confirmed) =>
        change({ ...mapping, hireDay: confirmed ? 'contract-start' : null }, 'hireDay')
      }
    />
  );
}
