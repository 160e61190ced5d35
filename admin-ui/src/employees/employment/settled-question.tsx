import { type ReactNode, useCallback, useState } from 'react';
import type { SettledChoice } from '../../../../api/contract/payroll/leaver-settlements.js';
import { RequestFailed } from '../../api/http-client';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';

interface Asked {
  message: string;
  answer: (choice: SettledChoice | undefined) => void;
}

export type WithSettled = <Answer>(
  call: (settled: { settled?: SettledChoice }) => Promise<Answer>,
) => Promise<Answer>;

/** Asks what becomes of unused leave that was paid for a last day which moves, and calls again with the answer. */
export function useSettledQuestion(): { withSettled: WithSettled; question: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const withSettled: WithSettled = useCallback(async (call) => {
    try {
      return await call({});
    } catch (failure) {
      if (!(failure instanceof RequestFailed) || failure.body.code !== 'payroll.settlement_paid')
        throw failure;
      const choice = await new Promise<SettledChoice | undefined>((answer) =>
        setAsked({ message: failure.message, answer }),
      );
      setAsked(undefined);
      if (choice === undefined) throw failure;
      return call({ settled: choice });
    }
  }, []);
  return { withSettled, question: asked && <Question {...asked} /> };
}

function Question({ message, answer }: Asked) {
  const text = useText();
  return (
    <Dialog title={text('employees.leaving.settledTitle')} onClose={() => answer(undefined)}>
      <p>{message}</p>
      <DialogActions>
        <Button onClick={() => answer(undefined)}>{text('app.cancel')}</Button>
        <Button onClick={() => answer('withdraw')}>
          {text('employees.leaving.settledWithdraw')}
        </Button>
        <Button variant="primary" onClick={() => answer('keep')}>
          {text('employees.leaving.settledKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
