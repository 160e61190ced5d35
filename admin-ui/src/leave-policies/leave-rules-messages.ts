import { leaveRules } from '../i18n/en/leave-rules';
import type { Catalogue } from '../i18n/language';

export const leaveRulesMessages: Catalogue = {
  en: async () => ({ leaveRules }),
  fr: async () => ({ leaveRules: (await import('../i18n/fr/leave-rules')).leaveRules }),
};
