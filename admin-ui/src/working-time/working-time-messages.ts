import { assignments } from '../i18n/en/assignments';
import { holidays } from '../i18n/en/holidays';
import { workingTime } from '../i18n/en/working-time';
import type { Catalogue } from '../i18n/language';

export const workingTimeMessages: Catalogue = {
  en: async () => ({ workingTime, holidays, assignments }),
  fr: async () => {
    const [french, frenchHolidays, assigned] = await Promise.all([import('../i18n/fr/working-time'), import('../i18n/fr/holidays'), import('../i18n/fr/assignments')]);
    return { workingTime: french.workingTime, holidays: frenchHolidays.holidays, assignments: assigned.assignments };
  },
};
