import { useMemo } from 'react';
import type { PayFormats } from '../../../../api/contract/payroll/payslip-words/pay-formats.js';
import { useNumbers } from '../../api/config';

const HUNDRED = 100;

/** With the decimal of each, since they stand beneath each other. */
export function useColumnPercent(): Pick<PayFormats, 'percent'> {
  const { locale } = useNumbers().resolvedOptions();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
    return { percent: (value) => format.format(value / HUNDRED) };
  }, [locale]);
}
