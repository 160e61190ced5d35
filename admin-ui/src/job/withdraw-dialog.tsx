import { type FormEvent, useState } from 'react';
import { JOB_REASON_MAX } from '../../../api/contract/employee/job-facts.js';
import type { JobChangeRecord } from '../../../api/contract/job/job-changes.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Skeleton } from '../ui/feedback/skeleton';
import { Field } from '../ui/fields/field';
import { RadioChoice } from '../ui/fields/radio-choice';
import { EffectPanel } from './effect/effect-panel';
import { jobCalls } from './job-calls';
import { ChangedValues } from './timeline/changed-values';
import { useJobPreview } from './use-job-preview';
import { useJobRefresh } from './use-job';
import classes from './withdraw-dialog.module.css';

interface Props {
  change: Pick<JobChangeRecord, '_id' | 'from' | 'reason' | 'people'>;
  /** One of those whom it is about; without one it is withdrawn for all. */
  person?: { id: string; name: string };
  onClose: () => void;
  /** The focus was on a button that is no longer there. */
  onDone: () => void;
}

/** Takes a change back: what holds again, what that does, and why. */
export function WithdrawDialog({ change, person, onClose, onDone }: Props) {
  const text = useText();
  const { day } = useDates();
  const { key } = useIdempotencyKey();
  const refresh = useJobRefresh();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, async () => {
    await refresh();
    requestAnimationFrame(onDone);
  });
  const isForMany = change.people > 1 && person !== undefined;
  const [whom, setWhom] = useState<'one' | 'all'>(isForMany ? 'one' : 'all');
  const [reason, setReason] = useState('');
  const people = person && (whom === 'one' || change.people === 1) ? [person.id] : undefined;
  const preview = useJobPreview({ withdraw: change._id, ...(people && { people }) });
  const known = preview.preview;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = reason.trim();
    if (!given) return setErrors({ reason: text('forms.noReason') });
    void send(async () => {
      await jobCalls.withdraw(change._id, { ...(people && { people }), reason: given }, key);
      return text('job.withdraw.done');
    });
  }

  return (
    <Dialog
      medium
      className={classes.dialog}
      title={text('job.withdraw.title', { date: day(change.from) })}
      onClose={onClose}
    >
      {change.reason && <p>{change.reason}</p>}
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['reason']} />
        {isForMany && (
          <RadioChoice
            label={text('job.withdraw.whom')}
            options={[
              {
                value: 'one',
                label: text('job.withdraw.one', { name: person.name }),
                help: text('job.withdraw.oneText'),
              },
              {
                value: 'all',
                label: text('job.withdraw.all', { count: change.people }),
                help: text('job.withdraw.allText'),
              },
            ]}
            value={whom}
            error={undefined}
            onChoose={setWhom}
          />
        )}
        {!known && preview.busy && <Skeleton width="100%" height={96} />}
        {known && <ChangedValues values={known.values} salary={known.salary} />}
        <EffectPanel plain of={preview} />
        <Field
          label={text('job.withdraw.reason')}
          maxLength={JOB_REASON_MAX}
          autoComplete="off"
          error={errors.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormActions busy={busy} disabled={busy || !preview.isKnown} onCancel={onClose}>
          {busy ? text('job.withdraw.acting') : text('job.withdraw.action')}
        </FormActions>
      </form>
    </Dialog>
  );
}
