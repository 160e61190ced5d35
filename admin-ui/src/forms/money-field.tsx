import type { ReactNode } from 'react';
import { MINOR_UNITS, minorUnits } from '../../../api/contract/money.js';
import { useDecimals, useMoney } from '../api/config';
import { useText } from '../i18n/use-text';
import { Field, type FrameProps } from '../ui/fields/field';
import { plainAmount, writtenAmount } from './plain-amount';

interface Props extends FrameProps {
  name?: string;
  value: string;
  hint?: ReactNode;
  onType: (value: string) => void;
  onLeave?: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
}

/** Behind the sign of the currency. The amount is text, never a float, and is tidied up when the field is left. */
export function MoneyField({ value, onType, onLeave, inputRef, ...frame }: Props) {
  const parts = useMoney().formatToParts(0);
  const decimals = useDecimals();
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const sign = part('currency');
  return (
    <Field
      {...frame}
      ref={inputRef}
      inputMode="decimal"
      autoComplete="off"
      before={sign && <span aria-hidden="true">{sign}</span>}
      value={writtenAmount(
        decimals === 0 ? value.replace(/\.00$/, '') : value,
        part('decimal') ?? '.',
      )}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => {
        const plain = plainAmount(value);
        if (plain !== value) onType(plain);
        onLeave?.();
      }}
    />
  );
}

/** Says what is wrong with an amount. */
export function useAmountCheck(): (typed: string) => string | undefined {
  const text = useText();
  const decimals = useDecimals();
  return (typed) => {
    const minor = minorUnits(plainAmount(typed));
    if (minor === undefined) return text('forms.noAmount');
    return decimals === 0 && minor % MINOR_UNITS !== 0 ? text('forms.noDecimals') : undefined;
  };
}
