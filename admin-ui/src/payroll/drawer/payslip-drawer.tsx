import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { isMissing } from '../../forms/record-missing';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { rowId } from '../people/people-anchors';
import { isInRun, type PayslipRow } from '../people/payslip-row';
import { usePayslip } from '../use-run';
import { DrawerHead } from './drawer-head';
import { PayslipActions } from './payslip-actions';
import { PayslipBody } from './payslip-body';
import classes from './payslip-drawer.module.css';

interface Props {
  run: PayRunRecord;
  id: string;
}

/** One person's payslip beside the run. The browser keeps the focus in it; the neighbours of the list are one key away. */
export function PayslipDrawer({ run, id }: Props) {
  const text = useText();
  const titleId = useId();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: payslip, error, refetch } = usePayslip(id);
  const { data = [] } = useListContext<PayslipRow>();
  const order = data.filter((row) => isInRun(row) || row._id === id).map(({ _id }) => _id);
  const place = order.indexOf(id);
  const [previous, next] = place < 0 ? [] : [order[place - 1], order[place + 1]];
  const go = (to: string | undefined) =>
    to &&
    void navigate(officePath.payslip(run._id, to), { replace: true, preventScrollReset: true });

  const focusRow = useEffectEvent(() => document.getElementById(rowId(id))?.focus());
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Instead of the first button.
    document.getElementById(titleId)?.focus();
    return () => {
      element?.close();
      focusRow();
    };
  }, [titleId]);

  const focusTitle = () => document.getElementById(titleId)?.focus();
  const close = () => void navigate(officePath.payRun(run._id), { preventScrollReset: true });

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (
      !(target instanceof HTMLElement) ||
      target.closest('dialog') !== event.currentTarget ||
      target.matches('input, select, textarea') ||
      altKey ||
      ctrlKey ||
      metaKey
    )
      return;
    if (key === 'j' || key === 'ArrowRight') go(next);
    if (key === 'k' || key === 'ArrowLeft') go(previous);
  }

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
    >
      <DrawerHead
        titleId={titleId}
        title={text(error ? 'payRun.drawer.title' : 'app.loadingMore')}
        employee={payslip?.employee}
        onPrevious={previous ? () => go(previous) : undefined}
        onNext={next ? () => go(next) : undefined}
        onClose={close}
      />
      {/* Long payslips have nothing else to focus; it scrolls by the keys of a focused element. */}
      <div className={classes.scroll} role="group" aria-labelledby={titleId} tabIndex={0}>
        {payslip && <PayslipBody key={id} run={run} payslip={payslip} onRemoved={focusTitle} />}
        {!payslip && !error && <Skeleton width="100%" height={320} />}
        {!payslip &&
          error &&
          (isMissing(error) ? (
            <p>{text('payRun.drawer.notFound')}</p>
          ) : (
            <LoadFailed onRetry={refetch}>{text('payRun.drawer.failed')}</LoadFailed>
          ))}
      </div>
      {payslip && <PayslipActions run={run} payslip={payslip} onDone={focusTitle} />}
    </dialog>
  );
}
