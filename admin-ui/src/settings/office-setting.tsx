import { OfficeSettingTabs } from './office-setting-tabs';
import Setting from './setting';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/settings';

export const messages = catalogueOf({ settings: english });

/** The settings of an admin alone. */
export default function OfficeSetting() {
  return <Setting tabs={<OfficeSettingTabs />} />;
}
