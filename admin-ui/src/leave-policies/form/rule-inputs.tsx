import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import { useDescribedField } from '../../forms/described-fields';
import { useFormField } from '../../forms/inputs';
import { useText } from '../../i18n/use-text';
import { Checkbox } from '../../ui/fields/checkbox';
import { Field } from '../../ui/fields/field';
import { Segments, type Segment } from '../../ui/fields/segments';
import classes from './policy-form.module.css';
import { numberOf } from './policy-values';

interface NumberProps {
  source: string;
  label: string;
  /** Behind the number, such as 'days'. */
  after: string;
  whole?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  hint?: ReactNode;
}

export function NumberInput({ after, whole = false, hideLabel, ...binding }: NumberProps) {
  const text = useText();
  const { frame, control } = useFormField({
    ...binding,
    check(value) {
      const number = numberOf(value);
      if (whole) return Number.isInteger(number) ? undefined : text('leaveRules.form.whole');
      return Number.isNaN(number) ? text('leaveRules.form.number') : undefined;
    },
  });
  return (
    <Field
      {...frame}
      hideLabel={hideLabel}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={classes.number}
      {...control}
    >
      <span className={classes.after} aria-hidden="true">
        {after}
      </span>
    </Field>
  );
}

export function SegmentsInput<Value extends string>({
  source,
  label,
  options,
}: {
  source: string;
  label: string;
  options: Segment<Value>[];
}) {
  useDescribedField(source, { label });
  const { field, fieldState } = useInput({ source });
  return (
    <div className={classes.segments}>
      <span aria-hidden="true">{label}</span>
      <Segments
        label={label}
        options={options}
        value={field.value as Value}
        onChoose={field.onChange}
      />
      {fieldState.error?.message && (
        <p className={classes.error}>
          {fieldState.error.message.replace(/^@@react-admin@@"?|"$/g, '')}
        </p>
      )}
    </div>
  );
}

export function CheckInput({
  source,
  label,
  hint,
}: {
  source: string;
  label: string;
  hint: string;
}) {
  const { field } = useInput({ source });
  return (
    <div className={classes.check}>
      <Checkbox
        label={label}
        checked={Boolean(field.value)}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
        name={field.name}
        aria-describedby={`${source}-hint`}
      />
      <small id={`${source}-hint`}>{hint}</small>
    </div>
  );
}
