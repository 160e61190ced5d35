import { useMemo } from 'react';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { JobSubject, JobValue, SalaryRound } from '../../../api/contract/job/job-changes.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { signedPercent } from '../payslip/signed-percent';
import { usePayWords } from '../payslip/use-pay-words';

export interface JobWords {
  kind: (kind: JobSubject) => string;
  /** The name, a date as dates are written, or what holds without a value. */
  value: (kind: JobSubject, value: JobValue | null) => string;
  /** In place of a value. */
  nothing: (kind: JobSubject) => string;
  money: (amount: number) => string;
  /** + $410.00, + 7.8% */
  raise: (before: number, after: number) => string;
  /** + 3%, + $100.00 */
  round: (round: SalaryRound) => string;
}

export function useJobWords(): JobWords {
  const text = useText();
  const { day } = useDates();
  const { formats } = usePayWords(useToday() ?? '');
  return useMemo(() => {
    const nothing = (kind: JobSubject) =>
      text(kind === 'approver' ? 'jobTimeline.theManager' : 'jobTimeline.nothing');
    return {
      kind: (kind) => text(`jobTimeline.kinds.${kind}`),
      value: (kind, value) =>
        value === null ? nothing(kind) : isCalendarDate(value.name) ? day(value.name) : value.name,
      nothing,
      money: formats.money,
      raise: (before, after) =>
        before > 0
          ? text('jobTimeline.difference', {
              amount: formats.signed(after - before),
              percent: signedPercent(after - before, before, formats),
            })
          : formats.signed(after - before),
      round: ({ percent, amount }) =>
        percent ? `+\u00a0${formats.percent(percent)}` : formats.signed(amount ?? 0),
    };
  }, [text, day, formats]);
}
