import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { StepTrack } from '../../ui/feedback/step-track';
import { isRunning } from '../use-run';

const STEPS = { draft: 1, approved: 3, paying: 3, paid: 4, discarded: 1 } as const;

export function RunSteps({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { day, dayAndMonthOf, dayOf, timeOf, dayAndMonth, daysAway } = useDates();
  const today = useToday();
  if (run.state === 'discarded') return null;
  const current = run.state === 'draft' && isRunning(run) ? 0 : STEPS[run.state];
  const calculated = run.computedAt ?? run.made.at;
  const isToday = today !== undefined && dayOf(calculated) === day(today);
  const calculatedOn = isToday ? daysAway(today, today) : dayAndMonthOf(calculated);
  const by = (done: PayRunRecord['approved']) =>
    done ? text('payRun.doneBy', { at: dayAndMonthOf(done.at), name: done.by.name }) : undefined;
  const isOwn = !run.fourEyes || run.signature === 'alone' || run.signature === 'approves';
  const next = text(isOwn ? 'payRun.yours' : 'payRun.bySecond');
  const review =
    run.toCheck === 0
      ? text('payRun.nothingToCheck')
      : current > 1
        ? text('payRun.hadWarnings', { count: run.toCheck })
        : text('payRun.yours');
  return (
    <StepTrack
      label={text('payRun.steps')}
      current={current}
      stepLabel={text('payRun.stepOf', { step: Math.min(current + 1, 4) })}
      steps={[
        { label: text('payRun.calculate'), settled: `${calculatedOn}, ${timeOf(calculated)}` },
        { label: text('payRun.review'), settled: current > 0 ? review : undefined },
        { label: text('payRun.approve'), settled: by(run.approved) ?? next },
        { label: text('payRun.pay'), settled: by(run.paid) ?? dayAndMonth(run.payDate) },
      ]}
    />
  );
}
