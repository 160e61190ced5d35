import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { serverErrorText } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { PayItems } from '../pay-items/pay-items';
import { OfficeSettingTabs } from '../settings/office-setting-tabs';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/layout/page-head';
import { usePageTitle } from '../ui/layout/use-page-title';
import { Components } from './components';
import classes from './payroll-setting.module.css';
import { SettingForm } from './setting-form';
import { SETTINGS } from './use-setting-edit';
import { settingCalls } from './setting-calls';
import { catalogueOf } from '../i18n/catalogue';
import * as payrollWords from '../i18n/en/payroll/payroll-setting';
import * as settingsWords from '../i18n/en/settings';

/** The page stands among the settings. */
export const messages = catalogueOf({
  settings: settingsWords,
  'payroll/payroll-setting': payrollWords,
});

/** How pay is computed, and what payslips can contain. */
export default function PayrollSetting() {
  const text = useText();
  usePageTitle(text('payrollSetting.title'));
  const {
    data: settings,
    error,
    refetch,
  } = useQuery({ queryKey: SETTINGS, queryFn: () => settingCalls.settings() });
  return (
    <>
      <PageHead title={text('settings.title')} />
      <OfficeSettingTabs />
      <p className={classes.notice}>
        <Icon of={Info} size={16} />
        <span>
          <strong>{text('payrollSetting.taxes')}</strong> {text('payrollSetting.taxesText')}
        </span>
      </p>
      {!settings && error && (
        <ScreenFailed onRetry={refetch}>
          {serverErrorText(error) || text('payrollSetting.failed')}
        </ScreenFailed>
      )}
      {!settings && !error && <Skeleton width="100%" height={480} />}
      {settings && (
        <>
          <SettingForm settings={settings} reload={refetch} />
          <div className={classes.lists}>
            <Components />
            <PayItems title={text('payItems.sharedTitle')} />
          </div>
        </>
      )}
    </>
  );
}
