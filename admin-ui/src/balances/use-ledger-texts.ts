import { useMemo } from 'react';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useLanguage } from '../i18n/language';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { dayReason } from '../leave-cost/day-reason';
import type { LedgerTexts } from './ledger-texts';

export function useLedgerTexts(): LedgerTexts {
  const { language } = useLanguage();
  const text = useText();
  const list = useListText();
  const dates = useDates();
  const amounts = useAmounts();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    const reason = (day: DayCostRecord, count?: number) => dayReason(day, text, count);
    return {
      ...dates,
      ...amounts,
      list,
      reason,
      text: (key, values) => text(`ledger.${key}`, values),
      percent: (share) => percent.format(share),
      number: (value) => number.format(value),
    };
  }, [language, text, list, dates, amounts]);
}
