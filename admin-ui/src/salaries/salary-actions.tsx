import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useTextDraft } from '../forms/text-draft';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useMoney } from '../api/config';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { Badge } from '../ui/feedback/badge';
import { Button, RowAction } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { Spinner } from '../ui/feedback/spinner';
import { TextAreaField } from '../ui/fields/text-area-field';
import classes from './salary-actions.module.css';
import type { Salary } from './salary-records';

const REASON_MAX = 500;

function VoidSalaryDialog({ salary, onClose }: { salary: Salary; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const money = useMoney();
  const { day } = useDates();
  const { refetch } = useListContext();
  const { key, renew } = useIdempotencyKey();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const label = text('salaries.reason');
  const field = useTextDraft<HTMLTextAreaElement>(`void ${salary.id}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = (new FormData(event.currentTarget).get('reason') as string).trim();
    if (!reason) return setError(text('forms.fillIn', { label }));
    setBusy(true);
    try {
      await api.voidSalary(salary.id, reason, key);
      notify(text('salaries.voided'), { type: 'success' });
      onClose();
      void refetch();
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.body.code === 'idempotency.reused') renew();
      if (failure.body.code === 'salary.already_void') void refetch();
      setError(failure.body.errors?.reason || failure.message || text('error.generic'));
    }
  }

  return (
    <Dialog title={text('salaries.voidTitle', { date: day(salary.payDate) })} onClose={onClose}>
      <p>{text('salaries.voidText', { amount: money.format(salary.netSalary) })}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField ref={field} label={label} name="reason" maxLength={REASON_MAX} error={error} />
        <DialogActions>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" variant="danger" disabled={busy}>
            {busy && <Spinner />}
            {text(busy ? 'salaries.voiding' : 'salaries.voidRecord')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function SalaryActions({ salary }: { salary: Salary }) {
  const text = useText();
  const { day } = useDates();
  const [confirming, setConfirming] = useState(false);
  const isVoid = salary.voidedAt !== null;
  const wasVoid = useRef(isVoid);
  const place = useRef<HTMLSpanElement>(null);

  // The focused button disappears when the record becomes void.
  useEffect(() => {
    if (isVoid && !wasVoid.current) place.current?.focus();
    wasVoid.current = isVoid;
  }, [isVoid]);

  return (
    <span ref={place} className={classes.actions} tabIndex={-1}>
      {isVoid ? (
        <span className={classes.void}>
          <Badge glyph="ended">{text('salaries.isVoid')}</Badge>
          <bdi>{salary.voidReason}</bdi>
        </span>
      ) : (
        <RowAction tone="danger" aria-label={text('salaries.voidOf', { date: day(salary.payDate) })} onClick={() => setConfirming(true)}>
          {text('salaries.void')}
        </RowAction>
      )}
      {confirming && <VoidSalaryDialog salary={salary} onClose={() => setConfirming(false)} />}
    </span>
  );
}
