import { useController } from 'react-hook-form';
import { enteredAmount } from './entered-amount';
import { useDescribedField } from '../forms/described-fields';
import { useText } from '../i18n/use-text';
import { Field } from '../ui/fields/field';

const NAME = 'minutes';

/** How long leave of a single day is, for types that are counted in minutes; nothing for the whole day. */
export function DurationField() {
  const text = useText();
  const label = text('leaveCost.duration');
  useDescribedField(NAME, { label });
  const { field, fieldState } = useController<{ minutes: string }>({
    name: NAME,
    shouldUnregister: true,
    defaultValue: '',
    rules: {
      validate: (typed) =>
        !typed.trim() ||
        enteredAmount(typed, 'minutes') !== undefined ||
        text('leaveCost.durationWrong'),
    },
  });
  return (
    <Field
      optional
      label={label}
      hint={text('leaveCost.durationHint')}
      error={fieldState.error?.message}
      autoComplete="off"
      placeholder={text('leaveCost.durationExample')}
      {...field}
    />
  );
}

/** A form's values as they are sent: the typed duration in minutes. */
export function withMinutes({
  minutes,
  ...values
}: Record<string, unknown>): Record<string, unknown> {
  const entered = typeof minutes === 'string' ? enteredAmount(minutes, 'minutes') : undefined;
  return entered === undefined ? values : { ...values, minutes: entered };
}
