import { useCallback, useRef, useEffect } from 'react';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import { useNotifyError } from '../api/use-notify-error';
import { Form } from '../forms/form';
import { FormActions } from '../forms/form-layout';
import { UnsavedGuard } from '../forms/unsaved-guard';
import { useLeaveWith } from '../forms/use-leave-with';
import { useText } from '../i18n/use-text';
import { previewCalls } from '../leave-preview/preview-calls';
import { officePath } from '../paths';
import { PolicyForm } from './form/policy-form';
import { rulesOf, type RulesValues, valuesOf } from './form/policy-values';
import { RuleSection } from './form/rule-section';
import { type Policy, versionOn } from './policy';
import { useRefreshPolicies } from '../api/use-policies';
import { type PreviewedVersion, VersionPreview } from './version-preview';
import { StepTrack } from '../ui/feedback/step-track';
import { useVersionChanges } from './use-version-changes';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  isCalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import { DateInput } from '../forms/date-field/date-input';
import { useDates } from '../i18n/use-dates';
import { usePolicyWords } from './use-policy-words';

interface Props {
  policy: Policy;
  today: string;
  /** In the second step. */
  previewed: PreviewedVersion | undefined;
  onPreview: (version: PreviewedVersion | undefined) => void;
}

/** Settings, then the preview. The form stays below the preview with what was typed. */
export function NewVersion({ policy, today, previewed, onPreview }: Props) {
  const text = useText();
  const api = useApi();
  const leaveWith = useLeaveWith();
  const notifyError = useNotifyError();
  const refresh = useRefreshPolicies();
  const saved = useRef(false);
  const isSaved = useCallback(() => saved.current, []);
  const { unit } = policy.leaveType;
  const from = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const filled = versionOn(policy, from);
  if (!filled) return null;

  async function preview(values: Record<string, unknown>) {
    const change = {
      kind: 'version' as const,
      policy: policy._id,
      from: values.from as string,
      rules: rulesOf(unit, values.rules as RulesValues),
    };
    try {
      onPreview({ change, started: await previewCalls.start(change) });
      window.scrollTo(0, 0);
    } catch (failure) {
      notifyError(failure, 'leaveRules.form.notPreviewed');
      return failure instanceof RequestFailed ? failure.body.errors : undefined;
    }
  }

  async function save({ change }: PreviewedVersion, basis: string, key: string) {
    await api.addPolicyVersion(policy._id, { from: change.from, rules: change.rules, basis }, key);
    saved.current = true;
    await refresh();
    leaveWith(text('leaveRules.form.versionSaved'), officePath.leavePolicy(policy._id));
  }

  return (
    <Form defaultValues={{ from, rules: valuesOf(unit, filled.rules) }} onSubmit={preview}>
      <VersionSteps policy={policy} previewed={previewed} />
      {previewed ? (
        <VersionPreview
          policy={policy}
          version={previewed}
          onBack={() => onPreview(undefined)}
          onSave={(basis, key) => save(previewed, basis, key)}
        />
      ) : (
        <PolicyForm
          unit={unit}
          actions={
            <FormActions
              submit={text('leavePreview.start')}
              busy={text('leavePreview.startBusy')}
              cancel={officePath.leavePolicy(policy._id)}
            />
          }
        >
          <RuleSection
            title={text('leaveRules.form.version')}
            help={text('leaveRules.form.versionHelp')}
          >
            <VersionStart policy={policy} today={today} />
          </RuleSection>
        </PolicyForm>
      )}
      <UnsavedGuard form={`leavePolicyVersions/${policy._id}`} isSaved={isSaved} />
    </Form>
  );
}

function VersionSteps({
  policy,
  previewed,
}: {
  policy: Policy;
  previewed: PreviewedVersion | undefined;
}) {
  const text = useText();
  const changesOf = useVersionChanges(policy);
  const current = previewed ? 1 : 0;
  const steps = [
    {
      label: text('leavePreview.steps.settings'),
      settled:
        previewed &&
        text('leavePreview.steps.changed', { count: changesOf(previewed.change).length }),
    },
    { label: text('leavePreview.steps.preview') },
  ];
  return (
    <StepTrack
      label={text('leavePreview.steps.label')}
      current={current}
      stepLabel={text('leavePreview.steps.of', { step: current + 1, count: steps.length })}
      steps={steps}
    />
  );
}

/** The first day of a new version. As long as its rules are untouched, they follow the version that holds on this day. */
function VersionStart({ policy, today }: { policy: Policy; today: string }) {
  const text = useText();
  const { day } = useDates();
  const { getValues, setValue } = useFormContext();
  const { unit } = policy.leaveType;
  const { entitlement } = usePolicyWords(unit);
  const from = useWatch({ name: 'from' }) as string;
  const filled = useRef(versionOn(policy, from));

  useEffect(() => {
    const [before, held] = [
      filled.current,
      isCalendarDate(from) ? versionOn(policy, from) : undefined,
    ];
    if (!before || !held || held._id === before._id) return;
    const typed = JSON.stringify(rulesOf(unit, getValues('rules') as RulesValues));
    if (typed !== JSON.stringify(rulesOf(unit, valuesOf(unit, before.rules)))) return;
    setValue('rules', valuesOf(unit, held.rules));
    filled.current = held;
  }, [from, policy, unit, getValues, setValue]);

  function hint(): string | undefined {
    const replaced = policy.versions.find((version) => version.from === from);
    if (replaced)
      return text(from > today ? 'leaveRules.form.replacesPlanned' : 'leaveRules.form.replaces', {
        date: day(from),
        words: entitlement(replaced.rules),
      });
    const before = policy.versions.findLast((version) => version.from < from);
    return (
      before &&
      text('leaveRules.form.until', { date: day(before.from), words: entitlement(before.rules) })
    );
  }

  return (
    <DateInput
      source="from"
      label={text('leaveRules.form.from')}
      min={EARLIEST_LEAVE}
      max={latestFutureDate(today)}
      hint={hint()}
    />
  );
}
