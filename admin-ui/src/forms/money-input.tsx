import { minorUnits } from '../../../api/contract/money.js';
import { useText } from '../i18n/use-text';
import { moneyFormat, useConfig } from '../providers/config';
import { Field } from '../ui/field';
import { plainAmount } from './plain-amount';
import { type FormFieldProps, useFormField } from './use-form-field';

/** An amount behind the sign of its currency. The form holds its text, never a float; the server takes it as it is. */
export function MoneyInput({ source, label, optional, hint, wide, check }: FormFieldProps) {
  const text = useText();
  const config = useConfig();
  const sign = moneyFormat(config ?? null)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  const { control, error } = useFormField({
    source,
    label,
    optional,
    check: (value, values) => (minorUnits(plainAmount(String(value))) === undefined ? text('forms.noAmount') : check?.(value, values)),
  });
  return (
    <Field
      {...{ label, optional, hint, wide, error }}
      inputMode="decimal"
      autoComplete="off"
      before={sign && <span aria-hidden="true">{sign}</span>}
      {...control}
      onBlur={() => {
        const plain = plainAmount(String(control.value));
        if (plain !== control.value) control.onChange(plain);
        control.onBlur();
      }}
    />
  );
}
