import { Plus } from 'lucide-react';
import { useToday } from '../api/use-today';
import { FormSkeleton } from '../forms/form-layout';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ButtonLink, Button } from '../ui/button';
import { PageHead } from '../ui/layout/page-head';
import { usePhone } from '../ui/layout/use-phone';
import { PolicyExample } from './example/policy-example';
import { type Policy, versionOn } from './policy';
import { PolicyAssignment } from './policy-assignment';
import { PolicyNotice, PolicyNotices } from './policy-notice';
import classes from './policy-page.module.css';
import { PolicyVersions } from './policy-versions';
import { usePeopleText } from './people-without-policy';
import { PolicyMissing, usePolicy } from './use-policy';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';
import { useState } from 'react';
import { POLICY_NAME_MAX } from '../../../api/contract/leave/leave-policies.js';
import { useApi } from '../api/use-api';
import { useRefreshPolicies } from '../api/use-policies';
import { NameDialog } from '../forms/name-dialog';

export const messages = catalogueOf({ 'leave-rules': english });

export default function PolicyPage() {
  const text = useText();
  const peopleText = usePeopleText();
  const today = useToday();
  const { policy, error, refetch } = usePolicy();
  const parent = { to: officePath.leavePolicies, label: text('leaveRules.policies.list') };
  if (error && !policy) return <PolicyMissing failure={error} onTryAgain={refetch} />;
  const shown = policy && today ? versionOn(policy, today) : undefined;
  return (
    <>
      <PageHead
        title={policy?.name ?? text('leaveRules.policies.name')}
        parent={parent}
        actions={policy && <Actions policy={policy} />}
      >
        {policy &&
          text('leaveRules.policy.summary', {
            type: leaveTypeName(text, policy.leaveType.name),
            people: peopleText(policy),
          })}
      </PageHead>
      {policy && today && shown ? (
        <>
          <Unassigned policy={policy} />
          <div className={classes.split}>
            <PolicyVersions policy={policy} today={today} />
            {shown.rules.tracked && (
              <PolicyExample
                unit={policy.leaveType.unit}
                rules={shown.rules}
                from={shown.from > today ? shown.from : `${today.slice(0, 4)}-01-01`}
                help={text('leaveRules.example.helpOfVersion')}
              />
            )}
          </div>
        </>
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  );
}

function Actions({ policy }: { policy: Policy }) {
  const text = useText();
  const phone = usePhone();
  const newVersion = (
    <ButtonLink
      variant={isUnassigned(policy) ? 'line' : 'primary'}
      wide={phone}
      to={officePath.newPolicyVersion(policy._id)}
      icon={Plus}
    >
      {text('leaveRules.form.step')}
    </ButtonLink>
  );
  return (
    <>
      {phone && newVersion}
      <PolicySettings policy={policy} />
      {!policy.archived && !isUnassigned(policy) && <PolicyAssignment policy={policy} />}
      {!phone && newVersion}
    </>
  );
}

const isUnassigned = ({ people, everybody }: Policy) => people === 0 && !everybody;

function Unassigned({ policy }: { policy: Policy }) {
  const text = useText();
  if (policy.archived || !isUnassigned(policy)) return null;
  return (
    <PolicyNotices>
      <PolicyNotice
        title={text('leaveRules.policy.nobody')}
        action={<PolicyAssignment policy={policy} primary />}
      >
        {text('leaveRules.policy.nobodyText')}
      </PolicyNotice>
    </PolicyNotices>
  );
}

function PolicySettings({ policy: { _id, name, archived } }: { policy: Policy }) {
  const text = useText();
  const api = useApi();
  const refresh = useRefreshPolicies();
  const [open, setOpen] = useState(false);
  const words = {
    name: text('leaveRules.form.name'),
    archived: text('leaveRules.policy.archive'),
    archivedText: text('leaveRules.policy.archiveHint'),
    save: text('leaveRules.policy.save'),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('leaveRules.policy.rename')}</Button>
      {open && (
        <NameDialog
          title={text('leaveRules.policy.renameTitle')}
          record={{ name, archived }}
          maxLength={POLICY_NAME_MAX}
          words={words}
          refresh={refresh}
          save={async (change) => {
            await api.changeLeavePolicy(_id, change);
            return text('leaveRules.policy.saved');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
