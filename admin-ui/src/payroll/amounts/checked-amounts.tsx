import type { PaymentField } from '../../../../api/contract/payroll/payment-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { HeadingsChoice } from '../../ui/fields/headings-choice';
import { AmountColumns } from './amount-columns';
import { AmountsFoot } from './amounts-foot';
import { CheckedPayments } from './checked-payments';
import { RefusedAmounts } from './refused-amounts';
import type { CheckedFile } from './use-amounts';

interface Props {
  run: PayRunRecord;
  checked: CheckedFile;
  checking: boolean;
  unchecked: boolean;
  storing: boolean;
  map: (field: PaymentField, heading: string) => void;
  startFresh: () => void;
  chooseHeadings: (row: number) => void;
  recheck: () => Promise<unknown>;
  store: () => void;
}

/** The columns of a file, what is wrong with its rows, and the amounts that they become. */
export function CheckedAmounts({ run, checked, map, startFresh, chooseHeadings, ...step }: Props) {
  const text = useText();
  const { payments, refusedRows, missing } = checked.record;
  const counts = [
    payments > 0 && text('fromOffice.amounts.payments', { count: payments }),
    refusedRows > 0 && text('fromOffice.amounts.refused', { count: refusedRows }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <p role="status" className="visually-hidden">
        {step.unchecked
          ? text('fromOffice.amounts.unchecked')
          : missing.length > 0
            ? text('fromOffice.amounts.chooseFirst')
            : counts}
      </p>
      <HeadingsChoice
        folded
        opening={checked.record.opening}
        busy={step.checking}
        onChoose={chooseHeadings}
      />
      <AmountColumns checked={checked} onMap={map} onStartFresh={startFresh} />
      {!step.unchecked && refusedRows > 0 && <RefusedAmounts record={checked.record} />}
      {!step.unchecked && payments > 0 && <CheckedPayments run={run} record={checked.record} />}
      <AmountsFoot {...step} run={run} record={checked.record} />
    </>
  );
}
