import { useMemo } from 'react';
import { EARLIEST_EMPLOYMENT } from '../../../../api/contract/calendar-date.js';
import type { PayFormats } from '../../../../api/contract/payroll/payslip-words/pay-formats.js';
import type { SalaryRevisionRecord } from '../../../../api/contract/payroll/salary-revisions.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';

export const isFromTheBeginning = ({ from }: Pick<SalaryRevisionRecord, 'from'>): boolean =>
  from === EARLIEST_EMPLOYMENT;

export function useRevisionWords() {
  const text = useText();
  const { day, dayOf } = useDates();
  const { formats } = usePayWords(useToday() ?? '');
  return useMemo(() => {
    function entered({ source, by, recordedAt }: SalaryRevisionRecord): string {
      if (source === 'opening') return text('employeePay.startingSalary');
      const date = dayOf(recordedAt);
      if (by === null) return text('employeePay.imported', { date });
      return text(source === 'edit' ? 'employeePay.edited' : 'employeePay.entered', {
        date,
        name: by.name,
      });
    }

    return {
      formats,
      begins: (revision: SalaryRevisionRecord) =>
        isFromTheBeginning(revision) ? text('employeePay.beginning') : day(revision.from),
      /** 'Annual review, entered 18 Nov 2026 by Fatima Al-Zahra' */
      why: (revision: SalaryRevisionRecord) =>
        revision.reason
          ? text('employeePay.reasoned', { reason: revision.reason, entered: entered(revision) })
          : entered(revision),
      /** '+ $390.00, + 5%' */
      change: (before: number, after: number) =>
        text('employeePay.byHow', {
          amount: formats.signed(after - before),
          percent: signedPercent(formats, before, after),
        }),
    };
  }, [text, day, dayOf, formats]);
}

function signedPercent(formats: PayFormats, before: number, after: number): string {
  const change = Math.round(((after - before) / before) * 1000) / 10;
  const sign = change > 0 ? '+\u00a0' : change < 0 ? '−\u00a0' : '';
  return `${sign}${formats.percent(Math.abs(change))}`;
}
