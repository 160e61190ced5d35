import { useQuery } from '@tanstack/react-query';
import { useText } from '../i18n/use-text';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { ApprovalForm } from './approval-form';
import { APPROVALS } from './approval-keys';
import { SettingSection } from './setting-section';

export function ApprovalSection() {
  const text = useText();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: APPROVALS,
    queryFn: () => api.approvalSettings(),
  });
  return (
    <SettingSection title={text('settings.approvals.title')} help={text('settings.approvals.text')}>
      {data ? (
        <ApprovalForm settings={data.settings} outlook={data.outlook} />
      ) : error ? (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('settings.security.failed')}
        </LoadFailed>
      ) : (
        <Skeleton width="100%" height={180} />
      )}
    </SettingSection>
  );
}
