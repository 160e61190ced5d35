import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { type ApprovalSettings, ESCALATE_DAYS_MAX } from '../../../api/contract/leave/approvals.js';
import type { ApprovalOutlook as Outlook } from '../../../api/contract/leave/approval-responses.js';
import { reloadConfig } from '../api/config';
import { RequestFailed } from '../api/http-client';
import { reloadUser } from '../api/session';
import { useApi } from '../api/use-api';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { serverErrorText } from '../api/use-notify-error';
import { useUnsaved } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { AlertBox } from '../ui/feedback/alert-box';
import { Checkbox } from '../ui/fields/checkbox';
import { Field } from '../ui/fields/field';
import classes from './approval-section.module.css';
import { ApprovalOutlook } from './approval-outlook';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { useSectionSave } from './one-save';
import { SettingSection } from './setting-section';

/** With the other queries of leave, so that a decision refreshes the outlook. */
const APPROVALS = ['leaves', 'approval settings'];

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

function ApprovalForm({ settings, outlook }: { settings: ApprovalSettings; outlook: Outlook }) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const refresh = useLeaveRefresh();
  const [on, setOn] = useState(settings.approvals);
  const [days, setDays] = useState(String(settings.escalateDays ?? ''));
  const [errors, setErrors] = useState<{ days?: string; save?: string }>({});
  const escalateDays = days.trim() === '' ? null : Number(days);
  const unsaved = on !== settings.approvals || escalateDays !== settings.escalateDays;
  useUnsaved(useCallback(() => unsaved, [unsaved]));

  useSectionSave('approvals', { unsaved, save });

  async function save() {
    const isWrong =
      escalateDays !== null &&
      !(Number.isInteger(escalateDays) && escalateDays >= 1 && escalateDays <= ESCALATE_DAYS_MAX);
    setErrors(
      isWrong ? { days: text('settings.approvals.wrongDays', { max: ESCALATE_DAYS_MAX }) } : {},
    );
    if (isWrong) return;
    try {
      client.setQueryData(
        APPROVALS,
        await api.changeApprovalSettings({ approvals: on, escalateDays }),
      );
      notify(text('settings.approvals.saved'), { type: 'success' });
      await Promise.all([reloadConfig(), reloadUser(), refresh()]);
    } catch (failure) {
      setErrors({
        days: failure instanceof RequestFailed ? failure.body.errors?.escalateDays : undefined,
        save: serverErrorText(failure) || text('error.generic'),
      });
    }
  }

  return (
    <div className={classes.form}>
      {errors.save && !errors.days && <AlertBox>{errors.save}</AlertBox>}
      <div>
        <Checkbox
          label={text('settings.approvals.on')}
          checked={on}
          onChange={({ target }) => setOn(target.checked)}
        />
        <p className={classes.hint}>
          {text(on ? 'settings.approvals.onText' : 'settings.approvals.offText')}{' '}
          <Link to={officePath.leaveTypes}>{text('settings.approvals.types')}</Link>
        </p>
      </div>
      {on && (
        <div className={classes.days}>
          <Field
            label={text('settings.approvals.escalate')}
            optional
            inputMode="numeric"
            autoComplete="off"
            hint={text('settings.approvals.escalateText')}
            error={errors.days}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          >
            <span className={classes.unit}>{text('settings.approvals.workingDays')}</span>
          </Field>
        </div>
      )}
      {(on || settings.approvals) && <ApprovalOutlook on={on} of={outlook} />}
    </div>
  );
}
