import { OfficeSettingTabs } from './office-setting-tabs';
import Setting from './setting';

export { messages } from '../i18n/bundles/settings';

/** The settings of an admin alone. */
export default function OfficeSetting() {
  return <Setting tabs={<OfficeSettingTabs />} />;
}
