import { type FormEvent, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useMoney } from '../providers/config';
import { RequestFailed } from '../providers/http-client';
import { useIdempotencyKey } from '../providers/idempotency-key';
import { useOffice } from '../providers/use-office';
import { Button } from '../ui/button';
import { Dialog, DialogActions } from '../ui/dialog';
import { Spinner } from '../ui/spinner';
import { TextAreaField } from '../ui/text-area-field';
import type { Salary } from './salary';

const REASON_MAX = 500;

/** Asks why, and takes the record out of the totals. */
export function SalaryVoiding({ salary, onClose }: { salary: Salary; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const money = useMoney();
  const { day } = useDates();
  const { refetch } = useListContext();
  const { key, renew } = useIdempotencyKey();
  const office = useOffice();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const label = text('salaries.reason');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = (new FormData(event.currentTarget).get('reason') as string).trim();
    if (!reason) return setError(text('forms.fillIn', { label }));
    setBusy(true);
    try {
      await office.voidSalary(salary.id, reason, key);
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
        <TextAreaField label={label} name="reason" maxLength={REASON_MAX} error={error} />
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
