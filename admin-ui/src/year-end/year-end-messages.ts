import { leavePreview } from '../i18n/en/leave-preview';
import { yearEnd } from '../i18n/en/year-end';
import type { Catalogue } from '../i18n/language';

export const yearEndMessages: Catalogue = {
  en: async () => ({ yearEnd, leavePreview }),
  async fr() {
    const [french, preview] = await Promise.all([import('../i18n/fr/year-end'), import('../i18n/fr/leave-preview')]);
    return { yearEnd: french.yearEnd, leavePreview: preview.leavePreview };
  },
};
