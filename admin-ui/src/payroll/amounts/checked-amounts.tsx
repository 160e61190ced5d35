import { UsersRound } from 'lucide-react';
import { useId } from 'react';
import type { PaymentField } from '../../../../api/contract/payroll/payment-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import imports from '../../imports/import.module.css';
import { officePath } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AmountColumns } from './amount-columns';
import classes from './amounts.module.css';
import { CheckedPayments } from './checked-payments';
import { RefusedAmounts } from './refused-amounts';
import type { CheckedFile } from './use-amounts';

interface Props {
  run: PayRunRecord;
  checked: CheckedFile;
  checking: boolean;
  storing: boolean;
  map: (field: PaymentField, heading: string) => void;
  store: () => void;
}

/** The columns of a file, what is wrong with its rows, and the payments that they become. */
export function CheckedAmounts({ run, checked, checking, storing, map, store }: Props) {
  const text = useText();
  const { payments, refusedRows, missing } = checked.record;
  const counts = [payments > 0 && text('fromOffice.amounts.payments', { count: payments }), refusedRows > 0 && text('fromOffice.amounts.refused', { count: refusedRows })].filter(Boolean).join(', ');
  return (
    <>
      <p role="status" className="visually-hidden">
        {missing.length > 0 ? text('fromOffice.amounts.chooseFirst') : counts}
      </p>
      <AmountColumns checked={checked} onMap={map} />
      {refusedRows > 0 && <RefusedAmounts record={checked.record} />}
      {payments > 0 && <CheckedPayments run={run} record={checked.record} />}
      <Foot run={run} checked={checked} busy={storing} waits={checking} store={store} />
    </>
  );
}

function Foot({ run, checked: { record }, busy, waits, store }: { run: PayRunRecord; checked: CheckedFile; busy: boolean; waits: boolean; store: () => void }) {
  const text = useText();
  const id = useId();
  const { payments, refusedRows, missing } = record;
  const ready = payments > 0 && refusedRows === 0 && missing.length === 0;
  const costsApproval = ready && run.fourEyes && run.approveRefusal === null;
  const said = missing.length > 0 ? 'chooseFirst' : refusedRows > 0 ? 'correct' : ready ? 'allOrNone' : 'nothing';
  return (
    <div className={`${imports.foot} ${imports.sticky}`}>
      <p className={imports.said} id={id}>
        {text(`fromOffice.amounts.${said}`)}
        {costsApproval && (
          <span className={classes.note}>
            <Icon of={UsersRound} size={14} /> {text('payRun.drawer.costsApproval')}
          </span>
        )}
      </p>
      <div className={imports.buttons}>
        <ButtonLink variant="quiet" to={officePath.payRun(run._id)}>
          {text('app.cancel')}
        </ButtonLink>
        <Button variant="primary" aria-disabled={busy || waits || !ready} aria-describedby={id} busy={busy} onClick={() => busy || waits || !ready || store()}>
          {payments > 0 ? text('fromOffice.amounts.submit', { count: payments }) : text('fromOffice.amounts.submitNone')}
        </Button>
      </div>
    </div>
  );
}
