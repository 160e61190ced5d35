import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { LeavePreview } from '../leave-preview/leave-preview';
import type { LeaveChange } from '../leave-preview/preview-calls';
import { Diff } from '../ui/diff';
import type { Policy } from './policy';
import { useVersionChanges } from './use-version-changes';
import classes from './version-preview.module.css';

export interface PreviewedVersion {
  change: Extract<LeaveChange, { kind: 'version' }>;
  started: LeavePreviewRecord;
}

interface Props {
  policy: Policy;
  version: PreviewedVersion;
  onBack: () => void;
  onSave: (basis: string, key: string) => Promise<void>;
}

export function VersionPreview({ policy, version: { change, started }, onBack, onSave }: Props) {
  const text = useText();
  const { day } = useDates();
  const changes = useVersionChanges(policy)(change);
  return (
    <>
      <ul className={classes.changes} aria-label={text('leaveRules.form.changedSettings')}>
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <span>{label}</span> <Diff before={before} after={after} />
          </li>
        ))}
      </ul>
      <LeavePreview
        change={change}
        started={started}
        note={text('leavePreview.nothingBefore', { date: day(change.from) })}
        save={text('leaveRules.form.saveVersion')}
        saving={text('leaveRules.form.savingVersion')}
        onBack={onBack}
        onSave={onSave}
      />
    </>
  );
}
