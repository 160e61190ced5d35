import { assignments } from '../i18n/en/assignments';
import { ledger } from '../i18n/en/ledger';
import { leaveRules } from '../i18n/en/leave-rules';
import type { Catalogue } from '../i18n/language';

export const leaveRulesMessages: Catalogue = {
  en: async () => ({ leaveRules, ledger, assignments }),
  async fr() {
    const [rules, line, assigned] = await Promise.all([import('../i18n/fr/leave-rules'), import('../i18n/fr/ledger'), import('../i18n/fr/assignments')]);
    return { leaveRules: rules.leaveRules, ledger: line.ledger, assignments: assigned.assignments };
  },
};
