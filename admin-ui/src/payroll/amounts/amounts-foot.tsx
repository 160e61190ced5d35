import { UsersRound } from 'lucide-react';
import { useId, useRef } from 'react';
import type { PaymentFileRecord } from '../../../../api/contract/payroll/payment-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import classes from './amounts.module.css';

interface Props {
  run: PayRunRecord;
  record: PaymentFileRecord;
  checking: boolean;
  unchecked: boolean;
  storing: boolean;
  recheck: () => Promise<unknown>;
  store: () => void;
}

/** Imports what was checked, or says why not. */
export function AmountsFoot({ run, record, checking, unchecked, storing, recheck, store }: Props) {
  const text = useText();
  const id = useId();
  const reason = useRef<HTMLParagraphElement>(null);
  const said = saidOf(record, checking, unchecked);
  const ready = said === 'allOrNone';
  const blocked = storing || !ready;

  async function checkAgain() {
    await recheck();
    reason.current?.focus();
  }

  return (
    <div className={classes.foot}>
      <p ref={reason} tabIndex={-1} className={classes.said} id={id}>
        {text(`fromOffice.amounts.${said}`)}
        {ready && run.fourEyes && run.approveRefusal === null && (
          <span className={classes.note}>
            <Icon of={UsersRound} size={14} /> {text('payRun.drawer.costsApproval')}
          </span>
        )}
      </p>
      <div className={classes.buttons}>
        {unchecked ? (
          <Button
            aria-disabled={checking}
            busy={checking}
            onClick={() => void (checking || checkAgain())}
          >
            {text('fromOffice.amounts.checkAgain')}
          </Button>
        ) : (
          <ButtonLink variant="quiet" to={officePath.payRun(run._id)}>
            {text('app.cancel')}
          </ButtonLink>
        )}
        <Button
          variant="primary"
          aria-disabled={blocked}
          aria-describedby={id}
          busy={storing}
          onClick={() => blocked || store()}
        >
          {record.payments > 0 && !unchecked
            ? text('fromOffice.amounts.submit', { count: record.payments })
            : text('fromOffice.amounts.submitNone')}
        </Button>
      </div>
    </div>
  );
}

function saidOf(
  { payments, refusedRows, missing }: PaymentFileRecord,
  checking: boolean,
  unchecked: boolean,
) {
  if (checking) return 'checking';
  if (unchecked) return 'unchecked';
  if (missing.length > 0) return 'chooseFirst';
  if (refusedRows > 0) return 'correct';
  return payments > 0 ? 'allOrNone' : 'nothing';
}
