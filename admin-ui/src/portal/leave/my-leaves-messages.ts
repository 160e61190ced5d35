import { leaves } from '../../i18n/en/leaves';
import { lists } from '../../i18n/en/lists';
import { myLeaves } from '../../i18n/en/my-leaves';
import type { Catalogue } from '../../i18n/language';

export const myLeavesMessages: Catalogue = {
  en: async () => ({ leaves, lists, myLeaves }),
  async fr() {
    const [leave, list, own] = await Promise.all([import('../../i18n/fr/leaves'), import('../../i18n/fr/lists'), import('../../i18n/fr/my-leaves')]);
    return { leaves: leave.leaves, lists: list.lists, myLeaves: own.myLeaves };
  },
};
