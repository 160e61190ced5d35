import { useMemo } from 'react';
import type { PayAssignmentRecord } from '../../../api/contract/payroll/pay-components.js';
import { useMoney } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { usePayWords } from '../payslip/use-pay-words';

export function useItemWords() {
  const text = useText();
  const money = useMoney();
  const { formats } = usePayWords('');
  const { day, span } = useDates();
  return useMemo(() => {
    /** $120.00, 5% of basic, 12 h at $20.00 */
    function amount({ amount, rate, hours, hourly }: PayAssignmentRecord): string {
      if (rate !== null) return text('payItems.percent', { rate: formats.percent(rate) });
      return hours !== null
        ? text('payItems.hours', { hours, amount: money.format(hourly ?? 0) })
        : money.format(amount ?? 0);
    }

    function scope({ scope, employee, department }: PayAssignmentRecord): string {
      if (scope === 'everybody') return text('payItems.everybody');
      return scope === 'department'
        ? (department?.dep_name ?? '')
        : text('payItems.onlyFor', { name: employee?.name ?? '' });
    }

    /** 'All employees, from 01 Jan 2024', with its note. */
    function since(item: PayAssignmentRecord): string {
      const { from, to, note } = item;
      const held =
        to === null
          ? text('payItems.from', { scope: scope(item), date: day(from) })
          : text('payItems.during', { scope: scope(item), dates: span(from, to) });
      return note ? text('payItems.noted', { text: held, note }) : held;
    }

    return { amount, scope, since };
  }, [text, money, formats, day, span]);
}
