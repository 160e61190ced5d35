import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useToday } from '../api/use-today';
import { CreateForm } from '../forms/create-form';
import { FormActions, FormSkeleton } from '../forms/form-layout';
import { RecordMissing } from '../forms/record-missing';
import { useLeaveWith } from '../forms/use-leave-with';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PageHead } from '../ui/layout/page-head';
import { PolicyForm } from './form/policy-form';
import { rulesOf, type RulesValues, valuesOf } from './form/policy-values';
import { RuleSection } from './form/rule-section';
import { type Policy, versionOn } from './policy';
import { PolicyAssignment } from './policy-assignment';
import { PolicyNotice, PolicyNotices } from './policy-notice';
import { PolicySettings } from './policy-settings';
import { PolicyVersions } from './policy-versions';
import { usePeopleText } from './use-people-text';
import { useRefreshPolicies } from './use-policies';
import { VersionStart } from './version-start';

export { leaveRulesMessages as messages } from './leave-rules-messages';

export default function PolicyEdit() {
  const text = useText();
  const peopleText = usePeopleText();
  const today = useToday();
  const { id = '' } = useParams();
  const { data: policy, error, refetch } = useGetOne<Policy>('leavePolicies', { id }, { onError: () => undefined });
  const parent = { to: officePath.leavePolicies, label: text('leaveRules.policies.list') };
  if (error && !policy) return <RecordMissing level="h1" failure={error} title={text('leaveRules.policy.notFound')} back={parent} onTryAgain={() => void refetch()} />;
  return (
    <>
      <PageHead title={policy?.name ?? text('leaveRules.policies.name')} parent={parent} actions={policy && <Actions policy={policy} />}>
        {policy && text('leaveRules.policy.summary', { type: leaveTypeName(text, policy.leaveType.name), people: peopleText(policy) })}
      </PageHead>
      {policy && today ? (
        <>
          <Unassigned policy={policy} />
          <PolicyVersions policy={policy} today={today} />
          <NewVersion key={policy.versions.map(({ _id }) => _id).join()} policy={policy} today={today} />
        </>
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  );
}

function Actions({ policy }: { policy: Policy }) {
  return (
    <>
      <PolicySettings policy={policy} />
      {!policy.archived && !isUnassigned(policy) && <PolicyAssignment policy={policy} />}
    </>
  );
}

const isUnassigned = ({ people, everybody }: Policy) => people === 0 && !everybody;

function Unassigned({ policy }: { policy: Policy }) {
  const text = useText();
  if (policy.archived || !isUnassigned(policy)) return null;
  return (
    <PolicyNotices>
      <PolicyNotice title={text('leaveRules.policy.nobody')} action={<PolicyAssignment policy={policy} />}>
        {text('leaveRules.policy.nobodyText')}
      </PolicyNotice>
    </PolicyNotices>
  );
}

function NewVersion({ policy, today }: { policy: Policy; today: string }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useRefreshPolicies();
  const { unit } = policy.leaveType;
  const from = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const filled = versionOn(policy, from);
  if (!filled) return null;

  async function onCreated() {
    await refresh();
    leaveWith(text('leaveRules.form.versionSaved'), officePath.leavePolicies);
  }

  return (
    <CreateForm<Policy>
      resource={`leavePolicyVersions/${policy._id}`}
      defaultValues={{ from, rules: valuesOf(unit, filled.rules) }}
      transform={(values) => ({ from: values.from, rules: rulesOf(unit, values.rules as RulesValues) })}
      onCreated={() => void onCreated()}
      failure="leaveRules.form.notSaved"
    >
      <PolicyForm
        unit={unit}
        actions={<FormActions submit={text('leaveRules.form.saveVersion')} busy={text('leaveRules.form.savingVersion')} cancel={officePath.leavePolicies} />}
      >
        <RuleSection title={text('leaveRules.form.step')} help={text('leaveRules.form.versionHelp')}>
          <VersionStart policy={policy} today={today} />
        </RuleSection>
      </PolicyForm>
    </CreateForm>
  );
}
