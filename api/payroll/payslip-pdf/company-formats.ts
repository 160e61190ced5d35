import type { Language } from '../../contract/languages.js';
import { isBuiltinLeaveType } from '../../contract/leave/leave-types.js';
import { type PayFormats, payFormats } from '../../contract/payroll/payslip-words/pay-formats.js';
import { numberLocale } from '../../contract/text/number-locale.js';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.js';

const known = new Map<string, PayFormats>();

/** Making the formats takes longer than using them. A company has one locale and currency and few languages. */
export function payFormatsOf({
  language,
  locale,
  currency,
  payDate,
}: {
  language: Language;
  locale: string;
  currency: string;
  payDate: string;
}): PayFormats {
  const year = payDate.slice(0, 4);
  const key = [language, locale, currency, year].join();
  let formats = known.get(key);
  if (!formats)
    known.set(
      key,
      (formats = payFormats({
        language,
        numbers: numberLocale(language, locale),
        currency,
        year,
        leave: (type) => leaveTypeName(language, type),
      })),
    );
  return formats;
}

export function leaveTypeName(language: Language, type: string): string {
  return isBuiltinLeaveType(type) ? MAIL_TEXTS[language].approval.types[type] : type;
}
