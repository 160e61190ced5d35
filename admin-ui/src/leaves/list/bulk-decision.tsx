import { Check, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useListContext } from 'react-admin';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { useApprovals } from '../../api/use-approvals';
import { useLeaveTypes } from '../../api/use-leave-types';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { BulkEffect } from './bulk-effect';
import classes from '../decision/decision.module.css';
import type { Leave } from '../leave';

interface Props {
  decision: LeaveDecision;
  ids: string[];
  note: string;
  onNote: (note: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The note has the focus, so that pressing Enter alone decides nothing. */
export default function BulkDecision({ decision, ids, note, onNote, onConfirm, onCancel }: Props) {
  const text = useText();
  const approvals = useApprovals();
  const approving = decision === 'Approved';
  const count = ids.length;
  const mayBeUnpaid = useMayBeUnpaid(ids) && approving;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onConfirm();
  }

  return (
    <Dialog
      title={text(approving ? 'leaves.approveTitle' : 'leaves.rejectTitle', { count })}
      onClose={onCancel}
    >
      {approving && <BulkEffect ids={ids} />}
      <p>
        {text(approving ? 'leaves.approveText' : 'leaves.rejectText')}{' '}
        {approvals && text('approval.bulk')}
      </p>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextAreaField
          label={text('leaves.note')}
          optional
          hint={text('leaves.noteToMany', { count })}
          maxLength={LEAVE_NOTE_MAX}
          autoFocus
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
        <PayEffectNote asked={mayBeUnpaid ? { kind: 'leaveApproved', leaves: ids } : undefined} />
        <FormActions danger={!approving} icon={approving ? Check : X} onCancel={onCancel}>
          {text(approving ? 'leaves.approveMany' : 'leaves.rejectMany', { count })}
        </FormActions>
      </form>
    </Dialog>
  );
}

/** The type of requests on other pages is not known here. */
function useMayBeUnpaid(ids: string[]): boolean {
  const { data: listed = [] } = useListContext<Leave>();
  const { data: types = [] } = useLeaveTypes();
  const unpaid = types.filter(({ paid }) => !paid).map(({ name }) => name);
  return (
    unpaid.length > 0 &&
    ids.some((id) => {
      const leave = listed.find((one) => one.id === id);
      return !leave?.leaveType || unpaid.includes(leave.leaveType);
    })
  );
}
