import { type ReactNode, useCallback, useRef, useState } from 'react';
import { RequestFailed } from '../../api/http-client';
import { type Confirmed, ConfirmedContext, NotConfirmed } from './confirmed-context';
import { PasswordDialog } from './password-dialog';

interface Question {
  confirmed: () => void;
  refused: () => void;
}

/** Around everything that may call for one's own password: the call is made, and made again once it was given. Calls that need it at once share the question. */
export function Confirmation({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<Promise<void>>(undefined);

  const confirmed: Confirmed = useCallback(async (action) => {
    try {
      return await action();
    } catch (failure) {
      if (!(failure instanceof RequestFailed && failure.body.code === 'auth.confirm_needed')) throw failure;
    }
    answer.current ??= new Promise<void>((resolve, reject) => setQuestion({ confirmed: resolve, refused: () => reject(new NotConfirmed()) })).finally(() => {
      answer.current = undefined;
      setQuestion(undefined);
    });
    await answer.current;
    return action();
  }, []);

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {question && <PasswordDialog onConfirmed={question.confirmed} onClose={question.refused} />}
    </ConfirmedContext>
  );
}
