import { PenLine, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Icon } from '../../ui/icon';
import { payrollCalls } from '../payroll-calls';
import page from '../run/run-page.module.css';
import { useRunSignatures } from '../use-run';
import { useRunName } from '../use-run-name';
import { useSigningWords } from '../use-signing-words';
import { StepDialog } from './step-dialog';

/** For who can sign a part of the changes only. */
export function SignDialog({ run: opened, onClose }: { run: PayRunRecord; onClose: () => void }) {
  const text = useText();
  const words = useSigningWords();
  const [run] = useState(opened);
  const name = useRunName()(run);
  const { data, error, refetch } = useRunSignatures(run);
  return (
    <StepDialog
      run={run}
      title={text('payRun.signing.titleOf', { run: name })}
      action={text('payRun.signing.submit')}
      take={() => payrollCalls.sign(run._id, data?.fingerprint ?? '')}
      done={(taken) =>
        text(taken.state === 'draft' ? 'payRun.signing.done' : 'payRun.approving.done', {
          run: name,
        })
      }
      onClose={onClose}
    >
      {!data && error && (
        <li>
          <LoadFailed onRetry={refetch}>{text('payRun.signing.failed')}</LoadFailed>
        </li>
      )}
      {data &&
        words.groups(data).map(({ signers, changes }) => (
          <li key={signers}>
            <Icon of={PenLine} size={16} />
            <span>
              {changes.map((said) => (
                <span key={said} className={page.line}>
                  {said}
                </span>
              ))}
              {signers}
            </span>
          </li>
        ))}
      <li>
        <Icon of={ShieldCheck} size={16} />
        <span>{text('payRun.signing.void')}</span>
      </li>
    </StepDialog>
  );
}
