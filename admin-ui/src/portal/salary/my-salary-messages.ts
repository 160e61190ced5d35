import { payAccess } from '../../i18n/en/pay-access';
import { salaries } from '../../i18n/en/salaries';
import type { Catalogue } from '../../i18n/language';

export const mySalaryMessages: Catalogue = {
  en: async () => ({ payAccess, salaries }),
  async fr() {
    const [accesses, pay] = await Promise.all([import('../../i18n/fr/pay-access'), import('../../i18n/fr/salaries')]);
    return { payAccess: accesses.payAccess, salaries: pay.salaries };
  },
};
