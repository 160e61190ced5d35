import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { StepTrack } from '../../ui/feedback/step-track';
import { isRunning } from '../use-run';

const STEPS = { draft: 1, approved: 3, paying: 3, paid: 4, discarded: 1 } as const;

export function RunSteps({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { dayAndMonthOf, timeOf, day } = useDates();
  if (run.state === 'discarded') return null;
  const current = run.state === 'draft' && isRunning(run) ? 0 : STEPS[run.state];
  const by = (done: PayRunRecord['approved'], at = done?.at) =>
    done && at
      ? text('payRun.doneBy', { at: `${dayAndMonthOf(at)}, ${timeOf(at)}`, name: done.by.name })
      : undefined;
  const review =
    run.toCheck === 0
      ? text('payRun.nothingToCheck')
      : text(current > 1 ? 'payRun.hadWarnings' : 'payRun.toCheck', { count: run.toCheck });
  return (
    <StepTrack
      label={text('payRun.steps')}
      current={current}
      stepLabel={text('payRun.stepOf', { step: Math.min(current + 1, 4) })}
      steps={[
        { label: text('payRun.calculate'), settled: by(run.made, run.computedAt ?? run.made.at) },
        { label: text('payRun.review'), settled: current > 0 ? review : undefined },
        {
          label: text('payRun.approve'),
          settled:
            by(run.approved) ??
            (run.fourEyes && run.signature !== 'alone' ? text('payRun.bySecond') : undefined),
        },
        {
          label: text('payRun.pay'),
          settled: by(run.paid) ?? text('payRun.onDate', { date: day(run.payDate) }),
        },
      ]}
    />
  );
}
