import { ReceiptText } from 'lucide-react';
import { totalAmount } from '../../../../api/contract/money.js';
import type { PayEffect } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Diff } from '../../ui/diff';
import { EffectLine } from './effect-line';
import classes from './effect-panel.module.css';

/** The next payslips: the first ones that pay it, or those that settle what is paid already. */
export function EffectOnPayslips({ of: { periods, next } }: { of: PayEffect }) {
  const text = useText();
  const { formats } = usePayWords(next.to);
  const { before, after, toRecover } = next;
  const settles = periods.length > 0;
  const change = totalAmount([{ amount: after }, { amount: -before }]);
  return (
    <EffectLine
      icon={ReceiptText}
      title={text(settles ? 'job.effect.nextPays' : 'job.effect.firstPayslip', {
        period: formats.period(next),
      })}
    >
      <small className={classes.net}>
        {before === after ? (
          text('job.effect.unchangedNet', { amount: formats.money(after) })
        ) : (
          <>
            <Diff before={formats.money(before)} after={formats.money(after)} />
            {text('job.effect.net')}, <bdi dir="ltr">{formats.signed(change)}</bdi>
          </>
        )}
      </small>
      {toRecover > 0 && (
        <small>{text('payItems.effect.toRecover', { amount: formats.money(toRecover) })}</small>
      )}
      {settles && <small>{text('job.effect.paidStay')}</small>}
    </EffectLine>
  );
}
