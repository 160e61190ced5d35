import type { PayFormats } from '../../../api/contract/payroll/payslip-words/pay-formats.js';
import { signedPercent } from '../payslip/signed-percent';

/** + $517.17 */
export function SignedAmount({ of: amount, formats }: { of: number; formats: PayFormats }) {
  return <bdi dir="ltr">{formats.signed(amount)}</bdi>;
}

/** + 13.2%, with one decimal; nothing where there is nothing to compare with. */
export function SignedPercent({
  of: amount,
  before,
  formats,
}: {
  of: number;
  before: number;
  formats: PayFormats;
}) {
  return before === 0 ? null : <bdi dir="ltr">{signedPercent(amount, before, formats)}</bdi>;
}
