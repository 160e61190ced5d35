import { requestLeave } from '../../i18n/en/request-leave';
import type { Catalogue } from '../../i18n/language';

export const requestLeaveMessages: Catalogue = {
  en: async () => ({ requestLeave }),
  fr: async () => ({ requestLeave: (await import('../../i18n/fr/request-leave')).requestLeave }),
};
