import { useId, useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { isError } from '../people/people-anchors';
import { ApproveDialog } from './approve-dialog';
import { PayDialog } from './pay-dialog';
import { ReopenDialog } from './reopen-dialog';
import { SignDialog } from './sign-dialog';
import classes from './next-step.module.css';

interface Props {
  run: PayRunRecord;
  onChanged: () => void;
}

/** The one button that takes the run on, with its people and sum. */
export function NextStep({ run, onChanged }: Props) {
  const text = useText();
  const reason = useId();
  const { formats } = usePayWords(run.payDate);
  const [open, setOpen] = useState(false);
  const [reopening, setReopening] = useState(false);
  const values = { count: run.people, net: formats.money(run.net) };
  const close = () => setOpen(false);
  if (run.state === 'approved') {
    return (
      <>
        <Button variant="primary" data-primary onClick={() => setOpen(true)}>
          {text('payRun.paying.action', values)}
        </Button>
        {open && (
          <PayDialog
            run={run}
            onReopen={() => {
              close();
              setReopening(true);
            }}
            onClose={close}
          />
        )}
        {reopening && <ReopenDialog run={run} onClose={() => setReopening(false)} />}
      </>
    );
  }
  if (run.state !== 'draft') return null;
  const refusal = run.approveRefusal;
  const signs = run.signature === 'signs';
  return (
    <>
      <Button
        variant={refusal ? 'line' : 'primary'}
        data-primary
        disabled={refusal !== null}
        aria-describedby={refusal ? reason : undefined}
        onClick={() => setOpen(true)}
      >
        {text(signs ? 'payRun.signing.action' : 'payRun.approving.action', values)}
      </Button>
      {refusal && (
        <p id={reason} className={classes.refusal}>
          {refusal === 'errors' ? (
            <NamedErrors run={run} />
          ) : (
            text(`payRun.approving.refusals.${refusal}`)
          )}
        </p>
      )}
      {open && signs && <SignDialog run={run} onClose={close} />}
      {open && !signs && <ApproveDialog run={run} onChanged={onChanged} onClose={close} />}
    </>
  );
}

function NamedErrors({ run: { warnings, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const list = useListText();
  const { words } = usePayWords(payDate);
  const errors = warnings
    .filter(({ warning }) => isError(warning))
    .map(({ warning, people }) =>
      text('payRun.approving.warning', { warning: words.warnings[warning], count: people }),
    );
  return text('payRun.approving.refusals.errors', { errors: list(errors) });
}
