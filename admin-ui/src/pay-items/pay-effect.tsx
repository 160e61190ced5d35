import { CalendarClock, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PayEffect } from '../../../api/contract/payroll/pay-runs.js';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { UnsettledPeriods } from '../payslip/unsettled-periods';
import { serverErrorText } from '../api/use-notify-error';
import { signedPercent } from '../payslip/signed-percent';
import { usePayWords } from '../payslip/use-pay-words';
import { Diff } from '../ui/diff';
import { Icon } from '../ui/icon';
import mini from '../ui/mini-table.module.css';
import type { EffectQuery } from './pay-item-calls';
import classes from './pay-effect.module.css';
import { usePayEffect } from './use-pay-items';

interface Props {
  /** Undefined as long as what is typed is not complete. */
  asked: EffectQuery | undefined;
  /** Said beneath it. */
  children?: ReactNode;
}

/** The effect on paid periods and the next payslip, while the change is typed; nothing if it changes nobody's pay. */
export function PayEffectNote({ asked, children }: Props) {
  const text = useText();
  const { effect, error, busy } = usePayEffect(asked);
  if (!asked) return null;
  // Without pay periods there is no payslip that it could change.
  const code = error instanceof RequestFailed ? error.body.code : undefined;
  const isSilent = code === 'payroll.not_set_up' || (error as RequestFailed | null)?.status === 400;
  return (
    <section className={classes.effect} aria-label={text('payItems.effect.title')} aria-busy={busy}>
      <div role="status" className={classes.said}>
        {!effect && busy && <p className={classes.note}>{text('payItems.effect.busy')}</p>}
        {!effect && !busy && error && !isSilent && (
          <p className={classes.note}>
            {code === 'payroll.effect_people'
              ? serverErrorText(error)
              : text('payItems.effect.failed')}
          </p>
        )}
        {effect && <Effect of={effect} />}
      </div>
      {children}
    </section>
  );
}

/**
 * Above payroll's warning, the button that saves the change has to name the percentage. What is submitted before the effect of it is known waits, and
 * is submitted then only if it needs no such name.
 */
export function useLargePercent(asked: EffectQuery | undefined) {
  const { formats } = usePayWords(useToday() ?? '');
  const { effect, isKnown } = usePayEffect(asked);
  const form = useRef<HTMLFormElement>(null);
  const typed = asked && JSON.stringify(asked);
  const waiting = useRef<string>(undefined);
  const percent = isKnown ? (effect?.percent ?? null) : null;
  useEffect(() => {
    if (waiting.current === undefined || !isKnown) return;
    const isTyped = waiting.current === typed;
    waiting.current = undefined;
    if (isTyped && percent === null) form.current?.requestSubmit();
  }, [isKnown, typed, percent]);
  return {
    form,
    percent: percent === null ? undefined : signedPercent(percent, HUNDRED, formats),
    isKnown,
    wait: () => {
      waiting.current = typed;
    },
  };
}

function Effect({ of: { people, periods, next, percent, unsettled } }: { of: PayEffect }) {
  const text = useText();
  const pay = usePayWords(useToday() ?? next.to);
  const { formats } = pay;
  const { before, after, toRecover } = next;
  return (
    <>
      {percent !== null && (
        <p className={classes.warning}>
          <Icon of={TriangleAlert} size={14} />
          {text('payItems.effect.large', {
            count: people,
            percent: signedPercent(percent, HUNDRED, formats),
          })}
        </p>
      )}
      {periods.length > 0 && <ChangedPeriods periods={periods} />}
      <UnsettledPeriods periods={unsettled} {...pay} />
      <p className={classes.line}>
        <Icon of={CalendarClock} size={16} />
        <span>
          {text('payItems.effect.next', { count: people, period: formats.period(next) })}
          <br />
          {before === after ? (
            text('payItems.effect.unchanged', { amount: formats.money(after) })
          ) : (
            <span className={classes.change}>
              <Diff before={formats.money(before)} after={formats.money(after)} />
              <bdi dir="ltr">{formats.signed(difference(before, after))}</bdi>
            </span>
          )}
          {toRecover > 0 && (
            <>
              <br />
              {text('payItems.effect.toRecover', { amount: formats.money(toRecover) })}
            </>
          )}
        </span>
      </p>
    </>
  );
}

function ChangedPeriods({ periods }: Pick<PayEffect, 'periods'>) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const sum = periods.reduce((total, { difference }) => total + cents(difference), 0) / CENTS;
  return (
    <>
      <p className={classes.warning}>
        <Icon of={TriangleAlert} size={14} />
        {text('payItems.effect.past', { count: periods.length })}
      </p>
      <table
        className={mini.mini}
        aria-label={text('payItems.effect.past', { count: periods.length })}
      >
        <thead>
          <tr>
            <th scope="col">{text('payItems.effect.period')}</th>
            <th scope="col" className={mini.number}>
              {text('payItems.effect.paid')}
            </th>
            <th scope="col" className={`${mini.number} ${classes.wide}`}>
              {text('payItems.effect.due')}
            </th>
            <th scope="col" className={mini.number}>
              {text('payItems.effect.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ from, to, paid, due, difference }) => (
            <tr key={from}>
              <th scope="row">{formats.period({ from, to })}</th>
              <td className={mini.number}>{formats.money(paid)}</td>
              <td className={`${mini.number} ${mini.strong} ${classes.wide}`}>
                {formats.money(due)}
              </td>
              <td className={`${mini.number} ${mini.strong}`}>
                <bdi dir="ltr">{formats.signed(difference)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('payItems.effect.sum')}
            </th>
            <td className={classes.wide} />
            <td className={mini.number}>
              <bdi dir="ltr">{formats.signed(sum)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.note}>
        <Icon of={Info} size={14} />
        {text('payItems.effect.note')}
      </p>
    </>
  );
}

const HUNDRED = 100;
const CENTS = 100;
const cents = (amount: number) => Math.round(amount * CENTS);
const difference = (before: number, after: number) => (cents(after) - cents(before)) / CENTS;
