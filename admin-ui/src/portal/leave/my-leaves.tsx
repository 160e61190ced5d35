import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { portalPath } from '../../paths';
import type { Employee } from '../../employees/employee';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { isPending, type Leave } from '../../leaves/leave';
import { OwnLeaveList } from '../../leaves/own-leave-list';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useUser } from '../../api/session';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useApi } from '../../api/use-api';
import { useRefusal } from '../../api/use-refusal';
import { ButtonLink, RowAction } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/layout/page-head';
import { Skeleton } from '../../ui/feedback/skeleton';
import { EmployeeMissing } from '../employee-missing';
import { isOwn } from '../use-own-employee';

export default function MyLeaves() {
  const { id = '' } = useParams();
  const user = useUser();
  if (!user) return null;
  return isOwn(user, id) ? <Own id={id} asks={user.role === 'employee'} /> : <SomebodyElses key={id} id={id} />;
}

function Own({ id, asks }: { id: string; asks: boolean }) {
  const text = useText();
  const ask = asks && (
    <ButtonLink variant="primary" to={portalPath.addLeave}>
      <Icon of={CalendarPlus} size={16} />
      {text('portal.requestLeave')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={text('leaves.own.title')} actions={ask} />
      <OwnLeaveList owner={id} action={(leave) => <Withdrawal leave={leave} />} />
    </>
  );
}

/** As an admin sees it: the title stays, the name says whose it is. */
function SomebodyElses({ id }: { id: string }) {
  const text = useText();
  const { data: employee, error } = useGetOne<Employee>('employees', { id });
  if (error && !employee) return <EmployeeMissing failure={error} />;
  return (
    <>
      <PageHead title={text('leaves.own.title')}>{employee ? <bdi>{employee.name}</bdi> : <Skeleton width={160} />}</PageHead>
      {employee && <OwnLeaveList owner={id} />}
    </>
  );
}

/** Takes back what nobody has decided. */
function Withdrawal({ leave }: { leave: Leave }) {
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
  const office = useApi();
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
