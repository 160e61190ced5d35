import { Link } from 'react-router';
import type { AbsentRecord, PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { type Text, useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { SignedAmount } from '../signed-amount';
import { useAbsent } from '../use-run';
import { ABSENT_ID, rowId } from './people-anchors';
import classes from './run-people.module.css';

export function Absent({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const { data, error, refetch } = useAbsent(run);
  // Somebody who owes and has a net pay of 0 has a payslip.
  const absent = data?.filter(({ payslip, reason }) => payslip === null || reason === 'held');
  if (!absent)
    return error ? <LoadFailed onRetry={refetch}>{text('payRun.people.failed')}</LoadFailed> : null;
  if (absent.length === 0) return null;
  return (
    <section id={ABSENT_ID} className={classes.group}>
      <h3>
        {text('payRun.people.absent', { period: formats.shortPeriod(run.period) })}{' '}
        <span>{absent.length}</span>
      </h3>
      <ul>
        {absent.map((person) => (
          <AbsentRow key={person.employee._id} run={run} of={person} />
        ))}
      </ul>
    </section>
  );
}

function AbsentRow({ run, of: person }: { run: PayRunRecord; of: AbsentRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const { payslip, employee, previousNet } = person;
  const why = reasonOf(person, text, formats.day, formats.money);
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        {payslip ? (
          <Link id={rowId(payslip)} to={officePath.payslip(run._id, payslip)}>
            <bdi>{employee.name}</bdi>
          </Link>
        ) : (
          <bdi>{employee.name}</bdi>
        )}
        <small>
          <bdi>{employee.department}</bdi>
        </small>
      </span>
      <span className={`${classes.number} ${classes.net}`}>
        {run.previous &&
          (previousNet === null ? text('payRun.people.none') : formats.money(previousNet))}
      </span>
      <span className={`${classes.number} ${classes.net}`}>
        {run.previous && text('payRun.people.none')}
      </span>
      <span className={`${classes.number} ${classes.change}`}>
        {run.previous
          ? previousNet !== null &&
            previousNet !== 0 && <SignedAmount of={-previousNet} formats={formats} />
          : text('payRun.people.none')}
      </span>
      <p className={`${classes.why} ${classes.reason}`}>
        <bdi dir="ltr">{previousNet ? formats.signed(-previousNet) : ''}</bdi>
        <span>{why}</span>
      </p>
    </li>
  );
}

function reasonOf(
  { reason, note, date, amount }: AbsentRecord,
  text: Text,
  day: (date: string) => string,
  money: (amount: number) => string,
): string {
  const left = date
    ? text('payRun.people.reasons.left', { date: day(date) })
    : text('payRun.people.reasons.leftUnknown');
  switch (reason) {
    case 'held':
      return note
        ? text('payRun.people.reasons.heldWhy', { note })
        : text('payRun.people.reasons.held');
    case 'left':
      return left;
    case 'toRecover':
      return [
        ...(date ? [left] : []),
        text('payRun.people.reasons.toRecover', { amount: money(amount ?? 0) }),
      ].join(', ');
    default:
      return text(`payRun.people.reasons.${reason}`);
  }
}
