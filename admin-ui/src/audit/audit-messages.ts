import { audit } from '../i18n/en/audit';
import type { Catalogue } from '../i18n/language';

/** Screens that show entries come after these words. */
export const auditMessages: Catalogue = { en: async () => ({ audit }), fr: async () => ({ audit: (await import('../i18n/fr/audit')).audit }) };
