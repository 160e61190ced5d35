import { Check, PenLine } from 'lucide-react';
import { useId } from 'react';
import type {
  LeaverSettlementRecord,
  RecoveryEndKind,
  RecoveryEndRecord,
} from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { componentName } from '../../../../api/contract/payroll/payslip-words/component-name.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import page from '../run/run-page.module.css';
import classes from './leavers.module.css';
import { EndForm } from './end-form';
import { SignEnd } from './sign-end';

interface Props {
  run: PayRunRecord;
  settlement: LeaverSettlementRecord;
  /** For the open form. */
  kind: RecoveryEndKind | undefined;
  onKind: (kind: RecoveryEndKind | undefined) => void;
}

/** An open amount is paid back or waived; somebody else signs either. */
export function Recovery({ run, settlement, kind, onKind }: Props) {
  const text = useText();
  const title = useId();
  const { words, formats } = usePayWords(run.payDate);
  const { toRecover, ends } = settlement;
  if (toRecover.amount === 0 && ends.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby={title}>
      <h3 id={title}>
        {text('leavers.recovery.title')}
        <span>{formats.money(toRecover.amount)}</span>
      </h3>
      {toRecover.parts.length > 0 && (
        <ul className={classes.parts}>
          {toRecover.parts.map(({ component, period, amount }) => (
            <li key={`${component} ${period.from}`}>
              <span>
                {text('leavers.recovery.part', {
                  component: componentName(component, words),
                  period: formats.shortPeriod(period),
                })}
              </span>
              {toRecover.parts.length > 1 && <span>{formats.money(amount)}</span>}
            </li>
          ))}
        </ul>
      )}
      {ends.length > 0 && (
        <ul className={page.rows}>
          {ends.map((end) => (
            <End key={end._id} run={run} end={end} />
          ))}
        </ul>
      )}
      {toRecover.amount > 0 &&
        (kind ? (
          <EndForm
            key={kind}
            run={run}
            settlement={settlement}
            kind={kind}
            onClose={() => onKind(undefined)}
          />
        ) : (
          <div className={page.actions}>
            <Button onClick={() => onKind('repaid')}>{text('leavers.recovery.repaid')}</Button>
            <Button onClick={() => onKind('waived')}>{text('leavers.recovery.waived')}</Button>
          </div>
        ))}
    </section>
  );
}

function End({ run, end }: { run: PayRunRecord; end: RecoveryEndRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const title = text(
    end.kind === 'repaid' ? 'leavers.recovery.endRepaid' : 'leavers.recovery.endWaived',
    { amount: formats.money(end.amount), date: formats.day(end.on) },
  );
  return (
    <li>
      <Icon of={end.signed ? Check : PenLine} size={16} />
      <span>
        {end.reason ? `${title}: ${end.reason}` : title}
        <small>
          {end.signed === null
            ? text('leavers.recovery.waits', { by: end.by.name })
            : end.signed.by.name === end.by.name
              ? text('leavers.recovery.recordedBy', { by: end.by.name })
              : text('leavers.recovery.signedBy', { by: end.by.name, name: end.signed.by.name })}
        </small>
      </span>
      <SignEnd run={run} end={end} title={title} />
    </li>
  );
}
