import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  addYears,
  type CalendarDate,
  EARLIEST_LEAVE,
  isCalendarDate,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import type { LeaveBalancesResponse } from '../../../../api/contract/leave/leave-balance-responses.js';
import {
  type AddedEntryKind,
  ENTRY_YEARS_USABLE,
  type LeaveBalanceRecord,
} from '../../../../api/contract/leave/leave-balances.js';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { type DateLimits, useDateFault } from '../../forms/date-field/use-typed-dates';
import { useTextDraft } from '../../forms/text-draft';
import { useText } from '../../i18n/use-text';
import { firstOpenDay } from '../../leave-cost/closed-way-out';
import { enteredAmount, typedAmount } from '../../leave-cost/entered-amount';

export interface NewEntryProps {
  employee: LeaveBalancesResponse['employee'];
  balance: LeaveBalanceRecord;
  today: CalendarDate;
  proposed?: ProposedEntry;
  onClose: () => void;
}

export interface ProposedEntry {
  kind: AddedEntryKind;
  /** In the type's unit. */
  amount?: number;
  day: CalendarDate;
}

export interface TypedEntry {
  kind: AddedEntryKind;
  sign: 'add' | 'deduct';
  amount: string;
  day: string;
  until: string;
}

type Errors = Partial<Record<'kind' | 'amount' | 'day' | 'until' | 'reason' | 'form', string>>;

const ONLY_SIGN: Partial<Record<AddedEntryKind, 'add' | 'deduct'>> = {
  credit: 'add',
  restored: 'add',
  payout: 'deduct',
};

const opening = (
  proposed: ProposedEntry | undefined,
  balance: LeaveBalanceRecord,
  today: string,
) => ({
  kind: proposed?.kind ?? ('adjustment' as const),
  sign: (proposed?.amount ?? 0) < 0 ? ('deduct' as const) : ('add' as const),
  amount:
    proposed?.amount === undefined
      ? ''
      : typedAmount(Math.abs(proposed.amount), balance.leaveType.unit),
  day: proposed?.day ?? today,
  until: '',
});

/** An entry in the ledger as it is typed, checked and stored. */
export function useNewEntry({ employee, balance, today, proposed, onClose }: NewEntryProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useLeaveRefresh();
  const api = useApi();
  const { key, renew } = useIdempotencyKey();
  const { leaveType } = balance;
  const [typed, setTyped] = useState<TypedEntry>(() => opening(proposed, balance, today));
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [open, setOpen] = useState<CalendarDate>();
  const reason = useTextDraft<HTMLTextAreaElement>(`adjust ${employee._id} ${leaveType._id}`);
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };
  const amount = enteredAmount(typed.amount, leaveType.unit);
  const errorsOf = useEntryErrors(balance, limits);
  const entry =
    amount === undefined
      ? undefined
      : {
          employeeId: employee._id,
          leaveType: leaveType._id,
          kind: typed.kind,
          day: typed.day,
          amount: typed.sign === 'add' ? amount : -amount,
          until: typed.until || null,
        };

  const type = (part: Partial<TypedEntry>) => setTyped({ ...typed, ...part });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = (new FormData(event.currentTarget).get('reason') as string).trim();
    const wrong = errorsOf(typed, given);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !entry) return;
    setBusy(true);
    try {
      await api.addLeaveEntry({ ...entry, reason: given }, key);
      notify(text('balanceOf.adjust.saved'), { type: 'success' });
      onClose();
      void refresh();
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.body.code === 'idempotency.reused') renew();
      setOpen(firstOpenDay(failure.body.refusal));
      setErrors(
        (failure.body.errors as Errors | undefined) ?? {
          form: failure.message || text('error.generic'),
        },
      );
    }
  }

  return {
    typed,
    type,
    chooseKind: (kind: AddedEntryKind) => type({ kind, sign: ONLY_SIGN[kind] ?? typed.sign }),
    chooseDay: (day: CalendarDate) => {
      type({ day });
      setErrors({});
    },
    entry,
    amount,
    limits,
    /** The first day that no closed year holds. */
    open,
    reason,
    errors,
    busy,
    submit,
  };
}

export const latestUse = (day: string): CalendarDate | undefined =>
  isCalendarDate(day) ? addYears(day, ENTRY_YEARS_USABLE) : undefined;

function useEntryErrors({ leaveType }: LeaveBalanceRecord, limits: DateLimits) {
  const text = useText();
  const faultOf = useDateFault();
  return ({ amount, day, until }: TypedEntry, reason: string): Errors => {
    const found: Errors = {};
    if (enteredAmount(amount, leaveType.unit) === undefined)
      found.amount = text(
        leaveType.unit === 'days'
          ? 'balanceOf.adjust.amountMissing'
          : 'balanceOf.adjust.hoursMissing',
      );
    const wrongDay = faultOf(day, limits);
    if (wrongDay) found.day = wrongDay;
    const usable = { from: day, beforeFrom: text('balanceOf.adjust.untilBefore') };
    const wrongUntil = until && faultOf(until, { ...usable, max: latestUse(day) });
    if (wrongUntil) found.until = wrongUntil;
    if (!reason) found.reason = text('forms.noReason');
    return found;
  };
}
