import { balances } from '../i18n/en/balances';
import { ledger } from '../i18n/en/ledger';
import type { Catalogue } from '../i18n/language';

export const ledgerMessages: Catalogue = {
  en: async () => ({ balances, ledger }),
  async fr() {
    const [own, line] = await Promise.all([import('../i18n/fr/balances'), import('../i18n/fr/ledger')]);
    return { balances: own.balances, ledger: line.ledger };
  },
};
