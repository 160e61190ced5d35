import { CirclePause, CirclePlay, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { RUN_REASON_MAX, type PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipRecord } from '../../../../api/contract/payroll/payslips.js';
import { useAction } from '../../api/use-action';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { DownloadButton } from '../../shell/confirmation/download-button';
import { Button, ButtonLink } from '../../ui/button';
import { RadioChoice } from '../../ui/fields/radio-choice';
import { payrollCalls } from '../payroll-calls';
import { useRecompute } from '../use-recompute';
import { useRunRefresh } from '../use-run';
import classes from './payslip-drawer.module.css';
import { singlePayments } from './single-payments';

interface Props {
  run: PayRunRecord;
  payslip: PayslipRecord;
  /** After the button that was pressed is gone. */
  onDone: () => void;
}

export function PayslipActions({ run, payslip, onDone }: Props) {
  const text = useText();
  const [asked, setAsked] = useState<'hold' | 'reverse'>();
  const close = () => setAsked(undefined);
  const { state, employee, _id } = payslip;
  return (
    <footer className={classes.foot}>
      {run.state === 'draft' && state === 'draft' && (
        <Button icon={CirclePause} onClick={() => setAsked('hold')}>
          {text('payRun.drawer.hold')}
        </Button>
      )}
      {run.state === 'draft' && state === 'held' && (
        <Release run={run} payslip={payslip} onDone={onDone} />
      )}
      {state === 'paid' && (
        <Button icon={Undo2} onClick={() => setAsked('reverse')}>
          {text('payRun.drawer.reverse')}
        </Button>
      )}
      {(state === 'approved' || state === 'paid') && (
        <DownloadButton
          fetchFile={() => payrollCalls.payslipFile(_id)}
          name={`payslip-${employee.employeeId}-${payslip.period.to}.pdf`}
        >
          {text('payRun.drawer.pdf')}
        </DownloadButton>
      )}
      <ButtonLink variant="quiet" to={officePath.employeePay(employee._id)}>
        {text('payRun.drawer.openPay')}
      </ButtonLink>
      {asked === 'hold' && (
        <HoldDialog run={run} payslip={payslip} onDone={onDone} onClose={close} />
      )}
      {asked === 'reverse' && (
        <ReverseDialog run={run} payslip={payslip} onDone={onDone} onClose={close} />
      )}
    </footer>
  );
}

function Release({ run, payslip: { employee }, onDone }: Props) {
  const text = useText();
  const notify = useNotify();
  const recompute = useRecompute(run);
  const { busy, act } = useAction();

  const release = () =>
    act(async () => {
      await payrollCalls.release(run._id, employee._id);
      notify(text('payRun.drawer.released', { name: employee.name }), { type: 'success' });
      await recompute();
      onDone();
    });

  return (
    <Button
      icon={CirclePlay}
      aria-disabled={busy}
      busy={busy}
      onClick={() => void (busy || release())}
    >
      {text('payRun.drawer.release')}
    </Button>
  );
}

interface DialogProps extends Props {
  onClose: () => void;
}

function HoldDialog({ run, payslip: { employee }, onDone, onClose }: DialogProps) {
  const text = useText();
  const notify = useNotify();
  const recompute = useRecompute(run);
  const refresh = useRunRefresh(run._id);

  async function send(reason: string) {
    await payrollCalls.hold(run._id, employee._id, reason);
    notify(text('payRun.drawer.held', { name: employee.name }), { type: 'success' });
    onClose();
    await recompute().finally(onDone);
  }

  return (
    <ReasonDialog
      title={text('payRun.drawer.holdTitle', { name: employee.name })}
      draft={`hold ${run._id} ${employee._id}`}
      label={text('payRun.drawer.holdReason')}
      maxLength={RUN_REASON_MAX}
      action={text('payRun.drawer.hold')}
      acting={text('payRun.drawer.holding')}
      danger={false}
      send={send}
      onConflict={() => void refresh()}
      onClose={onClose}
    >
      {text('payRun.drawer.holdText')}
    </ReasonDialog>
  );
}

function ReverseDialog({ run, payslip, onDone, onClose }: DialogProps) {
  const text = useText();
  const notify = useNotify();
  const withConfirmation = useWithConfirmation();
  const refresh = useRunRefresh(run._id);
  const { name } = payslip.employee;
  const [payAgain, setPayAgain] = useState(true);
  const single = payslip.lines.some((line) => singlePayments(line).length > 0);

  async function send(reason: string, key: string) {
    await withConfirmation(() =>
      payrollCalls.reverse(payslip._id, { reason, payAgain: payAgain || !single }, key),
    );
    notify(text('payRun.drawer.reversed', { name }), { type: 'success' });
    onClose();
    await refresh();
    onDone();
  }

  return (
    <ReasonDialog
      title={text('payRun.drawer.reverseTitle', { name })}
      draft={`reverse ${payslip._id}`}
      question={
        single && (
          <RadioChoice
            label={text('payRun.drawer.reverseWhy')}
            options={[
              {
                value: 'again',
                label: text('payRun.drawer.payAgain'),
                help: text('payRun.drawer.payAgainText'),
              },
              {
                value: 'never',
                label: text('payRun.drawer.payNever'),
                help: text('payRun.drawer.payNeverText'),
              },
            ]}
            value={payAgain ? 'again' : 'never'}
            error={undefined}
            onChoose={(value) => setPayAgain(value === 'again')}
          />
        )
      }
      label={text('payRun.drawer.holdReason')}
      maxLength={RUN_REASON_MAX}
      action={text('payRun.drawer.reverseSubmit')}
      acting={text('payRun.drawer.reversing')}
      send={send}
      onConflict={() => void refresh()}
      onClose={onClose}
    >
      {single
        ? text('payRun.drawer.reverseText', { name })
        : `${text('payRun.drawer.reverseText', { name })} ${text('payRun.drawer.payAgainText')}`}
    </ReasonDialog>
  );
}
