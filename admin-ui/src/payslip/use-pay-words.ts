import { useMemo } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import {
  type PayFormats,
  payFormats,
} from '../../../api/contract/payroll/payslip-words/pay-formats.js';
import type { PayslipWords } from '../../../api/contract/payroll/payslip-words/payslip-words.js';
import { payslipWords } from '../../../api/contract/payroll/payslip-words/words-in.js';
import { numberLocale } from '../../../api/contract/text/number-locale.js';
import { useConfig } from '../api/config';
import { useLanguage } from '../i18n/language';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';

export interface PayWords {
  words: PayslipWords;
  formats: PayFormats;
}

/** The sentences of payslips as they are on paper. Dates of the year of `payDate` are written without it. */
export function usePayWords(payDate: CalendarDate): PayWords {
  const { language } = useLanguage();
  const text = useText();
  const config = useConfig();
  const year = payDate.slice(0, 4);
  return useMemo(() => {
    const formats = payFormats({
      language,
      numbers: numberLocale(language, config?.locale),
      currency: config?.currency ?? 'EUR',
      year,
      leave: (type) => leaveTypeName(text, type),
    });
    return { words: payslipWords(language), formats: config ? formats : withoutCurrency(formats) };
  }, [language, text, config, year]);
}

const withoutCurrency = (formats: PayFormats): PayFormats => ({
  ...formats,
  money: formats.amount,
  signed: (value) => (value > 0 ? `+\u00a0${formats.amount(value)}` : formats.amount(value)),
});
