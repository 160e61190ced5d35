import { useId } from 'react';
import {
  PAYMENT_FIELDS,
  type PaymentField,
} from '../../../../api/contract/payroll/payment-files.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import classes from './amounts.module.css';
import type { CheckedFile } from './use-amounts';

interface Props {
  checked: CheckedFile;
  onMap: (field: PaymentField, heading: string) => void;
  onStartFresh: () => void;
}

/** Columns are recognized by their headings or chosen. */
export function AmountColumns({ checked: { record, mapping }, onMap, onStartFresh }: Props) {
  const text = useText();
  const { instant } = useDates();
  const id = useId();
  const { headings, samples, missing, saved } = record;
  const choices = headings
    .filter((heading) => heading !== '')
    .map((heading) => ({ value: heading, label: heading }));
  const hint = (heading: string | undefined) => {
    const sample = heading === undefined ? '' : (samples[headings.indexOf(heading)] ?? '');
    return sample && text('fromOffice.amounts.like', { value: sample });
  };
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {text('fromOffice.amounts.columns')}
      </h2>
      {saved && (
        <p className={classes.saved}>
          {text('fromOffice.amounts.saved', {
            name: saved.savedBy,
            at: instant(saved.createdAt),
          })}{' '}
          <RowAction
            tone="primary"
            onClick={() => {
              document.getElementById(id)?.focus();
              onStartFresh();
            }}
          >
            {text('fromOffice.amounts.fresh')}
          </RowAction>
        </p>
      )}
      <div className={classes.columns}>
        {PAYMENT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={text(`fromOffice.amounts.fields.${field}`)}
            choices={choices}
            placeholder={text('fromOffice.amounts.notInFile')}
            value={mapping[field] ?? ''}
            hint={hint(mapping[field])}
            error={
              missing.includes(field) && mapping[field] === undefined
                ? text('fromOffice.amounts.chooseColumn')
                : undefined
            }
            onChange={({ target }) => onMap(field, target.value)}
          />
        ))}
      </div>
    </section>
  );
}
