import { useRef, useState } from 'react';
import {
  PAYMENT_FILE_BYTES_MAX,
  type PaymentField,
  type PaymentFileRecord,
  type PaymentMapping,
} from '../../../../api/contract/payroll/payment-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { NotConfirmed } from '../../api/not-confirmed';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { useRunRefresh } from '../use-run';
import { amountsCalls } from './amounts-calls';

export interface CheckedFile {
  file: File;
  record: PaymentFileRecord;
  /** As chosen, even before it is checked. */
  mapping: PaymentMapping;
}

/** A file is checked when it or one of its columns is chosen, and stored only at the end. */
export function useAmounts({ _id: run }: PayRunRecord) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const withConfirmation = useWithConfirmation();
  const refresh = useRunRefresh(run);
  const { key, renew } = useIdempotencyKey();
  const { busy: storing, act } = useConfirmedAction();
  const [checked, setChecked] = useState<CheckedFile>();
  const [checking, setChecking] = useState(false);
  /** The chosen columns could not be checked: the record is of others. */
  const [unchecked, setUnchecked] = useState(false);
  const [error, setError] = useState<string>();
  const turn = useRef(0);

  /** The answer counts unless something else was chosen meanwhile. */
  async function check(file: File, mapping?: PaymentMapping | 'fresh', headingsRow?: number) {
    const own = (turn.current += 1);
    setError(undefined);
    setChecking(true);
    try {
      const record = await withConfirmation(() =>
        amountsCalls.check(run, file, mapping, headingsRow),
      );
      if (own !== turn.current) return;
      renew();
      setUnchecked(false);
      setChecked({ file, record, mapping: record.mapping });
    } catch (failure) {
      if (own !== turn.current) return;
      setUnchecked(true);
      if (!(failure instanceof NotConfirmed))
        fail(
          file,
          (failure instanceof RequestFailed &&
            (failure.body.errors?.file || failure.body.errors?.headingsRow || failure.message)) ||
            text('fromOffice.amounts.failed'),
        );
    } finally {
      if (own === turn.current) setChecking(false);
    }
  }

  const fail = ({ name }: File, reason: string) =>
    setError(text('fromOffice.amounts.fileFailed', { name, reason }));

  function choose(file: File) {
    setChecked(undefined);
    if (file.size > PAYMENT_FILE_BYTES_MAX) return fail(file, text('fromOffice.amounts.large'));
    void check(file);
  }

  function map(field: PaymentField, heading: string) {
    if (!checked) return;
    const mapping = { ...checked.mapping, [field]: heading || undefined };
    setChecked({ ...checked, mapping });
    void check(checked.file, mapping, checked.record.opening.headingsRow);
  }

  const startFresh = () =>
    checked && void check(checked.file, 'fresh', checked.record.opening.headingsRow);

  /** Its columns are proposed anew. */
  const chooseHeadings = (row: number) => void (checked && check(checked.file, undefined, row));

  const recheck = async () =>
    checked && check(checked.file, checked.mapping, checked.record.opening.headingsRow);

  /** Exactly what the preview shows. */
  async function store() {
    if (!checked || checking || unchecked) return;
    const stored = await act(() => amountsCalls.add(run, checked.file, checked.record, key));
    if (!stored) return;
    void refresh();
    leaveWith(text('fromOffice.amounts.done', { count: stored.payments }), officePath.payRun(run));
  }

  return {
    checked,
    checking,
    unchecked,
    storing,
    error,
    choose,
    map,
    startFresh,
    chooseHeadings,
    recheck,
    store: () => void store(),
  };
}
