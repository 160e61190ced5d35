import { useText } from '../i18n/use-text';
import { StepTrack } from '../ui/feedback/step-track';
import type { Policy } from './policy';
import { useVersionChanges } from './use-version-changes';
import type { PreviewedVersion } from './version-preview';

export function VersionSteps({ policy, previewed }: { policy: Policy; previewed: PreviewedVersion | undefined }) {
  const text = useText();
  const changesOf = useVersionChanges(policy);
  const current = previewed ? 1 : 0;
  const steps = [
    { label: text('leavePreview.steps.settings'), settled: previewed && text('leavePreview.steps.changed', { count: changesOf(previewed.change).length }) },
    { label: text('leavePreview.steps.preview') },
  ];
  return <StepTrack label={text('leavePreview.steps.label')} current={current} stepLabel={text('leavePreview.steps.of', { step: current + 1, count: steps.length })} steps={steps} />;
}
