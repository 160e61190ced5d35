import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { previousPeriod } from '../../../api/contract/payroll/previous-period.js';
import { useMoney } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Money } from '../ui/money';
import classes from './payslip.module.css';
import { capitalised } from './capitalised';
import { PayslipChanges } from './payslip-changes';
import type { PayWords } from './use-pay-words';

type Props = PayWords & { payslip: PayslipRecord };

/** 'November 2026', or the name of an off-cycle run. */
export function payslipTitle({ runName, period }: PayslipRecord, { formats }: PayWords): string {
  return capitalised(runName ?? formats.period(period));
}

export function usePayslipAbout(
  { period, payDate, kind }: PayslipRecord,
  { words, formats }: PayWords,
): string {
  const text = useText();
  const { weekday } = useDates();
  const about = text('payslipPage.about', {
    span: formats.fullSpan(period),
    date: weekday(payDate),
  });
  return kind === 'offCycle' ? `${words.offCycle}, ${about}` : about;
}

/** Net pay and its change; a first payslip has none. */
export function PayslipFigures({
  payslip: { net, change, previousNet, period, state },
  words,
  formats,
}: Props) {
  const text = useText();
  const money = useMoney();
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{words.net}</dt>
        <dd>
          <bdi dir="ltr">
            {state === 'reversed' ? <s>{formats.money(net)}</s> : <Money of={net} format={money} />}
          </bdi>
        </dd>
      </div>
      {previousNet !== null && (
        <div>
          <dt>
            {text('payslipPage.changeFrom', {
              period: formats.shortPeriod(previousPeriod(period)),
            })}
          </dt>
          <dd>
            {change === 0 ? (
              text('payslipPage.noChange')
            ) : (
              <bdi dir="ltr">{formats.signed(change)}</bdi>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

export function PayslipChanged({
  payslip: { causes, period, previousNet },
  heading: Heading,
  ...pay
}: Props & { heading: 'h2' | 'h3' }) {
  const text = useText();
  if (causes.length === 0 || previousNet === null) return null;
  const previous = previousPeriod(period);
  const title = text('payslipPage.changedSince', { period: pay.formats.shortPeriod(previous) });
  return (
    <section className={classes.changed} aria-label={title}>
      <Heading>{title}</Heading>
      <PayslipChanges {...pay} {...{ causes, period, previous }} label={title} />
    </section>
  );
}
