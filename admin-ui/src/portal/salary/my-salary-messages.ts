import { lists } from '../../i18n/en/lists';
import { mySalary } from '../../i18n/en/my-salary';
import { payAccess } from '../../i18n/en/pay-access';
import { salaries } from '../../i18n/en/salaries';
import type { Catalogue } from '../../i18n/language';

export const mySalaryMessages: Catalogue = {
  en: async () => ({ lists, mySalary, payAccess, salaries }),
  async fr() {
    const [list, own, accesses, pay] = await Promise.all([
      import('../../i18n/fr/lists'),
      import('../../i18n/fr/my-salary'),
      import('../../i18n/fr/pay-access'),
      import('../../i18n/fr/salaries'),
    ]);
    return { lists: list.lists, mySalary: own.mySalary, payAccess: accesses.payAccess, salaries: pay.salaries };
  },
};
