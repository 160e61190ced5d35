import { payLooks } from '../../i18n/en/pay-looks';
import { salaries } from '../../i18n/en/salaries';
import type { Catalogue } from '../../i18n/language';

/** The screens of one's own pay come after these words. */
export const mySalaryWords: Catalogue = {
  en: async () => ({ payLooks, salaries }),
  async fr() {
    const [looks, pay] = await Promise.all([import('../../i18n/fr/pay-looks'), import('../../i18n/fr/salaries')]);
    return { payLooks: looks.payLooks, salaries: pay.salaries };
  },
};
