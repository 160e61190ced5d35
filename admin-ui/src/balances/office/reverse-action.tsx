import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ENTRY_REASON_MAX } from '../../../../api/contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useApi } from '../../api/use-api';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import type { LedgerRow } from '../ledger-rows';
import classes from './person-balances.module.css';

interface Props {
  row: LedgerRow;
  title: string;
  unit: LeaveUnit;
}

/** The server says which entries can still be reversed. */
export function ReverseAction({ row, title, unit }: Props) {
  const text = useText();
  const { day } = useDates();
  const [asking, setAsking] = useState(false);
  const entry = row.line?.reversible ? row.line.source.entry : undefined;
  if (entry === undefined) return null;
  return (
    <span className={classes.reverse}>
      <RowAction
        aria-label={text('balanceOf.reverse.of', { title, date: day(row.from) })}
        onClick={() => setAsking(true)}
      >
        {text('balanceOf.reverse.button')}
      </RowAction>
      {asking && (
        <ReverseDialog entry={entry} row={row} unit={unit} onClose={() => setAsking(false)} />
      )}
    </span>
  );
}

function ReverseDialog({
  entry,
  row,
  unit,
  onClose,
}: {
  entry: string;
  row: LedgerRow;
  unit: LeaveUnit;
  onClose: () => void;
}) {
  const text = useText();
  const { day } = useDates();
  const amounts = useAmounts();
  const notify = useNotify();
  const refresh = useLeaveRefresh();
  const api = useApi();

  async function send(reason: string, key: string) {
    await api.reverseLeaveEntry(entry, reason, key);
    notify(text('balanceOf.reverse.done'), { type: 'success' });
    onClose();
    void refresh();
  }

  return (
    <ReasonDialog
      title={text('balanceOf.reverse.title')}
      draft={`reverse ${entry}`}
      label={text('balanceOf.reverse.reason')}
      maxLength={ENTRY_REASON_MAX}
      action={text('balanceOf.reverse.confirm')}
      acting={text('balanceOf.reverse.busy')}
      send={send}
      onConflict={() => void refresh()}
      onClose={onClose}
    >
      {text('balanceOf.reverse.text', {
        amount: amounts.signed(row.amount, unit),
        date: day(row.from),
      })}
    </ReasonDialog>
  );
}
