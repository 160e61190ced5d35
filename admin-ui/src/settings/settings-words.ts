import { settings } from '../i18n/en/settings';
import type { Catalogue } from '../i18n/language';

/** Screens that speak of passwords and devices come after these words. */
export const settingsWords: Catalogue = { en: async () => ({ settings }), fr: async () => ({ settings: (await import('../i18n/fr/settings')).settings }) };
