import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { Icon } from '../../ui/icon';
import { usePayWords } from '../../payslip/use-pay-words';
import { useCommonWarnings } from '../people/common-warnings';
import { ABSENT_ID, PEOPLE_ID, errorsOf } from '../people/people-anchors';
import classes from './run-sums.module.css';
import type { FreshDraft } from './use-fresh-draft';

interface Props {
  run: PayRunRecord;
  fresh: FreshDraft;
}

/** One line: errors, what changed since the calculation, warnings, payslips on hold. */
export function RunSummary({ run, fresh }: Props) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  return (
    <ul className={classes.state} aria-label={text('payRun.state.label')}>
      {run.state === 'draft' && <DraftItems run={run} fresh={fresh} />}
      {run.state === 'approved' && (
        <Item glyph={<StatusGlyph of="paid" />}>{text('payRun.state.locked')}</Item>
      )}
      {run.state === 'paid' && <PaidItems run={run} />}
      <WithoutBank run={run} />
      {run.held > 0 && (
        <Item tone="warning" glyph={<StatusGlyph of="held" />}>
          <a href={`#${ABSENT_ID}`}>{text('payRun.state.held', { count: run.held })}</a>
        </Item>
      )}
      {run.employerCost > 0 && (
        <Item tone="quiet">{text('payRun.cost', { amount: formats.money(run.employerCost) })}</Item>
      )}
    </ul>
  );
}

function DraftItems({ run, fresh: { since, toggle, open } }: Props) {
  const text = useText();
  const { timeOf } = useDates();
  const errors = errorsOf(run);
  const warnings = run.toCheck - errors;
  const common = useCommonWarnings(run).map(({ said }) => said);
  const time = timeOf(since ?? run.computedAt ?? run.made.at);
  const count = run.changes.length;
  return (
    <>
      {errors > 0 ? (
        <Item tone="error" glyph={<StatusGlyph of="rejected" />}>
          <a href={`#${PEOPLE_ID}`}>{text('payRun.state.errors', { count: errors })}</a>
        </Item>
      ) : (
        <Item glyph={<StatusGlyph of="approved" />}>{text('payRun.state.noErrors')}</Item>
      )}
      {run.stale ? (
        <Item tone="warning" glyph={<StatusGlyph of="expiring" />}>
          {text('payRun.state.stale', { time })}
        </Item>
      ) : count > 0 ? (
        <Item tone="warning" glyph={<StatusGlyph of="expiring" />}>
          <button type="button" aria-expanded={open} onClick={toggle}>
            {text(since ? 'payRun.state.changed' : 'payRun.state.changedAt', { count, time })}
          </button>
        </Item>
      ) : (
        <Item glyph={<StatusGlyph of="approved" />}>{text('payRun.state.current', { time })}</Item>
      )}
      {warnings > 0 ? (
        <Item tone="warning" glyph={<Icon of={TriangleAlert} size={16} />}>
          <a href={`#${PEOPLE_ID}`}>{text('payRun.state.warnings', { count: warnings })}</a>
        </Item>
      ) : (
        common.length === 0 && (
          <Item glyph={<StatusGlyph of="approved" />}>{text('payRun.state.noWarnings')}</Item>
        )
      )}
      {common.map((said) => (
        <Item key={said} tone="warning" glyph={<Icon of={TriangleAlert} size={16} />}>
          <a href={`#${PEOPLE_ID}`}>{said}</a>
        </Item>
      ))}
    </>
  );
}

function WithoutBank({ run: { bankFile } }: { run: PayRunRecord }) {
  const text = useText();
  const count = bankFile?.withoutAccount ?? 0;
  return (
    count > 0 && (
      <Item tone="warning" glyph={<Icon of={TriangleAlert} size={16} />}>
        {text('payRun.state.noBank', { count })}
      </Item>
    )
  );
}

/** In the place of the steps, which are all done. */
function PaidItems({ run: { paid, approved, computedAt, made, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const { dayOf, dayAndMonthOf } = useDates();
  const dayIn = (at: string) =>
    at.startsWith(payDate.slice(0, 4)) ? dayAndMonthOf(at) : dayOf(at);
  const by = (done: NonNullable<PayRunRecord['paid']>) => ({
    at: dayIn(done.at),
    name: done.by.name,
  });
  return (
    <>
      {paid && <Item glyph={<StatusGlyph of="paid" />}>{text('payRun.state.paid', by(paid))}</Item>}
      {approved && <Item tone="quiet">{text('payRun.state.approved', by(approved))}</Item>}
      <Item tone="quiet">
        {text('payRun.state.calculated', { at: dayIn(computedAt ?? made.at) })}
      </Item>
    </>
  );
}

interface ItemProps {
  tone?: 'warning' | 'error' | 'quiet';
  glyph?: ReactNode;
  children: ReactNode;
}

function Item({ tone, glyph, children }: ItemProps) {
  return (
    <li className={tone && classes[tone]}>
      {glyph}
      <span>{children}</span>
    </li>
  );
}
