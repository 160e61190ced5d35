import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipWarning } from '../../../../api/contract/payroll/payslips.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';

/** Warnings that most payslips have, each in one sentence. */
export function useCommonWarnings({
  warnings,
  people: all,
  payDate,
}: PayRunRecord): { warning: PayslipWarning; said: string }[] {
  const text = useText();
  const numbers = useNumbers();
  const { words } = usePayWords(payDate);
  return warnings
    .filter(({ common }) => common)
    .map(({ warning, people }) => ({
      warning,
      said: text('payRun.state.common', {
        warning: words.warnings[warning],
        count: numbers.format(people),
        all: numbers.format(all),
      }),
    }));
}
