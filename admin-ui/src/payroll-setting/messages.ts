import type { Catalogue } from '../i18n/catalogue';
import { messages as payroll } from '../i18n/bundles/payroll-setting';
import { messages as settings } from '../i18n/bundles/settings';

/** The page stands among the settings. */
export const messages: Catalogue = async (language) =>
  Object.assign({}, ...(await Promise.all([settings(language), payroll(language)])));
