import { audit } from '../i18n/en/audit';
import type { Catalogue } from '../i18n/language';

/** Every screen that shows audit entries loads these messages first. */
export const auditMessages: Catalogue = { en: async () => ({ audit }), fr: async () => ({ audit: (await import('../i18n/fr/audit')).audit }) };
