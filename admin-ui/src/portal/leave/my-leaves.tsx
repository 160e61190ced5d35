import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGetOne, useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { officePath, portalPath } from '../../paths';
import type { Employee } from '../../employees/employee';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, useText } from '../../i18n/use-text';
import { isPending, type Leave, statusOf } from '../../leaves/leave';
import { EmployeeLeaveList } from '../../leaves/list/employee-leave-list';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useUser } from '../../api/session';
import { useApprovals } from '../../api/use-approvals';
import { useCountedLeave } from '../../api/use-counted-leave';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useApi } from '../../api/use-api';
import { useToday } from '../../api/use-today';
import { useNotifyError } from '../../api/use-notify-error';
import { ButtonLink, RowAction } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Skeleton } from '../../ui/feedback/skeleton';
import { EmployeeMissing } from '../employee-missing';
import { isOwn } from '../use-own-employee';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/my-leaves';

export const messages = catalogueOf({ 'my-leaves': english });

export default function MyLeaves() {
  const { id = '' } = useParams();
  const user = useUser();
  if (!user) return null;
  return isOwn(user, id) ? (
    <OwnLeaves id={id} canRequest={user.role === 'employee'} />
  ) : (
    <OtherLeaves key={id} id={id} />
  );
}

function OwnLeaves({ id, canRequest }: { id: string; canRequest: boolean }) {
  const text = useText();
  const counted = useCountedLeave();
  const requestButton = canRequest && (
    <ButtonLink variant="primary" to={portalPath.addLeave} icon={CalendarPlus}>
      {text('portal.requestLeave')}
    </ButtonLink>
  );
  return (
    <EmployeeLeaveList
      owner={id}
      actions={
        <>
          <ButtonLink variant="quiet" to={portalPath.away}>
            {text('portal.whoIsAway')}
          </ButtonLink>
          {counted && (
            <ButtonLink variant="quiet" to={portalPath.balance(id)}>
              {text('myLeaves.balance')}
            </ButtonLink>
          )}
        </>
      }
      primary={requestButton}
      action={(leave) => <Withdrawal leave={leave} />}
    />
  );
}

const WITHOUT_PAY = { fields: [] };

/** For admins: the server refuses others to everybody else. */
function OtherLeaves({ id }: { id: string }) {
  const { data: employee, error } = useGetOne<Employee>('employees', { id, meta: WITHOUT_PAY });
  if (error && !employee) return <EmployeeMissing failure={error} />;
  return (
    <EmployeeLeaveList
      owner={id}
      person={employee ? <bdi>{employee.name}</bdi> : <Skeleton width={160} />}
      to={(leave) => officePath.leave(leave.id)}
    />
  );
}

function Withdrawal({ leave }: { leave: Leave }) {
  const text = useText();
  const { span } = useDates();
  const place = useRef<HTMLSpanElement>(null);
  const withdrawn = useRef(false);
  const [confirming, setConfirming] = useState(false);
  const ending = useEnding(leave);
  const labels = {
    type: leaveTypeName(text, leave.leaveType),
    span: span(leave.startDate, leave.endDate),
  };

  // A list of pending requests loses the row, and the focus with it.
  useEffect(
    () => () => {
      if (withdrawn.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role="search"] [aria-pressed="true"]')?.focus();
    },
    [],
  );

  function close() {
    // The dialog must be closed first: it would keep the focus.
    flushSync(() => setConfirming(false));
    // The button may be gone, so its row takes the focus.
    const row = place.current?.closest<HTMLElement>('tr, li');
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }

  return (
    <span ref={place}>
      {ending && (
        <RowAction tone="danger" onClick={() => setConfirming(true)}>
          {text(ending.action)}
          <span className="visually-hidden"> {text('myLeaves.which', labels)}</span>
        </RowAction>
      )}
      {confirming && ending && (
        <WithdrawDialog
          leave={leave}
          words={ending}
          labels={labels}
          onCancel={() => setConfirming(false)}
          onWithdrawn={() => (withdrawn.current = true)}
          onDone={close}
        />
      )}
    </span>
  );
}

interface Ending {
  action: MessageKey;
  title: MessageKey;
  text: MessageKey;
  keep: MessageKey;
  done: MessageKey;
  failed: MessageKey;
}

const WITHDRAWAL: Ending = {
  action: 'myLeaves.withdraw',
  title: 'myLeaves.title',
  text: 'myLeaves.text',
  keep: 'leaves.keep',
  done: 'myLeaves.withdrawn',
  failed: 'myLeaves.notWithdrawn',
};
const CANCELLATION: Ending = {
  action: 'myLeaves.cancel',
  title: 'myLeaves.cancelTitle',
  text: 'myLeaves.cancelText',
  keep: 'leaves.keepLeave',
  done: 'myLeaves.cancelled',
  failed: 'myLeaves.notCancelled',
};

/** Pending requests are withdrawn. With approvals, owners cancel approved leave until the day before it begins; admins do so in the back office. */
function useEnding(leave: Leave): Ending | undefined {
  const approvals = useApprovals();
  const today = useToday();
  const isEmployee = useUser()?.role === 'employee';
  if (isPending(leave)) return WITHDRAWAL;
  const isToCome = today !== undefined && leave.startDate > today;
  return approvals && isEmployee && statusOf(leave) === 'Approved' && isToCome
    ? CANCELLATION
    : undefined;
}

interface DialogProps {
  leave: Leave;
  words: Ending;
  labels: { type: string; span: string };
  onCancel: () => void;
  onWithdrawn: () => void;
  onDone: () => void;
}

function WithdrawDialog({ leave, words, labels, onCancel, onWithdrawn, onDone }: DialogProps) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      await api.withdrawLeave(leave.id, key);
      onWithdrawn();
      notify(text(words.done, labels), { type: 'success' });
    } catch (failure) {
      notifyError(failure, words.failed);
    }
    // After a refusal, too, because an admin may have decided in the meantime.
    await refresh();
    onDone();
  }

  return (
    <ConfirmDialog
      danger
      title={text(words.title)}
      action={text(words.action)}
      cancel={text(words.keep)}
      busy={busy}
      onConfirm={() => void withdraw()}
      onCancel={onCancel}
    >
      {text(words.text, labels)}
    </ConfirmDialog>
  );
}
