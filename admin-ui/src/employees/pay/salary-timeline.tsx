import { useState } from 'react';
import type { SalaryRevisionRecord } from '../../../../api/contract/payroll/salary-revisions.js';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useMoney } from '../../api/config';
import { useDialogCall } from '../../forms/use-dialog-call';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Button, RowAction } from '../../ui/button';
import { Badge } from '../../ui/feedback/badge';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import type { Employee } from '../employee';
import { employeePayCalls } from './employee-pay-calls';
import classes from './salary-timeline.module.css';
import { useSalaryRefresh } from './use-employee-pay';
import { useRevisionWords } from './use-revision-words';

interface Props {
  /** The latest date first. */
  revisions: SalaryRevisionRecord[];
  employee: Employee;
}

/** The salary in force is a disc, an earlier one a dot, a planned one dashed. */
export function SalaryTimeline({ revisions, employee }: Props) {
  const text = useText();
  const { begins } = useRevisionWords();
  const money = useMoney();
  const [withdrawing, setWithdrawing] = useState<number>();
  if (revisions.length === 0)
    return typeof employee.salary === 'number' ? (
      <OnlySalary amount={money.format(employee.salary)} />
    ) : (
      <p className={classes.none}>{text('employeePay.unknown')}</p>
    );
  const chosen = withdrawing === undefined ? undefined : revisions[withdrawing];
  return (
    <>
      <ol className={classes.timeline} aria-label={text('employeePay.history')}>
        {revisions.map((revision, index) => {
          const before = revisions[index + 1];
          const canWithdraw = revision.state !== 'past' && before !== undefined;
          return (
            <Revision key={revision._id} revision={revision} before={before}>
              {canWithdraw && (
                <RowAction
                  aria-label={text('employeePay.withdrawOf', { date: begins(revision) })}
                  onClick={() => setWithdrawing(index)}
                >
                  {text('employeePay.withdraw')}
                </RowAction>
              )}
            </Revision>
          );
        })}
      </ol>
      {chosen && (
        <WithdrawDialog
          employeeId={employee.id}
          revision={chosen}
          before={revisions[(withdrawing ?? 0) + 1]}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

function Revision({
  revision,
  before,
  children,
}: {
  revision: SalaryRevisionRecord;
  before: SalaryRevisionRecord | undefined;
  children: React.ReactNode;
}) {
  const text = useText();
  const money = useMoney();
  const { begins, why, change } = useRevisionWords();
  const { state, salary } = revision;
  return (
    <li data-state={state}>
      <span className={classes.mark}>
        <Mark of={state} />
      </span>
      <div>
        <strong>{begins(revision)}</strong>{' '}
        {state === 'planned' && <Badge>{text('employeePay.states.planned')}</Badge>}
        {state === 'inForce' && (
          <Badge glyph="approved">{text('employeePay.states.inForce')}</Badge>
        )}
        <small>{why(revision)}</small>
        {children}
      </div>
      <div className={classes.amount}>
        {money.format(salary)}
        {before && before.salary !== 0 && (
          <small>
            <bdi dir="ltr">{change(before.salary, salary)}</bdi>
          </small>
        )}
      </div>
    </li>
  );
}

function Mark({ of: state }: { of: SalaryRevisionRecord['state'] }) {
  if (state === 'inForce') return <StatusGlyph of="approved" />;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {state === 'past' ? (
        <circle cx="8" cy="8" r="3" fill="var(--rule-strong)" />
      ) : (
        <circle
          cx="8"
          cy="8"
          r="6.9"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray="2.6 2.2"
        />
      )}
    </svg>
  );
}

/** For a salary that was never changed. */
function OnlySalary({ amount }: { amount: string }) {
  const text = useText();
  return (
    <ol className={classes.timeline} aria-label={text('employeePay.history')}>
      <li data-state="inForce">
        <span className={classes.mark}>
          <StatusGlyph of="approved" />
        </span>
        <div>
          <strong>{text('employeePay.beginning')}</strong>{' '}
          <Badge glyph="approved">{text('employeePay.states.inForce')}</Badge>
          <small>{text('employeePay.startingSalary')}</small>
        </div>
        <div className={classes.amount}>{amount}</div>
      </li>
    </ol>
  );
}

function WithdrawDialog({
  employeeId,
  revision,
  before,
  onClose,
}: {
  employeeId: string;
  revision: SalaryRevisionRecord;
  before: SalaryRevisionRecord | undefined;
  onClose: () => void;
}) {
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  const { key } = useIdempotencyKey();
  const { busy, send } = useDialogCall(onClose, useSalaryRefresh());
  const { state, salary, from } = revision;
  const withdraw = () =>
    void send(async () => {
      await employeePayCalls.withdraw(revision._id, key);
      return text('employeePay.withdrawing.done');
    });
  return (
    <Dialog title={text('employeePay.withdrawing.title', { date: day(from) })} onClose={onClose}>
      <p>
        {state === 'planned'
          ? text('employeePay.withdrawing.planned', { amount: money.format(salary) })
          : text('employeePay.withdrawing.inForce', { amount: money.format(before?.salary ?? 0) })}
      </p>
      <PayEffectNote asked={{ kind: 'salaryWithdrawn', employeeId, from }} />
      <DialogActions>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button variant="danger" onClick={withdraw} busy={busy}>
          {text('employeePay.withdraw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
