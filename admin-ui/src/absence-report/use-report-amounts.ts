import { useMemo } from 'react';
import type { AbsenceFigures } from '../../../api/contract/leave/absence-report-responses.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';

interface ReportAmounts {
  /** 1,234.5, or 6 h 30 min */
  figure: (amount: number, unit: LeaveUnit) => string;
  /** 12.5 days and 6 h 30 min */
  words: (figures: Pick<AbsenceFigures, 'days' | 'minutes'>) => string;
}

export function useReportAmounts(): ReportAmounts {
  const text = useText();
  const amounts = useAmounts();
  const { language } = useLanguage();
  return useMemo(() => {
    const oneDecimal = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const hours = (minutes: number) => amounts.column(minutes, 'minutes');
    return {
      figure: (amount, unit) => (unit === 'days' ? oneDecimal.format(amount) : hours(amount)),
      words({ days, minutes }) {
        if (minutes === 0) return amounts.words(days, 'days');
        return days === 0
          ? hours(minutes)
          : text('absenceReport.daysAnd', {
              days: amounts.words(days, 'days'),
              hours: hours(minutes),
            });
      },
    };
  }, [text, amounts, language]);
}
