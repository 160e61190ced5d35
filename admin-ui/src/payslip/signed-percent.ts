import type { PayFormats } from '../../../api/contract/payroll/payslip-words/pay-formats.js';

/** + 13.2%, with at most one decimal. */
export function signedPercent(
  amount: number,
  before: number,
  formats: Pick<PayFormats, 'percent'>,
): string {
  const percent = Math.round((1000 * amount) / before) / 10;
  const sign = percent > 0 ? '+\u00a0' : percent < 0 ? '−\u00a0' : '';
  return sign + formats.percent(Math.abs(percent));
}
