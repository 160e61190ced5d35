import { balances } from '../i18n/en/balances';
import type { Catalogue } from '../i18n/language';

export const balancesMessages: Catalogue = { en: async () => ({ balances }), fr: async () => ({ balances: (await import('../i18n/fr/balances')).balances }) };
