import { useMemo } from 'react';
import { type Amounts, amountsIn } from './amounts';
import { useLanguage } from './language';
import { useText } from './use-text';

export function useAmounts(): Amounts {
  const { language } = useLanguage();
  const text = useText();
  return useMemo(() => amountsIn(language, text), [language, text]);
}
