import { Check, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import { address } from '../addresses';
import { useUnsaved } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/spinner';
import { TextAreaField } from '../ui/text-area-field';
import classes from './decision.module.css';
import type { Leave } from './leave';
import { useLeaveRefresh } from '../providers/use-leave-refresh';
import { useRequester } from './use-requester';

interface Props {
  leave: Leave;
  /** Somebody else decided before. */
  onOver: () => void;
}

/** One click decides; what is written beside it goes along. */
export function DecisionForm({ leave, onOver }: Props) {
  const text = useText();
  const office = useOffice();
  const notify = useNotify();
  const refuse = useRefusal();
  const refresh = useLeaveRefresh();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<LeaveDecision>();
  const [error, setError] = useState<string>();
  const note = useRef<HTMLTextAreaElement>(null);
  useUnsaved(() => busy === undefined && Boolean(note.current?.value.trim()));
  const { name, shortName } = useRequester()(leave);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note') as string;
    const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    const decision = value as LeaveDecision;
    setBusy(decision);
    setError(undefined);
    try {
      await office.decideLeave(leave.id, decision, note);
      notify(text(decision === 'Approved' ? 'leaves.approved' : 'leaves.rejected', { name }), { type: 'success' });
      await navigate(address.leaves);
      await refresh();
    } catch (failure) {
      const { errors, code } = failure instanceof RequestFailed ? failure.body : {};
      setError(errors?.note);
      if (!errors?.note) refuse(failure);
      setBusy(undefined);
      if (code !== 'leave.already_decided') return;
      await refresh();
      onOver();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField label={text('leaves.noteTo', { name })} ref={note} optional name="note" hint={text('leaves.noteSeen', { name: shortName })} maxLength={1000} error={error} />
      <div className={classes.actions}>
        <Button type="submit" variant="danger-line" value="Rejected" disabled={busy !== undefined}>
          {busy === 'Rejected' ? <Spinner /> : <Icon of={X} size={16} />}
          {text('leaves.reject')}
        </Button>
        <Button type="submit" variant="primary" value="Approved" disabled={busy !== undefined}>
          {busy === 'Approved' ? <Spinner /> : <Icon of={Check} size={16} />}
          {text('leaves.approve')}
        </Button>
      </div>
    </form>
  );
}
