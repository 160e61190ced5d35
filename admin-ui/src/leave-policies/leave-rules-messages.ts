import { assignments } from '../i18n/en/assignments';
import { ledger } from '../i18n/en/ledger';
import { leavePreview } from '../i18n/en/leave-preview';
import { leaveRules } from '../i18n/en/leave-rules';
import type { Catalogue } from '../i18n/language';

export const leaveRulesMessages: Catalogue = {
  en: async () => ({ leaveRules, leavePreview, ledger, assignments }),
  async fr() {
    const [rules, preview, line, assigned] = await Promise.all([import('../i18n/fr/leave-rules'), import('../i18n/fr/leave-preview'), import('../i18n/fr/ledger'), import('../i18n/fr/assignments')]);
    return { leaveRules: rules.leaveRules, leavePreview: preview.leavePreview, ledger: line.ledger, assignments: assigned.assignments };
  },
};
