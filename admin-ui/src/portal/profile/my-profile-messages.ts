import { employment } from '../../i18n/en/employment';
import { myProfile } from '../../i18n/en/my-profile';
import type { Catalogue } from '../../i18n/language';

export const myProfileMessages: Catalogue = {
  en: async () => ({ employment, myProfile }),
  async fr() {
    const [service, own] = await Promise.all([import('../../i18n/fr/employment'), import('../../i18n/fr/my-profile')]);
    return { employment: service.employment, myProfile: own.myProfile };
  },
};
