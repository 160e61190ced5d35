import { Landmark, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import {
  RUN_REASON_MAX,
  type PayRunRecord,
  type RunBankFileRecord,
} from '../../../../api/contract/payroll/pay-runs.js';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { payrollCalls } from '../payroll-calls';
import { focusRunTitle } from '../run-title';
import { useRunRefresh } from '../use-run';
import { useRunName } from '../use-run-name';
import classes from './next-step.module.css';

interface Props {
  run: PayRunRecord;
  onClose: () => void;
}

/** Once the bank file was made, who did not make it confirms that it was not sent. */
export function ReopenDialog({ run, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const name = useRunName()(run);
  const withConfirmation = useWithConfirmation();
  const refresh = useRunRefresh(run._id);
  const [notSent, setNotSent] = useState(false);
  const file = run.bankFile?.effect ? run.bankFile : null;
  const title = text('payRun.reopening.title', { run: name });

  async function send(reason: string) {
    const taken = await withConfirmation(() => payrollCalls.reopen(run._id, reason, notSent));
    onClose();
    const reopened = taken.state === 'draft';
    notify(
      reopened
        ? text('payRun.reopening.done', { run: name })
        : text('payRun.reopening.stillConfirm'),
      { type: 'success' },
    );
    await refresh(taken);
    focusRunTitle();
  }

  if (file?.effect === 'none' || file?.effect === 'signed')
    return (
      <Dialog title={title} onClose={onClose}>
        <MadeFile of={file} />
        <p>
          {text(
            file.effect === 'signed' ? 'payRun.reopening.stillConfirm' : 'payRun.reopening.second',
          )}
        </p>
        <DialogActions>
          <Button onClick={onClose}>{text('app.close')}</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <ReasonDialog
      title={title}
      draft={`reopen ${run._id}`}
      question={
        file && (
          <>
            <MadeFile of={file} />
            <Checkbox
              label={text('payRun.reopening.notSent')}
              checked={notSent}
              onChange={({ target }) => setNotSent(target.checked)}
            />
          </>
        )
      }
      label={text('payRun.reopening.reason')}
      maxLength={RUN_REASON_MAX}
      action={text('payRun.reopening.submit')}
      acting={text('payRun.reopening.busy')}
      danger={false}
      send={send}
      onConflict={() => void refresh()}
      onClose={onClose}
    >
      {text('payRun.reopening.text')}
    </ReasonDialog>
  );
}

function MadeFile({ of: { made, notSent } }: { of: RunBankFileRecord }) {
  const text = useText();
  const { instant } = useDates();
  return (
    <ul className={classes.says}>
      {made.map(({ by, at }) => (
        <li key={by.name} className={classes.warning}>
          <Icon of={Landmark} size={16} />
          <span>{text('payRun.reopening.fileMade', { at: instant(at), name: by.name })}</span>
        </li>
      ))}
      {notSent.map(({ by, at }) => (
        <li key={by.name}>
          <Icon of={ShieldCheck} size={16} />
          <span>{text('payRun.reopening.confirmed', { at: instant(at), name: by.name })}</span>
        </li>
      ))}
      <li>{text('payRun.reopening.fileText')}</li>
    </ul>
  );
}
