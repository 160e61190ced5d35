import { Check, Info } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { storedAmount } from '../../../../api/contract/leave/leave-amounts.js';
import { MINOR_UNITS } from '../../../../api/contract/money.js';
import type {
  LeaverSettlementRecord,
  UnusedLeaveRecord,
} from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { unusedLeavePay } from '../../../../api/contract/payroll/unused-leave-pay.js';
import { useDecimals } from '../../api/config';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useNotifyError } from '../../api/use-notify-error';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Icon } from '../../ui/icon';
import page from '../run/run-page.module.css';
import { leaverCalls } from './leaver-calls';
import classes from './leavers.module.css';
import { useSettlementRefresh } from './use-leavers';

interface Props {
  run: PayRunRecord;
  settlement: LeaverSettlementRecord;
}

/** Beside an open form, the button of that is the primary one. */
type Beside = Props & { secondary: boolean };

const MINUTES = 60;
const [WHOLE, HALVES] = [100, 2];

export function UnusedLeave({ run, settlement, secondary }: Beside) {
  const text = useText();
  const title = useId();
  const { formats } = usePayWords(run.payDate);
  const amountOf = useLeaveAmount(run);
  const { lastDay, accepted, unused, owed, salary } = settlement;
  if (lastDay === null) return null;
  return (
    <section className={classes.part} aria-labelledby={title}>
      <h3 id={title}>{text('leavers.unused.title')}</h3>
      {(accepted.length > 0 || owed.length > 0) && (
        <ul className={page.rows}>
          {accepted.map((one) => (
            <li key={one._id}>
              <Icon of={Check} size={16} />
              <span>
                {text('leavers.unused.accepted', {
                  amount: formats.money(one.amount),
                  date: formats.day(one.lastDay),
                })}
                <small>
                  {text('leavers.unused.acceptedBy', {
                    period: formats.shortPeriod(one.run.period),
                    name: one.by.name,
                  })}
                </small>
              </span>
            </li>
          ))}
          {owed.map((one) => (
            <li key={one.leaveType._id}>
              <Icon of={Info} size={16} />
              <span>
                {text('leavers.unused.owed', {
                  type: leaveTypeName(text, one.leaveType.name),
                  amount: amountOf({ ...one, amount: -one.amount }),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unused.length === 0 ? (
        accepted.length === 0 && <p>{text('leavers.unused.none')}</p>
      ) : salary === null ? (
        <p>{text('leavers.unused.noPay')}</p>
      ) : (
        <Choice key={settlement.basis} run={run} settlement={settlement} secondary={secondary} />
      )}
    </section>
  );
}

/** Each type with its arithmetic; HR ticks what is paid. */
function Choice({ run, settlement, secondary }: Beside) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useSettlementRefresh(run);
  const { formats } = usePayWords(run.payDate);
  const { key, renew } = useIdempotencyKey();
  const amountOf = useLeaveAmount(run);
  const { unused, basis } = settlement;
  const [left, setLeft] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const chosen = unused.filter(({ leaveType }) => !left.includes(leaveType._id));
  const amount = formats.money(useTotal(settlement, chosen));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const types = chosen.map(({ leaveType }) => leaveType._id);
      const settled = await leaverCalls.accept(basis ?? '', types, key);
      notify(text('leavers.unused.paid', { amount }), { type: 'success' });
      await refresh(settled);
    } catch (failure) {
      renew();
      notifyError(failure);
      await leaverCalls.settlement(settlement.employee._id).then(refresh, () => undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={classes.choice} onSubmit={(event) => void submit(event)}>
      <ul>
        {unused.map((one) => {
          const { _id, name } = one.leaveType;
          return (
            <li key={_id}>
              <Checkbox
                label={leaveTypeName(text, name)}
                checked={!left.includes(_id)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((id) => id !== _id) : [...left, _id])
                }
              />
              <span>
                {text('leavers.unused.times', {
                  amount: amountOf(one),
                  each: formats.exact(one.each),
                })}
              </span>
            </li>
          );
        })}
        <li className={classes.total}>
          <span>{text('leavers.unused.total')}</span>
          <span>{amount}</span>
        </li>
      </ul>
      <Arithmetic run={run} settlement={settlement} />
      {settlement.run ? (
        <Button
          type="submit"
          variant={secondary ? 'line' : 'primary'}
          disabled={chosen.length === 0}
          aria-disabled={busy}
          busy={busy}
        >
          {busy ? text('leavers.unused.paying') : text('leavers.unused.pay', { amount })}
        </Button>
      ) : (
        <p>{text('leavers.unused.noRun')}</p>
      )}
    </form>
  );
}

function Arithmetic({ run, settlement: { unused, salary, worked } }: Props) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  if (salary === null || worked === null) return null;
  const number = (value: number) => formats.number(Math.round(value * WHOLE) / WHOLE);
  const has = (unit: string, counts?: string) =>
    unused.some(({ leaveType: one }) => one.unit === unit && (!counts || one.counts === counts));
  const days = [
    ...(has('days', 'working') ? [worked.halfDays / HALVES / worked.weeks] : []),
    ...(has('days', 'calendar') ? [7] : []),
  ];
  const values = { salary: formats.money(salary) };
  return (
    <p className={classes.why}>
      {[
        ...days.map((each) => text('leavers.unused.perDay', { ...values, days: number(each) })),
        ...(has('minutes')
          ? [
              text('leavers.unused.perHour', {
                ...values,
                hours: number(worked.minutes / MINUTES / worked.weeks),
              }),
            ]
          : []),
        text('leavers.unused.rounded'),
      ].join(' ')}
    </p>
  );
}

/** 22 days, 1.5 hours. */
function useLeaveAmount(run: PayRunRecord) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  return ({ leaveType: { unit }, amount }: UnusedLeaveRecord) => {
    const count = unit === 'days' ? amount : amount / MINUTES;
    const smart_count = count === 1 ? 1 : 2;
    return unit === 'days'
      ? text('leavers.unused.days', { count: smart_count, days: formats.number(count) })
      : text('leavers.unused.hours', { count: smart_count, hours: formats.number(count) });
  };
}

function useTotal(
  { salary, worked }: LeaverSettlementRecord,
  chosen: readonly UnusedLeaveRecord[],
): number {
  const step = useDecimals() === 0 ? MINOR_UNITS : 1;
  if (salary === null || worked === null) return 0;
  const leave = chosen.map(({ leaveType: { unit, counts }, amount }) => ({
    unit,
    counts,
    amount: storedAmount(unit, amount),
  }));
  return (
    unusedLeavePay(leave, { salary: Math.round(salary * MINOR_UNITS), worked, step }) / MINOR_UNITS
  );
}
