import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { type FormFieldProps, useFormField } from '../inputs';
import { DateField } from './date-field';
import { DatePair } from './date-pair';
import { type DateLimits, useDateFault } from './use-typed-dates';

interface DateInputProps extends FormFieldProps {
  typedOnly?: boolean;
}

export function DateInput({
  min,
  max,
  tooEarly,
  tooLate,
  birth,
  ...binding
}: DateInputProps & Omit<DateLimits, 'from'>) {
  const limits = { min, max, tooEarly, tooLate, birth };
  const { field, value, onChange } = useDateInput(binding, limits);
  return <DateField {...field} {...limits} value={value} onChange={onChange} />;
}

/** The first and the last day, or an end that may stay open. */
export function DatePairInput({
  from,
  to,
  ...limits
}: { from: DateInputProps; to: DateInputProps } & Omit<DateLimits, 'from'>) {
  const { trigger } = useFormContext();
  const first = useDateInput(from, limits);
  const last = useDateInput(to, { ...limits, from: first.value });
  const isRefused = last.field.refusal !== undefined;

  // The validity of the end depends on the start.
  useEffect(() => {
    if (isRefused) void trigger(to.source);
    // Not when an error appears: the server's would be gone at once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first.value, last.value, trigger]);

  return (
    <DatePair
      {...limits}
      from={first.field}
      to={last.field}
      value={{ from: first.value, to: last.value }}
      onChange={(typed) => {
        if (typed.from !== first.value) first.onChange(typed.from);
        if (typed.to !== last.value) last.onChange(typed.to);
      }}
    />
  );
}

function useDateInput({ typedOnly, check, ...binding }: DateInputProps, limits: DateLimits) {
  const { day } = useDates();
  const faultOf = useDateFault();
  const { frame, control } = useFormField({
    ...binding,
    shown: (value) => (isCalendarDate(value) ? day(value) : value),
    check: (value, values) => faultOf(value, limits) ?? check?.(value, values),
  });
  const { error: refusal, ...labels } = frame;
  const { name, ref: inputRef, value, onBlur: onLeave, onChange } = control;
  return { field: { ...labels, refusal, name, inputRef, onLeave, typedOnly }, value, onChange };
}
