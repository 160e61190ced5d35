import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { isPending, type Leave } from '../leaves/leave';
import { useLeaveRefresh } from '../providers/use-leave-refresh';
import { useIdempotencyKey } from '../providers/idempotency-key';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import { RowAction } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** Takes back what nobody has decided. */
export function Withdrawal({ leave }: { leave: Leave }) {
  const text = useText();
  const { span } = useDates();
  const place = useRef<HTMLSpanElement>(null);
  const [asking, setAsking] = useState(false);
  const which = { type: text(`leave.types.${leave.leaveType}`), span: span(leave.startDate, leave.endDate) };

  function close() {
    setAsking(false);
    // The button may be gone; the focus stays in its row.
    place.current?.focus();
  }

  return (
    <span ref={place} tabIndex={-1}>
      {isPending(leave) && (
        <RowAction tone="danger" onClick={() => setAsking(true)}>
          {text('portal.leaves.withdraw')}
          <span className="visually-hidden"> {text('portal.leaves.which', which)}</span>
        </RowAction>
      )}
      {asking && <WithdrawDialog leave={leave} which={which} onCancel={() => setAsking(false)} onOver={close} />}
    </span>
  );
}

interface DialogProps {
  leave: Leave;
  which: { type: string; span: string };
  onCancel: () => void;
  onOver: () => void;
}

function WithdrawDialog({ leave, which, onCancel, onOver }: DialogProps) {
  const text = useText();
  const office = useOffice();
  const notify = useNotify();
  const refuse = useRefusal();
  const refresh = useLeaveRefresh();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      await office.withdrawLeave(leave.id, key);
      notify(text('portal.leaves.withdrawn', which), { type: 'success' });
    } catch (failure) {
      refuse(failure, 'portal.leaves.notWithdrawn');
    }
    // Also after a refusal: somebody may have decided meanwhile.
    await refresh();
    onOver();
  }

  return (
    <ConfirmDialog danger title={text('portal.leaves.title')} action={text('portal.leaves.withdraw')} busy={busy} onConfirm={() => void withdraw()} onCancel={onCancel}>
      {text('portal.leaves.text', which)}
    </ConfirmDialog>
  );
}
