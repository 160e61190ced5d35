import { type ReactNode, useCallback, useRef, useState } from 'react';
import { RequestFailed } from '../../api/http-client';
import { NotConfirmed } from '../../api/not-confirmed';
import { type WithConfirmation, ConfirmationContext } from './confirmation-context';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/feedback/dialog';
import { ConfirmForm } from './confirm-form';

interface Question {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Actions that need the password at the same time share one dialog. */
export function Confirmation({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<Promise<void>>(undefined);

  const confirmed: WithConfirmation = useCallback(async (action) => {
    try {
      return await action();
    } catch (failure) {
      if (!(failure instanceof RequestFailed && failure.body.code === 'auth.confirm_needed'))
        throw failure;
    }
    answer.current ??= new Promise<void>((resolve, reject) =>
      setQuestion({ onConfirmed: resolve, onClose: () => reject(new NotConfirmed()) }),
    ).finally(() => {
      answer.current = undefined;
      setQuestion(undefined);
    });
    await answer.current;
    return action();
  }, []);

  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {question && <PasswordDialog onConfirmed={question.onConfirmed} onClose={question.onClose} />}
    </ConfirmationContext>
  );
}

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

function PasswordDialog({ onConfirmed, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={text('confirmation.title')} onClose={onClose}>
      <p>{text('confirmation.text')}</p>
      <ConfirmForm action={text('confirmation.submit')} onConfirmed={onConfirmed}>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
      </ConfirmForm>
    </Dialog>
  );
}
