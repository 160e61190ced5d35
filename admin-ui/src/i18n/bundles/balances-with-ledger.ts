import * as english from '../en/balances-with-ledger';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/balances-with-ledger') };
