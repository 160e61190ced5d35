import { useCallback, useRef } from 'react';
import { Form } from 'react-admin';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import { useNotifyError } from '../api/use-notify-error';
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
import { VersionStart } from './version-start';
import { VersionSteps } from './version-steps';

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
    const change = { kind: 'version' as const, policy: policy._id, from: values.from as string, rules: rulesOf(unit, values.rules as RulesValues) };
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
    leaveWith(text('leaveRules.form.versionSaved'), officePath.leavePolicies);
  }

  return (
    <Form noValidate defaultValues={{ from, rules: valuesOf(unit, filled.rules) }} onSubmit={preview} disableInvalidFormNotification>
      <VersionSteps policy={policy} previewed={previewed} />
      {previewed ? (
        <VersionPreview policy={policy} version={previewed} onBack={() => onPreview(undefined)} onSave={(basis, key) => save(previewed, basis, key)} />
      ) : (
        <PolicyForm unit={unit} actions={<FormActions submit={text('leavePreview.start')} busy={text('leavePreview.startBusy')} cancel={officePath.leavePolicies} />}>
          <RuleSection title={text('leaveRules.form.step')} help={text('leaveRules.form.versionHelp')}>
            <VersionStart policy={policy} today={today} />
          </RuleSection>
        </PolicyForm>
      )}
      <UnsavedGuard form={`leavePolicyVersions/${policy._id}`} isSaved={isSaved} />
    </Form>
  );
}
