import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import { ApprovalSection } from './approval-section';
import { CompanySection } from './company-section';
import { CompanySecurity } from './company-security';
import { OfficeSettingTabs } from './office-setting-tabs';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/settings';

export const messages = catalogueOf({ settings: english });

/** The settings of the company. */
export default function CompanySetting() {
  const text = useText();
  return (
    <>
      <PageHead title={text('settings.title')} />
      <OfficeSettingTabs />
      <CompanySection />
      <ApprovalSection />
      <CompanySecurity />
    </>
  );
}
