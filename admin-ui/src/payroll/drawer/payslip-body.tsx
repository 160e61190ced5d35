import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipRecord } from '../../../../api/contract/payroll/payslips.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PayslipChanges } from '../../payslip/payslip-changes';
import { PayslipLines } from '../../payslip/payslip-lines';
import { capitalised } from '../../payslip/capitalised';
import { usePayWords } from '../../payslip/use-pay-words';
import { Badge } from '../../ui/feedback/badge';
import { useReason } from '../refusal-text';
import { SignedAmount, SignedPercent } from '../signed-amount';
import { AddPayment } from './add-payment';
import classes from './payslip-drawer.module.css';
import { ReachesBack } from './reaches-back';
import { RemovePayments } from './remove-payment';
import { duePayments, singlePayments } from './single-payments';
import { WithdrawPayment } from './withdraw-payment';

interface Props {
  run: PayRunRecord;
  payslip: PayslipRecord;
  /** A payment is gone, with its button. */
  onRemoved: () => void;
}

export function PayslipBody({ run, payslip, onRemoved }: Props) {
  const text = useText();
  const pay = usePayWords(payslip.payDate);
  const editable = run.state === 'draft';
  const hasSingle = payslip.lines.some(
    (line) => (editable ? singlePayments(line, run._id) : duePayments(line, payslip)).length > 0,
  );
  const withdrawable = payslip.state === 'approved' || payslip.state === 'paid';
  return (
    <>
      <State of={payslip} />
      <Withdrawn of={payslip} />
      <Nets run={run} payslip={payslip} />
      {payslip.causes.length > 0 && (
        <div className={classes.causes}>
          <PayslipChanges
            causes={payslip.causes}
            {...pay}
            period={payslip.period}
            previous={run.previous?.period ?? null}
            label={text('payRun.drawer.causes')}
          />
        </div>
      )}
      <ReachesBack run={run} payslip={payslip} />
      <div className={classes.lines}>
        <PayslipLines
          payslip={payslip}
          heading="h3"
          {...pay}
          action={
            !hasSingle
              ? undefined
              : editable
                ? (line) => (
                    <RemovePayments run={run} payslip={payslip} line={line} onRemoved={onRemoved} />
                  )
                : withdrawable
                  ? (line) => <WithdrawPayment run={run} payslip={payslip} line={line} />
                  : undefined
          }
        />
      </div>
      {editable && payslip.state === 'draft' && <AddPayment run={run} payslip={payslip} />}
    </>
  );
}

function State({ of: { state, held, reversed } }: { of: PayslipRecord }) {
  const text = useText();
  const { dayOf } = useDates();
  const reason = useReason(held?.reason ?? '', held?.refusal ?? null);
  if (state === 'held' && held) {
    return (
      <p className={classes.state}>
        <Badge glyph="held">{text('payRun.people.reasons.held')}</Badge>{' '}
        {reason && text('payRun.drawer.heldBy', { reason, name: held.by.name })}
      </p>
    );
  }
  if (state !== 'reversed' || !reversed) return null;
  return (
    <p className={classes.state}>
      <Badge glyph="ended">{text('payRun.reversed')}</Badge>{' '}
      {text('payRun.drawer.reversedOn', { date: dayOf(reversed.at), reason: reversed.reason })}
    </p>
  );
}

/** The payslip stays as it was paid: what is no longer due is said above it. */
function Withdrawn({ of: { lines, withdrawn = [], payDate } }: { of: PayslipRecord }) {
  const text = useText();
  const { dayOf } = useDates();
  const { formats } = usePayWords(payDate);
  const payments = lines.flatMap((line) =>
    singlePayments(line).map((share) => ({ ...share, component: line.component.name })),
  );
  return withdrawn.map(({ assignment, reason, at, by }) => {
    const paid = payments.find((payment) => payment.assignment === assignment);
    if (!paid) return null;
    const { component, amount } = paid;
    return (
      <p key={assignment} className={classes.state}>
        <Badge glyph="ended">{text('payRun.drawer.isWithdrawn')}</Badge>{' '}
        {text('payRun.drawer.withdrawnOn', {
          component,
          amount: formats.money(amount),
          date: dayOf(at),
          name: by.name,
          reason,
        })}
      </p>
    );
  });
}

/** This net, the last one and the change. */
function Nets({
  run: { previous },
  payslip: { period, payDate, net, previousNet, change },
}: Pick<Props, 'run' | 'payslip'>) {
  const text = useText();
  const { formats } = usePayWords(payDate);
  return (
    <dl className={classes.nets}>
      <div>
        <dt>{text('payRun.drawer.netOf', { period: formats.shortPeriod(period) })}</dt>
        <dd>{formats.money(net)}</dd>
      </div>
      {previous && (
        <div>
          <dt>{capitalised(formats.shortPeriod(previous.period))}</dt>
          <dd className={classes.before}>
            {previousNet === null ? text('payRun.people.none') : formats.money(previousNet)}
          </dd>
        </div>
      )}
      {previous && (
        <div>
          <dt>{text('payRun.drawer.change')}</dt>
          <dd>
            {change === 0 ? (
              text('payRun.people.unchanged')
            ) : (
              <SignedAmount of={change} formats={formats} />
            )}{' '}
            <small>
              {previousNet !== null && change !== 0 && (
                <SignedPercent of={change} before={previousNet} formats={formats} />
              )}
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
