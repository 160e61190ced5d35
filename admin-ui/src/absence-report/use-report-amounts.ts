import { useMemo } from 'react';
import type { AbsenceFigures } from '../../../api/contract/leave/absence-report-responses.js';
import { useAmounts } from '../i18n/use-amounts';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';

interface ReportAmounts {
  /** 1,234.5 */
  days: (days: number) => string;
  /** 6 h 30 min */
  hours: (minutes: number) => string;
  /** 4.25 */
  average: (days: number) => string;
  /** 12.5 days and 6 h 30 min */
  words: (figures: AbsenceFigures) => string;
}

export function useReportAmounts(): ReportAmounts {
  const text = useText();
  const amounts = useAmounts();
  const { language } = useLanguage();
  return useMemo(() => {
    const twoDecimals = new Intl.NumberFormat(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const hours = (minutes: number) => amounts.column(minutes, 'minutes');
    return {
      days: (days) => amounts.column(days, 'days'),
      hours,
      average: (days) => twoDecimals.format(days),
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
