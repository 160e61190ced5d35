import { useState } from 'react';
import { useToday } from '../api/use-today';
import { FormSkeleton } from '../forms/form-layout';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PageHead } from '../ui/layout/page-head';
import { NewVersion } from './new-version';
import { PolicyMissing, usePolicy } from './use-policy';
import type { PreviewedVersion } from './version-preview';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';

export const messages = catalogueOf({ 'leave-rules': english });

export default function PolicyNewVersion() {
  const text = useText();
  const today = useToday();
  const { day } = useDates();
  const { id, policy, error, refetch } = usePolicy();
  const [previewed, setPreviewed] = useState<PreviewedVersion>();
  const list = { to: officePath.leavePolicies, label: text('leaveRules.policies.list') };
  if (error && !policy) return <PolicyMissing failure={error} onTryAgain={refetch} />;
  const parent = policy ? { to: officePath.leavePolicy(id), label: policy.name } : list;
  return (
    <>
      <PageHead
        title={
          policy
            ? text('leaveRules.form.versionOf', { name: policy.name })
            : text('leaveRules.form.step')
        }
        parent={parent}
        current={text('leaveRules.form.step')}
      >
        {previewed && text('leaveRules.form.versionFrom', { date: day(previewed.change.from) })}
      </PageHead>
      {policy && today ? (
        <NewVersion
          key={policy.versions.map(({ _id }) => _id).join()}
          policy={policy}
          today={today}
          previewed={previewed}
          onPreview={setPreviewed}
        />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  );
}
