import type { PayFormats } from '../../../api/contract/payroll/payslip-words/pay-formats.js';

/** + $517.17 */
export function SignedAmount({ of: amount, formats }: { of: number; formats: PayFormats }) {
  return <bdi dir="ltr">{formats.signed(amount)}</bdi>;
}

/** + 13.2%, with one decimal; nothing where there is nothing to compare with. */
export function SignedPercent({ of: amount, before, formats }: { of: number; before: number; formats: PayFormats }) {
  if (before === 0) return null;
  const percent = Math.round((1000 * amount) / before) / 10;
  return <bdi dir="ltr">{`${percent > 0 ? '+\u00a0' : percent < 0 ? '−\u00a0' : ''}${formats.percent(Math.abs(percent))}`}</bdi>;
}
