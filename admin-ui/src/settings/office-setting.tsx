import { OfficeSettingTabs } from './office-setting-tabs';
import Setting from './setting';

export { messages } from '../i18n/bundles/settings';

/** What an admin sets for themselves. */
export default function OfficeSetting() {
  return <Setting tabs={<OfficeSettingTabs />} />;
}
