import { type ReactNode, useCallback, useState } from 'react';
import { useMoney } from '../../api/config';
import { RequestFailed } from '../../api/http-client';
import { NotConfirmed } from '../../api/not-confirmed';
import { useText } from '../../i18n/use-text';
import { signedPercent } from '../../payslip/signed-percent';
import { usePayWords } from '../../payslip/use-pay-words';
import { ConfirmDialog } from '../../ui/feedback/dialog';

interface Question {
  before: number;
  after: number;
  answer: (isRight: boolean) => void;
}

/** Sends a salary. If it changes by more than the percentage of payroll's warning, asks and sends it again as confirmed. */
export function useLargeChange(): {
  ask: <Result>(call: (confirmed: boolean) => Promise<Result>) => Promise<Result>;
  question: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback(
    async <Result,>(call: (confirmed: boolean) => Promise<Result>): Promise<Result> => {
      try {
        return await call(false);
      } catch (failure) {
        const change = largeChange(failure);
        if (!change) throw failure;
        const isRight = await new Promise<boolean>((answer) => setQuestion({ ...change, answer }));
        setQuestion(undefined);
        if (!isRight) throw new NotConfirmed();
        return call(true);
      }
    },
    [],
  );
  return { ask, question: question && <LargeChange {...question} /> };
}

function LargeChange({ before, after, answer }: Question) {
  const text = useText();
  const money = useMoney();
  const { formats } = usePayWords('');
  const said = {
    before: money.format(before),
    after: money.format(after),
    percent: signedPercent(after - before, before, formats),
  };
  return (
    <ConfirmDialog
      title={text('payItems.large.title', said)}
      action={text('payItems.large.confirm', said)}
      cancel={text('payItems.large.back')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text('payItems.large.text', said)}
    </ConfirmDialog>
  );
}

function largeChange(failure: unknown): Pick<Question, 'before' | 'after'> | undefined {
  const { code, refusal } = failure instanceof RequestFailed ? failure.body : {};
  if (code !== 'salary.large_change' || !refusal) return undefined;
  const { before, after } = refusal.parameters;
  return { before: Number(before), after: Number(after) };
}
