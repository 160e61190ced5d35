import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useListFilterContext } from 'react-admin';
import { Link } from 'react-router';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type {
  PayslipError,
  PayslipWarningRecord,
} from '../../../../api/contract/payroll/payslips.js';
import { warningWords } from '../../../../api/contract/payroll/payslip-words/warning-words.js';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { PayslipChanges } from '../../payslip/payslip-changes';
import { usePayWords } from '../../payslip/use-pay-words';
import { Badge } from '../../ui/feedback/badge';
import { Icon } from '../../ui/icon';
import { SignedAmount, SignedPercent } from '../signed-amount';
import { isError, rowId } from './people-anchors';
import type { PayslipRow } from './payslip-row';
import classes from './run-people.module.css';

interface Props {
  run: PayRunRecord;
  of: PayslipRow;
}

/** One person: last net, this net, the change, and why in amounts that add up to it. */
export function PersonRow({
  run,
  of: { _id, employee, state, previousNet, net, change, causes, warnings },
}: Props) {
  const text = useText();
  const { words, formats } = usePayWords(run.payDate);
  const { period, previous } = run;
  const { warning: chosen } = useListFilterContext().filterValues as { warning?: string };
  const common = new Set(run.warnings.flatMap((one) => (one.common ? one.warning : [])));
  const label = (name: string) => <span className="visually-hidden">{name} </span>;
  const thisNet = (
    <>
      {label(text('payRun.people.thisNet', { period: formats.shortPeriod(period) }))}
      {state === 'reversed' ? <s>{formats.money(net)}</s> : formats.money(net)}
    </>
  );
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Link id={rowId(_id)} to={officePath.payslip(run._id, _id)}>
          <bdi>{employee.name}</bdi>
        </Link>
        {state === 'reversed' && (
          <span className={classes.badge}>
            <Badge glyph="ended">{text('payRun.reversed')}</Badge>
          </span>
        )}
        <small>
          <bdi>{employee.department}</bdi>
        </small>
      </span>
      <span className={`${classes.number} ${classes.net}`}>
        {previous &&
          label(text('payRun.people.lastNet', { period: formats.shortPeriod(previous.period) }))}
        {previous &&
          (previousNet === null ? text('payRun.people.none') : formats.money(previousNet))}
      </span>
      <span className={`${classes.number} ${classes.net}`}>{previous && thisNet}</span>
      <span className={`${classes.number} ${classes.change}`}>
        {previous ? label(text('payRun.people.change')) : thisNet}
        {previous &&
          (change === 0 ? (
            <span className={classes.same}>{text('payRun.people.unchanged')}</span>
          ) : (
            <SignedAmount of={change} formats={formats} />
          ))}
        {previousNet !== null && change !== 0 && (
          <small>
            <SignedPercent of={change} before={previousNet} formats={formats} />
          </small>
        )}
      </span>
      <div className={classes.why}>
        <PayslipChanges
          causes={causes}
          words={words}
          formats={formats}
          period={period}
          previous={previous?.period ?? null}
          label={text('payRun.people.why')}
          change={change}
        />
        <Errors of={warnings} />
        <Warnings
          said={(run.state === 'paid' ? [] : warnings)
            .filter(
              ({ warning }) => !isError(warning) && (!common.has(warning) || warning === chosen),
            )
            .map((one) => warningWords(one, previousNet, words, formats))}
        />
      </div>
    </li>
  );
}

function Errors({ of: warnings }: { of: PayslipWarningRecord[] }) {
  const text = useText();
  return warnings
    .filter(({ warning }) => isError(warning))
    .map(({ warning }) => (
      <p key={warning} className={classes.error}>
        <Icon of={CircleAlert} size={14} />
        <span>
          <span className="visually-hidden">{text('payRun.people.error')}: </span>
          {text(`payRun.errors.${warning as PayslipError}`)}
        </span>
      </p>
    ));
}

/** In one line, however many they are. */
function Warnings({ said }: { said: string[] }) {
  const text = useText();
  if (said.length === 0) return null;
  return (
    <div className={classes.warning}>
      <Icon of={TriangleAlert} size={14} />
      <ul aria-label={text('payRun.people.warning', { count: said.length })}>
        {said.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
