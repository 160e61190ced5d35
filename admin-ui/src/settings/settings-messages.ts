import { settings } from '../i18n/en/settings';
import type { Catalogue } from '../i18n/language';

export const settingsMessages: Catalogue = { en: async () => ({ settings }), fr: async () => ({ settings: (await import('../i18n/fr/settings')).settings }) };
