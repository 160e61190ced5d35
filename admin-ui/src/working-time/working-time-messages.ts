import { assignments } from '../i18n/en/assignments';
import { holidays } from '../i18n/en/holidays';
import { leavePreview } from '../i18n/en/leave-preview';
import { workingTime } from '../i18n/en/working-time';
import type { Catalogue } from '../i18n/language';

export const workingTimeMessages: Catalogue = {
  en: async () => ({ workingTime, holidays, assignments, leavePreview }),
  fr: async () => {
    const [french, frenchHolidays, assigned, preview] = await Promise.all([
      import('../i18n/fr/working-time'),
      import('../i18n/fr/holidays'),
      import('../i18n/fr/assignments'),
      import('../i18n/fr/leave-preview'),
    ]);
    return { workingTime: french.workingTime, holidays: frenchHolidays.holidays, assignments: assigned.assignments, leavePreview: preview.leavePreview };
  },
};
