import { type FormEvent, useRef, useState } from 'react';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';
import { useApi } from '../../api/use-api';
import { useToday } from '../../api/use-today';
import { FormErrors } from '../../forms/form-errors';
import { useTextDraft } from '../../forms/text-draft';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useLeaveCorrection } from '../../leaves/change/use-leave-correction';
import { Button } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { TextAreaField } from '../../ui/fields/text-area-field';

interface Words {
  name: string;
  span: string;
}

/** Cancels the next approved leave of one of the approver's people. */
export default function CancelNextLeave({ of: { name, next } }: { of: TeamMemberRecord }) {
  const text = useText();
  const { shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  const place = useRef<HTMLSpanElement>(null);
  const [cancelling, setCancelling] = useState<Words & { leave: string }>();

  // The pressed button may be gone with the leave.
  function focusRow() {
    place.current?.closest('li')?.querySelector('button')?.focus();
  }

  const span = next && shortSpan(next.startDate, next.endDate, thisYear);
  return (
    <span ref={place}>
      {next && span && (
        <Button
          variant="danger-line"
          onClick={() => setCancelling({ leave: next._id, name, span })}
        >
          {text('myTeam.cancelling.open', { span })}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {cancelling && (
        <CancelDialog {...cancelling} onClose={() => setCancelling(undefined)} onDone={focusRow} />
      )}
    </span>
  );
}

function CancelDialog({
  leave,
  onClose,
  onDone,
  ...words
}: Words & { leave: string; onClose: () => void; onDone: () => void }) {
  const text = useText();
  const api = useApi();
  const field = useTextDraft<HTMLTextAreaElement>(`cancel ${leave}`);
  const { busy, errors, setErrors, send } = useLeaveCorrection({ onClose, onDone });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = field.current?.value.trim() ?? '';
    if (!reason) return setErrors({ reason: text('forms.noReason') });
    void send(
      (key) => api.cancelLeave(leave, { reason }, key),
      text('myTeam.cancelling.done', words),
    );
  }

  return (
    <Dialog title={text('myTeam.cancelling.title', words)} onClose={onClose}>
      <p>{text('myTeam.cancelling.text', words)}</p>
      <form noValidate onSubmit={submit}>
        <FormErrors errors={errors} at={['reason']} />
        <TextAreaField
          ref={field}
          label={text('myTeam.cancelling.reason')}
          name="reason"
          maxLength={LEAVE_NOTE_MAX}
          error={errors.reason}
        />
        <FormActions busy={busy} danger cancel={text('myTeam.cancelling.keep')} onCancel={onClose}>
          {text('myTeam.cancelling.cancel')}
        </FormActions>
      </form>
    </Dialog>
  );
}
