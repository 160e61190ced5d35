import { useEffect, useRef } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Figures } from '../../lists/list-head';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { Overflow } from '../../ui/layout/overflow';
import { Breadcrumb } from '../../ui/layout/page-head';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { NextStep } from '../steps/next-step';
import { RunMenu } from '../steps/run-menu';
import { RunState } from '../run-state';
import { focusRunTitle, runTitle } from '../run-title';
import { isRunning } from '../use-run';
import { useRunName } from '../use-run-name';
import classes from './run-head.module.css';

interface Props {
  run: PayRunRecord;
  /** After a refusal because the draft is no longer as it was seen. */
  onChanged: () => void;
}

export function RunHead({ run, onChanged }: Props) {
  const text = useText();
  const { weekday } = useDates();
  const { formats } = usePayWords('');
  const name = useRunName()(run);
  const running = isRunning(run);
  const open = run.state === 'draft' || run.state === 'approved';
  usePageTitle(name);
  useLostFocus(running);
  return (
    <header className={classes.head}>
      <Breadcrumb to={officePath.payroll} label={text('payroll.title')} current={name} />
      <div className={classes.line}>
        <div className={classes.title}>
          <div className={classes.name}>
            <h1 {...runTitle}>{name}</h1>
            <RunState of={run} />
          </div>
          <Figures
            of={[
              ...(run.kind === 'offCycle'
                ? [{ label: text('payRun.period'), value: formats.fullSpan(run.period) }]
                : []),
              { label: text('payroll.payDate'), value: weekday(run.payDate) },
            ]}
          />
        </div>
        {open && !running && (
          <>
            <Overflow label={text('lists.more')}>
              <RunMenu run={run} />
            </Overflow>
            <div className={classes.primary}>
              <NextStep run={run} onChanged={onChanged} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** When a calculation ends, its heading is gone, and with it the focus. */
function useLostFocus(running: boolean): void {
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running && document.activeElement === document.body) focusRunTitle();
    before.current = running;
  }, [running]);
}
