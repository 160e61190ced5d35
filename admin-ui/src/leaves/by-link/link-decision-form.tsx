import { useState } from 'react';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import type { LinkedLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import {
  LEAVE_DECISIONS,
  type LeaveDecision,
} from '../../../../api/contract/leave/leave-statuses.js';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { AlertBox } from '../../ui/feedback/alert-box';
import { TextAreaField } from '../../ui/fields/text-area-field';
import classes from './link-page.module.css';

interface Props {
  request: LinkedLeaveRecord;
  first: LeaveDecision;
  error: string | undefined;
  onDecide: (status: LeaveDecision, note: string) => Promise<void>;
}

export function LinkDecisionForm({ request: { name, approver }, first, error, onDecide }: Props) {
  const text = useText();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<LeaveDecision>();
  const words = { Approved: text('decideLeave.approve'), Rejected: text('decideLeave.reject') };
  const inOrder = [first, ...LEAVE_DECISIONS.filter((status) => status !== first)];

  async function decide(status: LeaveDecision) {
    setBusy(status);
    await onDecide(status, note);
    setBusy(undefined);
  }

  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      {error && <AlertBox>{error}</AlertBox>}
      <TextAreaField
        label={text('decideLeave.note', { name })}
        optional
        rows={2}
        maxLength={LEAVE_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={classes.buttons}>
        {inOrder.map((status, place) => (
          <Button
            key={status}
            wide
            variant={buttonOf(status, place === 0)}
            busy={busy === status}
            disabled={busy !== undefined}
            onClick={() => void decide(status)}
          >
            {busy === status ? text('decideLeave.busy') : words[status]}
          </Button>
        ))}
      </div>
      <p>{text('decideLeave.as', { name: approver })}</p>
    </form>
  );
}

function buttonOf(status: LeaveDecision, isFirst: boolean) {
  if (!isFirst) return 'line';
  return status === 'Approved' ? 'primary' : 'danger';
}
