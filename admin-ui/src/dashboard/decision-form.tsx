import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import { useText } from '../i18n/use-text';
import { useRequester } from '../leaves/use-requester';
import { RequestFailed } from '../providers/http-client';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/spinner';
import { useDecide } from './use-decide';
import type { Request } from './use-waiting';
import classes from './waiting-list.module.css';

interface Props {
  request: Request;
  decision: LeaveDecision;
  onDecided: () => void;
  onCancel: () => void;
}

/** Asked in the row before anything is sent; the button says what it does. */
export function DecisionForm({ request, decision, onDecided, onCancel }: Props) {
  const text = useText();
  const decide = useDecide();
  const { name } = useRequester()(request);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const approving = decision === 'Approved';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note') as string;
    setBusy(true);
    try {
      await decide(request, decision, note);
      onDecided();
    } catch (failure) {
      setError(failure instanceof RequestFailed ? failure.body.errors?.note : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={classes.decision}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onCancel()}
    >
      <Field label={text('dashboard.noteTo', { name })} optional name="note" autoComplete="off" autoFocus error={error} />
      <div>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {text('app.cancel')}
        </Button>
        <Button type="submit" variant={approving ? 'primary' : 'danger-line'} disabled={busy}>
          {busy ? <Spinner /> : <Icon of={approving ? Check : X} size={16} />}
          {text(approving ? 'dashboard.approveDays' : 'dashboard.rejectDays', { count: request.days })}
        </Button>
      </div>
    </form>
  );
}
