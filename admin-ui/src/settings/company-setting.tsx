import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import { ApprovalSection } from './approval-section';
import { CompanySecurity } from './company-security';
import { OfficeSettingTabs } from './office-setting-tabs';
import { catalogueOf } from '../i18n/catalogue';
import * as typeWords from '../i18n/en/people/employment-types';
import * as english from '../i18n/en/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanySettingsRecord } from '../../../api/contract/company/company.js';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { dataOf } from '../forms/stale-edit';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { CompanyForm } from './company-form';
import { EmploymentTypes } from './employment-types';
import { OneSave } from './one-save';
import { SettingSection } from './setting-section';

export const messages = catalogueOf({ settings: english, 'people/employment-types': typeWords });

/** The settings of the company. */
export default function CompanySetting() {
  const text = useText();
  return (
    <>
      <PageHead title={text('settings.title')} />
      <OfficeSettingTabs />
      <OneSave>
        <CompanySection />
        <ApprovalSection />
        <CompanySecurity />
      </OneSave>
      <EmploymentTypes />
    </>
  );
}

const KEY = ['companySettings'];

function CompanySection() {
  const text = useText();
  const api = useApi();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => api.companySettings(),
  });
  return (
    <SettingSection title={text('settings.company.title')} help={text('settings.company.text')}>
      {data ? (
        <CompanyForm
          settings={data}
          onChanged={(changed) => client.setQueryData<CompanySettingsRecord>(KEY, changed)}
          load={async () => dataOf(await refetch())}
        />
      ) : error ? (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('settings.security.failed')}
        </LoadFailed>
      ) : (
        <Skeleton width="100%" height={480} />
      )}
    </SettingSection>
  );
}
