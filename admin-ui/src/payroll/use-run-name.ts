import { useCallback } from 'react';
import type { PayRunListRecord } from '../../../api/contract/payroll/pay-runs.js';
import { useText } from '../i18n/use-text';
import { capitalised } from '../payslip/capitalised';
import { usePayWords } from '../payslip/use-pay-words';

type Named = Pick<PayRunListRecord, 'kind' | 'name' | 'period'>;

/** November 2026, or the name of an off-cycle run. */
export function useRunName(): (run: Named) => string {
  const text = useText();
  const { formats } = usePayWords('');
  return useCallback(
    ({ kind, name, period }) =>
      name ??
      (kind === 'regular'
        ? capitalised(formats.period(period))
        : text('payroll.unnamed', { period: formats.period(period) })),
    [text, formats],
  );
}
