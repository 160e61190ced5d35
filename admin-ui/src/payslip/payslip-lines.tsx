import { type ReactNode, useId } from 'react';
import { totalAmount } from '../../../api/contract/money.js';
import {
  type ComponentKind,
  KINDS_BESIDE_NET,
  KINDS_IN_NET,
  shownAmount,
} from '../../../api/contract/payroll/component-kinds.js';
import type { PayslipLine, PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { componentName } from '../../../api/contract/payroll/payslip-words/component-name.js';
import { lineWords } from '../../../api/contract/payroll/payslip-words/line-words.js';
import classes from './payslip-lines.module.css';
import type { PayWords } from './use-pay-words';

interface LinesProps extends PayWords {
  payslip: PayslipRecord;
  /** At the end of a line. */
  action?: (line: PayslipLine) => ReactNode;
  heading: 'h2' | 'h3';
}

/** The lines of a payslip, each with its arithmetic beneath its name, in the words of its PDF. */
export function PayslipLines({ payslip, action, heading, ...pay }: LinesProps) {
  const { words, formats } = pay;
  const { net, iban, state } = payslip;
  const isPaid = state === 'paid' || state === 'reversed';
  const groups = (kinds: readonly ComponentKind[], note?: string) =>
    kinds.map((kind) => (
      <Group key={kind} {...pay} {...{ kind, payslip, action, heading, note }} />
    ));
  return (
    <div className={classes.payslip} data-actions={action !== undefined}>
      {groups(KINDS_IN_NET)}
      <dl className={classes.net}>
        <dt>
          {words.net}
          {net > 0 && (
            <small>
              {iban ? (
                <>
                  {words.labels[isPaid ? 'paidTo' : 'payTo']} <bdi dir="ltr">{iban}</bdi>
                </>
              ) : (
                words.labels.noAccount
              )}
            </small>
          )}
        </dt>
        <dd>
          <bdi dir="ltr">{formats.money(net)}</bdi>
        </dd>
      </dl>
      <ToRecover payslip={payslip} {...pay} heading={heading} />
      {groups(KINDS_BESIDE_NET, words.outsideNet)}
    </div>
  );
}

interface GroupProps extends LinesProps {
  kind: ComponentKind;
  note?: string;
}

function Group({ kind, payslip, action, words, formats, heading: Heading, note }: GroupProps) {
  const id = useId();
  const lines = payslip.lines.filter(({ component }) => component.kind === kind);
  if (lines.length === 0) return null;
  const money = (amount: number) => formats.money(shownAmount(kind, amount));
  const { group, sum } = words.kinds[kind];
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{group}</Heading>
      {note && <p className={classes.note}>{note}</p>}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line
            key={`${line.component._id} ${line.period.from}`}
            {...{ line, words, formats, money, action }}
          />
        ))}
        <li className={classes.sum}>
          <span>{sum}</span>
          <bdi dir="ltr">{money(totalAmount(lines))}</bdi>
        </li>
      </ul>
    </section>
  );
}

interface LineProps extends PayWords {
  line: PayslipLine;
  money: (amount: number) => string;
  action: LinesProps['action'];
}

function Line({ line, words, formats, money, action }: LineProps) {
  const { title, whys } = lineWords(line, words, formats);
  return (
    <li>
      <span className={classes.name}>{title}</span>
      <bdi dir="ltr" className={classes.amount}>
        {money(line.amount)}
      </bdi>
      {action && <span className={classes.action}>{action(line)}</span>}
      {whys.map(({ text, amount }, index) => (
        // The order is fixed, and two may be alike.
        <span key={index} className={classes.why}>
          <span>{text}</span>
          {amount !== null && <bdi dir="ltr">{money(amount)}</bdi>}
        </span>
      ))}
    </li>
  );
}

function ToRecover({ payslip: { toRecover }, words, formats, heading: Heading }: LinesProps) {
  const id = useId();
  if (toRecover.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{words.labels.toRecover}</Heading>
      <p className={classes.note}>{words.recoveredLater}</p>
      <ul className={classes.lines}>
        {toRecover.map(({ component, period, amount }) => (
          <li key={`${component} ${period.from}`}>
            <span className={classes.name}>
              {words.toRecover(componentName(component, words), formats.period(period))}
            </span>
            <bdi dir="ltr" className={classes.amount}>
              {formats.money(amount)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
