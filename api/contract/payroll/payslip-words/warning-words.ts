import type { PayslipWarningRecord } from '../payslips.js';
import type { PayFormats } from './pay-formats.js';
import type { PayslipWords } from './payslip-words.js';

/** A warning about one payslip; short, since some have many. */
export function warningWords(
  { warning, amount, date }: PayslipWarningRecord,
  previousNet: number | null,
  { warnings, warned }: PayslipWords,
  { day, money, percent, signed }: PayFormats,
): string {
  if (date !== null && (warning === 'bankChanged' || warning === 'startsAfter'))
    return warned[warning](day(date));
  if (!amount) return warnings[warning];
  switch (warning) {
    case 'bigChange':
      return warned[amount > 0 ? 'netUp' : 'netDown'](
        previousNet
          ? percent(Math.round((100 * Math.abs(amount)) / previousNet))
          : money(Math.abs(amount)),
      );
    case 'toRecover':
      return warned.toRecover(money(amount));
    case 'differences':
    case 'reachesBack':
      return warned[warning](signed(amount));
    default:
      return warnings[warning];
  }
}
