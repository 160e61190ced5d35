import { reset } from '../i18n/en/reset';
import { settings } from '../i18n/en/settings';
import type { Catalogue } from '../i18n/language';

export const resetMessages: Catalogue = { en: async () => ({ reset }), fr: async () => ({ reset: (await import('../i18n/fr/reset')).reset }) };

/** With the words about a good password, which the settings have too. */
export const newPasswordMessages: Catalogue = {
  en: async () => ({ reset, settings }),
  async fr() {
    const [words, setting] = await Promise.all([import('../i18n/fr/reset'), import('../i18n/fr/settings')]);
    return { reset: words.reset, settings: setting.settings };
  },
};
