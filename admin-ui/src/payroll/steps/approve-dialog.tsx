import { ShieldCheck, TriangleAlert, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Icon } from '../../ui/icon';
import { PEOPLE_ID } from '../people/people-anchors';
import { useCommonWarnings } from '../people/common-warnings';
import { payrollCalls } from '../payroll-calls';
import { useRunName } from '../use-run-name';
import classes from './next-step.module.css';
import { NotPaid } from './not-paid';
import { useRunSignatures } from '../use-run';
import { useSigningWords } from '../use-signing-words';
import { TooEarly } from './too-early';
import { StepDialog } from './step-dialog';

interface Props {
  run: PayRunRecord;
  /** The draft is no longer as it was seen. */
  onChanged: () => void;
  onClose: () => void;
}

const NAMED = 3;
const CHANGED = 'payroll.changed';

export function ApproveDialog({ run: opened, onChanged, onClose }: Props) {
  const text = useText();
  // The approval is of the figures in this dialog, even if newer ones are loaded meanwhile.
  const [run] = useState(opened);
  const name = useRunName()(run);
  return (
    <StepDialog
      run={run}
      title={text('payRun.approving.title', { run: name })}
      action={text('payRun.approving.submit', { count: run.people })}
      take={() => payrollCalls.approve(run)}
      done={() => text('payRun.approving.done', { run: name })}
      onRefused={({ body }) => body.code === CHANGED && onChanged()}
      onClose={onClose}
    >
      <Change run={run} />
      <Warnings run={run} onReview={onClose} />
      <TooEarly run={run} />
      <NotPaid run={run} />
      <Seen run={run} />
    </StepDialog>
  );
}

function Change({ run: { previous, change, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(payDate);
  return (
    <li className={classes.fine}>
      <StatusGlyph of="approved" />
      <span>
        {previous && change !== null
          ? text('payRun.approving.change', {
              amount: formats.signed(change),
              period: formats.shortPeriod(previous.period),
            })
          : text('payRun.approving.first')}
      </span>
    </li>
  );
}

/** The most urgent ones; all are on the page. */
function Warnings({ run, onReview }: { run: PayRunRecord; onReview: () => void }) {
  const text = useText();
  const list = useListText();
  const { toCheck } = run;
  const { words } = usePayWords(run.payDate);
  const common = useCommonWarnings(run);
  const warnings = run.warnings.filter((one) => !one.common);
  const named = warnings
    .slice(0, NAMED)
    .map(({ warning, people }) =>
      text('payRun.approving.warning', { warning: words.warnings[warning], count: people }),
    );
  if (warnings.length > NAMED) named.push(text('payRun.approving.otherWarnings'));
  return (
    <>
      {toCheck > 0 && (
        <li className={classes.warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>
            {text('payRun.approving.warnings', { count: toCheck, warnings: list(named) })}{' '}
            <a href={`#${PEOPLE_ID}`} onClick={onReview}>
              {text('payRun.approving.review')}
            </a>
          </span>
        </li>
      )}
      {common.map(({ warning, said }) => (
        <li key={warning} className={classes.warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>{said}</span>
        </li>
      ))}
    </>
  );
}

function Seen({ run }: { run: PayRunRecord }) {
  const { fourEyes, signature, made, computedAt } = run;
  const text = useText();
  const words = useSigningWords();
  const { data, error, refetch } = useRunSignatures(run);
  const { timeOf } = useDates();
  return (
    <>
      {signature === 'alone' || !fourEyes ? (
        <li className={classes.warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>{text('payRun.approving.alone', { name: made.by.name })}</span>
        </li>
      ) : !data && error ? (
        <li>
          <LoadFailed onRetry={refetch}>{text('payRun.signing.failed')}</LoadFailed>
        </li>
      ) : (
        data?.unsigned.map((unsigned) => (
          <li key={words.changes(unsigned)}>
            <Icon of={UsersRound} size={16} />
            <span>{text('payRun.signing.youSign', { changes: words.changes(unsigned) })}</span>
          </li>
        ))
      )}
      <li>
        <Icon of={ShieldCheck} size={16} />
        <span>{text('payRun.approving.again', { time: timeOf(computedAt ?? made.at) })}</span>
      </li>
    </>
  );
}
