import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useToday } from '../api/use-today';
import { FormSkeleton } from '../forms/form-layout';
import { RecordMissing } from '../forms/record-missing';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PageHead } from '../ui/layout/page-head';
import { NewVersion } from './new-version';
import { type Policy, versionOn } from './policy';
import { PolicyAssignment } from './policy-assignment';
import { PolicyNotice, PolicyNotices } from './policy-notice';
import { PolicySettings } from './policy-settings';
import type { PreviewedVersion } from './version-preview';
import { usePeopleText } from './use-people-text';
import classes from './policy-versions.module.css';
import { usePolicyWords } from './use-policy-words';

export { messages } from '../i18n/bundles/leave-rules';

export default function PolicyEdit() {
  const text = useText();
  const peopleText = usePeopleText();
  const today = useToday();
  const { day } = useDates();
  const { id = '' } = useParams();
  const [previewed, setPreviewed] = useState<PreviewedVersion>();
  const { data: policy, error, refetch } = useGetOne<Policy>('leavePolicies', { id }, { onError: () => undefined });
  const parent = { to: officePath.leavePolicies, label: text('leaveRules.policies.list') };
  if (error && !policy) return <RecordMissing level="h1" failure={error} title={text('leaveRules.policy.notFound')} back={parent} onTryAgain={() => void refetch()} />;
  return (
    <>
      <PageHead title={policy?.name ?? text('leaveRules.policies.name')} parent={parent} actions={policy && !previewed && <Actions policy={policy} />}>
        {policy && (previewed ? text('leaveRules.form.versionFrom', { date: day(previewed.change.from) }) : text('leaveRules.policy.summary', { type: leaveTypeName(text, policy.leaveType.name), people: peopleText(policy) }))}
      </PageHead>
      {policy && today ? (
        <>
          {!previewed && <Unassigned policy={policy} />}
          {!previewed && <PolicyVersions policy={policy} today={today} />}
          <NewVersion key={policy.versions.map(({ _id }) => _id).join()} policy={policy} today={today} previewed={previewed} onPreview={setPreviewed} />
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

/** In force a disc, past a dot, planned a ring. */
function PolicyVersions({ policy, today }: { policy: Policy; today: string }) {
  const text = useText();
  const { day, ago } = useDates();
  const { sentences } = usePolicyWords(policy.leaveType.unit);
  const current = policy.versions.findLast(({ from }) => from <= today);
  const stateOf = (from: string) => (from > today ? 'planned' : from === current?.from ? 'inForce' : 'past');
  return (
    <section className={classes.versions} aria-label={text('leaveRules.policy.versions')}>
      <h2>{text('leaveRules.policy.versions')}</h2>
      <ol>
        {policy.versions.toReversed().map(({ _id, from, rules, recordedAt, recordedBy }) => (
          <li key={_id} data-state={stateOf(from)}>
            <details open={versionOn(policy, today)?._id === _id}>
              <summary>
                <strong>{day(from)}</strong> <span>{text(`leaveRules.policy.${stateOf(from)}`)}</span>
              </summary>
              <ul>
                {sentences(rules).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <small>{recordedBy ? text('leaveRules.policy.sinceBy', { ago: ago(recordedAt), name: recordedBy }) : text('leaveRules.policy.since', { ago: ago(recordedAt) })}</small>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
