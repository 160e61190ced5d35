import { Landmark, Lock, TriangleAlert, UsersRound } from 'lucide-react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import { payrollCalls } from '../payroll-calls';
import { useRunName } from '../use-run-name';
import classes from './next-step.module.css';
import { NotPaid } from './not-paid';
import { TooEarly } from './too-early';
import { StepDialog } from './step-dialog';

interface Props {
  run: PayRunRecord;
  /** Instead of paying: what was approved can still be changed. */
  onReopen: () => void;
  onClose: () => void;
}

export function PayDialog({ run, onReopen, onClose }: Props) {
  const text = useText();
  const { instant } = useDates();
  const name = useRunName()(run);
  const noBank = run.bankFile?.withoutAccount ?? 0;
  return (
    <StepDialog
      run={run}
      title={text('payRun.paying.title', { run: name })}
      action={text('payRun.paying.submit', { count: run.people })}
      take={() => payrollCalls.pay(run._id)}
      done={({ state }) =>
        text(state === 'paid' ? 'payRun.paying.done' : 'payRun.paying.started', { run: name })
      }
      onClose={onClose}
    >
      {run.approved && (
        <li>
          <Icon of={UsersRound} size={16} />
          <span>
            {text('payRun.paying.approvedBy', {
              at: instant(run.approved.at),
              name: run.approved.by.name,
            })}
          </span>
        </li>
      )}
      <TooEarly run={run} />
      <NotPaid run={run} />
      {noBank > 0 && (
        <li className={classes.warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>
            {text('payRun.paying.noBank', { count: noBank })}{' '}
            <button type="button" className={classes.way} onClick={onReopen}>
              {text('payRun.reopening.action')}
            </button>
          </span>
        </li>
      )}
      <li>
        <Icon of={Landmark} size={16} />
        <span>{text('payRun.paying.bank')}</span>
      </li>
      <li>
        <Icon of={Lock} size={16} />
        <span>
          {text('payRun.paying.text', { count: run.told })} {text('payRun.paying.final')}
        </span>
      </li>
    </StepDialog>
  );
}
