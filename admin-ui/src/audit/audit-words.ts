import { audit } from '../i18n/en/audit';
import { addWords } from '../i18n/language';

/** Screens that show entries come after these words. */
await addWords({ en: async () => ({ audit }), fr: async () => ({ audit: (await import('../i18n/fr/audit')).audit }) });
