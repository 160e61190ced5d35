import { leaveCost } from '../../i18n/en/leave-cost';
import { requestLeave } from '../../i18n/en/request-leave';
import type { Catalogue } from '../../i18n/language';

export const requestLeaveMessages: Catalogue = {
  en: async () => ({ leaveCost, requestLeave }),
  async fr() {
    const [cost, request] = await Promise.all([import('../../i18n/fr/leave-cost'), import('../../i18n/fr/request-leave')]);
    return { leaveCost: cost.leaveCost, requestLeave: request.requestLeave };
  },
};
