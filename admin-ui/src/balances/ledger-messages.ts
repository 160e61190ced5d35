import { balances } from '../i18n/en/balances';
import { leaveCost } from '../i18n/en/leave-cost';
import { ledger } from '../i18n/en/ledger';
import type { Catalogue } from '../i18n/language';

export const ledgerMessages: Catalogue = {
  en: async () => ({ balances, ledger, leaveCost }),
  async fr() {
    const [own, line, cost] = await Promise.all([import('../i18n/fr/balances'), import('../i18n/fr/ledger'), import('../i18n/fr/leave-cost')]);
    return { balances: own.balances, ledger: line.ledger, leaveCost: cost.leaveCost };
  },
};
